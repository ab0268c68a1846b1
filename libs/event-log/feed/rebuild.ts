import type { Database, Queryable, Transaction } from '#libs/platform/database/database';
import { acquireNamedLock, consumerLocks } from '#libs/platform/database/locks';
import { faultKind } from '../append/faults.js';
import { type Applying, catchUp, consumerLockOf } from './apply.js';
import { ConsumerRunner } from './consumer-runner.js';
import { skippedEvents } from './dead-letters.js';
import { LogReader } from './log-reader.js';
import type { EventReading } from './placed-event.js';
import { compareTables, type Difference } from './rebuild-compare.js';
import { besideOf, within } from './rebuild-places.js';
import { errorsOf, forgetProgress, type Pair, pairOf, takeOverProgress, type UnevenStream, unevenStreams } from './rebuild-progress.js';
import type { ReadModel } from './rebuild-registry.js';
import { endRebuild, type Hold, RebuildLostError, type RebuildState, stillHold, reportRebuildProgress } from './rebuild-requests.js';

export interface RebuildOptions {
  reading?: EventReading;
  /** events read and applied at once */
  batch?: number;
  /** aborted: the rebuild stops at its position and can be resumed */
  signal?: AbortSignal;
}

/** Maximum lag in streams at which the live consumer is locked: these are caught up in the same transaction. */
const fewBehind = 200;
/** How long to wait for a live consumer that does not catch up, before it is caught up from here, and the polling interval. Milliseconds. */
const patience = 3_000;
const glance = 250;
const gateTries = 5;
const reportEvery = 500;

/**
 * Builds a read model from the whole log in shadow tables, without external effects; brings both to the same version of every stream while the live consumer is
 * locked, compares them, and replaces the live one if they are equal or a person accepted the difference. It works with both kinds of feed, because it uses
 * only the progress per stream.
 */
export class RebuildRun {
  private readonly pair: Pair;
  private readonly beside: Database;
  private readonly reader: LogReader;
  private readonly runner: ConsumerRunner;
  private reportedAt = 0;

  constructor(
    private readonly database: Database,
    private readonly model: ReadModel,
    private readonly hold: Hold,
    private readonly options: RebuildOptions = {},
  ) {
    this.pair = pairOf(model.consumer);
    this.beside = besideOf(database, hold);
    this.reader = new LogReader(database, options.reading);
    const applying = { ...this.applying(this.pair.rebuilding), database: this.beside };
    this.runner = new ConsumerRunner(applying, this.reader, { batch: options.batch ?? 2_000 });
  }

  /**
   * Runs to the end. @returns the result, which is stored in its row too
   * @throws RebuildLostError if another worker took over; infrastructure errors: it can be resumed
   */
  async run(): Promise<RebuildState> {
    await this.prepare();
    await this.runner.takeOver();
    await this.readOn();
    await this.settle();
    const state = await this.compareHeldStill();
    if (state !== 'different') await discard(this.database, this.pair);
    return state;
  }

  /** An accepted shadow model is reused; everything else starts from the beginning. */
  private async prepare(): Promise<void> {
    await this.database.transaction(async (tx) => {
      await stillHold(tx, this.hold);
      await mustBeListed(tx, this.model);
      if (this.hold.take && (await standsBeside(tx, this.model, this.pair))) return;
      await forgetProgress(tx, this.pair);
      await tx.query('select prepare_beside($1)', [this.pair.live.name]);
    });
  }

  /** Runs to the end of the log, and again to its newest end: writers continue, so the end may never be reached exactly. */
  private async readOn(): Promise<void> {
    for (let rest = Infinity; ;) {
      const end = await this.reader.lastPosition();
      await this.reportProgress(end, true);
      const missing = end - this.runner.position;
      if (missing === 0 || missing >= rest) break;
      rest = missing;
      while ((await this.runner.step(end)) > 0) {
        this.options.signal?.throwIfAborted();
        await this.reportProgress(end);
      }
    }
  }

  private async reportProgress(end: number, now = false): Promise<void> {
    if (!now && Date.now() - this.reportedAt < reportEvery) return;
    this.reportedAt = Date.now();
    await reportRebuildProgress(this.database, this.hold, this.runner.position, end);
  }

  /** Repeats until little is missing on either side: the rest is done while the live consumer is locked. */
  private async settle(): Promise<void> {
    let since = Date.now();
    for (let fewest = Infinity; ;) {
      this.options.signal?.throwIfAborted();
      const behind = (await unevenStreams(this.database, this.pair)).filter(trails);
      if (behind.length <= fewBehind) return this.readOn();
      if (behind.length < fewest) [fewest, since] = [behind.length, Date.now()];
      if (Date.now() - since > patience) return this.bringUpLive(this.database, behind);
      await new Promise((resume) => setTimeout(resume, glance));
    }
  }

