import type { Database } from '#libs/platform/database/database';
import { consumed, type Cpu, cpuOf } from './operation-costs.js';
import { onStack, type Stack } from '../product/stack.js';
import { cyclingOrders } from '../product/workload.js';
import type { Print } from '../programs.js';

/** What the database holds, in bytes and rows, and what it and the product have used. */
interface Holdings extends Cpu {
  bytes: number;
  indexes: number;
  events: number;
  wal: number;
}

/**
 * Sends `amount` orders through their work (placed, paid, every step completed, handed in) by the API and prints what one of them adds to the database, with the
 * CPU and the WAL of its operations and effects.
 */
export const orderSizes = (amount: number, print: Print): Promise<void> =>
  onStack((stack) =>
    stack.withDatabase(async (database) => {
      const [client, staff] = [await stack.signIn('client'), await stack.signIn()];
      await cyclingOrders(client, staff, 20);
      const before = await holdings(stack, database);
      await cyclingOrders(client, staff, amount);
      const after = await holdings(stack, database);
      const more = (part: keyof Holdings): number => after[part] - before[part];
      const kilobytes = (part: keyof Holdings): string => `${(more(part) / amount / 1000).toFixed(1)} kB`;
      const ms = (part: keyof Cpu): string => `${((more(part) * 1000) / amount).toFixed(1)} ms`;
      print(
        `each of ${amount} orders: ${(more('events') / amount).toFixed(1)} events, ${kilobytes('bytes')} of tables (${kilobytes('indexes')} of indexes), ` +
          `${kilobytes('wal')} of WAL; CPU with all effects: Node ${ms('product')}, PostgreSQL ${ms('postgres')}`,
      );
    }),
  );

async function holdings(stack: Stack, database: Database): Promise<Holdings> {
  await consumed(database);
  const cpu = await cpuOf(stack, database);
  const wal = await database.one<{ bytes: number }>(`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint as bytes`);
  // Rows that were replaced are no size of an order: their room is used again.
  await database.query('vacuum');
  const sizes = await database.one<{ bytes: number; indexes: number; events: number }>(
    `select sum(pg_total_relation_size(oid)) as bytes, sum(pg_indexes_size(oid)) as indexes, (select count(*) from events) as events
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  if (!sizes || !wal) throw new Error('the server has no statistics');
  const figures = { bytes: Number(sizes.bytes), indexes: Number(sizes.indexes), events: Number(sizes.events), wal: Number(wal.bytes) };
  return { ...cpu, ...figures };
}
