import type { Database } from '#libs/platform/database/database';
import { Leadership } from '../signals/leadership.js';
import { throttleTime } from '../signals/batcher.js';
import type { WarningLogger } from '#libs/platform/logging/warning-logger';
import { Loop, type NextTurn } from '#libs/platform/process/loop';
import { Throttle } from '#libs/platform/process/throttle';
import type { Wakeups } from '../signals/wakeups.js';
import { consumersToDrain } from './apply.js';
import type { Consumer } from './consumer.js';
import { ConsumerRunner, usualBatch } from './consumer-runner.js';
import { GroupCommit } from './group-commit.js';
import { LogReader } from './log-reader.js';
import type { EventReading } from './placed-event.js';

export interface FeedOptions {
  reading?: EventReading;
  /** shared with the live tail if both run in one process */
  reader?: LogReader;
  /** delays before the retries of a parked stream, milliseconds */
  delays?: readonly number[];
  batch?: number;
  logger?: WarningLogger;
}

const pollEvery = 1_000;
const retry = { first: 100, longest: 10_000 };

/**
 * Feeds consumers from the log itself. Each consumer has one leader at a time (advisory lock, and an epoch that fences the checkpoint) and its own pace: a
 * failing or paused consumer does not block the others.
 */
export class LogFeed {
  private readonly leadership: Leadership;
  private readonly reader: LogReader;
  private readonly group = new GroupCommit();
  /** shared, so that consumers with events come together */
  private readonly throttle = new Throttle(throttleTime);
  private look: Promise<(consumer: Consumer) => boolean> = Promise.resolve(() => false);
  private lookAgainAt = -Infinity;
  private loops: readonly Loop[] = [];
  private unsubscribe: (() => void) | undefined;

  constructor(
    private readonly database: Database,
    private readonly wakeups: Wakeups,
    private readonly consumers: readonly Consumer[],
    private readonly options: FeedOptions = {},
  ) {
    this.leadership = new Leadership(database);
    this.reader = options.reader ?? new LogReader(database, options.reading);
  }

  /** Feeds until `stop`. */
  start(): void {
    if (this.unsubscribe !== undefined) return;
    this.loops = this.consumers.map((consumer) => this.loopOf(consumer));
    this.unsubscribe = this.wakeups.on('sequenced', () => this.loops.forEach((loop) => loop.wake()));
    this.loops.forEach((loop) => loop.start());
  }

  /** Finishes the batches in progress and releases the lead. */
  async stop(): Promise<void> {
    this.unsubscribe?.();
    await Promise.all(this.loops.map((loop) => loop.stop()));
    this.unsubscribe = undefined;
    await this.leadership.drop();
  }

  /** Feeds every consumer to the end of the log once, for tests, seeding and tools; consumers led by other processes are skipped. */
  async drain(): Promise<void> {
    for (const consumer of this.consumers) {
      if (!(await this.leadership.take(lockOf(consumer)))) continue;
      const runner = this.runnerOf(consumer);
      await runner.takeOver();
      while ((await runner.step()) > 0);
      await runner.drainParked();
    }
  }

  private loopOf(consumer: Consumer): Loop {
    const runner = this.runnerOf(consumer, pollEvery);
    let leads = false;
    let drainAt = 0;
    const turn = async (): Promise<NextTurn> => {
      leads = await this.lead(consumer, runner, leads);
      if (!leads) return 'wait';
      const passed = await runner.step();
      if (Date.now() >= drainAt) {
        if ((await this.toDrain())(consumer)) await runner.drainParked();
        drainAt = Date.now() + pollEvery;
      }
      // A read may have started before the hint; only an empty one shows that nothing is left.
      if (passed === 0) return 'wait';
      return passed < this.batch ? 'soon' : 'again';
    };
    const onFault = (fault: unknown): void => {
      this.options.logger?.warn({ err: fault, consumer: consumer.name }, 'a consumer pauses');
      leads = false;
    };
    return new Loop(turn, { pollEvery, throttle: this.throttle, retry, onFault });
  }

  /** One look for all consumers. */
  private toDrain(): Promise<(consumer: Consumer) => boolean> {
    if (performance.now() >= this.lookAgainAt) {
      this.lookAgainAt = performance.now() + pollEvery;
      this.look = consumersToDrain(this.database);
      this.look.catch(() => (this.lookAgainAt = -Infinity));
    }
    return this.look;
  }

  /** After a pause or a lost connection the checkpoint is loaded again, with a new epoch. */
  private async lead(consumer: Consumer, runner: ConsumerRunner, leads: boolean): Promise<boolean> {
    const name = lockOf(consumer);
    if (leads && this.leadership.holds(name)) return true;
    if (!(await this.leadership.take(name))) return false;
    await runner.takeOver();
    return true;
  }

  private get batch(): number {
    return this.options.batch ?? usualBatch;
  }

  private runnerOf(consumer: Consumer, storeEvery = 0): ConsumerRunner {
    const { reading = {}, delays, logger } = this.options;
    const applying = { database: this.database, consumer, reading, delivery: { rebuild: false }, ...(delays && { delays }) };
    return new ConsumerRunner(applying, this.reader, { batch: this.batch, storeEvery, apply: this.group.apply, ...(logger && { logger }) });
  }
}

/** Lock name of a consumer's leader; a rebuild uses the same. */
const lockOf = (consumer: Consumer): string => `consumer ${consumer.name} ${consumer.projectionVersion}`;
