import { expect, test } from '@playwright/test';
import { linkTo } from './mails.js';
import { signIn } from './people.js';
import { place } from './place.js';
import { filled, textsOf } from './texts.js';

interface Member {
  _id: string;
}

test(
  'a manager leaves: their orders and leads go to colleagues in one dialog, and what stays is marked',
  { tag: ['@core', '@rights'] },
  async ({ browser, request }) => {
    test.slow();
    const { people, account, orders } = textsOf('ru');
    const stamp = Date.now() % 1_000_000;
    const email = `leaver-${stamp}@registra.example`;
    const [owner, client] = [await signIn(browser, 'owner', 'ru'), await signIn(browser, 'client', 'ru')];

    // Somebody of sales who works on orders too: invited, and in use.
    const invited = await owner.call<Member>('POST', '/users/invite', { email, role: 'Manager', department: 'ubContact', language: 'ru' });
    await expect.poll(() => linkTo(email, 'accept-invitation'), { message: 'the mail' }).toBeDefined();
    const context = await browser.newContext({ locale: 'ru-RU' });
    const page = await context.newPage();
    await page.goto((await linkTo(email, 'accept-invitation')) ?? '');
    await page.getByLabel(account.invitation.firstName).fill('Степан');
    await page.getByLabel(account.invitation.lastName).fill(`Уходящий${stamp}`);
    await page.getByLabel(account.password.new, { exact: true }).fill('тихая-гавань-47');
    await page.getByLabel(account.password.repeat, { exact: true }).fill('тихая-гавань-47');
    await page.getByRole('button', { name: account.invitation.submit }).click();
    await expect(page).toHaveURL(/\/admin\//);
    await context.close();

    const [first, second] = [await place(client), await place(client)];
    for (const { _id } of [first, second]) await owner.call('PUT', `/orders/${_id}/manager`, { manager: invited._id });
    const phone = `+372 55${String(stamp).padStart(6, '0')}`;
    const asked = await request.post('/api/v1/forms/request-call', { data: { name: `Лид ${stamp}`, phone } });
    expect(asked.status(), await asked.text()).toBe(201);
    const lead = (await asked.json()) as Member;
    await owner.call('PATCH', `/leads/${lead._id}`, { operation: 'reassign', payload: { assignee: invited._id } });

    await owner.page.goto(`/admin/staff?id=${invited._id}`);
    await owner.page.getByRole('button', { name: `${people.acts.deactivate}…` }).click();
    const dialog = owner.page.getByRole('dialog', { name: people.acts.deactivate, exact: true });
    for (const { number } of [first, second]) await expect(dialog.getByText(number)).toBeVisible();
    await expect(dialog.getByText(`Лид ${stamp}`)).toBeVisible();
    const submit = dialog.getByRole('button', { name: filled(people.handOver.deactivate.all, '3'), exact: true });
    await expect(submit).toBeDisabled();
    await dialog.getByRole('radio', { name: /Ольга Никитина/ }).check();
    await dialog.getByLabel(people.handOver.assignee).selectOption({ label: 'Роман Белов' });

    // One order is refused as if it had moved meanwhile; the page follows live changes too fast for a real one to be met for certain.
    await owner.page.route(`**/orders/${second._id}/manager`, (route) =>
      route.fulfill({
        status: 412,
        contentType: 'application/problem+json',
        json: { status: 412, code: 'staleVersion', detail: 'Заказ изменился' },
      }),
    );
    await submit.click();
    await expect(dialog.getByText(filled(people.handOver.deactivate.left, `Степан Уходящий${stamp}`))).toBeVisible();
    await expect(dialog.getByRole('listitem').filter({ hasText: second.number })).toContainText('Заказ изменился');
    await expect(dialog.getByText(first.number)).toHaveCount(0);
    const status = async () => (await owner.call<{ status: string }>('GET', `/users/${invited._id}`)).status;
    expect(await status(), 'broken off, the person stays').toBe('active');

    await owner.page.unroute(`**/orders/${second._id}/manager`);
    await dialog.getByRole('button', { name: filled(people.handOver.deactivate.all, '1'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect.poll(status).toBe('deactivated');
    const manager = async (id: string) => (await owner.call<{ manager: { name: string } }>('GET', `/orders/${id}`)).manager.name;
    expect([await manager(first._id), await manager(second._id)]).toEqual(['Ольга Никитина', 'Ольга Никитина']);

    // Given an order again and closed at once: it stays, is marked, and the filter finds it.
    await owner.call('PATCH', `/users/${invited._id}`, { deactivated: false });
    await owner.call('PUT', `/orders/${first._id}/manager`, { manager: invited._id });
    await owner.page.reload();
    await owner.page.getByRole('button', { name: `${people.acts.deactivate}…` }).click();
    await dialog.getByRole('button', { name: people.handOver.deactivate.only }).click();
    await expect(dialog).toHaveCount(0);
    await owner.page.goto('/admin/orders-list?filter[managerGone]=true');
    const row = owner.page.getByRole('row').filter({ hasText: first.number });
    await expect(row).toContainText(orders.filters.managerGone);
    await expect(owner.page.getByRole('row').filter({ hasText: second.number })).toHaveCount(0);

    await owner.call('PUT', `/orders/${first._id}/manager`, { manager: null });
    for (const person of [owner, client]) await person.context.close();
  },
);
