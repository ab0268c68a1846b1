import type { Consumer as GroupMember, EachBatchPayload, Kafka } from 'kafkajs';
import { type Applying, isInfrastructure } from '#libs/event-log/feed/apply';
import type { Consumer } from '#libs/event-log/feed/consumer';
import { skippedEvents } from '#libs/event-log/feed/dead-letters';
import type { GroupCommit } from '#libs/event-log/feed/group-commit';
import type { EventReading, PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Id } from '#machines/kernel/ids';
import type { Database } from '#libs/platform/database/database';
import { EnvelopeError } from './envelope.js';
import { Batcher } from '#libs/event-log/signals/batcher';
import type { Throttle } from '#libs/platform/process/throttle';
import { withTimeLimit } from '#libs/platform/process/time-limit';
import type { Outage } from '#libs/platform/logging/outages';
import type { KafkaLog } from './kafka-client.js';
import type { MessageDecoder } from './message-decoder.js';
import { partitionCount } from './topics.js';

/** Dependencies of a reader in addition to its consumer. */
export interface GroupContext {
  kafka: Kafka;
  topic: string;
  groupPrefix: string;
  database: Database;
  reading: EventReading;
  log: KafkaLog;
  /** outages of the broker */
  broker?: Outage;
  /** delays before the retries of a parked stream, milliseconds */
  delays?: readonly number[];
  /** time limit for joining, and later between signs of life, milliseconds; a minute by default */
  unresponsiveAfter?: number;
}

/** What the readers of one process share: events decoded once, batches that start together, and their transaction. */
export interface SharedWork {
  decoder: MessageDecoder;
  throttle: Throttle;
  commit: GroupCommit;
}

/** The group that shares a consumer's work among processes; a new projection version has a new group, which reads from the beginning. */
export const groupOf = (prefix: string, { name, projectionVersion }: Pick<Consumer, 'name' | 'projectionVersion'>): string =>
  `${prefix}.${name}.${projectionVersion}`;

/** Thrown for a reader without signs of life for too long. */
class UnresponsiveReaderError extends Error {
  override readonly name = 'UnresponsiveReaderError';
}

/** Longer than a rebalance, and than the client's own retries while a broker does not answer. */
const defaultLimit = 60_000;
/** Time limit of the current batch at shutdown, milliseconds: unfinished messages are delivered again. */
const stopLimit = 15_000;
const firstPause = 200;
const longestPause = 10_000;

/**
 * One process's member of a consumer's group. Batches of several partitions, and of the process's other readers, are combined into one transaction of effects;
 * offsets are committed after it. The progress per stream handles duplicates and wrong order. While the database or other infrastructure is unavailable, the partition pauses and the same
 * messages are delivered again, without using memory or attempts.
 */
export class GroupReader {
  private member: GroupMember | undefined;
  private skipped: ReadonlySet<Id> = new Set();
  private readonly types: ReadonlySet<string> | undefined;
  private readonly batcher: Batcher<PlacedEvent>;
  private pause = firstPause;
  private stopping = false;
  private crash: Error | undefined;
  private lastSign = performance.now();

  constructor(
    private readonly context: GroupContext,
    private readonly consumer: Consumer,
    private readonly shared: SharedWork,
  ) {
    this.batcher = new Batcher((events) => shared.commit.apply({ applying: this.applying, events }), shared.throttle);
    this.types = consumer.types === undefined ? undefined : new Set(consumer.types);
  }

  /** Context of applying events; the set of skipped events is read again before streams are drained. */
  get applying(): Applying {
    const { database, reading, delays } = this.context;
    return { database, consumer: this.consumer, reading, skipped: this.skipped, delivery: { rebuild: false }, ...(delays && { delays }) };
  }

  /**
   * Why the reader has to be restarted: its client stopped, or shows no fetch or heartbeat, which a live client does every few seconds. A kafkajs promise that
   * never settles leaves no other trace. Undefined for a working reader, or one that its client restarts itself.
   */
  get fault(): Error | undefined {
    const idle = performance.now() - this.lastSign;
    return this.crash ?? (idle > this.unresponsiveAfter ? new UnresponsiveReaderError(`silent for ${Math.round(idle)} ms`) : undefined);
  }

