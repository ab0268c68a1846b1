import { v7 } from 'uuid';
import type { Id } from '#machines/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import { acquireLock, replayStartLock } from '#libs/platform/database/locks';
import { FencedError } from '../feed/progress.js';

/** waiting: not started; running; done: the result stands, with faults or without; failed: no result. */
export type ReplayState = 'waiting' | 'running' | 'done' | 'failed';

/** What a run covers. `selection`: the orders of some statuses, countries and days; rows of before have it, new ones do not. */
export type ReplayScope = { kind: 'all' } | { kind: 'order'; order: Id } | { kind: 'selection' };

/** Streams of a type with their events and commands. */
export interface ReplayCount {
  streamType: string;
  streams: number;
  events: number;
  commands: number;
}

/** A difference between the log and what is stored. `version` 0: the stream as a whole. `pos`: of the event at that version, null where there is none. */
export interface LocatedFault {
  streamType: string;
  stream: Id;
  version: number;
  pos: number | null;
  kind: 'row' | 'rows' | 'versions' | 'decision' | 'failed';
  detail: string;
}

export interface ReplayResult {
  counts: ReplayCount[];
  faultCount: number;
  /** the first `mostFaults` */
  faults: LocatedFault[];
}

/** Where the snapshot ends: the last position in it, and its time. */
export interface SnapshotEnd {
  pos: number;
  at: Date;
}

/** A run with its progress in streams and its result. The table has the name that runs had before, certificates. */
export interface ReplayRunRow extends ReplayResult {
  id: Id;
  /** null: the nightly run */
  askedBy: Id | null;
  askedAt: Date;
  scope: ReplayScope;
  state: ReplayState;
  handled: number;
  total: number;
  endedAt: Date | null;
  pos: number | null;
  snapshotAt: Date | null;
  /** a code: why there is no result */
  error: ReplayError | null;
}

/** Why a run has no result. interrupted: the worker ended `mostStarts` times in the middle of it; tooLong: over the time limit; internal: see the worker's log. */
export type ReplayError = 'interrupted' | 'tooLong' | 'internal';

/** One worker's claim: a later claim has a higher epoch. */
export interface ReplayHold {
  id: Id;
  epoch: number;
  scope: ReplayScope;
}

/** Runs that one person may start within 24 hours. */
export const mostStartsADay = 30;
/** Faults that are stored with a run; all are counted. */
export const mostFaults = 200;
/** Starts of a run before it fails: one that ends its process would do so for ever. */
export const mostStarts = 5;

/** Thrown if a run of a person is under way, or one person started `mostStartsADay`. */
export class ReplayLimitError extends Error {
  override readonly name = 'ReplayLimitError';

  constructor(readonly limit: 'underWay' | 'perDay') {
    super(limit);
  }
}

/** Thrown if another worker took over the run, or it has ended. */
export class ReplayLostError extends FencedError {}

const columns = `id, asked_by as "askedBy", asked_at as "askedAt", scope, state, handled, total,
  ended_at as "endedAt", pos, snapshot_at as "snapshotAt", counts, fault_count as "faultCount", faults, error`;

/** Starts the run `id`, which a worker makes. Call it in a transaction, which makes the limits hold. @throws ReplayLimitError */
export async function startReplay(tx: Queryable, { id, scope, actor }: { id: Id; scope: ReplayScope; actor: Id }): Promise<void> {
  await acquireLock(tx, replayStartLock);
  const now = await tx.one<{ isUnderWay: boolean; today: number }>(
    `select exists (select from certificates where state in ('waiting', 'running') and nightly_on is null) as "isUnderWay",
       (select count(*) from certificates where asked_by = $1 and asked_at > clock_timestamp() - interval '24 hours') as today`,
    [actor],
  );
  if (now?.isUnderWay === true) throw new ReplayLimitError('underWay');
  if ((now?.today ?? 0) >= mostStartsADay) throw new ReplayLimitError('perDay');
  await tx.query('insert into certificates (id, scope, asked_by) values ($1, $2, $3)', [id, JSON.stringify(scope), actor]);
}

