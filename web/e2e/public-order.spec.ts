import { expect, type Page, test } from '@playwright/test';
import { texts as payoffTexts } from '#machines/payoff/texts/all';
import { OrderPage } from './order-page.js';
import { emailOf, password, signIn } from './people.js';
import { waysOf } from './selection.js';
import { isAlive, signUp, visit } from './visitor.js';
import { doTheWork } from './work.js';
import { like, textsOf } from './texts.js';

interface Payoffs {
  items: { lines: { kind: string }[] }[];
}

const ways = [
  { language: 'ru', width: 360, country: null },
  { language: 'en', width: 1280, country: 'Latvia' },
] as const;

for (const { language, width, country } of waysOf('public order', ways)) {
  test(
    `a visitor orders from the landing and pays both parts online, and a part is refunded, in ${language} at ${width} px`,
    { tag: ['@core', '@money'] },
    async ({ browser }) => {
      test.slow();
      const visitor = await visit(browser, language, { viewport: { width, height: 800 } });
      const { page, texts } = visitor;
      await page.goto(`/${language}`);
      await isAlive(page, 'picker');

      await test.step('from the first screen to the order in no more than six clicks', async () => {
        if (country) await visitor.choose(page.getByRole('combobox', { name: texts.siteParts.hero.country }), country);
        await visitor.click(page.getByRole('button', { name: like(texts.siteParts.hero.order) }));
        await visitor.asks(texts.selection.options.title);
        await isAlive(page, 'selection');
        await visitor.click(visitor.button(texts.selection.next));
        await visitor.asks(texts.selection.check.title);
        await visitor.click(await visitor.orderButton());
        await signUp(visitor);
        await visitor.click(page.getByRole('dialog').getByRole('button', { name: texts.account.signUp.submitOrder }));
        await expect(page).toHaveURL(/\/order\?id=[\w-]+&openPayPal=true$/);
        expect(visitor.clicks).toBeLessThanOrEqual(6);
      });

      const id = new URL(page.url()).searchParams.get('id') ?? '';
      const client = new OrderPage(page, language);
      const person = await signIn(browser, 'client-service-manager', language);
      const manager = new OrderPage(person.page, language);
      await test.step('the sheet with the ways to pay is open, and the client pays at the provider', async () => {
        await client.payOnline(page.getByRole('dialog', { name: like(texts.order.pay.title) }), 'pay');
        const notice = await client.seesResult(texts.order.pay.returned.captured);
        await notice.getByRole('button', { name: texts.order.payments.receipt }).click();
        await expect(page.getByRole('dialog', { name: new RegExp(`^${texts.order.receipt.title} R-`) })).toBeVisible();
        await page.keyboard.press('Escape');
        await page.reload();
        await client.seesResult(texts.order.pay.returned.captured);
      });

      await test.step('the manager confirms the order as paid', async () => {
        await manager.open(id, '/admin');
        await manager.run('managerConfirmedPayedOrder');
        await client.sees(texts.machine.status.orderConfirmedAndPayed);
      });

      await test.step('once the work is done the client pays the rest at the provider, and opens its receipt', async () => {
        await doTheWork(person, id);
        await client.isAskedTo(texts.order.task.lastPaymentRequired.title);
        await client.payOnline(await client.waysToPay(), 'pay');
        const notice = await client.seesResult(texts.order.pay.returned.captured);
        await notice.getByRole('button', { name: texts.order.payments.receipt }).click();
        await expect(page.getByRole('dialog', { name: new RegExp(`^${texts.order.receipt.title} R-`) })).toBeVisible();
        await page.keyboard.press('Escape');
      });

      await test.step('the manager hands the documents over and finishes', async () => {
        await manager.open(id, '/admin');
        await manager.submit(await manager.form('managerConfirmedLastPayment'), texts.order.lastPayment.confirm);
        await manager.tab('documents');
        await manager.upload(texts.order.documents.addResult, 'extract.pdf');
        await manager.run('sendPayedProjectDocuments');
        await manager.submit(await manager.form('managerFinishedProject'), texts.order.finish.submit);
        await client.sees(texts.order.client.over);
      });

      await test.step('a part goes back, and the payout of the partner is corrected', async () => {
        const head = await signIn(browser, 'client-service-head', language);
        const desk = new OrderPage(head.page, language);
        await desk.open(id, '/admin');
        await desk.tab('payments');
        await desk.button(texts.order.payments.refund).first().click();
        const dialog = await desk.dialog();
        await dialog.getByLabel(/^(Amount|Сумма), /).fill('50');
        await dialog.getByLabel(texts.order.form.reason).fill('One extract less');
        await dialog.getByLabel(texts.order.refund.word).fill('REFUND');
        await desk.submit(dialog, texts.order.refund.submit);
        await expect(head.page.getByText(texts.machine.refund.refunded).first()).toBeVisible();
        const { number } = await head.call<{ number: string }>('GET', `/orders/${id}`);
        await head.context.close();
        const owner = await signIn(browser, 'owner', language);
        const payoffLines = async () => {
          const { items } = await owner.call<Payoffs>('GET', `/payoffs?search=${number}`);
          return items.flatMap(({ lines }) => lines.map(({ kind }) => kind));
        };
        // A consumer keeps the payout, a moment after the order; the page shows it as it was when it was opened.
        await expect.poll(payoffLines, { message: `the payout of ${number}` }).toContain('correction');
        await owner.page.goto(`/admin/payoffs?search=${number}`);
        await owner.page.getByRole('link', { name: number }).click();
        await expect(owner.page.getByRole('dialog').getByText(payoffTexts[language].line.correction)).toBeVisible();
        await owner.context.close();
      });
      await person.context.close();
      await page.context().close();
    },
  );
}

