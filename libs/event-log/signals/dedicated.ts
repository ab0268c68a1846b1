import pg from 'pg';
import type { Database } from '#libs/platform/database/database';

/**
 * A connection like those of the pool, but outside of it: for what is kept for long (a lock, LISTEN, the appender), so that neither its size
 * nor its end concerns the pool. Whoever opens it ends it. @param lost called once when it breaks, not when it is ended on purpose
 */
export async function openDedicated(database: Database, lost: (fault: Error) => void): Promise<pg.Client> {
  const client = new pg.Client(database.pool.options);
  // Until it is open its faults are the caller's: connect() throws them.
  let open = false;
  const onLost = (fault: Error): void => {
    if (open) lost(fault);
    open = false;
  };
  client.on('error', onLost);
  client.on('end', () => onLost(new Error('the connection ended')));
  await client.connect();
  open = true;
  return client;
}

/** Ends a connection that may be broken already. */
export const endQuietly = (client: pg.Client | undefined): Promise<void> => client?.end().catch(() => undefined) ?? Promise.resolve();
