import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, type Queryable } from '../database/database.js';
import { Problem } from '../http/problem.js';

/** What is counted (`kind`), for whom (`value`), how often it may be in a window, and how long a window is. */
export interface RateLimit {
  kind: string;
  value: string;
  limit: number;
  seconds: number;
}

type Counted = Pick<RateLimit, 'kind' | 'value'>;

/** One statement counts all windows: parallel tries queue on the rows, so no more than the limit ever passes. */
const takeSql = `
  insert into login_throttle as t (key, window_started_at, tries, seconds)
  select key, clock_timestamp(), 1, seconds from unnest($1::bytea[], $2::int[]) with ordinality as asked (key, seconds, place) order by place
  on conflict (key) do update set
    tries = case when t.window_started_at <= clock_timestamp() - make_interval(secs => excluded.seconds) then 1 else t.tries + 1 end,
    window_started_at = case when t.window_started_at <= clock_timestamp() - make_interval(secs => excluded.seconds) then clock_timestamp()
      else t.window_started_at end,
    seconds = excluded.seconds
  returning key, tries, ceil(extract(epoch from window_started_at + make_interval(secs => seconds) - clock_timestamp()))::int as "endsIn"`;

const keyOf = ({ kind, value }: Counted): Buffer => createHash('sha256').update(`${kind}\n${value}`).digest();

/** 429 with the seconds to wait. @param count the figure of its text, where that is not the seconds */
export const tooMany = (code: string, seconds: number, count = seconds): Problem =>
  new Problem(429, code, { params: { count }, headers: { 'retry-after': String(seconds) } });

/**
 * Counts in windows that begin with their first try, shared by all processes. Keys are hashes: neither addresses nor accounts are kept. The table has the name of
 * what it first counted.
 */
@Injectable()
export class RateLimiter {
  constructor(private readonly database: Database) {}

  /**
   * Takes one try of every limit before anything is done.
   * @param refusal of somebody who has none left and waits so many seconds @throws what it makes
   * @returns how many more the fullest window has
   */
  async take(limits: readonly RateLimit[], refusal: (seconds: number) => Problem, queryable: Queryable = this.database): Promise<number> {
    const asked = limits.map((one) => ({ ...one, key: keyOf(one) }));
    const rows = await queryable.query<{ key: Buffer; tries: number; endsIn: number }>(
      takeSql,
      [asked.map(({ key }) => key), asked.map(({ seconds }) => seconds)],
      'rate_limit_take',
    );
    const windows = rows.map(({ key, tries, endsIn }) => ({
      left: (asked.find((one) => one.key.equals(key))?.limit ?? 0) - tries,
      endsIn,
    }));
    const wait = Math.max(0, ...windows.filter(({ left }) => left < 0).map(({ endsIn }) => Math.max(1, endsIn)));
    if (wait > 0) throw refusal(wait);
    return Math.min(...windows.map(({ left }) => left));
  }

  /** One try back in each window: it came to nothing. */
  async giveBack(counted: readonly Counted[]): Promise<void> {
    await this.database.query('update login_throttle set tries = greatest(0, tries - 1) where key = any ($1)', [counted.map(keyOf)]);
  }

  /** All tries back. */
  async clear(counted: readonly Counted[]): Promise<void> {
    await this.database.query('delete from login_throttle where key = any ($1)', [counted.map(keyOf)]);
  }

  /** Removes windows that are over. */
  async sweep(): Promise<void> {
    await this.database.query('delete from login_throttle where window_started_at < clock_timestamp() - make_interval(secs => seconds)');
  }
}
