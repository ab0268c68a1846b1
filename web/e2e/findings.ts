import { expect, type Locator } from '@playwright/test';
import type { Person } from './people.js';

interface Findings {
  items: { order: { number: string } | null }[];
}

/** Opens "Payments to review" once `count` open lines are about an order; answers those. A consumer keeps them, a moment after the order. */
export async function findingsOf({ page, call }: Person, number: string, count: number): Promise<Locator> {
  const kept = async () => {
    const { items } = await call<Findings>('GET', '/order-payments/findings?filter[settled]=false&per_page=100');
    return items.filter(({ order }) => order?.number === number).length;
  };
  await expect.poll(kept, { message: `payments to review of ${number}` }).toBe(count);
  const answered = page.waitForResponse((response) => response.url().includes('/order-payments/findings?'));
  await page.goto('/admin/payments-to-look-at');
  await answered;
  const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: number, exact: true }) });
  await expect(rows).toHaveCount(count);
  return rows;
}
