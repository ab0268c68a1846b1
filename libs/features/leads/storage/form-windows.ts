import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, type Queryable } from '#libs/platform/database/database';
import { Problem } from '#libs/platform/http/problem';

/** What is counted, for whom, how often it may be, and in how many seconds. */
export interface FormWindow {
  kind: 'address' | 'mailbox' | 'call' | 'steps' | 'offer' | 'consultation';
  value: string;
  limit: number;
  seconds: number;
  /** of the refusal's text */
  code: 'tooManyForms' | 'tooManyLetters' | 'phoneAlreadySent';
}

interface WindowRow {
  key: Buffer;
  sent: number;
  endsIn: number;
}

const keyOf = ({ kind, value }: FormWindow): Buffer => createHash('sha256').update(`form ${kind}\n${value}`).digest();

/** Those who are sent at the same time queue on the row: whoever comes later counts what the one before has counted. */
const takeSql = `
  insert into form_windows as w (key, ends_at, sent)
  select $1, clock_timestamp() + make_interval(secs => $2), 1
  on conflict (key) do update set
    sent = case when w.ends_at <= clock_timestamp() then 1 else w.sent + 1 end,
    ends_at = case when w.ends_at <= clock_timestamp() then clock_timestamp() + make_interval(secs => $2) else w.ends_at end
  returning key, sent, ceil(extract(epoch from ends_at - clock_timestamp()))::int as "endsIn"`;

const lookSql = `
  select key, sent, ceil(extract(epoch from ends_at - clock_timestamp()))::int as "endsIn"
  from form_windows where key = $1 and ends_at > clock_timestamp()`;

const refusal = ({ code }: FormWindow, { endsIn }: WindowRow): Problem => {
  const wait = Math.max(1, endsIn);
  return new Problem(429, code, { params: { count: wait }, headers: { 'retry-after': String(wait) } });
};

/** Windows in which forms are counted, shared by all processes. Keys are hashes: neither addresses nor phones are kept. */
@Injectable()
export class FormWindows {
  constructor(private readonly database: Database) {}

  /**
   * Looks without counting and without waiting for anybody: whoever has nothing left costs one read and no lock.
   * @throws Problem 429 with the seconds to wait
   */
  async mustHaveRoom(window: FormWindow): Promise<void> {
    const row = await this.database.one<WindowRow>(lookSql, [keyOf(window)], 'form_window_look');
    if (row !== undefined && row.sent >= window.limit) throw refusal(window, row);
  }

  /** Counts one in the transaction of its effect: what is rolled back was not sent. @throws Problem 429 with the seconds to wait */
  async take(tx: Queryable, window: FormWindow): Promise<void> {
    const row = await tx.one<WindowRow>(takeSql, [keyOf(window), window.seconds], 'form_window_take');
    if (row !== undefined && row.sent > window.limit) throw refusal(window, row);
  }

  /** Removes windows that are over. */
  async sweep(): Promise<void> {
    await this.database.query('delete from form_windows where ends_at <= clock_timestamp()');
  }
}