test('a choice under way survives a refresh, Back and the login', async ({ browser }) => {
  const visitor = await visit(browser, 'en');
  const { page, texts } = visitor;
  await page.goto('/en/selection-service');
  await isAlive(page, 'selection');
  await page.getByRole('searchbox').fill('est');
  await page.getByRole('link', { name: /^Estonia/ }).click();
  await visitor.asks(texts.selection.service.title);
  await page.getByRole('link', { name: /OÜ registration/ }).click();
  await visitor.asks(texts.selection.options.title);
  await page.getByLabel(texts.selection.options.employees).fill('3');
  await page.getByRole('radio', { name: /Express/ }).check();

  await test.step('a refresh shows the same question with the same answers', async () => {
    await expect(page).toHaveURL(/employeesAmount=3&registrationPeriod=5/);
    await page.reload();
    await isAlive(page, 'selection');
    await expect(page.getByLabel(texts.selection.options.employees)).toHaveValue('3');
    await expect(page.getByRole('radio', { name: /Express/ })).toBeChecked();
  });

  await test.step('the browser’s Back is the wizard’s', async () => {
    await visitor.button(texts.selection.next).click();
    await visitor.asks(texts.selection.check.title);
    await page.goBack();
    await visitor.asks(texts.selection.options.title);
    await expect(page.getByLabel(texts.selection.options.employees)).toHaveValue('3');
    await page.goBack();
    await visitor.asks(texts.selection.service.title);
    await page.goForward();
    await page.goForward();
    await visitor.asks(texts.selection.check.title);
  });

  await test.step('the other language shows the same choice', async () => {
    const russian = textsOf('ru').selection;
    const link = page.locator('a[hreflang=ru]').first();
    await page.goto((await link.getAttribute('href')) ?? '');
    await expect(page.getByRole('heading', { level: 1, name: russian.check.title })).toBeVisible();
    await page.goBack();
    await visitor.asks(texts.selection.check.title);
  });

  await test.step('after the quick login the order is placed as it was chosen', async () => {
    await isAlive(page, 'selection');
    await (await visitor.orderButton()).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: texts.account.signUp.exists }).click();
    await dialog.getByLabel(texts.account.quickLogin.email).fill(emailOf('client2'));
    await dialog.getByLabel(texts.common.login.password, { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/order\?id=/);
    await expect(page.getByText('OÜ registration in Estonia').first()).toBeVisible();
  });
  await page.context().close();
});

