import { type Browser, expect, type Page, test } from '@playwright/test';
import { OrderPage } from './order-page.js';
import { type Person, signIn } from './people.js';
import { place } from './place.js';
import { isAlive, signUp, visit, Visitor } from './visitor.js';
import { type Language, like, wordsOf } from './words.js';

/** The most clicks each way may take. Typing and keys are none; choosing from a list is two. */
const most = { order: 4, status: 2, refund: 3, receipt: 2, export: 1, take: 1, transfer: 2 } as const;

/** Compares what a way took with the most it may take, and prints both. */
function checkClicks(way: keyof typeof most, { clicks, language }: Visitor): void {
  console.log(`clicks, ${language}: ${way} ${clicks} of ${most[way]}`);
  expect(clicks, way).toBeLessThanOrEqual(most[way]);
}

/** Somebody's page from here on, with the count reset. */
const counted = ({ page }: Person, language: Language) => new Visitor(page, language);

const at = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

async function ordersFromTheLanding(browser: Browser, language: Language): Promise<void> {
  const visitor = await visit(browser, language);
  const { page, words } = visitor;
  await page.goto(`/${language}`);
  await isAlive(page, 'picker');
  await visitor.click(page.getByRole('button', { name: like(words.siteParts.hero.order) }));
  await isAlive(page, 'selection');
  await visitor.click(visitor.button(words.selection.next));
  await visitor.asks(words.selection.check.title);
  await visitor.click(await visitor.orderButton());
  await signUp(visitor);
  await visitor.click(page.getByRole('dialog').getByRole('button', { name: words.account.signUp.submitOrder }));
  await expect(page).toHaveURL(/\/order\?id=/);
  checkClicks('order', visitor);
  await page.context().close();
}

/** From the list to another status of the order, which the reader then takes; and the whole list as a file. */
async function managerWays(manager: Person, number: string, language: Language): Promise<void> {
  const { orders, machine } = wordsOf(language);
  await at(manager.page, `/admin/orders-list?search=${number}`);
  const list = counted(manager, language);
  const started = manager.page.waitForEvent('download');
  await list.click(manager.page.getByRole('button', { name: like(orders.export.label) }));
  await started;
  checkClicks('export', list);

  const status = counted(manager, language);
  const page = new OrderPage(manager.page, language);
  await status.click(manager.page.getByRole('link', { name: number }).first());
  await status.click(await page.ready(page.operation('managerConfirmedNotPayedOrder')));
  await expect(manager.page.getByRole('main').getByText(like(machine.status.orderConfirmedNotPayed)).first()).toBeVisible();
  checkClicks('status', status);
}

for (const language of ['ru', 'en'] as const) {
  test(`from the landing to an order, in ${language}`, ({ browser }) => ordersFromTheLanding(browser, language));

  test(`the ways of staff and of a client through one order, in ${language}`, async ({ browser }) => {
    const { order: words, payments } = wordsOf(language);
    const client = await signIn(browser, 'client', language);
    const manager = await signIn(browser, 'client-service-head', language);
    const { _id, number } = await place(client);

    await test.step('assign to me', async () => {
      await at(manager.page, `/admin/order?id=${_id}`);
      const way = counted(manager, language);
      await way.click(way.button(words.people.take));
      await expect(way.button(words.people.take)).toHaveCount(0);
      checkClicks('take', way);
    });

    await test.step('export, and from the list to another status', () => managerWays(manager, number, language));

    await test.step('confirm a transfer from the list', async () => {
      const { prepayment } = await client.call<{ prepayment: object }>('GET', `/orders/${_id}`);
      await client.call('POST', `/order-payments/${_id}/transfers`, { amount: prepayment, reference: 'Clicks' });
      await at(manager.page, `/admin/payments?search=${number}`);
      const way = counted(manager, language);
      await way.click(way.button(payments.confirm).first());
      await way.click(manager.page.getByRole('dialog').getByRole('button', { name: like(words.transfer.confirm) }));
      await expect(manager.page.getByRole('dialog')).toHaveCount(0);
      checkClicks('transfer', way);
    });

    await test.step('receipt', async () => {
      await at(client.page, `/order?id=${_id}`);
      const way = counted(client, language);
      await way.click(
        client.page
          .getByRole('main')
          .getByRole('button', { name: new RegExp(`^${words.tabs.payments}`) })
          .first(),
      );
      await way.click(new OrderPage(client.page, language).button(words.payments.receipt).first());
      await expect(client.page.getByRole('dialog', { name: new RegExp(`^${words.receipt.title} R-`) })).toBeVisible();
      checkClicks('receipt', way);
    });

    await test.step('refund', async () => {
      const paid = await place(client);
      const payer = new OrderPage(client.page, language);
      await payer.open(paid._id);
      await payer.payOnline(await payer.waysToPay(), 'pay');
      await payer.seesResult(words.pay.returned.captured);
      const desk = new OrderPage(manager.page, language);
      await desk.open(paid._id, '/admin');
      const way = counted(manager, language);
      await way.click(manager.page.getByRole('tab', { name: new RegExp(`^${words.tabs.payments}`) }));
      await way.click(desk.button(words.payments.refund).first());
      const dialog = await desk.dialog();
      await dialog.getByLabel(/^(Amount|Сумма), /).fill('10');
      await dialog.getByLabel(words.form.reason).fill('One extract less');
      await dialog.getByLabel(words.refund.word).fill('REFUND');
      await way.click(dialog.getByRole('button', { name: like(words.refund.submit) }));
      await expect(manager.page.getByRole('dialog')).toHaveCount(0);
      checkClicks('refund', way);
    });
    for (const { context } of [client, manager]) await context.close();
  });
}
