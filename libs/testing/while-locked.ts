import { setImmediate as turn } from 'node:timers/promises';
import type { Id } from '#libs/kernel/ids';
import type { Database, Queryable } from '#libs/platform/database/database';

/**
 * Carries out two requests that wait for the same person: the row is locked until both wait for it, `first` before `second`, so that `second` has read what it reads
 * without a lock before `first` commits. The database lets those who wait go on in their order.
 */
export async function whileLocked<First, Second>(
  database: Database,
  person: Id,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const started = await database.transaction(async (tx) => {
    await tx.query('select from users where id = $1 for no key update', [person]);
    const one = first();
    await untilWaiting(database, 1, one);
    const other = second();
    await untilWaiting(database, 2, other);
    return { both: Promise.all([one, other]) };
  });
  return started.both;
}

/** Milliseconds; a wait in vain ends with a message, before the time limit of the test. */
const patience = 20_000;

/** Until so many connections of this database wait for a lock. @throws Error when `request` ends before, or when nothing waits */
async function untilWaiting(database: Queryable, count: number, request: Promise<unknown>): Promise<void> {
  const end = performance.now() + patience;
  let over = false;
  void request.catch(() => undefined).finally(() => (over = true));
  for (;;) {
    const row = await database.one<{ waiting: number }>(
      `select count(distinct pid)::integer as waiting from pg_locks
       where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`,
    );
    if ((row?.waiting ?? 0) >= count) return;
    if (performance.now() > end) throw new Error(`after ${patience} ms ${row?.waiting} of ${count} requests wait for the lock`);
    if (over) throw new Error('a request that was to wait for the lock did not');
    await turn();
  }
}
