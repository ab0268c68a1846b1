import { expect, test } from '@playwright/test';
import { findingsOf } from './findings.js';
import { OrderPage } from './order-page.js';
import { type Person, signIn } from './people.js';
import { keep } from './pictures.js';
import { place } from './place.js';
import { atSimulator } from './simulator.js';
import { textsOf } from './texts.js';

interface Order {
  number: string;
  status: string;
  payments: {
    _id: string;
    state: string;
    providerReference: string | null;
    amount: { amount: string; currency: string };
    disputes: { outcome: string | null }[];
    refunds: { state: string; cause: string | null }[];
  }[];
}

/** How a payment in dispute is marked. */
const disputed = { ru: 'Оспаривается', en: 'Disputed' };

/** An order whose client paid the prepayment at the provider, under work. */
async function paidOnline(client: Person, staff: Person): Promise<string> {
  const { _id } = await place(client);
  const page = new OrderPage(client.page, 'ru');
  await page.open(_id);
  await page.payOnline(await page.waysToPay(), 'pay');
  await page.seesResult(textsOf('ru').order.pay.returned.captured);
  await staff.call('PATCH', `/orders/update-payment-status/${_id}`, { operation: 'managerConfirmedPayedOrder', payload: {} });
  return _id;
}

test(
  'a payment is disputed and lost: it is not refunded meanwhile, what was taken back is settled, and the order goes on',
  { tag: ['@core', '@money'] },
  async ({ browser }) => {
    test.slow();
    const [en, ru] = [textsOf('en'), textsOf('ru')];
    const client = await signIn(browser, 'client', 'ru');
    await client.page.setViewportSize({ width: 360, height: 800 });
    await client.page.emulateMedia({ colorScheme: 'dark' });
    const staff = await signIn(browser, 'client-service-head', 'en');
    await staff.page.setViewportSize({ width: 1280, height: 900 });
    const id = await paidOnline(client, staff);
    const [theirs, ours] = [new OrderPage(client.page, 'ru'), new OrderPage(staff.page, 'en')];
    const order = () => staff.call<Order>('GET', `/orders/${id}`);
    const {
      number,
      payments: [payment],
    } = await order();

    const dispute = await test.step('the payer disputes it: the order and the payments to review show it', async () => {
      const opened = await atSimulator<{ id: string }>('POST', `captures/${payment?.providerReference}`, { do: 'dispute' });
      await expect.poll(async () => (await order()).payments[0]?.disputes.map(({ outcome }) => outcome)).toEqual([null]);
      await ours.open(id, '/admin');
      await ours.tab('payments');
      await expect(staff.page.getByText(disputed.en, { exact: true })).toBeVisible();
      await keep(staff.page, 'dispute-1-open-en');
      await client.page.goto(`/order?id=${id}&tab=payments`);
      await expect(client.page.getByText(disputed.ru, { exact: true })).toBeVisible();
      await keep(client.page, 'dispute-2-open-ru-dark');
      await findingsOf(staff, number, 1);
      await keep(staff.page, 'dispute-3-to-review-en');
      return opened.id;
    });

    await test.step('it is not refunded while it is disputed, and the page says why', async () => {
      await ours.open(id, '/admin');
      await expect(staff.page.getByText(en.order.money.refundLocked)).toBeVisible();
      await ours.tab('payments');
      await expect(staff.page.getByText(disputed.en, { exact: true })).toBeVisible();
      await expect(ours.button(en.order.payments.refund)).toHaveCount(0);
      await keep(staff.page, 'dispute-4-locked-en');
    });

    await test.step('it is lost: the provider takes the money, and the next step is to settle that', async () => {
      await atSimulator('POST', `disputes/${dispute}`, { do: 'lose' });
      await expect
        .poll(async () => (await order()).payments[0]?.refunds.map(({ state, cause }) => [state, cause]))
        .toEqual([['reversed', 'dispute']]);
      expect((await order()).payments[0]?.disputes.map(({ outcome }) => outcome)).toEqual(['lost']);
      await expect(ours.button(en.order.payments.settleReversal).first()).toBeVisible();
      await keep(staff.page, 'dispute-5-lost-en');
      await client.page.goto(`/order?id=${id}`);
      await theirs.isAskedTo(ru.order.task.reversal.title);
      await keep(client.page, 'dispute-6-lost-ru-dark');
      await findingsOf(staff, number, 1);
      await keep(staff.page, 'dispute-7-to-review-en');
    });

    await test.step('nobody insists on it: the order goes on, and nothing is left to review', async () => {
      await ours.open(id, '/admin');
      await ours.tab('payments');
      await ours.button(en.order.payments.settleReversal).first().click();
      const dialog = await ours.dialog();
      await dialog.getByRole('button', { name: en.order.reversal.submit }).click();
      await expect(dialog.getByText(en.order.reversal.nothing)).toBeVisible();
      await dialog.getByRole('radio', { name: en.order.reversal.waived }).check();
      await keep(staff.page, 'dispute-8-settle-en');
      await ours.submit(dialog, en.order.reversal.submit);
      await expect(ours.operation('requestDocuments')).not.toHaveAttribute('aria-disabled', 'true');
      await expect(ours.button(en.order.payments.settleReversal)).toHaveCount(0);
      await keep(staff.page, 'dispute-9-settled-en');
      await findingsOf(staff, number, 0);
    });
    for (const { context } of [client, staff]) await context.close();
  },
);
