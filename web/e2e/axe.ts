import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong on a page once it rests: a list that is being read again is dimmed until the answer has come.
 *
 * @param within a CSS selector; only what is inside is looked at
 * @param without ids of axe's rules that are left out
 * @returns a line for each broken rule: its id, what it asks for, and the elements
 */
export async function violationsOn(page: Page, { within, without = [] }: { within?: string; without?: string[] } = {}): Promise<string[]> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const script = await source;
  // Once into a document, however often it is looked at: reading the script takes as long as some of the looks.
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(script);
  const options: axe.RunOptions = {
    // What is in order need not be described.
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
  };
  return page.evaluate(
    async ([selector, given]) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await run(selector ?? document, given);
      return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
    },
    [within, options] as const,
  );
}
