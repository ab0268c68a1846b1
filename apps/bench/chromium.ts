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

/** Runs `work` with a page of a browser that is closed afterwards. */
export async function withPage<Result>(work: (page: Awaited<ReturnType<Browser['newPage']>>) => Promise<Result>): Promise<Result> {
  const browser = await launchChromium();
  try {
    return await work(await browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 800 } }));
  } finally {
    await browser.close();
  }
}
