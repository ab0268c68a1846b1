import type { Page } from '@playwright/test';

/** Widths in px: the narrowest phone, a usual one, a tablet, and the windows of desks. */
const widths = [320, 360, 768, 1024, 1280, 1440] as const;

/** The answer of `cutsAtEachWidth` where nothing is cut. */
export const nothingCut = Object.fromEntries(widths.map((width) => [width, []]));

/** What of the page is cut at its present width: beyond the window, a table's cell, a tab or the current link of a list. */
const cuts = (): string[] => {
  const root = document.documentElement;
  const named = (element: Element) => (element.textContent ?? '').trim().slice(0, 40);
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.offsetParent !== null);
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
  const isOutside = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return left < -1 || right > root.clientWidth + 1;
  };
  /** It ends before its content does. */
  const isNarrow = (element: Element) => !scrolls(element) && element.scrollWidth > element.clientWidth + 1;
  const found = (what: string, elements: Element[]) => elements.map((element) => `${what} "${named(element)}"`);
  return [
    ...(root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} px wide`] : []),
    ...found(
      'a cell with',
      shown('td, th').filter((cell) => isNarrow(cell) || isOutside(cell)),
    ),
    ...found(
      'the tab',
      shown('[role=tab]').filter((tab) => isNarrow(tab) || isOutside(tab)),
    ),
    ...found('the current link', shown('nav [aria-current=page]').filter(isOutside)),
  ];
};

/** By width what is cut there; each width gets a moment to be laid out. */
export async function cutsAtEachWidth(page: Page): Promise<Record<number, string[]>> {
  const found: Record<number, string[]> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    found[width] = await page.evaluate(cuts);
  }
  return found;
}
