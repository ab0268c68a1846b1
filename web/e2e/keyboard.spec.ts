import { expect, test } from '@playwright/test';
import { samplePdf } from '../../apps/standalone/seed/sample-document.js';
import { Keyboard } from './keyboard.js';
import { OrderPage } from './order-page.js';
import { signInOnPage } from './people.js';
import { place } from './place.js';
import { isAlive, newEmail, visit } from './visitor.js';
import { like, textsOf } from './texts.js';

test('a visitor orders by the keys alone', async ({ browser }) => {
  const visitor = await visit(browser, 'ru');
  const { page, texts } = visitor;
  const keys = new Keyboard(page);
  await page.goto('/ru');
  await isAlive(page, 'picker');
  await keys.press(page.getByRole('button', { name: like(texts.siteParts.hero.order) }));
  await isAlive(page, 'selection');
  await visitor.asks(texts.selection.options.title);

  await keys.press(visitor.button(texts.selection.next));
  await visitor.asks(texts.selection.check.title);
  await keys.isPlaced('the options');

  await keys.press(await visitor.orderButton());
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await keys.isPlaced('the button of the order');
  const { signUp } = texts.account;
  for (const [label, text] of [
    [signUp.name, 'Анна'],
    [signUp.phone, '+7 916 000-00-00'],
    [signUp.email, newEmail()],
  ] as const)
    await keys.type(dialog.getByLabel(label), text);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/order\?id=/);
  await expect(page.getByRole('dialog', { name: like(texts.order.pay.title) })).toBeVisible();
  await keys.isPlaced('the sheet with the ways to pay');
  await page.context().close();
});

test('a client pays and uploads, and a manager goes through the day, by the keys alone', async ({ browser }) => {
  test.slow();
  const { order: texts, machine } = textsOf('en');
  const client = await signInOnPage(browser, 'client', 'en');
  const manager = await signInOnPage(browser, 'client-service-head', 'en');
  await place(client);
  const { _id, number } = await place(client);
  const [own, desk] = [new OrderPage(client.page, 'en'), new OrderPage(manager.page, 'en')];
  const [hands, keys] = [new Keyboard(client.page), new Keyboard(manager.page)];

  await test.step('the manager finds the order, takes and confirms it', async () => {
    await manager.page.goto('/admin/orders-list?sort=-createdAt');
    await keys.press(manager.page.getByRole('link', { name: number }).first());
    await expect(manager.page.getByRole('heading', { level: 1, name: number })).toBeVisible();
    await keys.isPlaced('opening the order');
    await keys.press(desk.button(texts.people.take));
    await expect(desk.button(texts.people.take)).toHaveCount(0);
    await keys.isPlaced('taking the order');
    await keys.press(await desk.ready(desk.operation('managerConfirmedNotPayedOrder')));
    await expect(manager.page.getByRole('main').getByText(like(machine.status.orderConfirmedNotPayed)).first()).toBeVisible();
    await keys.isPlaced('confirming the order');
  });

  await test.step('the client pays by a transfer', async () => {
    await own.open(_id);
    await hands.press(own.button(texts.money.pay).first());
    const ways = client.page.getByRole('dialog', { name: like(texts.pay.title) });
    await hands.press(ways.getByRole('button', { name: texts.pay.made }));
    const dialog = client.page.getByRole('dialog', { name: texts.transfer.title });
    await hands.type(dialog.getByLabel(new RegExp(texts.transfer.reference)), 'Keys');
    await hands.press(dialog.getByRole('button', { name: like(texts.transfer.submit) }));
    await expect(client.page.getByRole('dialog')).toHaveCount(0);
    await hands.isPlaced('declaring the transfer');
  });

  await test.step('the manager confirms the transfer and asks for documents', async () => {
    await keys.press(await desk.ready(desk.button(texts.ops.confirmTransfer).first()));
    await keys.press((await desk.dialog()).getByRole('button', { name: like(texts.transfer.confirm) }));
    await desk.sees(machine.status.orderConfirmedAndPayed);
    await keys.isPlaced('confirming the transfer');
    await keys.press(await desk.ready(desk.operation('requestDocuments')));
    const form = await desk.dialog();
    // A service that usually needs nothing has one line to fill in.
    const title = form.getByLabel(texts.request.itemTitle);
    if ((await title.count()) > 0) await keys.type(title, 'Passport');
    await keys.press(form.getByRole('button', { name: like(texts.request.submit) }));
    await expect(manager.page.getByRole('dialog')).toHaveCount(0);
    await keys.isPlaced('asking for documents');
  });

  await test.step('the client uploads what was asked for', async () => {
    const { requestedItems } = await client.call<{ requestedItems: { title: string }[] }>('GET', `/orders/${_id}`);
    const [first = { title: '' }] = requestedItems;
    const chosen = client.page.waitForEvent('filechooser');
    await hands.press(own.uploadButton(first.title).last());
    await (await chosen).setFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: samplePdf('scan.pdf') });
    await expect(client.page.getByText('scan.pdf').first()).toBeVisible();
    await hands.isPlaced('uploading a document');
  });

  await test.step('the manager goes on to the next order', async () => {
    await manager.page.keyboard.press('j');
    await expect(manager.page.getByRole('heading', { level: 1, name: number })).toHaveCount(0);
    await keys.isPlaced('the next order');
  });
  for (const { context } of [client, manager]) await context.close();
});
