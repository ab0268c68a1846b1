import { expect, test } from '@playwright/test';
import { OrderPage } from './order-page.js';
import { keep } from './pictures.js';
import { isAlive, signUp, visit } from './visitor.js';
import { like, wordsOf } from './words.js';

const georgia = { ru: 'Грузия', en: 'Georgia' };

for (const { language, width, theme } of [
  { language: 'ru', width: 360, theme: 'dark' },
  { language: 'en', width: 1280, theme: 'light' },
] as const) {
  test(`a service listed in lari is ordered and paid in euro, in ${language} at ${width} px`, { tag: '@money' }, async ({ browser }) => {
    test.slow();
    const visitor = await visit(browser, language, { viewport: { width, height: 800 }, colorScheme: theme });
    const { page } = visitor;
    const words = wordsOf(language);
    await page.goto(`/${language}`);
    await isAlive(page, 'picker');
    await visitor.choose(page.getByRole('combobox', { name: words.siteParts.hero.country }), georgia[language]);
    await visitor.click(page.getByRole('button', { name: like(words.siteParts.hero.order) }));
    await visitor.asks(words.selection.options.title);
    await isAlive(page, 'selection');

    await test.step('the wizard says what is paid, before anything is ordered', async () => {
      const paid = page.getByText(like(words.selection.price.paid)).first();
      await expect(paid).toContainText('€');
      await keep(page, `wizard-${language}`);
      await visitor.click(visitor.button(words.selection.next));
      await visitor.asks(words.selection.check.title);
      await expect(page.getByRole('link', { name: /условия договора|terms of service/ }).first()).toBeVisible();
      await keep(page, `check-${language}`);
      await visitor.click(await visitor.orderButton());
      await signUp(visitor);
      await keep(page, `sign-up-${language}`);
      await visitor.click(page.getByRole('dialog').getByRole('button', { name: words.account.signUp.submitOrder }));
      await expect(page).toHaveURL(/\/order\?id=[\w-]+&openPayPal=true$/);
    });

    await test.step('the order is in euro, says what it is listed at, and is paid online', async () => {
      const client = new OrderPage(page, language);
      const sheet = page.getByRole('dialog', { name: like(words.order.pay.title) });
      await expect(sheet.getByRole('button', { name: like(words.order.pay.online) })).toContainText('€');
      await client.payOnline(sheet, 'pay');
      await client.seesResult(words.order.pay.returned.captured);
      await expect(page.getByText(like(words.order.money.listed)).first()).toContainText('GEL');
      await keep(page, `order-${language}`);
    });
    await page.context().close();
  });
}