  /** Joins the group and reads until `stop`. @throws if the broker cannot be reached, or joining exceeds the time limit */
  start(): Promise<void> {
    return withTimeLimit(this.join(), this.unresponsiveAfter);
  }

  private get unresponsiveAfter(): number {
    return this.context.unresponsiveAfter ?? defaultLimit;
  }

  private async join(): Promise<void> {
    const { kafka, topic, groupPrefix, database } = this.context;
    this.skipped = await skippedEvents(database, this.consumer.name);
    const member = kafka.consumer({
      groupId: groupOf(groupPrefix, this.consumer),
      // A killed member is removed after this time; its partitions are idle until then.
      sessionTimeout: 6_000,
      heartbeatInterval: 1_500,
      rebalanceTimeout: 30_000,
      maxWaitTimeInMs: 500,
      minBytes: 1,
      maxBytesPerPartition: 512 * 1024,
      maxBytes: 4 * 1024 * 1024,
      allowAutoTopicCreation: false,
      retry: { initialRetryTime: 100, maxRetryTime: 2_000, retries: 8 },
    });
    this.member = member;
    const { CRASH, FETCH_START, GROUP_JOIN, HEARTBEAT } = member.events;
    member.on(CRASH, ({ payload: { error, restart } }) => {
      if (!restart) this.crash = error;
    });
    const sign = () => (this.lastSign = performance.now());
    for (const listen of [CRASH, FETCH_START, GROUP_JOIN, HEARTBEAT] as const) member.on(listen as typeof FETCH_START, sign);
    await member.connect();
    await member.subscribe({ topics: [topic], fromBeginning: true });
    await member.run({
      eachBatchAutoResolve: false,
      autoCommitInterval: 1_000,
      partitionsConsumedConcurrently: partitionCount,
      eachBatch: (batch) => this.take(batch),
    });
  }

  /** Reloads the skipped events, for streams that are drained. */
  async refresh(): Promise<void> {
    this.skipped = await skippedEvents(this.context.database, this.consumer.name);
  }

  /** Leaves the group after the current batch, with its offsets committed. Ends after at most 15 s, and never throws. */
  async stop(): Promise<void> {
    this.stopping = true;
    const member = this.member;
    this.member = undefined;
    if (member) await withTimeLimit(member.disconnect(), stopLimit).catch(() => undefined);
  }

  private async take({ batch, resolveOffset, heartbeat, pause, isRunning, isStale }: EachBatchPayload): Promise<void> {
    if (!isRunning() || isStale()) return;
    const beat = setInterval(() => void heartbeat().catch(() => undefined), 1_500);
    try {
      const events = batch.messages.flatMap((message) => this.eventOf(message, batch.partition));
      if (events.length > 0) await this.batcher.add(events);
      resolveOffset(batch.lastOffset());
      this.pause = firstPause;
    } catch (fault) {
      if (!isInfrastructure(fault)) throw fault;
      this.context.log.warn({ err: fault, consumer: this.consumer.name, partition: batch.partition }, 'a consumer pauses');
      const resume = pause();
      setTimeout(() => this.stopping || resume(), this.pause);
      this.pause = Math.min(this.pause * 2, longestPause);
    } finally {
      clearInterval(beat);
    }
  }

  /** The event of a message, if it is of interest. A foreign message is logged and skipped: the log is the source, so nothing is lost. */
  private eventOf(message: EachBatchPayload['batch']['messages'][number], partition: number): PlacedEvent[] {
    try {
      const event = this.shared.decoder.decode(message);
      return this.types === undefined || this.types.has(event.type) ? [event] : [];
    } catch (fault) {
      if (!(fault instanceof EnvelopeError)) throw fault;
      this.context.log.error({ partition, offset: message.offset, fault: fault.message }, 'a message in the topic is no event of ours');
      return [];
    }
  }
}
