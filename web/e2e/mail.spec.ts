import { expect, type Page, test } from '@playwright/test';
import { violationsOn } from './axe.js';
import { selectionLink, unsubscribeLink } from './mails.js';
import { emailOf, type Person, signIn } from './people.js';
import { place } from './place.js';
import { isAlive, newEmail, visit } from './visitor.js';
import { textsOf } from './texts.js';

const accessible = async (page: Page) => expect(await violationsOn(page)).toEqual([]);

/** A finished order of the client that nobody has rated. */
async function unrated(client: Person): Promise<{ _id: string; number: string }> {
  const { items } = await client.call<{ items: { _id: string; number: string }[] }>(
    'GET',
    '/orders?filter[status]=projectFinished&per_page=50',
  );
  for (const order of items) if ((await client.call<{ give: boolean }>('GET', `/feedbacks/of-order/${order._id}`)).give) return order;
  throw new Error('the demo client has rated every finished order');
}

test(
  'an email is found by staff, stopped by its reader with one click, and a bad rating reaches the head',
  { tag: '@core' },
  async ({ browser }) => {
    test.slow();
    const client = await signIn(browser, 'client', 'ru');
    const head = await signIn(browser, 'client-service-head', 'en');
    const texts = textsOf('en');
    const order = await place(client);

    await test.step('staff see to whom it went and that it left', async () => {
      const { page } = head;
      await page.goto('/admin/mail');
      await page.getByRole('searchbox', { name: texts.mail.search }).fill(emailOf('client'));
      // The search begins when its reader stops typing; the order's email may be on the page before it.
      await expect(page).toHaveURL(/[?&]search=/);
      const row = page.getByRole('row').filter({ hasText: order.number });
      await expect(row.getByText(texts.mail.state.sent).first()).toBeVisible();
      await accessible(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(page.getByText(order.number).first()).toBeVisible();
      await accessible(page);
      await page.setViewportSize({ width: 1280, height: 720 });
    });

    await test.step('its reader stops such emails without signing in, and not by opening the page', async () => {
      const mailOf = async () => {
        const { kinds } = await client.call<{ kinds: { kind: string; mail: string }[] }>('GET', '/notifications/preferences');
        return kinds.find(({ kind }) => kind === 'orderPlaced')?.mail;
      };
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
      const page = await context.newPage();
      // Other stories write to this client meanwhile, of other kinds.
      await page.goto((await unsubscribeLink(emailOf('client'), order.number)) ?? '');
      expect(await mailOf()).toBe('immediately');
      await page.getByRole('button').click();
      await expect(page.getByRole('button')).toHaveCount(0);
      expect(await mailOf()).toBe('off');
      const link = page.url();
      await context.close();
      await head.page.goto(link);
      await accessible(head.page);
      await client.call('PUT', '/notifications/preferences', { kinds: [{ kind: 'orderPlaced', inApp: true, mail: 'immediately' }] });
    });

    await test.step('a bad rating leads the head of customer service to the feedback', async () => {
      const rated = await unrated(client);
      await client.call('POST', '/feedbacks', { order: rated._id, rating: 1, text: 'Долго', public: false });
      const { page } = head;
      const titles = async () => {
        const { items } = await head.call<{ items: { title: string }[] }>('GET', '/notifications?filter[kind]=badFeedback');
        return items.map(({ title }) => title).join('\n');
      };
      await expect.poll(titles, { message: 'the notification' }).toContain(rated.number);
      await page.goto('/admin/notifications');
      await page
        .getByRole('link', { name: new RegExp(rated.number) })
        .first()
        .click();
      await expect(page.getByRole('row').filter({ hasText: rated.number })).toContainText('Долго');
      await expect(page.getByRole('row')).toHaveCount(2);
      await accessible(page);
    });

    await client.context.close();
    await head.context.close();
  },
);

test('a visitor who stops in the wizard has the selection sent, and continues from the email', { tag: '@core' }, async ({ browser }) => {
  const visitor = await visit(browser, 'en', { viewport: { width: 360, height: 740 }, colorScheme: 'dark' });
  const { page, texts } = visitor;
  const email = newEmail();
  await page.goto('/en/selection-service?country=ee');
  await isAlive(page, 'selection');
  await page.getByRole('button', { name: texts.selection.sendMe }).click();
  const dialog = page.getByRole('dialog', { name: texts.forms.selection.title });
  await dialog.getByLabel(texts.forms.fields.name).fill('Anna');
  await dialog.getByLabel(texts.forms.fields.email).fill(email);
  await accessible(page);
  await dialog.getByRole('button', { name: texts.forms.selection.submit }).click();
  await expect(page.getByText(texts.forms.selection.doneText.replace('{{email}}', email))).toBeVisible();
  await expect.poll(() => selectionLink(email), { message: 'the letter' }).toBeDefined();
  const asked = await page.locator('h1').textContent();
  const other = await visit(browser, 'en');
  await other.page.goto((await selectionLink(email)) ?? '');
  await expect(other.page.locator('h1')).toHaveText(asked ?? '');
  await page.context().close();
  await other.page.context().close();
});
