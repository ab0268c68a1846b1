import type { Database } from './database.js';

/**
 * Streams the rows of a statement from one snapshot, a batch at a time. Holds one connection until the end or until the generator is closed, so routes that
 * stream it are limited downloads (`LimitedDownload`).
 */
export async function* batchesOf<Row>(database: Database, text: string, params: readonly unknown[], batch = 500): AsyncGenerator<Row[]> {
  const client = await database.pool.connect();
  let fault: Error | undefined;
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    await client.query(`declare batches no scroll cursor for ${text}`, [...params]);
    for (;;) {
      const { rows } = await client.query(`fetch ${batch} from batches`);
      if (rows.length > 0) yield rows as Row[];
      if (rows.length < batch) return;
    }
  } catch (thrown) {
    fault = thrown as Error;
    throw thrown;
  } finally {
    await client.query('rollback').catch((lost: Error) => (fault = lost));
    client.release(fault);
  }
}
