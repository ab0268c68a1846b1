import { type Browser, expect, test } from '@playwright/test';
import { fromText } from '#machines/kernel/money';
import { writeAmount } from '#machines/kernel/typed-amount';
import { formatMinor } from '../src/lib/format.js';
import { OrderPage } from './order-page.js';
import { type Person, signIn } from './people.js';
import { keep } from './pictures.js';
import { place } from './place.js';
import { filled, type Language, like, textsOf } from './texts.js';
import { doTheWork } from './work.js';

interface Order {
  number: string;
  status: string;
  balance: { amount: string };
  conceded: { amount: string };
  payments: { method: string; state: string; amount: { amount: string } }[];
}

/** What the banks keep on the way: what customer service may waive without somebody who may refund. */
const fees = 23_00;
const spaces = (text: string): string => text.replace(/\s/g, ' ');
const euros = (amount: number, language: Language): string => spaces(formatMinor(amount, 'EUR', language));

/** A client on a dark phone and their manager at a desk, each in their own language, with an order whose rest is due. */
async function restDue(browser: Browser): Promise<{ client: Person; staff: Person; id: string }> {
  const client = await signIn(browser, 'client', 'en');
  await client.page.setViewportSize({ width: 360, height: 800 });
  await client.page.emulateMedia({ colorScheme: 'dark' });
  const staff = await signIn(browser, 'client-service-manager', 'ru');
  await staff.page.setViewportSize({ width: 1280, height: 900 });
  const { _id: id } = await place(client);
  await staff.call('PATCH', `/orders/update-payment-status/${id}`, { operation: 'managerConfirmedNotPayedOrder', payload: {} });
  const { prepayment } = await staff.call<{ prepayment: object }>('GET', `/orders/${id}`);
  await staff.call('POST', `/order-payments/${id}/payments`, { kind: 'cash', amount: prepayment, note: 'Till 3' });
  await doTheWork(staff, id);
  return { client, staff, id };
}

test(
  'a transfer that arrives 23 euros short: the order comes back to its client, the rest is waived, and the order is finished',
  { tag: ['@core', '@money'] },
  async ({ browser }) => {
    test.slow();
    const [en, ru] = [textsOf('en'), textsOf('ru')];
    const { client, staff, id } = await restDue(browser);
    const [theirs, ours] = [new OrderPage(client.page, 'en'), new OrderPage(staff.page, 'ru')];
    const order = () => staff.call<Order>('GET', `/orders/${id}`);
    const { number, balance } = await order();
    const rest = fromText(balance.amount, 'EUR') ?? 0;
    const arrived = rest - fees;
    expect(arrived).toBeGreaterThan(0);
    const says = (page: OrderPage) => expect.poll(async () => spaces(await page.page.getByRole('main').innerText()));

    await test.step('the client reports the whole rest', async () => {
      await theirs.open(id);
      await theirs.isAskedTo(en.order.task.lastPaymentRequired.title);
      await keep(client.page, 'short-1-asked-en-dark');
      await theirs.declareTransfer(`Rest of ${number}`);
      await says(theirs).toContain(spaces(filled(en.order.money.waiting, euros(rest, 'en'))));
    });

    await test.step('less arrived: the dialog names the difference, and books nothing before it is answered', async () => {
      await ours.open(id, '/admin');
      await ours.tab('payments');
      await ours.button(ru.order.payments.confirm).click();
      const dialog = await ours.dialog();
      await dialog.getByLabel(like(ru.order.transfer.arrived)).fill(writeAmount(arrived, 'EUR', 'ru'));
      const less = ru.order.difference.reported.less.replace('{{amount}}', euros(fees, 'ru')).replace('{{expected}}', euros(rest, 'ru'));
      await expect.poll(async () => spaces(await dialog.innerText())).toContain(less);
      await dialog.getByRole('button', { name: like(ru.order.transfer.confirm) }).click();
      await expect(dialog.getByText(ru.order.difference.unanswered)).toBeVisible();
      await keep(staff.page, 'short-2-question-ru');
      expect((await order()).status).toBe('lastPaymentPayed');
      await dialog.getByLabel(like(ru.order.difference.sure)).check();
      await ours.submit(dialog, ru.order.transfer.confirm);
      await ours.sees(ru.machine.status.lastPaymentRequired);
    });

    await test.step('the order is back with its client: what arrived, and what is still due', async () => {
      const { payments, balance: left } = await order();
      expect(fromText(left.amount, 'EUR')).toBe(fees);
      expect(payments.map(({ state }) => state)).toEqual(['confirmed', 'confirmed']);
      await says(theirs).toContain(spaces(filled(en.order.money.pay, euros(fees, 'en'))));
      await keep(client.page, 'short-3-still-due-en-dark');
      await client.page.goto(`/order?id=${id}&tab=payments`);
      await says(theirs).toContain(euros(arrived, 'en'));
      await says(theirs).toContain(spaces(filled(filled(en.order.payments.arrivedLess, euros(rest, 'en')), euros(fees, 'en'))));
      await keep(client.page, 'short-4-payments-en-dark');
      await keep(staff.page, 'short-5-payments-ru');
    });

    await test.step('customer service waives the rest, and nobody asks for it any more', async () => {
      await ours.button(ru.order.payments.waive).click();
      const dialog = await ours.dialog();
      await dialog.getByLabel(ru.order.form.reason).fill('Комиссия банков по пути');
      await keep(staff.page, 'short-6-waiver-ru');
      await ours.submit(dialog, ru.order.waive.submit);
      await ours.sees(ru.machine.status.lastPaymentConfirmed);
      const { balance: left, conceded } = await order();
      expect([left.amount, fromText(conceded.amount, 'EUR')]).toEqual(['0.00', fees]);
      await says(theirs).not.toContain(spaces(filled(en.order.money.pay, euros(fees, 'en'))));
      await keep(client.page, 'short-7-waived-en-dark');
    });

    await test.step('the order goes on to its end', async () => {
      await ours.tab('documents');
      await ours.upload(ru.order.documents.addResult, 'extract.pdf');
      await ours.run('sendPayedProjectDocuments');
      await ours.sees(ru.machine.status.documentsSentAfterLastPayment);
      await ours.submit(await ours.form('managerFinishedProject'), ru.order.finish.submit);
      await ours.sees(ru.machine.status.projectFinished);
      await theirs.open(id);
      await theirs.sees(en.order.client.over);
      await keep(client.page, 'short-8-finished-en-dark');
      await keep(staff.page, 'short-9-finished-ru');
    });
    for (const { context } of [client, staff]) await context.close();
  },
);
