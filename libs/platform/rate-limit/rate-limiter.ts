import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, type Queryable } from '../database/database.js';
import { Problem } from '../http/problem.js';

/** A limit: what is counted (`kind`), for whom (`value`), how often per window, and the window's length. */
export interface RateLimit {
  kind: string;
  value: string;
  limit: number;
  seconds: number;
}

type Counted = Pick<RateLimit, 'kind' | 'value'>;

/** How `RateLimiter.countWhile` counts the attempts of a piece of work. */
export interface Counting<T> {
  limits: readonly RateLimit[];
  /** creates the exception, given the seconds to wait */
  refusal: (seconds: number) => Problem;
  /** whether the result of the work uses up the attempt */
  isCounted: (result: T) => boolean;
  /** asked when a limit is reached: whether this work runs nevertheless, uncounted */
  isFree?: () => Promise<boolean>;
}

/** One statement counts all windows: concurrent attempts queue on the rows, so no more than the limit ever pass. */
const takeSql = `
  insert into rate_limits as t (key, ends_at, tries)
  select key, clock_timestamp() + make_interval(secs => seconds), 1 from unnest($1::bytea[], $2::int[]) with ordinality as asked (key, seconds, place) order by place
  on conflict (key) do update set
    tries = case when t.ends_at <= clock_timestamp() then 1 else t.tries + 1 end,
    ends_at = case when t.ends_at <= clock_timestamp() then excluded.ends_at else t.ends_at end
  returning key, tries, ceil(extract(epoch from ends_at - clock_timestamp()))::int as "endsIn"`;

/** Counts only what fits: an attempt above the limit changes nothing, so that a smaller one still passes. */
const reserveSql = `
  insert into rate_limits as t (key, ends_at, tries) values ($1, clock_timestamp() + make_interval(secs => $2), $3)
  on conflict (key) do update set
    tries = excluded.tries + case when t.ends_at <= clock_timestamp() then 0 else t.tries end,
    ends_at = case when t.ends_at <= clock_timestamp() then excluded.ends_at else t.ends_at end
  where excluded.tries + case when t.ends_at <= clock_timestamp() then 0 else t.tries end <= $4
  returning true as reserved`;

/**
 * The same in a transaction of its statement alone, whose commit does not wait for the disk: the write that follows flushes it, and a crash of the database
 * forgets at most the attempts of its last second.
 */
const takeAloneSql = `${takeSql}, set_config('synchronous_commit', 'off', true)`;

const lookSql = `
  select key, tries, ceil(extract(epoch from ends_at - clock_timestamp()))::int as "endsIn"
  from rate_limits where key = any ($1) and ends_at > clock_timestamp()`;

interface WindowRow {
  key: Buffer;
  tries: number;
  endsIn: number;
}

const keyOf = ({ kind, value }: Counted): Buffer => createHash('sha256').update(`${kind}\n${value}`).digest();

/** 429 with the seconds to wait. @param count the figure in its text, if it is not the seconds */
export const tooMany = (code: string, seconds: number, count = seconds): Problem =>
  new Problem(code, { params: { count }, headers: { 'retry-after': String(seconds) } });

/**
 * Counts attempts in windows that start with the first one, shared by all processes. Keys are hashes: neither addresses nor phone numbers nor accounts are
 * stored.
 */
@Injectable()
export class RateLimiter {
  constructor(private readonly database: Database) {}

  /**
   * Counts one attempt of every limit before the work starts. Within the caller's transaction, a rollback also reverts the count.
   * @param refusal creates the exception, given the seconds to wait @throws its result
   * @returns the remaining attempts of the fullest window
   */
  async take(limits: readonly RateLimit[], refusal: (seconds: number) => Problem, queryable: Queryable = this.database): Promise<number> {
    const keys = limits.map(keyOf);
    const [sql, name] = queryable === this.database ? [takeAloneSql, 'rate_limit_take_alone'] : [takeSql, 'rate_limit_take'];
    const rows = await queryable.query<WindowRow>(sql, [keys, limits.map(({ seconds }) => seconds)], name);
    const windows = leftOf(limits, keys, rows);
    refuse(
      windows.filter(({ left }) => left < 0),
      refusal,
    );
    return Math.min(...windows.map(({ left }) => left));
  }

  /**
   * Counts one attempt of every limit while `work` runs, and returns it if the work fails or its result is not counted.
   * @throws the result of `refusal`, and what `work` throws
   */
  async countWhile<T>({ limits, refusal, isCounted, isFree }: Counting<T>, work: () => Promise<T>): Promise<T> {
    try {
      await this.take(limits, refusal);
    } catch (fault) {
      if (!(fault instanceof Problem) || !(await isFree?.())) throw fault;
      return await work();
    }
    let isUsed = false;
    try {
      const result = await work();
      isUsed = isCounted(result);
      return result;
    } finally {
      // If even this fails, the attempt stays counted until its window ends, and the first error is reported.
      if (!isUsed) await this.giveBack(limits).catch(() => undefined);
    }
  }

  /** Checks without counting and without locks. @throws the result of `refusal` */
  async look(limits: readonly RateLimit[], refusal: (seconds: number) => Problem): Promise<void> {
    const keys = limits.map(keyOf);
    const windows = leftOf(limits, keys, await this.database.query<WindowRow>(lookSql, [keys], 'rate_limit_look'));
    refuse(
      windows.filter(({ left }) => left <= 0),
      refusal,
    );
  }

  /** Counts `size` units at once if the window has room for all of them, else none. */
  async reserve({ limit, seconds, ...counted }: RateLimit, size: number): Promise<boolean> {
    if (size > limit) return false;
    const rows = await this.database.query(reserveSql, [keyOf(counted), seconds, size, limit], 'rate_limit_reserve');
    return rows.length > 0;
  }

  /** The units that the window still has room for. */
  async left(limit: RateLimit): Promise<number> {
    const key = keyOf(limit);
    const rows = await this.database.query<WindowRow>(lookSql, [[key]], 'rate_limit_look');
    return Math.max(0, leftOf([limit], [key], rows)[0]?.left ?? limit.limit);
  }

  /** Returns one attempt in each window, or `size` units, because nothing was done. */
  async giveBack(counted: readonly Counted[], size = 1): Promise<void> {
    await this.database.query('update rate_limits set tries = greatest(0, tries - $2) where key = any ($1)', [counted.map(keyOf), size]);
  }

  /** Gives back all attempts of these keys. */
  async clear(counted: readonly Counted[]): Promise<void> {
    await this.database.query('delete from rate_limits where key = any ($1)', [counted.map(keyOf)]);
  }

  /** Removes expired windows. */
  async sweep(): Promise<void> {
    await this.database.query('delete from rate_limits where ends_at <= clock_timestamp()');
  }
}

interface Window {
  /** remaining attempts; negative if there were more than the limit */
  left: number;
  endsIn: number;
}

const leftOf = (limits: readonly RateLimit[], keys: readonly Buffer[], rows: readonly WindowRow[]): Window[] =>
  rows.map(({ key, tries, endsIn }) => ({ left: (limits[keys.findIndex((one) => one.equals(key))]?.limit ?? 0) - tries, endsIn }));

function refuse(full: readonly Window[], refusal: (seconds: number) => Problem): void {
  if (full.length > 0) throw refusal(Math.max(1, ...full.map(({ endsIn }) => endsIn)));
}
