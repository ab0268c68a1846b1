import { expect, type Locator, type Page, test } from '@playwright/test';
import { drawn } from './drawn.js';
import { type Person, signIn } from './people.js';
import { place } from './place.js';
import { type Language, textsOf } from './texts.js';

/** The chat that a page shows, in the language of its reader. */
class ChatOnPage {
  readonly texts;
  readonly log: Locator;
  readonly field: Locator;

  constructor(
    readonly page: Page,
    language: Language,
  ) {
    this.texts = textsOf(language).chat;
    this.log = page.getByRole('log', { name: this.texts.log });
    this.field = page.getByRole('textbox', { name: this.texts.compose.label, exact: true });
  }

  async say(text: string): Promise<void> {
    await this.field.fill(text);
    await this.field.press('Enter');
    await expect(this.field).toHaveValue('');
  }

  /** Said once, and there. */
  async hears(text: string): Promise<void> {
    await expect(this.log.getByText(text, { exact: true })).toHaveCount(1);
    await expect(this.log.getByText(this.texts.sending)).toHaveCount(0);
  }

  async act(text: string, act: string): Promise<Locator> {
    const bubble = this.log.locator('div').filter({ hasText: text }).last();
    await bubble.getByRole('button').last().click();
    await this.page.getByRole('menuitem', { name: act, exact: true }).click();
    return this.page.getByRole('dialog');
  }
}

const take = async (manager: Person, order: string) => {
  const { _id } = await manager.call<{ _id: string }>('GET', '/users/me');
  await manager.call('PUT', `/orders/${order}/manager`, { manager: _id });
};

test('a client on a phone and a manager at a desk talk, through edits, files and a lost line', { tag: '@core' }, async ({ browser }) => {
  test.slow();
  const client = await signIn(browser, 'client', 'ru');
  const manager = await signIn(browser, 'client-service-manager', 'en');
  await client.page.setViewportSize({ width: 360, height: 740 });
  const order = await place(client);
  await take(manager, order._id);
  const phone = new ChatOnPage(client.page, 'ru');
  const desk = new ChatOnPage(manager.page, 'en');

  await test.step('the client asks from the page of the order', async () => {
    await client.page.goto(`/order?id=${order._id}`);
    await client.page.getByRole('button', { name: phone.texts.card.write }).click();
    await phone.say('Какие документы нужны?');
    await phone.hears('Какие документы нужны?');
  });

  await test.step('the manager finds who waits, and answers; the client reads it without doing anything', async () => {
    await manager.page.goto('/admin/chats?show=waiting');
    await manager.page.getByRole('navigation', { name: desk.texts.page.list }).getByRole('link').filter({ hasText: order.number }).click();
    await desk.hears('Какие документы нужны?');
    await desk.say('The passport and a prof of address');
    await phone.hears('The passport and a prof of address');
  });

  await test.step('members see who is typing, and a saved reply comes in the language of the client', async () => {
    const field = manager.page.getByRole('textbox', { name: desk.texts.compose.label, exact: true });
    // Hints are throttled: somebody who has just typed is announced with a later key.
    await expect(async () => {
      await field.press('O');
      await expect(client.page.getByText(/печатает/)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await field.fill('');
    await field.press('/');
    await manager.page.getByRole('menuitem', { name: 'Documents received', exact: true }).click();
    await expect(field).toHaveValue(new RegExp(`Здравствуйте.*${order.number}`));
    const reply = await field.inputValue();
    await field.press('Enter');
    await phone.hears(reply);
  });

  await test.step('a misprint is put right under the eyes of both', async () => {
    const dialog = await desk.act('a prof of address', desk.texts.message.edit);
    await dialog.getByRole('textbox').fill('The passport and a proof of address');
    await dialog.getByRole('button', { name: desk.texts.edit.save }).click();
    await phone.hears('The passport and a proof of address');
    await expect(phone.log.getByText(phone.texts.edited)).toBeVisible();
  });

  await test.step('what is written without a line is kept, and arrives once when there is one', async () => {
    await client.context.setOffline(true);
    await phone.say('Отправлю сегодня');
    await expect(phone.log.getByRole('alert')).toContainText(phone.texts.unsent);
    await client.context.setOffline(false);
    await phone.hears('Отправлю сегодня');
    await desk.hears('Отправлю сегодня');
  });

  await test.step('the field is as tall as its text', async () => {
    const height = async () => (await phone.field.boundingBox())?.height ?? 0;
    const empty = await height();
    await phone.field.fill('Паспорт\nВыписка\nДоверенность\nУстав');
    await expect.poll(height).toBeGreaterThan(empty + 35);
    await phone.field.fill('');
    await expect.poll(height).toBe(empty);
  });

  await test.step('a file goes with a message', async () => {
    const file = { name: 'bank.txt', mimeType: 'text/plain', buffer: Buffer.from('Account statement of the client\n') };
    await client.page.locator('input[type=file]').setInputFiles(file);
    await expect(client.page.getByRole('button', { name: phone.texts.file.remove.replace('{{name}}', 'bank.txt') })).toBeVisible();
    await phone.say('Вот выписка');
    await desk.hears('Вот выписка');
    await desk.log.getByRole('button', { name: textsOf('en').order.documents.view.replace('{{name}}', 'bank.txt') }).click();
    await expect(manager.page.getByRole('dialog').getByText('Account statement of the client')).toBeVisible(drawn);
    await manager.page.keyboard.press('Escape');
  });

  await test.step('the team talks apart, and the client does not learn of it', async () => {
    await manager.page.goto(`/admin/order?id=${order._id}&tab=chat`);
    await manager.page.getByText(desk.texts.kinds.team, { exact: true }).click();
    await desk.say('Among ourselves');
    await desk.hears('Among ourselves');
    await expect(client.page.getByText(phone.texts.kinds.team)).toHaveCount(0);
    await client.page.goto('/chats');
    await expect(
      client.page.getByRole('navigation', { name: phone.texts.page.list }).getByRole('link').filter({ hasText: order.number }),
    ).toHaveCount(1);
  });

  await client.context.close();
  await manager.context.close();
});
