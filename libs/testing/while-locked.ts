import { setImmediate as turn } from 'node:timers/promises';
import type { Id } from '#machines/kernel/ids';
import type { Database, Queryable } from '#libs/platform/database/database';

/**
 * Runs two requests that wait for the same person's row: it is locked until both wait, `first` before `second`, so that `second` has read everything it reads
 * without a lock before `first` commits. The database grants waiting locks in order.
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

/** Timeout in milliseconds, shorter than the test's, for a clear message. */
const patience = 20_000;

/** Waits until that many connections of this database wait for a lock. @throws Error if `request` ends earlier, or on timeout */
export async function untilWaiting(database: Queryable, count: number, request: Promise<unknown>): Promise<void> {
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
