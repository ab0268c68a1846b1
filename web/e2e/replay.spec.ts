import { type Browser, expect, test } from '@playwright/test';
import { texts } from '#machines/order/texts/all';
import { violationsOn } from './axe.js';
import { signIn } from './people.js';
import { keep } from './pictures.js';
import { type Language, like, textsOf } from './texts.js';

const day = 86_400_000;

/** A finished order of the demo data, and the time of the third day after its first event as a field of the browser's zone has it. */
async function finishedOrder(browser: Browser, language: Language) {
  const reader = await signIn(browser, 'owner', language);
  const { items } = await reader.call<{ items: { _id: string; createdAt: string }[] }>(
    'GET',
    '/orders?filter[status]=projectFinished&sort=createdAt&per_page=1',
  );
  const [order] = items;
  if (!order) throw new Error('the demo data has no finished order');
  const third = await reader.page.evaluate(
    (at) => new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16),
    Date.parse(order.createdAt) + 2 * day,
  );
  return { page: reader.page, close: () => reader.context.close(), order: order._id, third };
}

for (const language of ['en', 'ru'] as const) {
  test(`an auditor replays an order by keyboard and reads why cash was refused on its third day (${language})`, async ({ browser }) => {
    const { history } = textsOf(language).order;
    const { page, close, order, third } = await finishedOrder(browser, language);
    await page.setViewportSize({ width: language === 'en' ? 1280 : 360, height: 800 });
    await page.emulateMedia({ colorScheme: language === 'en' ? 'light' : 'dark' });
    await page.goto(`/admin/order?id=${order}&tab=history`);

    const slider = page.getByRole('slider', { name: history.slider });
    const count = (await slider.getAttribute('max')) ?? '';
    /** The text of the slider once a key has brought it to an event: the place is in the address, which the page follows. */
    const textAt = async (key: string, event: string) => {
      await page.keyboard.press(key);
      await expect(slider).toHaveValue(event);
      return (await slider.getAttribute('aria-valuetext')) ?? '';
    };
    await slider.focus();
    const [first, second, last] = [await textAt('Home', '1'), await textAt('ArrowRight', '2'), await textAt('End', count)];
    expect(new Set([first, second, last]).size).toBe(3);
    for (const text of [first, second, last]) expect(text).toMatch(like(history.sliderText));
    expect(await textAt('Home', '1')).toBe(first);

    await page.getByLabel(history.jump.label).fill(third);
    await page.keyboard.press('Enter');
    await expect(slider).not.toHaveValue('1');
    await expect(slider).not.toHaveValue(count);
    const role = page.getByRole('combobox', { name: history.roleThen.pick });
    await role.focus();
    // An arrow that comes before the options have been drawn marks none of them.
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(role).toHaveAttribute('aria-activedescendant', /./);
    await page.keyboard.press('Enter');
    await expect(role).not.toHaveValue('');
    const cash = page
      .getByRole('list', { name: like(history.roleThen.list) })
      .getByRole('listitem')
      .filter({ hasText: texts[language].operation.orderPayedWithCashAfterManagerConfirmed });
    await expect(cash).toHaveCount(1);
    await expect(cash).not.toContainText(history.roleThen.could);
    await expect(cash.locator('span')).toContainText(/\p{L}{3,}/u);
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await keep(page, `replay-${language}`);
    await close();
  });
}
