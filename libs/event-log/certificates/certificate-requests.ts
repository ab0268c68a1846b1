import { v7 } from 'uuid';
import type { Id } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';
import type { Queryable } from '#libs/platform/database/database';
import { acquireLock, certificateRequestLock } from '#libs/platform/database/locks';
import { FencedError } from '../feed/progress.js';

/** waiting: not started; running; done: the result stands, with faults or without; failed: no result. */
export const certificateStates = ['waiting', 'running', 'done', 'failed'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** Which orders; absent members do not narrow. Times are those of placing, `before` exclusive. */
export interface StreamSelection {
  streams?: readonly Id[];
  statuses?: readonly string[];
  countries?: readonly Id[];
  from?: Micros;
  before?: Micros;
}

/** What a certificate covers: everything, one order, or the orders of a selection. */
export type CertificateScope = { kind: 'all' } | { kind: 'order'; order: Id } | ({ kind: 'selection' } & Omit<StreamSelection, 'streams'>);

/** Streams of a type with their events and commands. */
export interface CertificateCount {
  streamType: string;
  streams: number;
  events: number;
  commands: number;
}

/** A difference between the log and what is stored. `version` 0: the stream as a whole. `pos`: of the event at that version, null where there is none. */
export interface CertificateFault {
  streamType: string;
  stream: Id;
  version: number;
  pos: number | null;
  kind: 'row' | 'rows' | 'versions' | 'decision' | 'failed';
  detail: string;
}

export interface CertificateResult {
  counts: CertificateCount[];
  faultCount: number;
  /** the first `mostFaults` */
  faults: CertificateFault[];
}

/** Where the snapshot ends: the last position in it, and its time. */
export interface SnapshotEnd {
  pos: number;
  at: Date;
}

/** A certificate with its progress in streams and its result. */
export interface Certificate extends CertificateResult {
  id: Id;
  number: number;
  /** null: the nightly run */
  askedBy: Id | null;
  askedAt: Date;
  nightly: boolean;
  scope: CertificateScope;
  state: CertificateState;
  handled: number;
  total: number;
  startedAt: Date | null;
  endedAt: Date | null;
  pos: number | null;
  snapshotAt: Date | null;
  /** a code: why there is no result */
  error: CertificateError | null;
}

/** Why a certificate has no result. interrupted: the worker ended `mostStarts` times in the middle of it; tooLong: over the time limit; internal: see the worker's log. */
export type CertificateError = 'interrupted' | 'tooLong' | 'internal';

/** One worker's claim: a later claim has a higher epoch. */
export interface CertificateHold {
  id: Id;
  epoch: number;
  scope: CertificateScope;
}

/** Bounds of what people may request. */
interface CertificateLimits {
  /** certificates of people that wait or run at once */
  waiting: number;
  /** of one person within 24 hours */
  perDay: number;
}

export const certificateLimits: CertificateLimits = { waiting: 10, perDay: 30 };
/** Faults that are stored with a certificate; all are counted. */
export const mostFaults = 200;
/** Starts of a certificate before it fails: a run that ends its process would do so for ever. */
export const mostStarts = 5;

/** Thrown if a limit is reached. */
export class CertificatesFullError extends Error {
  override readonly name = 'CertificatesFullError';

  constructor(
    readonly limit: keyof CertificateLimits,
    readonly most: number,
  ) {
    super(`${limit}: at most ${most} certificates`);
  }
}

/** Thrown if another worker took over the certificate, or it has ended. */
export class CertificateLostError extends FencedError {}

const columns = `id, number, asked_by as "askedBy", asked_at as "askedAt", nightly_on is not null as nightly, scope, state, handled, total,
  started_at as "startedAt", ended_at as "endedAt", pos, snapshot_at as "snapshotAt", counts, fault_count as "faultCount", faults, error`;

/** Requests the certificate `id`; any worker starts it. Call it in a transaction, which makes the limits hold. @throws CertificatesFullError */
export async function askCertificate(
  tx: Queryable,
  { id, scope, actor }: { id: Id; scope: CertificateScope; actor: Id },
  limits: CertificateLimits = certificateLimits,
): Promise<void> {
  await acquireLock(tx, certificateRequestLock);
  const now = await tx.one<{ waiting: number; today: number }>(
    `select (select count(*) from certificates where state in ('waiting', 'running') and nightly_on is null) as waiting,
       (select count(*) from certificates where asked_by = $1 and asked_at > clock_timestamp() - interval '24 hours') as today`,
    [actor],
  );
  if ((now?.waiting ?? 0) >= limits.waiting) throw new CertificatesFullError('waiting', limits.waiting);
  if ((now?.today ?? 0) >= limits.perDay) throw new CertificatesFullError('perDay', limits.perDay);
  await tx.query('insert into certificates (id, scope, asked_by) values ($1, $2, $3)', [id, JSON.stringify(scope), actor]);
}

/** Requests the nightly certificate of a day, once. @param day 2026-11-27, UTC. @returns whether it is new */
export async function askNightlyCertificate(queryable: Queryable, day: string): Promise<boolean> {
  const rows = await queryable.query(
    `insert into certificates (id, scope, nightly_on) values ($1, '{"kind":"all"}', $2::date) on conflict (nightly_on) do nothing returning 1`,
    [v7(), day],
  );
  return rows.length > 0;
}

/** The hour of the day, in UTC, from which on a nightly certificate is due. */
const nightlyHour = 1;

/** Requests the certificate of the night once its hour has come; a process that was away then requests it when it is back. @returns whether it is new */
export async function askNightly(queryable: Queryable, now: Date): Promise<boolean> {
  return now.getUTCHours() < nightlyHour ? false : askNightlyCertificate(queryable, now.toISOString().slice(0, 10));
}

export const findCertificate = (queryable: Queryable, id: Id): Promise<Certificate | undefined> =>
  queryable.one<Certificate>(`select ${columns} from certificates where id = $1`, [id]);

/** The newest nightly certificate that has ended. */
export const lastNightlyCertificate = (queryable: Queryable): Promise<Certificate | undefined> =>
  queryable.one<Certificate>(
    `select ${columns} from certificates where nightly_on is not null and ended_at is not null order by nightly_on desc limit 1`,
  );

/** Certificates by the time of their request. */
export const certificatePage = (
  queryable: Queryable,
  { states, ...page }: { states?: readonly string[] | undefined; descending: boolean; limit: number; offset: number },
): Promise<Certificate[]> => {
  const order = page.descending ? 'desc' : 'asc';
  return queryable.query<Certificate>(
    `select ${columns} from certificates where $1::text[] is null or state = any ($1) order by asked_at ${order}, id ${order} limit $2 offset $3`,
    [states ?? null, page.limit, page.offset],
  );
};

export const countCertificates = async (queryable: Queryable, states?: readonly string[]): Promise<number> => {
  const row = await queryable.one<{ total: number }>(
    'select count(*) as total from certificates where $1::text[] is null or state = any ($1)',
    [states ?? null],
  );
  return row?.total ?? 0;
};

/**
 * Claims the oldest certificate that waits, or whose worker may have died: it begins again. Call it while holding the lock of certificates. One that was started
 * `mostStarts` times fails instead.
 */
export async function takeUpCertificate(queryable: Queryable): Promise<CertificateHold | undefined> {
  await queryable.query(
    `update certificates set state = 'failed', error = 'interrupted', ended_at = clock_timestamp() where state = 'running' and epoch >= $1`,
    [mostStarts],
  );
  return queryable.one<CertificateHold>(
    `update certificates set state = 'running', epoch = epoch + 1, started_at = coalesce(started_at, clock_timestamp()), handled = 0, total = 0
     where id = (select id from certificates where state in ('waiting', 'running') order by asked_at, id limit 1) returning id, epoch, scope`,
  );
}

/** @throws CertificateLostError */
export const reportCertificateProgress = (queryable: Queryable, hold: CertificateHold, handled: number, total: number): Promise<void> =>
  change(queryable, hold, 'handled = $3, total = $4', [handled, total]);

/** @throws CertificateLostError */
export const endCertificate = (
  queryable: Queryable,
  hold: CertificateHold,
  { pos, at }: SnapshotEnd,
  { counts, faultCount, faults }: CertificateResult,
): Promise<void> =>
  change(
    queryable,
    hold,
    `state = 'done', pos = $3, snapshot_at = $4, counts = $5, fault_count = $6, faults = $7, handled = $8, total = $8, ended_at = clock_timestamp()`,
    [pos, at, JSON.stringify(counts), faultCount, JSON.stringify(faults), counts.reduce((sum, { streams }) => sum + streams, 0)],
  );

/** @throws CertificateLostError */
export const failCertificate = (queryable: Queryable, hold: CertificateHold, error: CertificateError): Promise<void> =>
  change(queryable, hold, `state = 'failed', error = $3, ended_at = clock_timestamp()`, [error]);

/** Gives a claim back without counting the start: the worker stops in good order. */
export const releaseCertificate = (queryable: Queryable, hold: CertificateHold): Promise<void> =>
  change(queryable, hold, `state = 'waiting', epoch = epoch - 1, handled = 0, total = 0`, []);

async function change(queryable: Queryable, { id, epoch }: CertificateHold, set: string, values: readonly unknown[]): Promise<void> {
  const changed = await queryable.query(`update certificates set ${set} where id = $1 and epoch = $2 and state = 'running' returning 1`, [
    id,
    epoch,
    ...values,
  ]);
  if (changed.length === 0) throw new CertificateLostError('the certificate belongs to another worker');
}
