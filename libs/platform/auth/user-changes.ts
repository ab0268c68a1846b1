import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { type Id, isId } from '#machines/kernel/ids';
import { Database } from '../database/database.js';
import { UserStates } from './user-states.js';

/** The channel on which the database announces that a person's rights changed; the payload is their id. */
const userChangedChannel = 'user_changed';

const retryAfter = 1_000;

/**
 * Listens for changed people, so that a right revoked in one process ends in all of them at once. It is only a hint: while the connection is lost, the maximum
 * age of UserStates limits the delay.
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

  /** Calls `listener` with the id of each person whose rights change; returns a function that unsubscribes. */
  subscribe(listener: (id: Id) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Whether the rights with which a token was accepted are still valid. For work that outlives its guard: subscribe first and then call this, so that a change
   * in between is not missed. Runs a query only after such a change.
   */
  async stillHolds(id: Id, tokenVersion: number): Promise<boolean> {
    const state = await this.states.stateOf(id);
    return state !== undefined && state.active && state.tokenVersion === tokenVersion;
  }

  /** Notifies this process directly; the database notifies the others. */
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
      await this.database.noted(client.connect());
      await client.query(`listen ${userChangedChannel}`);
      this.states.forget();
    } catch (error) {
      this.logger.warn({ err: error, msg: 'not listening for changed users; trying again' });
      this.reconnect(client);
    }
  }

  /** A lost connection may emit both `error` and `end`; only the first of them counts. */
  private reconnect(lost: pg.Client): void {
    if (this.closing || this.client !== lost) return;
    this.client = undefined;
    void lost.end().catch(() => undefined);
    this.retry = setTimeout(() => void this.listen(), retryAfter);
    this.retry.unref();
  }
}
