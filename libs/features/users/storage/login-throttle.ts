import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { throttleWindow, triesPerAccount, triesPerAddress } from '../rules/throttle-limits.js';

/** One statement counts both windows: parallel guesses queue on the rows, so no more than the limit ever passes. */
const takeSql = `
  insert into login_throttle as t (key, window_started_at, tries)
  select key, clock_timestamp(), 1 from unnest($1::bytea[]) with ordinality as asked (key, place) order by place
  on conflict (key) do update set
    tries = case when t.window_started_at <= clock_timestamp() - make_interval(secs => $2) then 1 else t.tries + 1 end,
    window_started_at = case when t.window_started_at <= clock_timestamp() - make_interval(secs => $2) then clock_timestamp()
      else t.window_started_at end
  returning key, tries, ceil(extract(epoch from window_started_at + make_interval(secs => $2) - clock_timestamp()))::int as "endsIn"`;

const key = (kind: 'account' | 'address', value: string): Buffer => createHash('sha256').update(`${kind}\n${value}`).digest();

/** Windows of wrong passwords, by account and by network address, shared by all processes. Unknown accounts have theirs too. */
@Injectable()
export class LoginThrottle {
  constructor(private readonly database: Database) {}

  /** Takes one try before anything is hashed. @returns seconds to wait when there is none left, else 0 */
  async take(emailKey: string, address: string): Promise<number> {
    const account = key('account', emailKey);
    const rows = await this.database.query<{ key: Buffer; tries: number; endsIn: number }>(takeSql, [
      [account, key('address', address)],
      throttleWindow,
    ]);
    const spent = rows.filter((row) => row.tries > (row.key.equals(account) ? triesPerAccount : triesPerAddress));
    return Math.max(0, ...spent.map((row) => Math.max(1, row.endsIn)));
  }

  /** A right password clears its account's window and gives the address its try back: only wrong ones count. */
  async release(emailKey: string, address: string): Promise<void> {
    await this.database.query('delete from login_throttle where key = $1', [key('account', emailKey)]);
    await this.database.query('update login_throttle set tries = greatest(0, tries - 1) where key = $1', [key('address', address)]);
  }

  /** Removes windows that are over. */
  async sweep(): Promise<void> {
    await this.database.query('delete from login_throttle where window_started_at < clock_timestamp() - make_interval(secs => $1)', [
      throttleWindow,
    ]);
  }
}
