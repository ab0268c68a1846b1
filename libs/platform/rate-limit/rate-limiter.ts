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
  insert into rate_limits as t (key, ends_at, tries)
  select key, clock_timestamp() + make_interval(secs => seconds), 1 from unnest($1::bytea[], $2::int[]) with ordinality as asked (key, seconds, place) order by place
  on conflict (key) do update set
    tries = case when t.ends_at <= clock_timestamp() then 1 else t.tries + 1 end,
    ends_at = case when t.ends_at <= clock_timestamp() then excluded.ends_at else t.ends_at end
  returning key, tries, ceil(extract(epoch from ends_at - clock_timestamp()))::int as "endsIn"`;

const lookSql = `
  select key, tries, ceil(extract(epoch from ends_at - clock_timestamp()))::int as "endsIn"
  from rate_limits where key = any ($1) and ends_at > clock_timestamp()`;

interface WindowRow {
  key: Buffer;
  tries: number;
  endsIn: number;
}

const keyOf = ({ kind, value }: Counted): Buffer => createHash('sha256').update(`${kind}\n${value}`).digest();

/** 429 with the seconds to wait. @param count the figure of its text, where that is not the seconds */
export const tooMany = (code: string, seconds: number, count = seconds): Problem =>
  new Problem(code, { params: { count }, headers: { 'retry-after': String(seconds) } });

/** Counts in windows that begin with their first try, shared by all processes. Keys are hashes: neither addresses nor phones nor accounts are kept. */
@Injectable()
export class RateLimiter {
  constructor(private readonly database: Database) {}

  /**
   * Takes one try of every limit before anything is done. In a transaction of the caller's, what is rolled back was not counted.
   * @param refusal of somebody who has none left and waits so many seconds @throws what it makes
   * @returns how many more the fullest window has
   */
  async take(limits: readonly RateLimit[], refusal: (seconds: number) => Problem, queryable: Queryable = this.database): Promise<number> {
    const keys = limits.map(keyOf);
    const rows = await queryable.query<WindowRow>(takeSql, [keys, limits.map(({ seconds }) => seconds)], 'rate_limit_take');
    const windows = leftOf(limits, keys, rows);
    refuse(
      windows.filter(({ left }) => left < 0),
      refusal,
    );
    return Math.min(...windows.map(({ left }) => left));
  }

  /** Looks without counting and without waiting for anybody: whoever has nothing left costs one read and no lock. @throws what `refusal` makes */
  async look(limits: readonly RateLimit[], refusal: (seconds: number) => Problem): Promise<void> {
    const keys = limits.map(keyOf);
    const windows = leftOf(limits, keys, await this.database.query<WindowRow>(lookSql, [keys], 'rate_limit_look'));
    refuse(
      windows.filter(({ left }) => left <= 0),
      refusal,
    );
  }

  /** One try back in each window: it came to nothing. */
  async giveBack(counted: readonly Counted[]): Promise<void> {
    await this.database.query('update rate_limits set tries = greatest(0, tries - 1) where key = any ($1)', [counted.map(keyOf)]);
  }

  /** All tries back. */
  async clear(counted: readonly Counted[]): Promise<void> {
    await this.database.query('delete from rate_limits where key = any ($1)', [counted.map(keyOf)]);
  }

  /** Removes windows that are over. */
  async sweep(): Promise<void> {
    await this.database.query('delete from rate_limits where ends_at <= clock_timestamp()');
  }
}

interface Window {
  /** tries; below zero when there were more than the limit */
  left: number;
  endsIn: number;
}

const leftOf = (limits: readonly RateLimit[], keys: readonly Buffer[], rows: readonly WindowRow[]): Window[] =>
  rows.map(({ key, tries, endsIn }) => ({ left: (limits[keys.findIndex((one) => one.equals(key))]?.limit ?? 0) - tries, endsIn }));

function refuse(full: readonly Window[], refusal: (seconds: number) => Problem): void {
  if (full.length > 0) throw refusal(Math.max(1, ...full.map(({ endsIn }) => endsIn)));
}
