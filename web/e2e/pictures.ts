import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const directory = process.env['PICTURES'] || undefined;

/** Keeps what a page looks like in the directory PICTURES, where one is named: as it is, or at each of `widths`. */
export async function keep(at: Page, name: string, widths: readonly number[] = []): Promise<void> {
  if (directory === undefined) return;
  mkdirSync(directory, { recursive: true });
  const usual = at.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of widths.length > 0 ? widths : [usual.width]) {
    await at.setViewportSize({ width, height: 900 });
    await at.screenshot({ path: join(directory, `${name}-${width}.png`), fullPage: true });
  }
  await at.setViewportSize(usual);
}
