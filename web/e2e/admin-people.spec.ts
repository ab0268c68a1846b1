import { expect, test } from '@playwright/test';
import { verifyLog } from './audit-log.js';
import { linkTo } from './mails.js';
import { signIn } from './people.js';
import { filled, textsOf } from './texts.js';

test(
  'a manager is invited, follows the mailed link, and works in the section of their department',
  { tag: '@rights' },
  async ({ browser }) => {
    const { people, account, common } = textsOf('en');
    const email = `new-${Date.now()}@registra.example`;
    const admin = await signIn(browser, 'admin', 'en');
    await admin.page.goto('/admin/staff');
    await admin.page.getByRole('button', { name: people.add.staff }).click();
    const dialog = admin.page.getByRole('dialog');
    await dialog.getByLabel(people.form.email).fill(email);
    await dialog.getByLabel(people.form.role).selectOption('Manager');
    await dialog.getByLabel(people.form.department).selectOption('ubClient');
    await dialog.getByLabel(people.form.language).selectOption('en');
    await admin.page.keyboard.press('Enter');
    const sheet = admin.page.getByRole('dialog', { name: email });
    await expect(sheet.getByText(people.status.invited, { exact: true })).toBeVisible();

    await expect.poll(() => linkTo(email, 'accept-invitation'), { message: 'the mail' }).toBeDefined();
    const context = await browser.newContext({ locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto((await linkTo(email, 'accept-invitation')) ?? '');
    await page.getByLabel(account.invitation.firstName).fill('Nora');
    await page.getByLabel(account.invitation.lastName).fill('Berg');
    await page.getByLabel(account.password.new, { exact: true }).fill('quiet-harbour-47');
    await page.getByLabel(account.password.repeat, { exact: true }).fill('quiet-harbour-47');
    await page.getByRole('button', { name: account.invitation.submit }).click();
    await expect(page).toHaveURL(/\/admin\/clients$/);
    await expect(page.getByRole('link', { name: common.nav.clients })).toHaveAttribute('aria-current', 'page');

    await admin.page.reload();
    const accepted = admin.page.getByRole('dialog', { name: 'Nora Berg' });
    await expect(accepted.getByText(people.status.active, { exact: true })).toBeVisible();

    // Another role counts at once, in the page that is open: the section is not theirs any more.
    await accepted.getByRole('button', { name: people.acts.post }).click();
    await admin.page.getByLabel(people.form.department).selectOption('ubContent');
    await admin.page.getByRole('button', { name: people.post.submit, exact: true }).click();
    await expect(accepted.getByRole('definition').filter({ hasText: common.departments.ubContent })).toBeVisible();
    await expect(page.getByRole('link', { name: common.nav.clients })).toHaveCount(0);
    await context.close();
    await admin.context.close();
  },
);

test('a client gets a note, is locked out, let in and erased, and the log verifies', { tag: '@rights' }, async ({ browser, request }) => {
  const { people } = textsOf('ru');
  const surname = `Рощин${Date.now() % 100_000}`;
  const email = `roshchin-${Date.now()}@registra.example`;
  const asked = await request.post('/api/v1/auth/signup', {
    data: { firstName: 'Пётр', lastName: surname, email, password: 'тихая-гавань-47', phone: '+7 900 123-45-67', language: 'ru' },
  });
  expect(asked.status(), await asked.text()).toBe(201);

  const owner = await signIn(browser, 'owner', 'ru');
  const { page } = owner;
  await page.goto(`/admin/clients?search=${encodeURIComponent(surname)}`);
  await page.getByRole('link', { name: `Пётр ${surname}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Пётр ${surname}` })).toBeVisible();

  await page.getByRole('tab', { name: people.tabs.notes }).click();
  await page.getByLabel(people.notes.label).fill('Просит звонить после шести');
  await page.getByRole('button', { name: people.notes.add }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Просит звонить после шести' })).toBeVisible();

  for (const [act, status] of [
    ['deactivate', 'deactivated'],
    ['reactivate', 'active'],
  ] as const) {
    await page.getByRole('button', { name: `${people.acts[act]}…` }).click();
    await page.getByRole('dialog').getByRole('button', { name: people.confirm[act].submit, exact: true }).click();
    await expect(page.getByRole('main').getByText(people.status[status], { exact: true })).toBeVisible();
  }

  await page.getByRole('button', { name: `${people.acts.erase}…` }).click();
  const dialog = page.getByRole('dialog', { name: filled(people.erase.title, `Пётр ${surname}`) });
  await expect(dialog.getByRole('button', { name: people.erase.submit })).toBeDisabled();
  await dialog.getByLabel(filled(people.erase.type, people.erase.word)).fill(people.erase.word);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/clients$/);

  await page.goto('/admin/clients?filter[status]=erased');
  await page.getByRole('link', { name: people.erasedName }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: people.erasedName })).toBeVisible();
  await expect(page.getByText(surname)).toHaveCount(0);
  await expect(page.getByText(email)).toHaveCount(0);
  await page.getByRole('tab', { name: people.tabs.history }).click();
  await expect(page.getByRole('tabpanel').getByText('Марина Орлова').first()).toBeVisible();

  await verifyLog();
  await owner.context.close();
});

test('a manager sees why they cannot erase, and nobody erases a client with open orders', { tag: '@rights' }, async ({ browser }) => {
  const { people } = textsOf('en');
  const manager = await signIn(browser, 'client-service-manager', 'en');
  const { items } = await manager.call<{ items: { _id: string; firstName: string }[] }>('GET', '/users/clients?per_page=1&search=client@');
  await manager.page.goto(`/admin/client/${items[0]?._id}`);
  const erase = manager.page.getByRole('button', { name: people.acts.erase, exact: true });
  await expect(erase).toHaveAttribute('aria-disabled', 'true');
  await expect(erase).toHaveAccessibleDescription(people.whyNot.managersNeverErase);
  await manager.context.close();

  const owner = await signIn(browser, 'ceo', 'en');
  await owner.page.goto(`/admin/client/${items[0]?._id}`);
  await owner.page.getByRole('button', { name: `${people.acts.erase}…` }).click();
  const dialog = owner.page.getByRole('dialog');
  await dialog.getByLabel(filled(people.erase.type, people.erase.word)).fill(people.erase.word);
  await dialog.getByRole('button', { name: people.erase.submit }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await owner.context.close();
});
