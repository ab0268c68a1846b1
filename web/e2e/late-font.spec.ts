import { expect, type Page, test } from '@playwright/test';
import { layoutShiftsOf, observeLayoutShifts } from './layout-shifts.js';
import { publicPaths } from './public-paths.js';
import { visit } from './visitor.js';

/** Holds back the fonts of every page, until each is let go. */
async function holdFonts(page: Page): Promise<{ letGo: () => Promise<unknown> }> {
  const held: (() => Promise<void>)[] = [];
  await page.route('**/*.woff2', (route) => void held.push(() => route.continue()));
  return { letGo: () => Promise.all(held.splice(0).map((send) => send())) };
}

const isPainted = (page: Page) => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))));

for (const { language, width } of [
  { language: 'ru', width: 360 },
  { language: 'en', width: 1280 },
] as const) {
  test(`public pages stay in place when their font arrives late, in ${language} at ${width} px`, async ({ browser }) => {
    const { page } = await visit(browser, language, { viewport: { width, height: 800 } });
    await observeLayoutShifts(page);
    const fonts = await holdFonts(page);
    for (const path of publicPaths) {
      await page.goto(`/${language}${path}`, { waitUntil: 'domcontentloaded' });
      await expect.poll(() => isPainted(page)).toBe(true);
      const coming = page.waitForResponse((response) => response.url().endsWith('.woff2'));
      await fonts.letGo();
      await (await coming).finished();
      await page.evaluate(() => document.fonts.ready);
      await twoFrames(page);
      const { score, shifts } = await layoutShiftsOf(page);
      expect(score, `${path}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(0.05);
    }
    await page.context().close();
  });
}
