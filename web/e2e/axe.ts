import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * What axe finds wrong on a page once it rests: a list that is being read again is dimmed until the answer has come.
 *
 * @param within a CSS selector; only what is inside is looked at
 * @param without ids of axe's rules that are left out
 * @returns a line for each broken rule: its id, what it asks for, and the elements
 */
export async function violationsOn(page: Page, { within, without = [] }: { within?: string; without?: string[] } = {}): Promise<string[]> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // Without frames of other sites the page itself can put its findings together, and what is in order need not be described.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules(without);
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
}
