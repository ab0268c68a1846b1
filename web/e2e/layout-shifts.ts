import type { Disposable, Page } from '@playwright/test';

export interface LayoutShifts {
  /** sum of all scores; the largest window of https://web.dev/articles/cls is never more */
  score: number;
  /** each shift with the start of the elements that moved, for the report of a failure */
  shifts: { value: number; of: string[] }[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

const observe = (): void => {
  const floats = (node: Node | null) =>
    (node instanceof Element ? node : node?.parentElement)?.closest('dialog, [role=dialog], .mantine-Popover-dropdown') !== null;
  const shifts: LayoutShifts['shifts'] = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      // What is opened over a page floats: it may grow while it is filled.
      if (!entry.hadRecentInput && !entry.sources.some(({ node }) => floats(node)))
        shifts.push({
          value: entry.value,
          of: entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '')),
        });
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Counts the shifts of every document that `page` opens from now on, until what it answers is disposed of. */
export const observeLayoutShifts = (page: Page): Promise<Disposable> => page.addInitScript(observe);

/** Shifts of the present document that no input of the reader caused, but for those in dialogs and dropdowns. */
export async function layoutShiftsOf(page: Page): Promise<LayoutShifts> {
  const shifts = await page.evaluate(() => (globalThis as unknown as Pick<LayoutShifts, 'shifts'>).shifts);
  return { score: shifts.reduce((sum, { value }) => sum + value, 0), shifts };
}
