import type { Consumer } from '#libs/event-log/feed/consumer';
import { consumersToDrain, drainParked } from '#libs/event-log/feed/apply';
import { Leadership } from '#libs/event-log/signals/leadership';
import { Loop } from '#libs/platform/process/loop';
import { Throttle } from '#libs/platform/process/throttle';
import { GroupCommit } from '#libs/event-log/feed/group-commit';
import { throttleTime } from '#libs/event-log/signals/batcher';
import { type GroupContext, GroupReader, groupOf, type SharedWork } from './group-reader.js';
import { MessageDecoder } from './message-decoder.js';
import { withTimeLimit } from '#libs/platform/process/time-limit';
import { prepareTopic } from './topics.js';

const pollEvery = 1_000;
const retry = { first: 200, longest: 5_000 };
/** How long a shutdown waits for a broker that does not answer, milliseconds. */
const stopLimit = 3_000;

/**
 * Feeds consumers from the broker: each has a consumer group, shared by all processes that run it. Starts as soon as the broker is available, and restarts a
 * reader whose client stopped or is unresponsive. One process at a time drains parked streams, from the log.
 */
export class KafkaFeed {
  private readonly leadership: Leadership;
  private readonly loops: readonly Loop[];
  private readonly shared: SharedWork;
  private readers: GroupReader[] = [];
  private isStopping = false;
  /** why it does not read yet; undefined if it does */
  fault: Error | undefined;

  constructor(
    private readonly context: GroupContext,
    private readonly consumers: readonly Consumer[],
  ) {
    this.leadership = new Leadership(context.database);
    this.shared = { decoder: new MessageDecoder(context.reading), throttle: new Throttle(throttleTime), commit: new GroupCommit() };
    const unavailable = (fault: unknown): void => {
      this.fault = fault as Error;
      context.log.warn({ err: fault }, 'the consumers wait for the broker');
    };
    const undrained = (fault: unknown): void => context.log.warn({ err: fault }, 'parked streams wait');
    this.loops = [
      new Loop(() => this.restoreReaders().then(() => 'wait'), { pollEvery, retry, onFault: unavailable }),
      new Loop(() => this.drain(undrained).then(() => 'wait'), { pollEvery, retry, onFault: undrained }),
    ];
  }

  /** Feeds until `stop`; returns at once, even if the broker is unavailable. */
  start(): void {
    this.isStopping = false;
    this.loops.forEach((loop) => loop.start());
  }

  /** Finishes the current batches, leaves the groups, and releases the drain lock. A reader that joins later leaves at once. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await withTimeLimit(Promise.all(this.loops.map((loop) => loop.stop())), stopLimit).catch(() => undefined);
    await Promise.all(this.readers.map((reader) => reader.stop()));
    this.readers = [];
    await this.leadership.drop();
  }

  /** Replaces readers that stopped, and starts those that are missing. */
  private async restoreReaders(): Promise<void> {
    try {
      await this.letGoOfLost();
      await this.joinMissing();
      this.fault = undefined;
    } catch (fault) {
      await this.context.broker?.check();
      throw fault;
    }
  }

  private async joinMissing(): Promise<void> {
    const missing = this.missing();
    if (missing.length === 0) return;
    await this.prepare(missing);
    const joined = await Promise.allSettled(missing.map((consumer) => this.begin(consumer)));
    const failed = joined.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
  }

  /** The lost reader may still finish its batch: the next one knows from the progress of each stream what is done. */
  private async letGoOfLost(): Promise<void> {
    const lost = this.readers.filter(({ fault }) => fault !== undefined);
    if (lost.length === 0) return;
    this.readers = this.readers.filter((reader) => !lost.includes(reader));
    await this.context.broker?.check();
    for (const { fault, applying } of lost) {
      this.context.log.error({ err: fault, group: groupOf(this.context.groupPrefix, applying.consumer) }, 'restarting a consumer');
    }
    await Promise.all(lost.map((reader) => reader.stop()));
  }

  private missing(): Consumer[] {
    const there = new Set(this.readers.map(({ applying }) => applying.consumer));
    return this.consumers.filter((consumer) => !there.has(consumer));
  }

  private async begin(consumer: Consumer): Promise<void> {
    const reader = new GroupReader(this.context, consumer, this.shared);
    try {
      await reader.start();
      if (this.isStopping) return await reader.stop();
      this.readers.push(reader);
      this.context.log.debug({ group: groupOf(this.context.groupPrefix, consumer) }, 'a consumer joined its group');
    } catch (fault) {
      await reader.stop();
      throw fault;
    }
  }

  private prepare(consumers: readonly Consumer[]): Promise<void> {
    const { kafka, topic, log, groupPrefix } = this.context;
    const groups = consumers.map((consumer) => groupOf(groupPrefix, consumer));
    return prepareTopic(kafka, topic, log, groups);
  }

  /** A consumer whose streams cannot be drained does not block the others. */
  private async drain(onFault: (fault: unknown) => void): Promise<void> {
    const isDue = await consumersToDrain(this.context.database);
    for (const reader of this.readers) {
      try {
        const { consumer } = reader.applying;
        if (!isDue(consumer)) continue;
        if (!(await this.leadership.take(`drain ${groupOf(this.context.groupPrefix, consumer)}`))) continue;
        await reader.refresh();
        await drainParked(reader.applying, this.context.log);
      } catch (fault) {
        onFault(fault);
      }
    }
  }
}
