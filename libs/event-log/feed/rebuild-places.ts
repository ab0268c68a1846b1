import { Database, Transaction } from '#libs/platform/database/database';
import type { EffectPlace } from './apply.js';
import { type Hold, stillHold } from './rebuild-requests.js';

/**
 * The database of a rebuild's consumer: unqualified table names resolve to the shadow tables, in every transaction and only while the rebuild is held, so that
 * a suspended worker cannot write after another took over.
 */
export function besideOf(database: Database, hold: Hold): Database {
  return new (class extends Database {
    override transaction<Result>(work: (tx: Transaction) => Promise<Result>, opening?: string): Promise<Result> {
      return database.transaction(async (tx) => {
        await stillHold(tx, hold);
        await tx.query('set local search_path = beside, public');
        return work(tx);
      }, opening);
    }
  })(database.pool);
}

/** Nested transactions (savepoints): a failure undoes only the nested part, which is committed with the outer one. */
export function within(tx: Transaction): EffectPlace {
  return {
    query: (text, params, name) => tx.query(text, params, name),
    one: (text, params, name) => tx.one(text, params, name),
    transaction: async (work, opening) => {
      await tx.client.query(opening === undefined ? 'savepoint part' : `savepoint part; ${opening}`);
      try {
        const result = await work(tx);
        await tx.query('release savepoint part');
        return result;
      } catch (fault) {
        await tx.query('rollback to savepoint part');
        throw fault;
      }
    },
  };
}