/** Starts the nightly run of a day, once. @param day 2026-11-27, UTC. @returns whether it is new */
export async function startNightlyReplayOf(queryable: Queryable, day: string): Promise<boolean> {
  const rows = await queryable.query(
    `insert into certificates (id, scope, nightly_on) select $1, '{"kind":"all"}', $2::date
     where not exists (select from certificates where nightly_on = $2::date) on conflict (nightly_on) do nothing returning 1`,
    [v7(), day],
  );
  return rows.length > 0;
}

/** The hour of the day, in UTC, from which on a nightly run is due. */
const nightlyHour = 1;

/** Starts the run of the night once its hour has come; a process that was away then starts it when it is back. @returns whether it is new */
export async function startNightlyReplay(queryable: Queryable, now: Date): Promise<boolean> {
  return now.getUTCHours() < nightlyHour ? false : startNightlyReplayOf(queryable, now.toISOString().slice(0, 10));
}

export const findReplay = (queryable: Queryable, id: Id): Promise<ReplayRunRow | undefined> =>
  queryable.one<ReplayRunRow>(`select ${columns} from certificates where id = $1`, [id]);

/** The newest nightly run that has ended. */
export const lastNightlyReplay = (queryable: Queryable): Promise<ReplayRunRow | undefined> =>
  queryable.one<ReplayRunRow>(
    `select ${columns} from certificates where nightly_on is not null and ended_at is not null order by nightly_on desc limit 1`,
  );

/** The newest run that a person started. */
export const lastStartedReplay = (queryable: Queryable): Promise<ReplayRunRow | undefined> =>
  queryable.one<ReplayRunRow>(`select ${columns} from certificates where nightly_on is null order by asked_at desc, id desc limit 1`);

/**
 * Claims the oldest run that waits, or whose worker may have died: it begins again. Call it while holding the lock of replays. One that was started
 * `mostStarts` times fails instead.
 */
export async function takeUpReplay(queryable: Queryable): Promise<ReplayHold | undefined> {
  await queryable.query(
    `update certificates set state = 'failed', error = 'interrupted', ended_at = clock_timestamp() where state = 'running' and epoch >= $1`,
    [mostStarts],
  );
  return queryable.one<ReplayHold>(
    `update certificates set state = 'running', epoch = epoch + 1, started_at = coalesce(started_at, clock_timestamp()), handled = 0, total = 0
     where id = (select id from certificates where state in ('waiting', 'running') order by asked_at, id limit 1) returning id, epoch, scope`,
  );
}

/** @throws ReplayLostError */
export const reportReplayProgress = (queryable: Queryable, hold: ReplayHold, handled: number, total: number): Promise<void> =>
  change(queryable, hold, 'handled = $3, total = $4', [handled, total]);

/** @throws ReplayLostError */
export const endReplay = (
  queryable: Queryable,
  hold: ReplayHold,
  { pos, at }: SnapshotEnd,
  { counts, faultCount, faults }: ReplayResult,
): Promise<void> =>
  change(
    queryable,
    hold,
    `state = 'done', pos = $3, snapshot_at = $4, counts = $5, fault_count = $6, faults = $7, handled = $8, total = $8, ended_at = clock_timestamp()`,
    [pos, at, JSON.stringify(counts), faultCount, JSON.stringify(faults), counts.reduce((sum, { streams }) => sum + streams, 0)],
  );

/** @throws ReplayLostError */
export const failReplay = (queryable: Queryable, hold: ReplayHold, error: ReplayError): Promise<void> =>
  change(queryable, hold, `state = 'failed', error = $3, ended_at = clock_timestamp()`, [error]);

/** Gives a claim back without counting the start: the worker stops in good order. */
export const releaseReplay = (queryable: Queryable, hold: ReplayHold): Promise<void> =>
  change(queryable, hold, `state = 'waiting', epoch = epoch - 1, handled = 0, total = 0`, []);

async function change(queryable: Queryable, { id, epoch }: ReplayHold, set: string, values: readonly unknown[]): Promise<void> {
  const changed = await queryable.query(`update certificates set ${set} where id = $1 and epoch = $2 and state = 'running' returning 1`, [
    id,
    epoch,
    ...values,
  ]);
  if (changed.length === 0) throw new ReplayLostError('the run belongs to another worker');
}
