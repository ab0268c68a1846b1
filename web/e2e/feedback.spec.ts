import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { type Person, signIn } from './people.js';
import { wordsOf } from './words.js';

interface Order {
  _id: string;
  number: string;
}

/** A finished order of the client that nobody has rated, and the address of its country's public page. */
async function unrated(client: Person): Promise<Order & { path: string }> {
  const { items } = await client.call<{ items: Order[] }>('GET', '/orders?filter[status]=projectFinished&per_page=50');
  for (const order of items) {
    const { give } = await client.call<{ give: boolean }>('GET', `/feedbacks/of-order/${order._id}`);
    const { country } = await client.call<{ country: { code: string } }>('GET', `/orders/${order._id}`);
    if (give) return { ...order, path: `/service/${country.code.toLowerCase()}` };
  }
  throw new Error('the demo client has rated every finished order');
}

const accessible = async (page: Page) => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

test('a client rates a finished order, staff answer and publish it, and whoever comes reads it without scripts', async ({ browser }) => {
  test.setTimeout(120_000);
  const client = await signIn(browser, 'client', 'ru');
  const manager = await signIn(browser, 'client-service-manager', 'en');
  const order = await unrated(client);
  const said = `Всё прошло быстро, заказ ${order.number}`;
  const ru = wordsOf('ru').feedbacks;
  const en = wordsOf('en').feedbacks;

  await test.step('the client says how it was', async () => {
    await client.page.setViewportSize({ width: 360, height: 740 });
    await client.page.goto(`/order?id=${order._id}`);
    await client.page.getByRole('button', { name: ru.card.give }).click();
    const dialog = client.page.getByRole('dialog');
    await dialog.getByRole('radio', { name: `5: ${ru.ratings.r5}` }).check();
    await dialog.getByRole('textbox').fill(said);
    await accessible(client.page);
    await dialog.getByRole('button', { name: ru.form.submit }).click();
    await expect(client.page.getByText(said)).toBeVisible();
  });

  await test.step('staff answer it and publish it', async () => {
    await manager.page.goto('/admin/feedbacks');
    const menu = manager.page.getByRole('button', { name: en.acts.menu.replace('{{order}}', order.number) });
    await expect(menu).toBeVisible();
    await accessible(manager.page);
    await menu.click();
    await manager.page.getByRole('menuitem', { name: en.acts.answer }).click();
    const dialog = manager.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Спасибо за доверие');
    await dialog.getByRole('button', { name: en.answering.submit }).click();
    await expect(dialog).toHaveCount(0);
    await menu.click();
    await manager.page.getByRole('menuitem', { name: en.acts.publish, exact: true }).click();
    await manager.page.getByRole('dialog').getByRole('button', { name: en.acts.publish, exact: true }).click();
    await expect(manager.page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('whoever comes reads it on the public page', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await expect(async () => {
      await page.goto(`/ru${order.path}`);
      await expect(page.getByText(said)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByText('Спасибо за доверие')).toBeVisible();
    await context.close();
    await client.page.goto(`/ru${order.path}`);
    await accessible(client.page);
  });

  await client.context.close();
  await manager.context.close();
});
