import { expect, test } from '@playwright/test';
import { progressStatuses } from '#machines/order/statuses';
import { signIn } from './people.js';

interface Listed {
  _id: string;
  number: string;
  status: string;
}

test('the demo orders stand in every status, and each of them replays', async ({ browser }) => {
  const auditor = await signIn(browser, 'innovations-head', 'en');
  const { items } = await auditor.call<{ items: Listed[] }>('GET', '/orders?per_page=100&sort=number');
  const demo = items.slice(0, 60);
  expect(demo).toHaveLength(60);
  expect(new Set(demo.map(({ status }) => status))).toEqual(new Set(progressStatuses));
  for (const { _id, number } of demo) {
    const { matches } = await auditor.call<{ matches: boolean }>('GET', `/orders/${_id}/replay`);
    expect(matches, number).toBe(true);
  }
});
