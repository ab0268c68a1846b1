import { expect, test } from '@playwright/test';
import { cutsAtEachWidth, nothingCut } from './cuts.js';
import { signIn } from './people.js';
import { textsOf } from './texts.js';

/** The focused element, as a screen reader announces it. */
const focused = 'document.activeElement?.textContent || document.activeElement?.getAttribute("aria-label")';

for (const [language, width] of [
  ['en', 1280],
  ['ru', 360],
] as const) {
  test(`staff save a query of the list, and go through its orders by keys alone, in ${language} at ${width} px`, async ({ browser }) => {
    const texts = textsOf(language);
    const { page, context, call } = await signIn(browser, 'client-service-head', language);
    await page.setViewportSize({ width, height: 900 });
    const name = `Late ${language}`;
    const menu = (label: string) => page.getByRole('button', { name: label, exact: true });
    await page.goto('/admin/orders-list');

    await menu(texts.orders.views.menu).click();
    await page.getByRole('menuitem', { name: texts.orders.views.overdue, exact: true }).click();
    await expect(page).toHaveURL(/filter%5Boverdue%5D=true/);
    await expect(menu(texts.orders.views.overdue)).toBeVisible();

    await page.goto('/admin/orders-list?filter[turn]=client&sort=createdAt');
    await menu(texts.orders.views.menu).click();
    await page.getByRole('menuitem', { name: texts.orders.views.save }).click();
    const dialog = page.getByRole('dialog', { name: texts.orders.views.saveTitle });
    await dialog.getByLabel(texts.orders.views.name).fill(name);
    await dialog.getByLabel(texts.orders.views.forAll).check();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(menu(name)).toBeVisible();
    await page.reload();
    await expect(menu(name)).toBeVisible();

    const rows = page.locator('tbody tr');
    await expect(rows.first()).toBeVisible();
    await page.locator('h1').click();
    /** The text of the element that the keys have brought the focus to, in this row. */
    const focusedIn = async (row: number) => {
      await expect(rows.nth(row).locator(':focus')).toHaveCount(1);
      return String(await page.evaluate(focused));
    };
    await page.keyboard.press('j');
    const first = await focusedIn(0);
    await page.keyboard.press('j');
    const second = await focusedIn(1);
    await page.keyboard.press('x');
    await expect(rows.nth(1).getByRole('checkbox')).toBeChecked();
    await page.keyboard.press('x');
    await page.keyboard.press('k');
    expect(await focusedIn(0)).toBe(first);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
    const beside = page.getByRole('group', { name: texts.order.neighbours });
    await expect(beside).toContainText(texts.order.position.replace('{{position}}', '1').split('{{')[0] ?? '');
    await expect(beside.getByRole('link')).toHaveCount(1);
    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { level: 1, name: second })).toBeVisible();
    await expect.poll(() => page.evaluate('document.activeElement !== document.body'), 'the focus is never lost').toBe(true);
    await page.keyboard.press('k');
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
    await page.getByRole('navigation', { name: texts.common.nav.breadcrumbs }).getByRole('link').first().click();
    await expect(menu(name)).toBeVisible();

    await menu(name).click();
    await page.getByRole('menuitem', { name: texts.orders.views.change }).click();
    await page.getByRole('button', { name: texts.orders.views.delete }).click();
    await page.getByRole('button', { name: texts.orders.views.deleteDo }).click();
    await expect(menu(texts.orders.views.menu)).toBeVisible();
    expect((await call<{ name: string }[]>('GET', '/order-views')).map((view) => view.name)).not.toContain(name);
    await context.close();
  });
}

for (const language of ['ru', 'en'] as const)
  test(`lists of orders, an order and the landing are whole at each width, in ${language}`, async ({ browser }) => {
    test.slow();
    const { orders } = textsOf(language);
    for (const account of ['client-service-manager', 'client'] as const) {
      const { page, context, call } = await signIn(browser, account, language);
      const area = account === 'client' ? '' : '/admin';
      const { items } = await call<{ items: { _id: string }[] }>('GET', '/orders?per_page=1&filter[status]=documentsReceived');
      expect(items).toHaveLength(1);
      // All rows: the longest words decide how wide a column is.
      await page.goto(`${area}/orders-list?per_page=96`);
      await expect(page.locator('tbody tr').first()).toBeVisible();
      expect(await cutsAtEachWidth(page), `the list of ${account}`).toEqual(nothingCut);
      if (account !== 'client') {
        await page.getByRole('button', { name: orders.views.menu, exact: true }).click();
        await page.getByRole('menuitem', { name: orders.views.mine, exact: true }).click();
        await expect(page).toHaveURL(/filter%5Bmanager%5D=me/);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        expect(await cutsAtEachWidth(page), `the view "${orders.views.mine}"`).toEqual(nothingCut);
      }
      await page.goto(`${area}/orders-list?filter[status]=projectFinished`);
      await expect(page.locator('nav [aria-current=page]').last()).toBeVisible();
      expect(await cutsAtEachWidth(page), `a status at the end of the row, of ${account}`).toEqual(nothingCut);
      await page.goto(`${area}/order?id=${items[0]?._id}`);
      await expect(page.getByRole('tab').or(page.getByRole('region')).first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await cutsAtEachWidth(page), `an order of ${account}`).toEqual(nothingCut);
      await page.goto(`/${language}`);
      expect(await cutsAtEachWidth(page), `the landing of ${account}`).toEqual(nothingCut);
      await context.close();
    }
  });
