import { setTimeout as sleep } from 'node:timers/promises';
import type { Consumer } from '#libs/event-log/feed/consumer';
import { drainParked } from '#libs/event-log/feed/parked';
import { Leadership } from '#libs/event-log/signals/leadership';
import { type GroupContext, GroupReader, groupOf } from './group-reader.js';
import { prepareTopic } from './topics.js';

const drainEvery = 1_000;
const lookEvery = 1_000;
const firstPause = 200;
const longestPause = 5_000;

/**
 * Feeds consumers from the broker: each has a consumer group, shared by all processes that run it. Starts as soon as the broker is available, and restarts a
 * reader whose client stopped or is unresponsive. One process at a time drains parked streams, from the log.
 */
export class KafkaFeed {
  private readonly leadership: Leadership;
  private readonly ended = new AbortController();
  private readers: GroupReader[] = [];
  private work: Promise<unknown>[] = [];
  /** why it does not read yet; undefined if it does */
  fault: Error | undefined;

  constructor(
    private readonly context: GroupContext,
    private readonly consumers: readonly Consumer[],
  ) {
    this.leadership = new Leadership(context.database);
  }

  /** Feeds until `stop`; returns at once, even if the broker is unavailable. */
  start(): void {
    if (this.work.length > 0) return;
    this.work = [this.keepReading(), this.drain()];
  }

  /** Finishes the current batches, leaves the groups, and releases the drain lock. */
  async stop(): Promise<void> {
    this.ended.abort();
    await Promise.all(this.work);
    await Promise.all(this.readers.map((reader) => reader.stop()));
    this.readers = [];
    await this.leadership.drop();
  }

  private async keepReading(): Promise<void> {
    for (let pause = firstPause; !this.ended.signal.aborted;) {
      try {
        await this.letGoOfLost();
        await this.joinMissing();
        this.fault = undefined;
        pause = firstPause;
        await this.rest(lookEvery);
      } catch (fault) {
        this.fault = fault as Error;
        this.context.log.warn({ err: fault }, 'the consumers wait for the broker');
        await this.rest(pause);
        pause = Math.min(pause * 2, longestPause);
      }
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
    const reader = new GroupReader(this.context, consumer);
    try {
      await reader.start();
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

  private async drain(): Promise<void> {
    while (!this.ended.signal.aborted) {
      for (const reader of this.readers) {
        try {
          const { consumer } = reader.applying;
          if (!(await this.leadership.take(`drain ${groupOf(this.context.groupPrefix, consumer)}`))) continue;
          await reader.refresh();
          await drainParked(reader.applying, this.context.log);
        } catch (fault) {
          this.context.log.warn({ err: fault }, 'parked streams wait');
        }
      }
      await this.rest(drainEvery);
    }
  }

  private rest(milliseconds: number): Promise<void> {
    return sleep(milliseconds, undefined, { signal: this.ended.signal }).catch(() => undefined);
  }
}