  /** Readers of the live tables may block the swap: then all locks are released and it is retried. */
  private async compareHeldStill(): Promise<RebuildState> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.database.transaction((tx) => this.compareAndSwap(tx));
      } catch (fault) {
        if (fault instanceof RebuildLostError || faultKind(fault) !== 'contention') throw fault;
        if (tries === gateTries)
          throw new Error('somebody reads the live tables without an end: they could not be replaced', { cause: fault });
        this.options.signal?.throwIfAborted();
      }
    }
  }

  private async compareAndSwap(tx: Transaction): Promise<RebuildState> {
    const { live } = this.pair;
    await tx.query(`set local lock_timeout = '10s'`);
    await stillHold(tx, this.hold);
    await acquireNamedLock(tx, consumerLocks, consumerLockOf(live));
    const uneven = await this.bringLevel(tx);
    const differences = [...(await this.explained(tx, uneven)), ...(await compareTables(tx, this.model))];
    const swaps = this.model.swap !== false && (differences.length === 0 || this.hold.take);
    const state = swaps ? 'swapped' : differences.length === 0 ? 'equal' : 'different';
    if (swaps) {
      await takeOverProgress(tx, this.pair);
      await tx.query('select swap_beside($1)', [live.name]);
    }
    await endRebuild(tx, this.hold, state, differences);
    return state;
  }

  /** @returns streams that cannot reach the same version: one of the two failed on an event that the other handled or skipped */
  private async bringLevel(tx: Transaction): Promise<UnevenStream[]> {
    const skipped = await skippedEvents(tx, this.pair.live.name);
    const uneven = await unevenStreams(tx, this.pair);
    for (const { stream, live, rebuilt } of uneven.filter((one) => one.live > one.rebuilt)) {
      const applying = { ...this.applying(this.pair.rebuilding), database: this.beside, skipped, upTo: live };
      if (rebuilt < live) await catchUp(applying, stream, true);
    }
    await this.bringUpLive(within(tx), uneven.filter(trails), skipped);
    return unevenStreams(tx, this.pair);
  }

  private async bringUpLive(database: Applying['database'], behind: readonly UnevenStream[], known?: Applying['skipped']): Promise<void> {
    const skipped = known ?? (await skippedEvents(database, this.pair.live.name));
    for (const { stream, rebuilt } of behind) {
      await catchUp({ ...this.applying(this.pair.live), database, skipped, upTo: rebuilt }, stream);
    }
  }

  private async explained(tx: Queryable, uneven: readonly UnevenStream[]): Promise<Difference[]> {
    const listed = uneven.slice(0, 20);
    const errors = await errorsOf(
      tx,
      this.pair,
      listed.map(({ stream }) => stream),
    );
    const differences = listed.map(({ stream, live, rebuilt }): Difference => ({
      kind: 'stream',
      stream,
      live,
      rebuilt,
      error: errors.get(stream) ?? null,
    }));
    const more = uneven.length - differences.length;
    return more > 0 ? [...differences, { kind: 'more', table: 'consumer_streams', count: more }] : differences;
  }

  private applying(consumer: Applying['consumer']): Omit<Applying, 'skipped'> {
    const { reading = {} } = this.options;
    return { database: this.database, consumer, reading, delivery: { rebuild: consumer === this.pair.rebuilding } };
  }
}

const trails = ({ live, rebuilt, liveParked }: UnevenStream): boolean => live < rebuilt && !liveParked;

/** Removes the shadow tables, progress and dead letters of a rebuild that ended, unless another one is requested, which starts with this. */
export async function discard(database: Database, pair: Pair): Promise<void> {
  await database.transaction(async (tx) => {
    const next = await tx.query(`select from rebuilds where model = $1 and state in ('waiting', 'running')`, [pair.live.name]);
    if (next.length > 0) return;
    await forgetProgress(tx, pair);
    await tx.query('select drop_beside($1)', [pair.live.name]);
  });
}

/** An unlisted table would be written in the live schema. */
async function mustBeListed(tx: Queryable, { consumer, tables }: ReadModel): Promise<void> {
  const rows = await tx.query<{ table_name: string }>('select table_name from read_model_tables where model = $1', [consumer.name]);
  const known = new Set(rows.map(({ table_name }) => table_name));
  const missing = tables.filter((table) => !known.has(table));
  if (missing.length > 0) throw new Error(`${missing.join(', ')} of ${consumer.name}: not in read_model_tables, a migration must list it`);
}

async function standsBeside(tx: Queryable, { tables }: ReadModel, { rebuilding }: Pair): Promise<boolean> {
  const row = await tx.one<{ there: boolean }>(
    `select bool_and(to_regclass(format('beside.%I', name)) is not null)
       and exists (select from checkpoints where reader = $2 and projection_version = $3) as there from unnest($1::text[]) as t(name)`,
    [tables, rebuilding.name, rebuilding.projectionVersion],
  );
  return row?.there === true;
}
