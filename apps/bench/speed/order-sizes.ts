import type { Database } from '#libs/platform/database/database';
import { consumed, type Cpu, cpuOf } from './operation-costs.js';
import { onStack, type Stack } from '../product/stack.js';
import { cyclingOrders } from '../product/workload.js';
import type { Print } from '../programs.js';
import type { Row } from '../tables.js';

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
      const row = (what: string, figure: number): Row => ({
        '': what,
        'an order': (figure / amount).toFixed(1),
        'an event': (figure / more('events')).toFixed(1),
      });
      print.table(
        [
          row('events', more('events')),
          row(`tables, of it ${((more('indexes') / more('bytes')) * 100).toFixed(0)} % indexes, kB`, more('bytes') / 1000),
          row('write-ahead log, kB', more('wal') / 1000),
          row('CPU with all effects, Node, ms', more('product') * 1000),
          row('CPU with all effects, PostgreSQL, ms', more('postgres') * 1000),
        ],
        'scale-order',
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
