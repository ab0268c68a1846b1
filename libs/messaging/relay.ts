import { LogReader } from '#libs/event-log/feed/log-reader';
import type { RawEvent } from '#libs/event-log/feed/placed-event';
import { moveCheckpoint, type ReaderName, takeCheckpoint } from '#libs/event-log/feed/progress';
import { Leadership } from '#libs/event-log/signals/leadership';
import { throttle, delay } from '#libs/event-log/signals/throttle';
import { Signal } from '#libs/event-log/signals/signal';
import type { Wakeups } from '#libs/event-log/signals/wakeups';
import type { Database } from '#libs/platform/database/database';
import { withTimeLimit } from '#libs/platform/process/time-limit';
import type { KafkaLog } from './kafka-client.js';

/** Whoever takes events from the relay; when it resolves they are safe there. */
export interface Outlet {
  publish(events: readonly RawEvent[]): Promise<void>;
  /** Lets go of what it holds of the broker; it may be published to again. Ends soon, whatever the broker does. */
  close(): Promise<void>;
}

export interface RelayOptions {
  topic: string;
  log: KafkaLog;
  /** events sent at once */
  batch?: number;
  /** how long a batch may take before it is sent again, milliseconds; a minute by default */
  publishLimit?: number;
  /** what is wrong with an event's shape, or null */
  check?: (event: RawEvent) => string | null;
}

const usualBatch = 1_000;
/** Longer than the client's own limits and tries of one request (30 s): it says more of what is wrong than we can. */
const usualPublishLimit = 60_000;
/** At most one batch in this time while little is to be carried: every batch is fetched by every group. Milliseconds. */
const relayThrottle = 10;
const pollEvery = 1_000;
const longestPause = 5_000;

/** The name its checkpoint stands under. */
const relayReader = (topic: string): string => `relay ${topic}`;

/**
 * Carries the log to the broker, in its order. One process leads (advisory lock); its checkpoint moves after the broker's acknowledgement and only
 * from where it stood, in its own epoch. A leader that was paused and comes back may send what was sent already, which every consumer drops by
 * its version, but can neither move the checkpoint nor leave a gap. Misshapen events are told loudly and sent all the same: nothing is lost here, and
 * consumers park them as they would from the log.
 */
export class Relay {
  private readonly leadership: Leadership;
  private readonly reader: LogReader;
  private readonly signal = new Signal();
  private readonly place: ReaderName;
  private running: Promise<void> | undefined;
  private stopping = false;
  private forget: (() => void) | undefined;
  private at: { pos: number; epoch: number } | undefined;
  /** misshapen events it has sent, and the fault that holds it up now */
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

  /** Relays until `stop`. */
  start(): void {
    if (this.running !== undefined) return;
    this.stopping = false;
    this.forget = this.wakeups.on('sequenced', () => this.signal.raise());
    this.running = this.goOn();
  }

  /** Finishes the batch under way and lets another process lead. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.forget?.();
    this.signal.raise();
    await this.running;
    this.running = undefined;
    await this.outlet.close();
    await this.leadership.drop();
  }

  /** One batch, when this process leads. @returns events sent; undefined where another process leads. @throws what the broker or the database say */
  async step(): Promise<number | undefined> {
    if (!this.leadership.holds(this.place.name)) this.at = undefined;
    if (!(await this.leadership.take(this.place.name))) return undefined;
    this.at ??= await takeCheckpoint(this.database, this.place);
    const { pos, epoch } = this.at;
    const events = await this.reader.read(pos, this.batch);
    const last = events.at(-1)?.pos;
    if (last === undefined) return 0;
    events.forEach((event) => this.examine(event));
    await this.publish(events);
    await moveCheckpoint(this.database, this.place, { from: pos, to: last, epoch });
    this.at = { pos: last, epoch };
    this.state.sent += events.length;
    return events.length;
  }

  private get batch(): number {
    return this.options.batch ?? usualBatch;
  }

  private async goOn(): Promise<void> {
    let pause = 100;
    while (!this.stopping) {
      try {
        const began = performance.now();
        const sent = await this.step();
        pause = 100;
        this.state.fault = undefined;
        if (this.stopping) break;
        if (!sent) await this.signal.wait(pollEvery);
        else if (sent < this.batch) await throttle(began, relayThrottle);
      } catch (fault) {
        this.at = undefined;
        this.state.fault = fault as Error;
        this.options.log.warn({ err: fault, topic: this.options.topic }, 'the relay pauses');
        if (!this.stopping) await delay(pause);
        pause = Math.min(pause * 2, longestPause);
      }
    }
  }

  /**
   * After any fault the next try begins with a new producer: one that lost its broker may have lost its sequence, and may never answer (tulios/kafkajs#909).
   */
  private async publish(events: readonly RawEvent[]): Promise<void> {
    try {
      await withTimeLimit(this.outlet.publish(events), this.options.publishLimit ?? usualPublishLimit);
    } catch (fault) {
      await this.outlet.close();
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
