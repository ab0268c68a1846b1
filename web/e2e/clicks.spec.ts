import { type Browser, expect, type Page, test } from '@playwright/test';
import { OrderPage } from './order-page.js';
import { type Person, signIn } from './people.js';
import { place } from './place.js';
import { isAlive, signUp, visit, Visitor } from './visitor.js';
import { type Language, like, textsOf } from './texts.js';

/** The most clicks each way may take. Typing and keys are none; choosing from a list is two. */
const most = {
  order: 4,
  status: 2,
  refund: 3,
  receipt: 2,
  export: 1,
  take: 1,
  transfer: 2,
  today: 3,
  answer: 2,
  partner: 4,
  phone: 1,
  stuck: 1,
  month: 5,
  invite: 3,
} as const;

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
  const { page, texts } = visitor;
  await page.goto(`/${language}`);
  await isAlive(page, 'picker');
  await visitor.click(page.getByRole('button', { name: like(texts.siteParts.hero.order) }));
  await isAlive(page, 'selection');
  await visitor.click(visitor.button(texts.selection.next));
  await visitor.asks(texts.selection.check.title);
  await visitor.click(await visitor.orderButton());
  await signUp(visitor);
  await visitor.click(page.getByRole('dialog').getByRole('button', { name: texts.account.signUp.submitOrder }));
  await expect(page).toHaveURL(/\/order\?id=/);
  checkClicks('order', visitor);
  await page.context().close();
}

/** From the list to another status of the order, which the reader then takes; and the whole list as a file. */
async function managerWays(manager: Person, number: string, language: Language): Promise<void> {
  const { orders, machine } = textsOf(language);
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

/** A section of the sidebar, which may have a count behind its name. */
const section = (page: Page, name: string) => page.locator('aside nav').getByRole('link', { name: new RegExp(`^${name}(\\s|$)`) });

/** The jobs of a manager's day, each from the list of orders. */
async function jobsOfADay({ client, manager, number, language }: Jobs): Promise<void> {
  const { common, orders, order: texts, chat: chats, search } = textsOf(language);
  const { page } = manager;
  const from = async (query = '') => {
    await at(page, `/admin/orders-list${query}`);
    return counted(manager, language);
  };

  await test.step("today's work", async () => {
    await at(page, '/admin/payments');
    const way = counted(manager, language);
    await way.click(section(page, common.nav.orders));
    await way.click(way.button(orders.views.menu));
    await way.click(page.getByRole('menuitem', { name: orders.views.mine, exact: true }));
    await expect(page.locator('tbody tr').first()).toBeVisible();
    checkClicks('today', way);
  });

  await test.step('answer a client', async () => {
    await client.page.goto(`/order?id=${(await idOf(client, number)) ?? ''}&tab=chat`);
    const field = (at: Page) => at.getByRole('textbox', { name: chats.compose.label, exact: true });
    await field(client.page).fill('When will it be ready?');
    await field(client.page).press('Enter');
    await expect(field(client.page)).toHaveValue('');
    const way = await from();
    await way.click(section(page, common.nav.chats));
    await way.click(page.getByRole('navigation', { name: chats.page.list }).getByRole('link').filter({ hasText: number }).first());
    await field(page).fill('On Friday');
    await field(page).press('Enter');
    await expect(page.getByRole('log', { name: chats.log }).getByText('On Friday', { exact: true })).toBeVisible();
    checkClicks('answer', way);
  });

  await test.step('find an order by the phone of its client', async () => {
    const { phone } = await client.call<{ phone: string }>('GET', '/users/me');
    const digits = phone.replace(/\D/g, '');
    const way = await from();
    await way.click(page.getByRole('button', { name: new RegExp(`^${common.nav.search}`) }).first());
    await page
      .getByRole('combobox', { name: search.label })
      .fill(`+${digits.slice(0, 1)} (${digits.slice(1, 4)}) ${digits.slice(4, 7)}-${digits.slice(7)}`);
    await expect(
      page
        .getByRole('option')
        .filter({ hasText: /R-\d{6}/ })
        .first(),
    ).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/(order|clients?)/);
    checkClicks('phone', way);
  });

  await test.step('why an order is stuck', async () => {
    const way = await from(`?search=${number}`);
    await way.click(page.getByRole('link', { name: number }).first());
    await expect(page.getByText(texts.now.acts)).toBeVisible();
    await expect(page.getByText(like(texts.now.for)).first()).toBeVisible();
    checkClicks('stuck', way);
  });

  await test.step('assign a partner', async () => {
    const way = await from(`?search=${number}`);
    await way.click(page.getByRole('link', { name: number }).first());
    await way.click(new OrderPage(page, language).button(texts.people.appoint).first());
    const dialog = page.getByRole('dialog');
    await way.click(dialog.getByRole('radio').first());
    await way.click(dialog.getByRole('button', { name: like(texts.partner.submit) }));
    await expect(dialog).toHaveCount(0);
    checkClicks('partner', way);
  });
}

interface Jobs {
  client: Person;
  manager: Person;
  number: string;
  language: Language;
}

const idOf = async (client: Person, number: string): Promise<string | undefined> =>
  (await client.call<{ items: { _id: string }[] }>('GET', `/orders?search=${number}`)).items[0]?._id;

