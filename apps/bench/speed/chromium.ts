import type { Browser } from '@playwright/test';

/**
 * Starts the Chromium that CHROMIUM names, or the one of Playwright, without a sandbox: as root it starts in no other way. Playwright is loaded here and not
 * with the module, because most benches need none.
 * @param args further switches
 */
export async function launchChromium(args: readonly string[] = []): Promise<Browser> {
  const { chromium } = await import('@playwright/test');
  const executablePath = process.env.CHROMIUM;
  return chromium.launch({ ...(executablePath !== undefined && { executablePath }), args: ['--no-sandbox', ...args] });
}
