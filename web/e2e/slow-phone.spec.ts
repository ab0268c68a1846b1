import { expect, test } from '@playwright/test';
import { layoutShiftsOf, observeLayoutShifts } from './layout-shifts.js';
import { signIn } from './people.js';

/** Lighthouse's "slow 4G" and a processor of a quarter of this one's speed: bytes a second, milliseconds, and the factor. */
const slow4G = { offline: false, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8, latency: 150 };
const processor = 4;

const pages = [
  { account: 'client', path: '/order', status: 'documentsRequested' },
  { account: 'client-service-manager', path: '/admin/order', status: 'documentsReceived' },
];

for (const { account, path, status } of pages)
  test(`the order page of ${account} stays in place while it loads on a slow phone`, async ({ browser }) => {
    const { context, call } = await signIn(browser, account, 'ru');
    const { items } = await call<{ items: { _id: string }[] }>('GET', `/orders?per_page=1&filter[status]=${status}`);
    expect(items, `an order in ${status}`).toHaveLength(1);
    const page = await context.newPage();
    await page.setViewportSize({ width: 360, height: 740 });
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
    await devTools.send('Network.emulateNetworkConditions', slow4G);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: processor });
    await observeLayoutShifts(page);
    await page.goto(`${path}?id=${items[0]?._id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 60_000 });
    await page.waitForLoadState('load');
    const { score, shifts } = await layoutShiftsOf(page);
    expect(score, `layout shifts: ${JSON.stringify(shifts, null, 1)}`).toBeLessThanOrEqual(0.05);
    await context.close();
  });
