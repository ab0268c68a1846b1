import { expect, type Page, test } from '@playwright/test';
import { violationsOn } from './axe.js';
import { finished } from './finished.js';
import { signIn } from './people.js';
import { textsOf } from './texts.js';

const looks = [
  { language: 'ru', theme: 'dark', width: 360, said: 'Всё прошло быстро', answered: 'Спасибо за доверие' },
  { language: 'en', theme: 'light', width: 1280, said: 'It all went quickly', answered: 'Thank you for your trust' },
] as const;

const accessible = async (page: Page) => expect(await violationsOn(page)).toEqual([]);

for (const { language, theme, width, said: opinion, answered } of looks)
  test(`a client rates a finished order, staff answer and publish it, and visitors read it without scripts, in ${language}, ${theme}, ${width} px`, async ({
    browser,
  }) => {
    const client = await signIn(browser, 'client', language);
    const manager = await signIn(browser, 'client-service-manager', 'en');
    const order = await finished(client, manager);
    const said = `${opinion}, ${order.number}`;
    const texts = textsOf(language).feedbacks;
    const en = textsOf('en').feedbacks;

    await test.step('the client says how it was', async () => {
      await client.page.setViewportSize({ width, height: 740 });
      await client.page.evaluate((look) => localStorage.setItem('theme', look), theme);
      await client.page.goto(`/order?id=${order._id}`);
      await client.page.getByRole('button', { name: texts.card.give }).click();
      const dialog = client.page.getByRole('dialog');
      await dialog.getByRole('radio', { name: `5: ${texts.ratings.r5}` }).check();
      await dialog.getByRole('textbox').fill(said);
      await accessible(client.page);
      await dialog.getByRole('button', { name: texts.form.submit }).click();
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
      await dialog.getByRole('textbox').fill(answered);
      await dialog.getByRole('button', { name: en.answering.submit }).click();
      await expect(dialog).toHaveCount(0);
      await menu.click();
      await manager.page.getByRole('menuitem', { name: en.acts.publish, exact: true }).click();
      await manager.page.getByRole('dialog').getByRole('button', { name: en.acts.publish, exact: true }).click();
      await expect(manager.page.getByRole('dialog')).toHaveCount(0);
    });

    await test.step('visitors read it on the public page', async () => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await expect(async () => {
        await page.goto(`/${language}${order.path}`);
        await expect(page.getByText(said)).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(page.getByText(answered)).toBeVisible();
      await context.close();
      await client.page.goto(`/${language}${order.path}`);
      await accessible(client.page);
    });

    await client.context.close();
    await manager.context.close();
  });
