import { EventEmitter } from 'node:events';
import type { Client, Notification } from 'pg';
import type { Database } from '#libs/platform/database/database';
import { endQuietly, openDedicated } from './dedicated.js';

/**
 * `committed`: there may be events to sequence. `sequenced`: there may be new positions. `toAsk`: an outside service has to be called. `toSign`: a reader waits for a
 * checkpoint of the log.
 */
type PlainHint = 'committed' | 'sequenced' | 'toAsk' | 'toSign';

/**
 * Signals that a process may wait for. `notified`: a person has something new to see (`notifyPeople`). `typing`: someone types in a chat; a missed one is not
 * repeated.
 */
export type Hint = PlainHint | 'notified' | 'typing';

export interface WakeupOptions {
  /** false if no other process uses the database: direct calls suffice and no NOTIFY is sent for the log. Default true */
  announce?: boolean;
}

/** Minimum interval between two NOTIFYs of a kind: NOTIFY takes a global lock at commit. The first one after a pause is sent at once. Milliseconds. */
const quiet = 5;
const longestPause = 5_000;

/** Sends a hint of a key at once after a pause; hints that follow within `time` milliseconds share the next one. */
export class HintThrottle {
  private readonly resting = new Map<string, { timer: NodeJS.Timeout; next?: () => void }>();

  constructor(private readonly time: number) {}

  run(key: string, send: () => void): void {
    const rest = this.resting.get(key);
    if (rest !== undefined) {
      rest.next = send;
      return;
    }
    const end = (): void => {
      const next = this.resting.get(key)?.next;
      this.resting.delete(key);
      if (next !== undefined) this.run(key, next);
    };
    this.resting.set(key, { timer: setTimeout(end, this.time) });
    send();
  }

  /** Drops the hints that wait. */
  clear(): void {
    for (const { timer } of this.resting.values()) clearTimeout(timer);
    this.resting.clear();
  }
}

/**
 * Hints that there is something to read. They carry no facts and may get lost, so every reader polls as well. Within this process a hint is a direct call; for
 * other processes it is a NOTIFY outside any transaction. `notified` carries the person's id. LISTEN covers only kinds with local listeners.
 */
export class Wakeups {
  private readonly local = new EventEmitter().setMaxListeners(0);
  private readonly announcing = new HintThrottle(quiet);
  private client: Client | undefined;
  private sending: Promise<unknown> = Promise.resolve();
  private retry: NodeJS.Timeout | undefined;
  private closed = false;
  private pause = 100;

  constructor(
    private readonly database: Database,
    private readonly options: WakeupOptions = {},
  ) {}

  /** Calls `listener` on every hint of that kind, local or remote. @returns a function that unsubscribes */
  on(hint: Hint, listener: (payload: string) => void): () => void {
    const first = this.local.listenerCount(hint) === 0;
    this.local.on(hint, listener);
    if (first) this.inTurn(() => this.client?.query(listening([hint])));
    return () => this.local.off(hint, listener);
  }

  /** Signals that this process committed events. */
  committed(): void {
    this.hint('committed');
  }

  /** Signals that this process's sequencer assigned positions. */
  sequenced(): void {
    this.hint('sequenced');
  }

  /** Signals that this process queued a call to an outside service. */
  toAsk(): void {
    this.hint('toAsk');
  }

  /** Signals that a reader in this process waits for a checkpoint. */
  toSign(): void {
    this.hint('toSign');
  }

  /** Starts listening for other processes. A lost connection is replaced, and every listener is woken afterwards, because hints may have been missed. */
  async listen(): Promise<void> {
    try {
      const client = await openDedicated(this.database, () => this.lost(client));
      this.client = client;
      client.on('notification', (message) => this.heard(client, message));
      await client.query(listening(this.local.eventNames() as Hint[]));
      this.pause = 100;
      if (this.closed) await this.close();
    } catch {
      if (this.client === undefined) this.listenLater();
      else this.lost(this.client);
    }
  }

  /** Stops listening and notifying. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    this.announcing.clear();
    const client = this.client;
    this.client = undefined;
    this.local.removeAllListeners();
    await endQuietly(client);
  }

  /** Skips the process's own hints, which were delivered directly. */
  private heard(client: Client, { channel, payload, processId }: Notification): void {
    if ('processID' in client && client.processID === processId) return;
    const hint = channel.replace('registra_', '');
    for (const part of (payload ?? '').split(',')) this.local.emit(hint, part);
  }

  private lost(client: Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    void endQuietly(client);
    this.listenLater();
  }

  private listenLater(): void {
    if (this.closed) return;
    this.retry = setTimeout(() => void this.listen().then(() => this.wakeAll()), this.pause);
    this.pause = Math.min(this.pause * 2, longestPause);
  }

  private wakeAll(): void {
    if (this.client === undefined) return;
    for (const hint of ['committed', 'sequenced', 'toAsk', 'notified'] satisfies Hint[]) this.local.emit(hint, '');
  }

  private hint(hint: PlainHint): void {
    this.local.emit(hint, '');
    this.announce(hint);
  }

  /** A failed NOTIFY is harmless: the others poll. */
  private announce(hint: PlainHint): void {
    if (this.options.announce === false || this.closed) return;
    const sql = `notify "${channelOf(hint)}"`;
    this.announcing.run(hint, () => this.inTurn((): Promise<unknown> => this.client?.query(sql) ?? this.database.query(sql)));
  }

  /** Serialises statements on the one connection. A failed one is repeated on the next connection, or covered by polling. */
  private inTurn(ask: () => Promise<unknown> | undefined): void {
    this.sending = this.sending.then(ask).catch(() => undefined);
  }
}

/** Quoted in SQL, because it has capitals. */
const channelOf = (hint: Hint): string => `registra_${hint}`;
const listening = (hints: readonly Hint[]): string => hints.map((hint) => `listen "${channelOf(hint)}"`).join('; ');