/** The jobs of an owner: money of a month as a file, and somebody new. */
async function jobsOfAnOwner(owner: Person, language: Language): Promise<void> {
  const { common, payments, people } = textsOf(language);
  const { page } = owner;
  await test.step("export a month's payments", async () => {
    await at(page, '/admin/orders-list');
    const way = counted(owner, language);
    await way.click(section(page, common.nav.payments));
    await way.click(way.button(common.list.addFilter));
    const form = page.getByRole('dialog', { name: common.list.addFilter });
    const days = form.getByRole('group', { name: payments.filters.paid });
    await days.getByLabel(common.list.from).fill('2026-01-01');
    await days.getByLabel(common.list.to).fill('2026-12-31');
    await way.click(form.getByRole('button', { name: common.list.apply }));
    await expect(form).toHaveCount(0);
    await way.click(way.button(common.list.export.open));
    const started = page.waitForEvent('download');
    await way.click(page.getByRole('menuitem', { name: common.list.export.xlsx }));
    await started;
    checkClicks('month', way);
  });

  await test.step('invite a colleague', async () => {
    await at(page, '/admin/orders-list');
    const way = counted(owner, language);
    await way.click(section(page, common.nav.staff));
    await way.click(way.button(people.add.staff));
    const dialog = page.getByRole('dialog');
    const email = `clicks-${Date.now()}@registra.example`;
    await dialog.getByLabel(people.form.email).fill(email);
    await dialog.getByLabel(people.form.role).selectOption('Manager');
    await dialog.getByLabel(people.form.department).selectOption('ubClient');
    await way.click(dialog.locator('button[type=submit]'));
    await expect(page.getByRole('dialog', { name: email })).toBeVisible();
    checkClicks('invite', way);
  });
}

for (const language of ['ru', 'en'] as const) {
  test(`the daily jobs of a manager and an owner take no more clicks than counted, in ${language}`, async ({ browser }) => {
    const client = await signIn(browser, 'client', language);
    const manager = await signIn(browser, 'client-service-manager', language);
    const owner = await signIn(browser, 'owner', language);
    const { _id, number } = await place(client);
    await manager.call('PUT', `/orders/${_id}/manager`, { manager: (await manager.call<{ _id: string }>('GET', '/users/me'))._id });
    await jobsOfADay({ client, manager, number, language });
    await jobsOfAnOwner(owner, language);
    for (const { context } of [client, manager, owner]) await context.close();
  });

  test(`the way from the landing to an order takes no more clicks than counted, in ${language}`, ({ browser }) =>
    ordersFromTheLanding(browser, language));

  test(`staff and a client act on one order with no more clicks than counted, in ${language}`, async ({ browser }) => {
    const { order: texts, payments } = textsOf(language);
    const client = await signIn(browser, 'client', language);
    const manager = await signIn(browser, 'client-service-head', language);
    const { _id, number } = await place(client);

    await test.step('assign to me', async () => {
      await at(manager.page, `/admin/order?id=${_id}`);
      const way = counted(manager, language);
      await way.click(way.button(texts.people.take));
      await expect(way.button(texts.people.take)).toHaveCount(0);
      checkClicks('take', way);
    });

    await test.step('export, and from the list to another status', () => managerWays(manager, number, language));

    await test.step('confirm a transfer from the list', async () => {
      const { prepayment } = await client.call<{ prepayment: object }>('GET', `/orders/${_id}`);
      await client.call('POST', `/order-payments/${_id}/transfers`, { amount: prepayment, reference: 'Clicks' });
      await at(manager.page, `/admin/payments?search=${number}`);
      const way = counted(manager, language);
      await way.click(way.button(payments.confirm).first());
      await way.click(manager.page.getByRole('dialog').getByRole('button', { name: like(texts.transfer.confirm) }));
      await expect(manager.page.getByRole('dialog')).toHaveCount(0);
      checkClicks('transfer', way);
    });

    await test.step('receipt', async () => {
      await at(client.page, `/order?id=${_id}`);
      const way = counted(client, language);
      await way.click(
        client.page
          .getByRole('main')
          .getByRole('button', { name: new RegExp(`^${texts.tabs.payments}`) })
          .first(),
      );
      await way.click(new OrderPage(client.page, language).button(texts.payments.receipt).first());
      await expect(client.page.getByRole('dialog', { name: new RegExp(`^${texts.receipt.title} R-`) })).toBeVisible();
      checkClicks('receipt', way);
    });

    await test.step('refund', async () => {
      const paid = await place(client);
      const payer = new OrderPage(client.page, language);
      await payer.open(paid._id);
      await payer.payOnline(await payer.waysToPay(), 'pay');
      await payer.seesResult(texts.pay.returned.captured);
      const desk = new OrderPage(manager.page, language);
      await desk.open(paid._id, '/admin');
      const way = counted(manager, language);
      await way.click(manager.page.getByRole('tab', { name: new RegExp(`^${texts.tabs.payments}`) }));
      await way.click(desk.button(texts.payments.refund).first());
      const dialog = await desk.dialog();
      await dialog.getByLabel(/^(Amount|Сумма), /).fill('10');
      await dialog.getByLabel(texts.form.reason).fill('One extract less');
      await dialog.getByLabel(texts.refund.word).fill('REFUND');
      await way.click(dialog.getByRole('button', { name: like(texts.refund.submit) }));
      await expect(manager.page.getByRole('dialog')).toHaveCount(0);
      checkClicks('refund', way);
    });
    for (const { context } of [client, manager]) await context.close();
  });
}