test('a choice is restored after the login page, and ordered at once', async ({ browser }) => {
  const visitor = await visit(browser, 'en');
  const { page, texts } = visitor;
  await page.goto('/en/selection-service?country=ee');
  await isAlive(page, 'selection');
  await page.getByRole('link', { name: /OÜ registration/ }).click();
  await visitor.button(texts.selection.next).click();
  await visitor.asks(texts.selection.check.title);
  await page.goto('/login');
  await page.getByLabel(texts.common.login.email, { exact: true }).fill(emailOf('client'));
  await page.getByLabel(texts.common.login.password, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/orders-list/);
  await page.goto('/en/selection-service');
  await page.getByRole('link', { name: texts.selection.kept.resume }).click();
  await visitor.asks(texts.selection.check.title);
  await (await visitor.orderButton()).click();
  await expect(page).toHaveURL(/\/order\?id=[\w-]+$/);
  await page.context().close();
});

test('the wizard asks to the end without scripts', async ({ browser }) => {
  const visitor = await visit(browser, 'en', { javaScriptEnabled: false });
  const { page, texts } = visitor;
  await page.goto('/en/selection-service');
  await page.getByRole('link', { name: /^Estonia/ }).click();
  await page.getByRole('link', { name: /OÜ registration/ }).click();
  await visitor.asks(texts.selection.options.title);
  await page.getByRole('radio', { name: /Express/ }).check();
  await visitor.button(texts.selection.next).click();
  await visitor.asks(texts.selection.check.title);
  await expect(page.getByLabel(texts.selection.check.answers)).toContainText('Express');
  await page.getByRole('link', { name: texts.selection.check.country, exact: false }).last().click();
  await visitor.asks(texts.selection.country.title);
  await page.context().close();
});

test('a comparison from the landing is shared by its address, with the differences only', async ({ browser }) => {
  const visitor = await visit(browser, 'en');
  const { page, texts } = visitor;
  await page.goto('/en');
  const { popular } = texts.siteParts;
  await page.getByRole('heading', { name: texts.site.landing.countries.title }).scrollIntoViewIfNeeded();
  await isAlive(page, 'popular');
  await page.getByRole('button', { name: like(popular.compare_other) }).click();
  await visitor.asks(texts.compare.countries.title);
  await isAlive(page, 'compare');
  const heads = (at: Page) => at.getByRole('columnheader').filter({ has: at.getByRole('link') });
  await expect(heads(page)).toHaveCount(2);

  const rows = page.getByRole('rowheader');
  const all = await rows.count();
  await page.getByRole('link', { name: texts.compare.differences }).click();
  await expect(page).toHaveURL(/differences=true/);
  await expect.poll(() => rows.count()).toBeLessThan(all);

  await page.getByRole('combobox', { name: texts.compare.countries.add }).selectOption({ label: 'Latvia' });
  await page.getByRole('button', { name: texts.compare.addButton }).click();
  await expect(heads(page)).toHaveCount(3);
  await expect(page.getByRole('link', { name: texts.compare.all })).toBeVisible();
  const different = await rows.count();

  const other = await visit(browser, 'en', { javaScriptEnabled: false });
  await other.page.goto(page.url());
  await expect(heads(other.page)).toHaveCount(3);
  await expect(other.page.getByRole('rowheader')).toHaveCount(different);
  await other.page
    .getByRole('link', { name: like(texts.compare.remove) })
    .first()
    .click();
  await expect(heads(other.page)).toHaveCount(2);
  for (const one of [page, other.page]) await one.context().close();
});
