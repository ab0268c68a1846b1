import { EventEmitter } from 'node:events';
import type { Client, Notification } from 'pg';
import type { Database } from '#libs/platform/database/database';
import { endQuietly, openDedicated } from './dedicated.js';

/** `committed`: there may be events without a place. `sequenced`: there may be new places. `toAsk`: an outside service is to be asked about something. */
type PlainHint = 'committed' | 'sequenced' | 'toAsk';

/** What a process may wait for. `notified`: a person has something new to see (`notifyPeople`). `typing`: somebody writes in a chat; nobody is woken for one that was missed. */
export type Hint = PlainHint | 'notified' | 'typing';

export interface WakeupOptions {
  /** false where no other process is on the database: the direct signal is enough and no NOTIFY is sent for the log. Default true */
  announce?: boolean;
}

/** At most one NOTIFY per hint in this time: a notification takes a global lock at commit. Milliseconds. */
const quiet = 5;
const longestPause = 5_000;

/**
 * Hints that something is there to read; they carry no facts and may get lost, so every reader polls as well. In this process a hint is a
 * direct call; to other processes it is a NOTIFY outside any transaction. `notified` carries the person's id.
 * Other processes are heard only about what somebody here waits for.
 */
export class Wakeups {
  private readonly local = new EventEmitter().setMaxListeners(0);
  private readonly pending = new Map<Hint, NodeJS.Timeout>();
  private client: Client | undefined;
  private sending: Promise<unknown> = Promise.resolve();
  private retry: NodeJS.Timeout | undefined;
  private closed = false;
  private pause = 100;

  constructor(
    private readonly database: Database,
    private readonly options: WakeupOptions = {},
  ) {}

  /** Calls `listener` on every hint of that kind, from here or elsewhere. @returns how to stop */
  on(hint: Hint, listener: (payload: string) => void): () => void {
    const first = this.local.listenerCount(hint) === 0;
    this.local.on(hint, listener);
    if (first) this.inTurn(() => this.client?.query(listening([hint])));
    return () => this.local.off(hint, listener);
  }

  /** Somebody in this process committed events. */
  committed(): void {
    this.hint('committed');
  }

  /** The sequencer in this process gave places. */
  sequenced(): void {
    this.hint('sequenced');
  }

  /** Somebody in this process wrote down what an outside service is to be asked. */
  toAsk(): void {
    this.hint('toAsk');
  }

  /** Starts to hear other processes. A lost connection is replaced, and every listener is woken after it, for hints may have been missed. */
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

  /** Stops hearing and announcing. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    for (const timer of this.pending.values()) clearTimeout(timer);
    this.pending.clear();
    const client = this.client;
    this.client = undefined;
    this.local.removeAllListeners();
    await endQuietly(client);
  }

  /** Our own hints were heard directly. */
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

  /** A failed NOTIFY is no loss: the others poll. */
  private announce(hint: PlainHint): void {
    if (this.options.announce === false || this.closed || this.pending.has(hint)) return;
    const send = (): void => {
      this.pending.delete(hint);
      const sql = `notify ${channelOf(hint)}`;
      this.inTurn((): Promise<unknown> => this.client?.query(sql) ?? this.database.query(sql));
    };
    this.pending.set(hint, setTimeout(send, quiet));
  }

  /** One connection asks one thing after the other. What fails is asked again when the connection is replaced, or polled for. */
  private inTurn(ask: () => Promise<unknown> | undefined): void {
    this.sending = this.sending.then(ask).catch(() => undefined);
  }
}

const channelOf = (hint: Hint): string => `registra_${hint}`;
const listening = (hints: readonly Hint[]): string => hints.map((hint) => `listen ${channelOf(hint)}`).join('; ');
