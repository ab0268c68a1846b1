import pg from 'pg';
import type { Database, Queryable } from '#libs/platform/database/database';

/**
 * Opens a connection outside of the pool, for long-lived use (a lock, LISTEN, the appender), independent of the pool's size and end. The caller closes it.
 * @param lost called once if it breaks, not if it is closed on purpose
 */
export async function openDedicated(database: Database, lost: (fault: Error) => void): Promise<pg.Client> {
  const client = new pg.Client(database.pool.options);
  // Before it is open, connect() throws its errors.
  let open = false;
  const onLost = (fault: Error): void => {
    if (open) lost(fault);
    open = false;
  };
  client.on('error', (fault) => {
    database.note(fault);
    onLost(fault);
  });
  client.on('end', () => onLost(new Error('the connection ended')));
  await database.noted(client.connect());
  open = true;
  return client;
}

/** Statements on one dedicated connection. */
export function queriesOn(client: pg.Client): Queryable {
  const query: Queryable['query'] = async <Row>(text: string, params: readonly unknown[] = []): Promise<Row[]> =>
    (await client.query(text, [...params])).rows as Row[];
  return { query, one: async <Row>(text: string, params?: readonly unknown[]) => (await query<Row>(text, params))[0] };
}

/** Closes a connection that may be broken already. */
export const endQuietly = (client: pg.Client | undefined): Promise<void> => client?.end().catch(() => undefined) ?? Promise.resolve();
