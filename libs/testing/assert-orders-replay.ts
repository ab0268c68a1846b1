import { replayAll } from '#libs/event-log/replay/replay';
import { replayableOrders } from '#libs/features/orders/storage/replayable-orders';
import type { Database } from '#libs/platform/database/database';

/**
 * For afterAll of suites that created orders: each order's events fold to its stored row, and each recorded command has the same outcome again.
 * @returns how many orders, events and commands were checked
 * @throws Error with the first differences
 */
export async function assertEveryOrderReplays(database: Database): Promise<{ orders: number; events: number; commands: number }> {
  const { streams, events, commands, faults } = await replayAll(database, replayableOrders);
  if (faults.length > 0) {
    const examples = faults.slice(0, 5).map(({ stream, version, kind, detail }) => `${stream} at ${version}: ${kind}: ${detail}`);
    throw new Error(`${faults.length} orders do not replay:\n${examples.join('\n')}`);
  }
  return { orders: streams, events, commands };
}
