import type { Id } from '#libs/kernel/ids';
import type { WarningLogger } from '#libs/platform/logging/warning-logger';
import { type Applying, applyBatch } from './apply.js';
import { skippedEvents } from './dead-letters.js';
import type { LogReader } from './log-reader.js';
import { drainParked } from './parked.js';
import type { PlacedEvent } from './placed-event.js';
import { moveCheckpoint, takeCheckpoint } from './progress.js';

export interface RunnerOptions {
  /** events read at once; default `usualBatch` */
  batch?: number;
  /** how long the checkpoint of a consumer that no event concerns is not stored at the end of the log, milliseconds; default 0 */
  storeEvery?: number;
  logger?: WarningLogger;
}

/** Number of events read at once. */
export const usualBatch = 500;

/** While no event concerns a consumer, its checkpoint is stored only after this many positions. */
const lazyStep = 1_000;

/** Runs one consumer in its leader: reads from its checkpoint, applies events, and drains parked streams. */
export class ConsumerRunner {
  private pos = 0;
  private stored = 0;
  private storedAt = -Infinity;
  private epoch = 0;
  private readonly types: ReadonlySet<string> | undefined;

  constructor(
    private readonly applying: Omit<Applying, 'skipped'>,
    private readonly reader: LogReader,
    private readonly options: RunnerOptions = {},
  ) {
    this.types = applying.consumer.types === undefined ? undefined : new Set(applying.consumer.types);
  }

  private skipped: ReadonlySet<Id> = new Set();

  /** Takes the lead: starts a new epoch from the stored checkpoint. */
  async takeOver(): Promise<void> {
    const { database, consumer } = this.applying;
    const { pos, epoch } = await takeCheckpoint(database, consumer);
    this.skipped = await skippedEvents(database, consumer.name);
    this.pos = this.stored = pos;
    this.epoch = epoch;
  }

  get position(): number {
    return this.pos;
  }

  /** One batch. @returns the number of positions passed; 0 at the end of the log. @throws FencedError and infrastructure errors */
  async step(upTo = Infinity): Promise<number> {
    const read = await this.reader.read(this.pos, this.options.batch ?? usualBatch);
    const events = read.at(-1)?.pos === undefined ? [] : read.filter(({ pos }) => pos <= upTo);
    const last = events.at(-1)?.pos;
    if (last === undefined) {
      if (performance.now() - this.storedAt >= (this.options.storeEvery ?? 0)) await this.storeLazily(0);
      return 0;
    }
    const wanted = events.filter((event) => this.wants(event));
    if (wanted.length > 0) {
      await applyBatch({ ...this.applying, skipped: this.skipped }, wanted, { from: this.stored, to: last, epoch: this.epoch });
      this.stored = last;
    }
    this.pos = last;
    if (wanted.length === 0) await this.storeLazily(lazyStep);
    return events.length;
  }

  /** Retries the parked streams that are due. @returns how many are up to date again */
  drainParked(): Promise<number> {
    return drainParked({ ...this.applying, skipped: this.skipped }, this.options.logger);
  }

  private wants(event: PlacedEvent): boolean {
    return this.types === undefined || this.types.has(event.type);
  }

  private async storeLazily(step: number): Promise<void> {
    if (this.pos - this.stored <= step) return;
    const { database, consumer } = this.applying;
    await moveCheckpoint(database, consumer, { from: this.stored, to: this.pos, epoch: this.epoch });
    this.stored = this.pos;
    this.storedAt = performance.now();
  }
}
