import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Queryable } from '#libs/platform/database/database';
import { isLate } from '../product/until.js';

/** SQL with its parameters. */
export type Statement = readonly [sql: string, ...parameters: unknown[]];

/** How long a call may take to reach a lock on a quiet machine, milliseconds. */
const limit = 3_000;

const run = (on: Queryable, [sql, ...parameters]: Statement): Promise<unknown[]> => on.query(sql, parameters);

/** Locks of a second session, by which a harness decides what commits first. */
export class Gate {
  constructor(private readonly database: Database) {}

  /** Both calls wait for a row and get it in the given order. `met`: they waited. */
  async queued<Answer>(row: Statement, calls: readonly (() => Promise<Answer>)[]): Promise<{ answers: Answer[]; met: boolean }> {
    const { sent, met } = await this.database.transaction(async (tx) => {
      await run(tx, row);
      const sent: Promise<Answer>[] = [];
      let met = true;
      for (const call of calls) {
        sent.push(handled(call()));
        met = (await this.isWaiting(sent.length)) && met;
      }
      return { sent, met };
    });
    return { answers: await Promise.all(sent), met };
  }

  /** `change` commits while the call, which has looked already, waits for a row. `met`: it waited. */
  async changedBefore<Answer>(row: Statement, change: Statement, call: () => Promise<Answer>): Promise<{ answer: Answer; met: boolean }> {
    const { sent, met } = await this.database.transaction(async (tx) => {
      await run(tx, row);
      const sent = handled(call());
      const met = await this.isWaiting(1);
      await run(tx, change);
      return { sent, met };
    });
    return { answer: await sent, met };
  }

  /** `change` is tried while the call has decided and cannot append its events. `met`: the call waited; `early`: the change committed before it. */
  async changedWithin<Answer>(change: Statement, call: () => Promise<Answer>): Promise<{ answer: Answer; met: boolean; early: boolean }> {
    let isChanged = false;
    const { sent, changing, ...seen } = await this.database.transaction(async (tx) => {
      await tx.query('lock table events in share mode');
      const sent = handled(call());
      const met = await this.isWaiting(1);
      const changing = handled(run(this.database, change).then(() => (isChanged = true)));
      await this.isWaiting(2, () => isChanged);
      return { sent, changing, met, early: isChanged };
    });
    await changing;
    return { answer: await sent, ...seen };
  }

  private isWaiting(count: number, isOver?: () => boolean): Promise<boolean> {
    return isWaiting(this.database, count, isOver);
  }
}

/** Whether so many sessions wait for a lock before the limit, or before `isOver`. */
export async function isWaiting(database: Database, count: number, isOver: () => boolean = () => false): Promise<boolean> {
  for (const began = performance.now(); !isLate(began, limit) && !isOver(); await pause(1)) {
    const row = await database.one<{ waiting: number }>(
      `select count(*)::integer as waiting from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
    );
    if ((row?.waiting ?? 0) >= count) return true;
  }
  return false;
}

/** A promise that is awaited later: what rejects it meanwhile is no unhandled rejection. */
function handled<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => undefined);
  return promise;
}
