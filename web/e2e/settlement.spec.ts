import { expect, test } from '@playwright/test';
import { OrderPage } from './order-page.js';
import { keep } from './pictures.js';
import { isAlive, signUp, visit } from './visitor.js';
import { like, textsOf } from './texts.js';

const georgia = { ru: 'Грузия', en: 'Georgia' };

for (const { language, width, theme } of [
  { language: 'ru', width: 360, theme: 'dark' },
  { language: 'en', width: 1280, theme: 'light' },
] as const) {
  test(`a service listed in lari is ordered and paid in euro, in ${language} at ${width} px`, { tag: '@money' }, async ({ browser }) => {
    test.slow();
    const visitor = await visit(browser, language, { viewport: { width, height: 800 }, colorScheme: theme });
    const { page } = visitor;
    const texts = textsOf(language);
    await page.goto(`/${language}`);
    await isAlive(page, 'picker');
    await visitor.choose(page.getByRole('combobox', { name: texts.siteParts.hero.country }), georgia[language]);
    await visitor.click(page.getByRole('button', { name: like(texts.siteParts.hero.order) }));
    await visitor.asks(texts.selection.options.title);
    await isAlive(page, 'selection');

    await test.step('the wizard says what is paid, before anything is ordered', async () => {
      const paid = page.getByText(like(texts.selection.price.paid)).first();
      await expect(paid).toContainText('€');
      await keep(page, `wizard-${language}`);
      await visitor.click(visitor.button(texts.selection.next));
      await visitor.asks(texts.selection.check.title);
      await expect(page.getByRole('link', { name: /условия договора|terms of service/ }).first()).toBeVisible();
      await keep(page, `check-${language}`);
      await visitor.click(await visitor.orderButton());
      await signUp(visitor);
      await keep(page, `sign-up-${language}`);
      await visitor.click(page.getByRole('dialog').getByRole('button', { name: texts.account.signUp.submitOrder }));
      await expect(page).toHaveURL(/\/order\?id=[\w-]+&openPayPal=true$/);
    });

    await test.step('the order is in euro, says what it is listed at, and is paid online', async () => {
      const client = new OrderPage(page, language);
      const sheet = page.getByRole('dialog', { name: like(texts.order.pay.title) });
      await expect(sheet.getByRole('button', { name: like(texts.order.pay.online) })).toContainText('€');
      await client.payOnline(sheet, 'pay');
      await client.seesResult(texts.order.pay.returned.captured);
      await expect(page.getByText(like(texts.order.money.listed)).first()).toContainText('GEL');
      await keep(page, `order-${language}`);
    });
    await page.context().close();
  });
}
