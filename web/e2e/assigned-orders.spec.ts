import { type Browser, expect, test } from '@playwright/test';
import { OrderPage } from './order-page.js';
import { type Person, signIn, signInOnPage } from './people.js';
import { place } from './place.js';
import { type Language, textsOf } from './texts.js';

interface Listed {
  _id: string;
  number: string;
  manager: { _id: string } | null;
}

/** Somebody of order work: what they find at their desk, what they do with it, and that it goes when it is taken away. */
async function workOnTheAssigned(browser: Browser, language: Language, width: number): Promise<void> {
  const texts = textsOf(language);
  const [client, owner] = [await signIn(browser, 'client', language), await signIn(browser, 'owner', language)];
  const worker = await signInOnPage(browser, 'services-manager', language);
  await worker.page.setViewportSize({ width, height: 900 });
  await expect(worker.page).toHaveURL(/\/admin\/orders-list/);
  const me = await worker.call<{ _id: string }>('GET', '/users/me');
  const { items } = await worker.call<{ items: Listed[] }>('GET', '/orders?per_page=100');
  expect(items.length).toBeGreaterThan(0);
  expect(items.filter(({ manager }) => manager?._id !== me._id)).toEqual([]);

  const order = await place(client);
  const link = worker.page.getByRole('link', { name: order.number });
  await expect(worker.page.getByRole('link', { name: items[0]?.number ?? '' }).first()).toBeVisible();
  await expect(link).toHaveCount(0);
  await owner.call('PUT', `/orders/${order._id}/manager`, { manager: me._id });
  await expect(link.first(), 'without a reload').toBeVisible();

  await link.first().click();
  const page = new OrderPage(worker.page, language);
  await page.sees(texts.machine.status.newOrder);
  await page.run('managerConfirmedNotPayedOrder');
  const status = async () => (await worker.call<{ status: string }>('GET', `/orders/${order._id}`)).status;
  await expect.poll(status).toBe('orderConfirmedNotPayed');
  await paid(owner, order._id);
  await expect(worker.page.getByRole('tab', { name: new RegExp(`^${texts.order.tabs.history}`) })).toBeVisible();
  await expect(worker.page.getByRole('tab', { name: new RegExp(`^${texts.order.tabs.payments}`) })).toHaveCount(0);
  await expect(page.button(texts.order.money.payments)).toHaveCount(0);
  await expect(page.button(texts.order.money.refund)).toHaveCount(0);

  await owner.call('PUT', `/orders/${order._id}/manager`, { manager: null });
  await expect(worker.page.getByText(texts.order.noSuch), 'without a reload').toBeVisible();
  for (const { context } of [client, owner, worker]) await context.close();
}

/** The prepayment comes in: what an order worker learns of it is that it is there. */
async function paid(owner: Person, order: string): Promise<void> {
  const { prepayment } = await owner.call<{ prepayment: object }>('GET', `/orders/${order}`);
  await owner.call('POST', `/order-payments/${order}/payments`, { kind: 'cash', amount: prepayment, note: 'Till 3' });
}

for (const [language, width] of [
  ['ru', 1280],
  ['en', 360],
] as const) {
  test(
    `somebody of order work lands on the orders assigned to them and works on one, in ${language} at ${width} px`,
    { tag: '@rights' },
    ({ browser }) => workOnTheAssigned(browser, language, width),
  );
}
