import type { Id } from '#machines/kernel/ids';
import type { Database, Queryable, Transaction } from '#libs/platform/database/database';
import type { ReplayCertificate, ReplayFault } from './replay.js';
import {
  type ReplayCount,
  type LocatedFault,
  type ReplayHold,
  type ReplayResult,
  endReplay,
  mostFaults,
  reportReplayProgress,
  type SnapshotEnd,
} from './replay-runs.js';
import type { ReplaySource } from './replay-source.js';

export interface ReplayOptions {
  /** streams that are read at once; other work of the process waits for so many */
  page?: number;
  /** milliseconds between two reports of progress */
  reportEvery?: number;
  /** milliseconds that one run may take */
  timeLimit?: number;
}

/** Thrown when a run is over its time limit. */
export class ReplayTooLongError extends Error {
  override readonly name = 'ReplayTooLongError';
}

const longestDetail = 500;

/** One run, on one snapshot: writes that go on meanwhile are not part of it, so they are no faults. */
export class ReplayRun {
  private readonly counts = new Map<string, ReplayCount>();
  private readonly faults: LocatedFault[] = [];
  private faultCount = 0;
  private handled = 0;
  private total = 0;
  private reportedAt = 0;
  private readonly began = performance.now();

  constructor(
    private readonly database: Database,
    private readonly sources: readonly ReplaySource[],
    private readonly hold: ReplayHold,
    private readonly options: ReplayOptions & { signal?: AbortSignal } = {},
  ) {}

  /** @returns the stored result. @throws ReplayLostError, ReplayTooLongError, the reason of the signal, errors of the database */
  async run(): Promise<ReplayResult> {
    const end = await this.database.snapshot(async (tx) => {
      const snapshot = await snapshotEnd(tx);
      const { scope } = this.hold;
      if (scope.kind === 'order') await this.replayOne(tx, scope.order);
      else await this.replayAll(tx);
      return snapshot;
    });
    const result = { counts: [...this.counts.values()], faultCount: this.faultCount, faults: this.faults };
    await endReplay(this.database, this.hold, end, result);
    return result;
  }

  private async replayAll(tx: Transaction): Promise<void> {
    for (const source of this.sources) this.total += await source.count(tx);
    for (const source of this.sources) {
      this.begin(source.streamType);
      for await (const part of source.parts(tx, this.options.page ?? 25)) await this.add(tx, source.streamType, part);
    }
  }

  private async replayOne(tx: Transaction, order: Id): Promise<void> {
    const source = this.sources.find(({ streamType }) => streamType === 'order');
    if (source?.one === undefined) throw new Error('orders are not replayed here');
    this.total = 1;
    this.begin(source.streamType);
    await this.add(tx, source.streamType, await source.one(tx, order));
  }

  private begin(streamType: string): void {
    this.counts.set(streamType, { streamType, streams: 0, events: 0, commands: 0 });
  }

  private async add(tx: Transaction, streamType: string, part: ReplayCertificate): Promise<void> {
    const count = this.counts.get(streamType);
    if (count === undefined) throw new Error(`${streamType} was not begun`);
    count.streams += part.streams;
    count.events += part.events;
    count.commands += part.commands;
    this.handled += part.streams;
    this.faultCount += part.faults.length;
    this.faults.push(...(await located(tx, streamType, part.faults.slice(0, mostFaults - this.faults.length))));
    await this.pause();
  }

  /** Reports the progress, on another connection: the snapshot writes nothing. Ends the run if it may not go on. */
  private async pause(): Promise<void> {
    const { signal, reportEvery = 500, timeLimit = 6 * 3_600_000 } = this.options;
    signal?.throwIfAborted();
    const now = performance.now();
    if (now - this.began > timeLimit) throw new ReplayTooLongError(`a replay took more than ${timeLimit} ms`);
    if (now - this.reportedAt < reportEvery) return;
    this.reportedAt = now;
    await reportReplayProgress(this.database, this.hold, this.handled, this.total);
  }
}

/** The first statement of the snapshot. */
async function snapshotEnd(tx: Queryable): Promise<SnapshotEnd> {
  const row = await tx.one<SnapshotEnd>('select coalesce((select max(pos) from event_order), 0) as pos, clock_timestamp() as at');
  if (row === undefined) throw new Error('the database gave no time');
  return row;
}

/** The faults with the positions of the events that they are at. */
async function located(tx: Queryable, streamType: string, faults: readonly ReplayFault[]): Promise<LocatedFault[]> {
  if (faults.length === 0) return [];
  const rows = await tx.query<{ stream: Id; version: number; pos: number }>(
    `select e.stream_id as stream, e.version, o.pos from unnest($1::uuid[], $2::bigint[]) as f (stream, version)
     join events e on e.stream_id = f.stream and e.version = f.version join event_order o using (event_id)`,
    [faults.map(({ stream }) => stream), faults.map(({ version }) => version)],
  );
  const positions = new Map(rows.map(({ stream, version, pos }) => [`${stream} ${version}`, pos]));
  return faults.map(({ stream, version, kind, detail }) => ({
    streamType,
    stream,
    version,
    kind,
    pos: positions.get(`${stream} ${version}`) ?? null,
    detail: detail.slice(0, longestDetail),
  }));
}
