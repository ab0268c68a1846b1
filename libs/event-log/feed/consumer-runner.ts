import { LRUCache } from 'lru-cache';
import type { Id } from '#machines/kernel/ids';
import type { WarningLogger } from '#libs/platform/logging/warning-logger';
import { applyBatch, type Applying, type Batch, drainParked } from './apply.js';
import { skippedEvents } from './dead-letters.js';
import type { LogReader } from './log-reader.js';
import type { PlacedEvent } from './placed-event.js';
import { takeCheckpoint } from './progress.js';

export interface RunnerOptions {
  /** events read at once; default `usualBatch` */
  batch?: number;
  /** how long the checkpoint of a consumer that no event concerns is not stored at the end of the log, milliseconds; default 0 */
  storeEvery?: number;
  logger?: WarningLogger;
  /** applies a batch; default `applyBatch` */
  apply?: (batch: Batch) => Promise<void>;
}

/** Number of events read at once. */
export const usualBatch = 500;

/** While no event concerns a consumer, its checkpoint is stored only after this many positions. */
const lazyStep = 1_000;

/** A range of versions of a stream, both included. */
interface Versions {
  from: number;
  to: number;
}

/** Streams whose unwanted versions are remembered. For all others the log is read again. */
const mostRemembered = 5_000;

/** Runs one consumer in its leader: reads from its checkpoint, applies events, and drains parked streams. */
export class ConsumerRunner {
  private pos = 0;
  private stored = 0;
  private storedAt = -Infinity;
  private epoch = 0;
  private readonly types: ReadonlySet<string> | undefined;
  /** by stream, the last versions in a row that this consumer read and does not want */
  private readonly unwanted = new LRUCache<Id, Versions>({ max: mostRemembered });

  constructor(
    private readonly applying: Omit<Applying, 'skipped' | 'follows'>,
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
    const { wanted, follows } = this.select(events);
    if (wanted.length > 0) {
      await this.apply({ ...this.applying, skipped: this.skipped, follows }, wanted, last);
    }
    this.pos = last;
    if (wanted.length === 0) await this.storeLazily(lazyStep);
    return events.length;
  }

  /** Retries the parked streams that are due. @returns how many are up to date again */
  drainParked(): Promise<number> {
    return drainParked({ ...this.applying, skipped: this.skipped }, this.options.logger);
  }

  /** Splits a batch, so that versions which this consumer does not want need no second look at the log. */
  private select(events: readonly PlacedEvent[]): { wanted: PlacedEvent[]; follows: Map<Id, number> } {
    const { types } = this;
    const follows = new Map<Id, number>();
    if (types === undefined) return { wanted: [...events], follows };
    const wanted = events.filter(({ id, streamId, version, type }) => {
      const known = this.unwanted.get(streamId);
      const range = known?.to === version - 1 ? known : undefined;
      const isWanted = types.has(type);
      if (!isWanted) this.unwanted.set(streamId, { from: range?.from ?? version, to: version });
      else if (range) follows.set(id, range.from - 1);
      return isWanted;
    });
    return { wanted, follows };
  }

  private async storeLazily(step: number): Promise<void> {
    if (this.pos - this.stored <= step) return;
    await this.apply({ ...this.applying, skipped: this.skipped }, [], this.pos);
    this.storedAt = performance.now();
  }

  private async apply(applying: Applying, events: readonly PlacedEvent[], to: number): Promise<void> {
    await (this.options.apply ?? applyBatch)({ applying, events, span: { from: this.stored, to, epoch: this.epoch } });
    this.stored = to;
  }
}
