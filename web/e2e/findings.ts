import { expect, type Locator, type Page } from '@playwright/test';

const path = '/admin/payments-to-look-at';

/** Opens "Payments to review"; answers the lines about an order once there are `count`: a consumer keeps them, a moment after the order. */
export async function findingsOf(page: Page, number: string, count: number): Promise<Locator> {
  const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: number, exact: true }) });
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(rows).toHaveCount(count, { timeout: 2_000 });
  }).toPass();
  return rows;
}
