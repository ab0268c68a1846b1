import type { Client } from 'pg';
import type { Database } from '#libs/platform/database/database';
import { leaderLocks } from '#libs/platform/database/locks';
import { endQuietly, openDedicated } from './dedicated.js';

/**
 * Leader election by advisory locks on one connection. When the connection ends, so do the locks, and another process may lead before this one notices: a
 * leader's writes must be safe without the lock (a fenced checkpoint, a unique position).
 */
export class Leadership {
  private client: Client | undefined;
  private asking: Promise<unknown> = Promise.resolve();
  private readonly held = new Set<string>();

  constructor(private readonly database: Database) {}

  /** Whether this process leads under `name`. @throws if the database cannot be reached */
  take(name: string): Promise<boolean> {
    const asked = this.asking.then(() => this.ask(name));
    // One after the other: there is one connection, and a failure concerns only its caller.
    this.asking = asked.catch(() => undefined);
    return asked;
  }

  holds(name: string): boolean {
    return this.held.has(name);
  }

  /** The connection that holds the locks, for work that must end with them. */
  get connection(): Client | undefined {
    return this.client;
  }

  /** Releases all locks and closes the connection. */
  async drop(): Promise<void> {
    const client = this.client;
    this.client = undefined;
    this.held.clear();
    await endQuietly(client);
  }

  private async ask(name: string): Promise<boolean> {
    if (this.held.has(name)) return true;
    const client = this.client ?? (await this.connect());
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock(hashtextextended($1, $2)) as mine', [
      name,
      leaderLocks,
    ]);
    if (rows[0]?.mine === true && this.client === client) this.held.add(name);
    return this.held.has(name);
  }

  private async connect(): Promise<Client> {
    const client = await openDedicated(this.database, () => {
      if (this.client === client) void this.drop();
    });
    this.client = client;
    return client;
  }
}
