import { Database, Transaction } from '#libs/platform/database/database';
import type { EffectPlace } from './apply.js';
import { type Hold, stillHold } from './rebuild-requests.js';

/**
 * The database as a rebuild's consumer sees it: unqualified names mean the tables beside the live ones, in every transaction only as long as the
 * rebuild is still held, so that a worker that was away cannot write when another went on.
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

/** Transactions that are parts of an open one: what one of them does is undone when it fails, and counts when the whole does. */
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
