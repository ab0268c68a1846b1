import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, type Queryable } from '#libs/platform/database/database';
import { Problem } from '#libs/platform/http/problem';
import { throttleWindow } from '../rules/throttle-limits.js';

/** What is counted, for whom, and how often it may be in a window. */
export interface Mark {
  kind: 'account' | 'address' | 'device' | 'signUps' | 'letters' | 'lettersFrom' | 'password' | 'secondFactor';
  value: string;
  limit: number;
}

/** One statement counts all windows: parallel guesses queue on the rows, so no more than the limit ever passes. */
const takeSql = `
  insert into login_throttle as t (key, window_started_at, tries)
  select key, clock_timestamp(), 1 from unnest($1::bytea[]) with ordinality as asked (key, place) order by place
  on conflict (key) do update set
    tries = case when t.window_started_at <= clock_timestamp() - make_interval(secs => $2) then 1 else t.tries + 1 end,
    window_started_at = case when t.window_started_at <= clock_timestamp() - make_interval(secs => $2) then clock_timestamp()
      else t.window_started_at end
  returning key, tries, ceil(extract(epoch from window_started_at + make_interval(secs => $2) - clock_timestamp()))::int as "endsIn"`;

const keyOf = ({ kind, value }: Pick<Mark, 'kind' | 'value'>): Buffer => createHash('sha256').update(`${kind}\n${value}`).digest();

/** Windows of tries, by account, network address and device, shared by all processes. Unknown accounts have theirs too. */
@Injectable()
export class LoginThrottle {
  constructor(private readonly database: Database) {}

  /**
   * Takes one try of every mark before anything is done. @param code of the refusal's text
   * @throws Problem 429 with the seconds to wait when one has none left
   */
  async take(marks: readonly Mark[], code = 'tooManyAttempts', queryable: Queryable = this.database): Promise<void> {
    const keys = marks.map((mark) => ({ key: keyOf(mark), limit: mark.limit }));
    const rows = await queryable.query<{ key: Buffer; tries: number; endsIn: number }>(takeSql, [
      keys.map(({ key }) => key),
      throttleWindow,
    ]);
    const spent = rows.filter((row) => row.tries > (keys.find(({ key }) => key.equals(row.key))?.limit ?? 0));
    const wait = Math.max(0, ...spent.map((row) => Math.max(1, row.endsIn)));
    if (wait > 0) throw new Problem(429, code, { params: { count: wait }, headers: { 'retry-after': String(wait) } });
  }

  /** A right password clears the windows of its account or device and gives the address its try back: only wrong ones count. */
  async release(marks: readonly Mark[]): Promise<void> {
    const [shared, own] = [marks.filter(({ kind }) => kind === 'address'), marks.filter(({ kind }) => kind !== 'address')];
    await this.database.query('delete from login_throttle where key = any ($1)', [own.map(keyOf)]);
    await this.database.query('update login_throttle set tries = greatest(0, tries - 1) where key = any ($1)', [shared.map(keyOf)]);
  }

  /** Removes windows that are over. */
  async sweep(): Promise<void> {
    await this.database.query('delete from login_throttle where window_started_at < clock_timestamp() - make_interval(secs => $1)', [
      throttleWindow,
    ]);
  }
}
