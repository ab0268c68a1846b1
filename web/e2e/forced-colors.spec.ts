import { expect, type Locator, type Page, test } from '@playwright/test';
import { OrderPage } from './order-page.js';
import { signIn } from './people.js';
import { place } from './place.js';
import { isAlive, visit } from './visitor.js';
import { like } from './texts.js';

const forced = { forcedColors: 'active', reducedMotion: 'reduce' } as const;

/** Each of the next `stops` of Tab is drawn differently with and without the focus. */
async function showsFocus(page: Page, stops: number): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await focused.scrollIntoViewIfNeeded();
    const box = await focused.boundingBox();
    if (!box) throw new Error(`stop ${stop + 1} of Tab is not on the page`);
    const clip = { x: Math.max(0, box.x - 6), y: Math.max(0, box.y - 6), width: box.width + 12, height: box.height + 12 };
    const element = await focused.elementHandle();
    const name = await element?.evaluate((node) => `${node.nodeName} ${node.textContent.trim().slice(0, 40)}`);
    const withFocus = await page.screenshot({ clip });
    await element?.evaluate((node) => (node as HTMLElement).blur());
    const without = await page.screenshot({ clip });
    expect(withFocus.equals(without), `${name} looks the same with and without the focus`).toBe(false);
    await element?.evaluate((node) => (node as HTMLElement).focus());
  }
}

const outlineOf = (element: Locator): Promise<string> => element.evaluate((node) => getComputedStyle(node).outlineStyle);

/** A chosen one of the boxes looks otherwise than one that is not, whichever has the focus. */
async function showsChoice(boxes: Locator): Promise<void> {
  const [chosen, other] = [boxes.and(boxes.page().locator(':checked')).first(), boxes.and(boxes.page().locator(':not(:checked)')).first()];
  await boxes.page().evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  expect((await chosen.screenshot()).equals(await other.screenshot()), 'chosen and not chosen look the same').toBe(false);
}

test('a contrast theme shows where the focus is and what is chosen, to a visitor', async ({ browser }) => {
  const visitor = await visit(browser, 'en', forced);
  const { page, texts } = visitor;
  await page.goto('/en');
  await isAlive(page, 'picker');
  await showsFocus(page, 8);
  await page.getByRole('button', { name: like(texts.siteParts.hero.order) }).click();
  await isAlive(page, 'selection');
  await visitor.asks(texts.selection.options.title);
  const choices = page.locator('label:has(input[type=radio])');
  const chosen = choices.and(page.locator(':has(:checked)')).first();
  expect(await outlineOf(chosen)).toBe('dashed');
  expect(await outlineOf(choices.and(page.locator(':not(:has(:checked))')).first())).toBe('none');
  await chosen.locator('input').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  expect(await outlineOf(page.locator('input:focus-visible'))).toBe('solid');
  await showsChoice(choices.locator('input'));
  await page.context().close();
});

test('a contrast theme shows the stage of an order and the focus on its page, to its client', async ({ browser }) => {
  const { page, context, call } = await signIn(browser, 'client', 'en');
  await page.emulateMedia(forced);
  const { _id } = await place({ page, context, call });
  await new OrderPage(page, 'en').open(_id);
  const stages = page.locator('li[data-state]');
  await expect(stages.first()).toBeVisible();
  expect(await outlineOf(stages.and(page.locator('[aria-current=step]')).first())).toBe('dashed');
  expect(await outlineOf(stages.and(page.locator('[data-state=ahead]')).first())).toBe('none');
  await showsFocus(page, 12);
  await context.close();
});

test('a contrast theme shows which rows of a list are ticked', async ({ browser }) => {
  const { page, context } = await signIn(browser, 'client-service-head', 'en');
  await page.emulateMedia(forced);
  await page.goto('/admin/orders-list');
  const boxes = page.locator('tbody').getByRole('checkbox');
  await boxes.first().check();
  await showsChoice(boxes);
  await context.close();
});
