import type { Database } from '#libs/platform/database/database';
import { consumed, cpuOf } from './operation-costs.js';
import { onStack, type Stack } from '../product/stack.js';
import { cyclingOrders } from '../product/workload.js';
import type { Print } from '../programs.js';

/** Groups of tables by name; the first that fits counts. What fits none is `others`. */
const groups: readonly [name: string, tables: RegExp][] = [
  ['events, their order and the tree', /^(events|event_order|unsequenced|tree_.*)$/],
  ['commands', /^commands$/],
  ['keys of requests', /^idempotency_keys$/],
  ['texts', /^texts$/],
  ['orders', /^orders$/],
  ['search of orders', /^order_search$/],
  ['notifications and emails', /^(notification.*|side_notifications|digest_entries|mail.*|client_reminders)$/],
  ['reports, ledger, payments, counts', /^(report_.*|ledger_.*|order_payments|order_counted|order_counts|receipts|payoffs)$/],
  ['progress of consumers', /^(consumer_streams|checkpoints)$/],
];

interface Size {
  table: string;
  heap: number;
  indexes: number;
}

/** What the database holds, in bytes and rows. */
interface Holdings {
  sizes: Size[];
  events: number;
  wal: number;
  cpu: { product: number; postgres: number };
}

/**
 * Sends `amount` orders through their work (placed, paid, every step completed, handed in) by the API and prints what one of them adds to the database, by group
 * of tables, with the CPU and the WAL of its operations and effects.
 */
export const orderSizes = (amount: number, print: Print): Promise<void> =>
  onStack((stack) =>
    stack.withDatabase(async (database) => {
      const [client, staff] = [await stack.signIn('client'), await stack.signIn()];
      await cyclingOrders(client, staff, 20);
      const before = await holdings(stack, database);
      await cyclingOrders(client, staff, amount);
      report(amount, before, await holdings(stack, database), print);
    }),
  );

async function holdings(stack: Stack, database: Database): Promise<Holdings> {
  await consumed(database);
  const cpu = await cpuOf(stack, database);
  const [wal] = await database.query<{ bytes: number }>(`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint as bytes`);
  // Rows that were replaced are no size of an order: their room is used again.
  await database.query('vacuum');
  const sizes = await database.query<Size>(
    `select relname as table, pg_table_size(oid) as heap, pg_indexes_size(oid) as indexes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const [log] = await database.query<{ events: number }>('select count(*) as events from events');
  return { sizes, events: Number(log?.events), wal: Number(wal?.bytes), cpu };
}

function report(amount: number, before: Holdings, after: Holdings, print: Print): void {
  const events = after.events - before.events;
  const earlier = new Map(before.sizes.map((size) => [size.table, size]));
  const grown = after.sizes.map(({ table, heap, indexes }) => ({
    group: groups.find(([, tables]) => tables.test(table))?.[0] ?? 'others',
    heap: heap - (earlier.get(table)?.heap ?? 0),
    indexes: indexes - (earlier.get(table)?.indexes ?? 0),
  }));
  const sum = (group: string | undefined, part: 'heap' | 'indexes'): number =>
    grown.filter((one) => group === undefined || one.group === group).reduce((bytes, one) => bytes + one[part], 0);
  const line = (name: string, group: string | undefined): void => {
    const bytes = sum(group, 'heap') + sum(group, 'indexes');
    print(
      `  ${name.padEnd(36)} ${kilobytes(bytes / amount)} an order, ${kilobytes(sum(group, 'indexes') / amount)} of it indexes, ${(bytes / events).toFixed(0).padStart(6)} B an event`,
    );
  };
  const each = (seconds: number): string => ((seconds * 1000) / amount).toFixed(1);
  print(
    `${amount} orders with ${(events / amount).toFixed(1)} events each: CPU of an order with its effects ${each(after.cpu.product - before.cpu.product)} ms of Node and ` +
      `${each(after.cpu.postgres - before.cpu.postgres)} ms of PostgreSQL, ${kilobytes((after.wal - before.wal) / amount)} of WAL`,
  );
  for (const [name] of groups) line(name, name);
  line('others', 'others');
  line('all', undefined);
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
