import type { Id } from '#libs/kernel/ids';
import type { Database, Queryable, Transaction } from '#libs/platform/database/database';
import type { ReplayFault } from '../replay/replay.js';
import {
  type CertificateCount,
  type CertificateFault,
  type CertificateHold,
  type CertificateResult,
  type CertificateScope,
  endCertificate,
  mostFaults,
  reportCertificateProgress,
  type SnapshotEnd,
  type StreamSelection,
} from './certificate-requests.js';
import type { CertificateSource } from './certificate-source.js';

export interface CertificateOptions {
  /** streams that are read at once; other work of the process waits for so many */
  page?: number;
  /** milliseconds between two reports of progress */
  reportEvery?: number;
  /** milliseconds that one run may take */
  timeLimit?: number;
}

/** Thrown when a run is over its time limit. */
export class CertificateTooLongError extends Error {
  override readonly name = 'CertificateTooLongError';
}

const longestDetail = 500;

/** One run of a certificate, on one snapshot: writes that go on meanwhile are not part of it, so they are no faults. */
export class CertificateRun {
  private readonly counts = new Map<string, CertificateCount>();
  private readonly faults: CertificateFault[] = [];
  private faultCount = 0;
  private handled = 0;
  private total = 0;
  private reportedAt = 0;
  private readonly began = performance.now();

  constructor(
    private readonly database: Database,
    private readonly sources: readonly CertificateSource[],
    private readonly hold: CertificateHold,
    private readonly options: CertificateOptions & { signal?: AbortSignal } = {},
  ) {}

  /** @returns the stored result. @throws CertificateLostError, CertificateTooLongError, the reason of the signal, errors of the database */
  async run(): Promise<CertificateResult> {
    const end = await this.database.snapshot(async (tx) => {
      const snapshot = await snapshotEnd(tx);
      const selection = selectionOf(this.hold.scope);
      const sources = selection === undefined ? this.sources : this.sources.filter(({ selects }) => selects);
      for (const source of sources) this.total += await source.count(tx, selection);
      for (const source of sources) await this.replay(tx, source, selection);
      return snapshot;
    });
    const result = { counts: [...this.counts.values()], faultCount: this.faultCount, faults: this.faults };
    await endCertificate(this.database, this.hold, end, result);
    return result;
  }

  private async replay(tx: Transaction, source: CertificateSource, selection: StreamSelection | undefined): Promise<void> {
    const { streamType } = source;
    const count: CertificateCount = { streamType, streams: 0, events: 0, commands: 0 };
    this.counts.set(streamType, count);
    for await (const part of source.parts(tx, this.options.page ?? 25, selection)) {
      count.streams += part.streams;
      count.events += part.events;
      count.commands += part.commands;
      this.handled += part.streams;
      this.faultCount += part.faults.length;
      this.faults.push(...(await located(tx, streamType, part.faults.slice(0, mostFaults - this.faults.length))));
      await this.pause();
    }
  }

  /** Reports the progress, on another connection: the snapshot writes nothing. Ends the run if it may not go on. */
  private async pause(): Promise<void> {
    const { signal, reportEvery = 500, timeLimit = 6 * 3_600_000 } = this.options;
    signal?.throwIfAborted();
    const now = performance.now();
    if (now - this.began > timeLimit) throw new CertificateTooLongError(`a certificate took more than ${timeLimit} ms`);
    if (now - this.reportedAt < reportEvery) return;
    this.reportedAt = now;
    await reportCertificateProgress(this.database, this.hold, this.handled, this.total);
  }
}

/** The first statement of the snapshot. */
async function snapshotEnd(tx: Queryable): Promise<SnapshotEnd> {
  const row = await tx.one<SnapshotEnd>('select coalesce((select max(pos) from event_order), 0) as pos, clock_timestamp() as at');
  if (row === undefined) throw new Error('the database gave no time');
  return row;
}

/** Undefined: everything. */
function selectionOf(scope: CertificateScope): StreamSelection | undefined {
  switch (scope.kind) {
    case 'all':
      return undefined;
    case 'order':
      return { streams: [scope.order] };
    case 'selection': {
      const { kind: _, ...selection } = scope;
      return selection;
    }
  }
}

/** The faults with the positions of the events that they are at. */
async function located(tx: Queryable, streamType: string, faults: readonly ReplayFault[]): Promise<CertificateFault[]> {
  if (faults.length === 0) return [];
  const rows = await tx.query<{ stream: Id; version: number; pos: number }>(
    `select e.stream_id as stream, e.version, o.pos from unnest($1::uuid[], $2::bigint[]) as f (stream, version)
     join events e on e.stream_id = f.stream and e.version = f.version join event_order o using (event_id)`,
    [faults.map(({ stream }) => stream), faults.map(({ version }) => version)],
  );
  const positions = new Map(rows.map(({ stream, version, pos }) => [`${stream} ${version}`, pos]));
  return faults.map(({ stream, version, kind, detail }) => ({
    ...{ streamType, stream, version, kind },
    pos: positions.get(`${stream} ${version}`) ?? null,
    detail: detail.slice(0, longestDetail),
  }));
}
