import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { type Id, isId } from '#libs/kernel/ids';
import { Database } from '../database/database.js';
import { UserStates } from './user-states.js';

/** The channel on which the database tells that a person's rights changed; the payload is their id. */
const userChangedChannel = 'user_changed';

const retryAfter = 1_000;

/**
 * Listens for changed people, so that a right taken away in one process ends in all of them at once. It is a hint: while the connection
 * is lost, the age limit of UserStates holds.
 */
@Injectable()
export class UserChanges implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('auth');
  private readonly listeners = new Set<(id: Id) => void>();
  private client: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private closing = false;

  constructor(
    private readonly database: Database,
    private readonly states: UserStates,
  ) {}

  /** Calls `listener` with the id of everybody whose rights change; the answer ends it. */
  subscribe(listener: (id: Id) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Whether the rights that a token was accepted with still stand. For what goes on long after its guard: subscribe first and call this then, so that a change which came in
   * between is not missed. Costs a statement only after such a change.
   */
  async stillHolds(id: Id, tokenVersion: number): Promise<boolean> {
    const state = await this.states.stateOf(id);
    return state !== undefined && state.active && state.tokenVersion === tokenVersion;
  }

  /** Tells this process at once; the others hear it from the database. */
  changed(id: Id): void {
    this.states.forget(id);
    for (const listener of this.listeners) listener(id);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.listen();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closing = true;
    clearTimeout(this.retry);
    await this.client?.end().catch(() => undefined);
  }

  private async listen(): Promise<void> {
    const client = new pg.Client(this.database.pool.options);
    this.client = client;
    client.on('notification', ({ payload }) => void (isId(payload) && this.changed(payload)));
    client.on('error', () => this.reconnect(client));
    client.on('end', () => this.reconnect(client));
    try {
      await client.connect();
      await client.query(`listen ${userChangedChannel}`);
      this.states.forget();
    } catch (error) {
      this.logger.warn({ err: error, msg: 'not listening for changed users; trying again' });
      this.reconnect(client);
    }
  }

  /** Both `error` and `end` may tell of one loss; only the first of them counts. */
  private reconnect(lost: pg.Client): void {
    if (this.closing || this.client !== lost) return;
    this.client = undefined;
    void lost.end().catch(() => undefined);
    this.retry = setTimeout(() => void this.listen(), retryAfter);
    this.retry.unref();
  }
}
