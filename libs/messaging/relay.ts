import { moveRelay, type TopicPlace } from '#libs/event-log/feed/deliveries';
import { LogReader } from '#libs/event-log/feed/log-reader';
import type { RawEvent } from '#libs/event-log/feed/placed-event';
import { type ReaderName, takeCheckpoint } from '#libs/event-log/feed/progress';
import { Leadership } from '#libs/event-log/signals/leadership';
import type { Wakeups } from '#libs/event-log/signals/wakeups';
import type { Database } from '#libs/platform/database/database';
import type { Outage } from '#libs/platform/logging/outages';
import { Loop, type NextTurn } from '#libs/platform/process/loop';
import { Throttle } from '#libs/platform/process/throttle';
import { withTimeLimit } from '#libs/platform/process/time-limit';
import type { KafkaLog } from './kafka-client.js';

/** Target of the relay; when the promise resolves, the events are stored there, each at its place. */
export interface Outlet {
  publish(events: readonly RawEvent[]): Promise<readonly TopicPlace[]>;
  /** Releases its resources; publishing again is possible. Ends soon, whatever the broker does. */
  close(): Promise<void>;
}

export interface RelayOptions {
  topic: string;
  log: KafkaLog;
  /** outages of the broker */
  broker?: Outage;
  /** events sent at once */
  batch?: number;
  /** time limit of a batch before it is sent again, milliseconds; a minute by default */
  publishLimit?: number;
  /** schema error of an event, or null */
  check?: (event: RawEvent) => string | null;
}

const usualBatch = 1_000;
/** Longer than the client's own timeout with retries (30 s), whose error is more specific. */
const usualPublishLimit = 60_000;
/** Minimum interval between batches under low load: every group fetches every batch. Milliseconds. */
const relayThrottle = 10;
/** How long a shutdown waits for a batch that the broker does not acknowledge, milliseconds: it is sent again by the next leader. */
const stopLimit = 3_000;

/** Name of its checkpoint. */
const relayReader = (topic: string): string => `relay ${topic}`;

/**
 * Relays the log to the broker, in order. One process leads (advisory lock); its checkpoint moves after the broker's acknowledgement, only from its own last
 * value, and in its own epoch. A suspended leader that resumes may send events twice, which every consumer drops by version, but can neither move the
 * checkpoint nor leave a gap. Invalid events are logged as errors and sent all the same, so that nothing is lost: consumers park them as they would from the
 * log.
 */
export class Relay {
  private readonly leadership: Leadership;
  private readonly reader: LogReader;
  private readonly loop = new Loop(() => this.turn(), {
    pollEvery: 1_000,
    throttle: new Throttle(relayThrottle),
    retry: { first: 100, longest: 5_000 },
    onFault: (fault) => this.pauseAfter(fault),
  });
  private readonly place: ReaderName;
  private unsubscribe: (() => void) | undefined;
  private at: { pos: number; epoch: number } | undefined;
  /** invalid events sent so far, and the current error */
  readonly state = { sent: 0, misshapen: 0, fault: undefined as Error | undefined };

  constructor(
    private readonly database: Database,
    private readonly wakeups: Wakeups,
    private readonly outlet: Outlet,
    private readonly options: RelayOptions,
  ) {
    this.leadership = new Leadership(database);
    this.reader = new LogReader(database);
    this.place = { name: relayReader(options.topic), projectionVersion: 1 };
  }

  /** Runs until `stop`. */
  start(): void {
    this.unsubscribe ??= this.wakeups.on('sequenced', () => this.loop.wake());
    this.loop.start();
  }

  /** Finishes the current batch and releases the lead. */
  async stop(): Promise<void> {
    this.unsubscribe?.();
    this.unsubscribe = undefined;
    await withTimeLimit(this.loop.stop(), stopLimit).catch(() => undefined);
    await this.outlet.close();
    await this.leadership.drop();
  }

  /** Sends one batch if this process leads. @returns the number of events; undefined if another process leads. @throws errors of the broker or the database */
  async step(): Promise<number | undefined> {
    if (!this.leadership.holds(this.place.name)) this.at = undefined;
    if (!(await this.leadership.take(this.place.name))) return undefined;
    this.at ??= await takeCheckpoint(this.database, this.place);
    const { pos, epoch } = this.at;
    const events = await this.reader.read(pos, this.batch);
    const last = events.at(-1)?.pos;
    if (last === undefined) return 0;
    events.forEach((event) => this.examine(event));
    const places = await this.publish(events);
    await moveRelay(this.database, this.place, { from: pos, to: last, epoch }, { topic: this.options.topic, places });
    this.at = { pos: last, epoch };
    this.state.sent += events.length;
    return events.length;
  }

  private get batch(): number {
    return this.options.batch ?? usualBatch;
  }

  private async turn(): Promise<NextTurn> {
    const sent = await this.step();
    this.state.fault = undefined;
    if (!sent) return 'wait';
    return sent < this.batch ? 'soon' : 'again';
  }

  private pauseAfter(fault: unknown): void {
    this.at = undefined;
    this.state.fault = fault as Error;
    this.options.log.warn({ err: fault, topic: this.options.topic }, 'the relay pauses');
  }

  /** After any error the next attempt uses a new producer: one that lost its broker may have lost its sequence, and may never answer (tulios/kafkajs#909). */
  private async publish(events: readonly RawEvent[]): Promise<readonly TopicPlace[]> {
    try {
      return await withTimeLimit(this.outlet.publish(events), this.options.publishLimit ?? usualPublishLimit);
    } catch (fault) {
      await this.outlet.close();
      await this.options.broker?.check();
      throw fault;
    }
  }

  private examine(event: RawEvent): void {
    const schemaError = this.options.check?.(event) ?? null;
    if (schemaError === null) return;
    this.state.misshapen += 1;
    this.options.log.error({ event: event.id, position: event.pos, misfit: schemaError }, 'a misshapen event leaves the log');
  }
}
