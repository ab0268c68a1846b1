import { Injectable } from '@nestjs/common';
import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import { Database } from '#libs/platform/database/database';
import type { DateSpan } from '#libs/platform/http/list-query';
import type { Side } from '#machines/order/who';
import type { Kind } from '../wire/kinds.js';
import { farewells } from '../rules/still-theirs.js';
import type { NoticeRow } from './notice-row.js';
import { type Watermark, Watermarks } from './watermarks.js';

/** Selects the notifications addressed to one of `audiences`, as seen by `reader`, of `kinds`. */
export interface InboxOf {
  person: Id;
  reader: Side;
  audiences: readonly string[];
  kinds: readonly Kind[];
  /** restricts notifications about orders to these (see `isStillTheirs`); read from the orders feature, whose state is newer */
  orders: 'all' | readonly Id[];
}

export interface InboxPage {
  from?: Micros;
  before?: Micros;
  unread: boolean;
  descending: boolean;
  offset: number;
  limit: number;
}

export type ReadNotice = NoticeRow & { read_at: Date | null };

/** Unread notifications are counted up to this number. */
const unreadLimit = 1_000;
const totalLimit = 10_000;

/** The condition of a reader's notifications: $1 audiences, $2 reader, $3 kinds, $4 the person. */
const mine = `n.audience = a.audience and n.reader = $2 and n.kind = any ($3) and not (n.except_audiences && $1)`;
/** The SQL form of `isStillTheirs`. */
const theirs = ({ orders }: InboxOf, params: Params): string =>
  orders === 'all'
    ? ''
    : `and (n.order_id is null or n.subject_type = 'payoff' or n.template = any (${params.add(farewells)})
        or n.order_id = any (${params.add(orders)}::uuid[]))`;
const marked = `exists (select from notification_marks m where m.person_id = $4 and m.notification_id = n.id and m.read_at is not null)`;

/** Counting also sorts, because that keeps the database on the index, however common an audience is. */
const along = 'order by n.at_us desc, n.id desc';

/** One index scan per audience and table, each limited; only their results are sorted together. */
const indexScan = (columns: string, condition: string, order: string, limit: string): string =>
  `select n.* from unnest($1::text[]) as a(audience) cross join lateral (
     (select ${columns} from notifications n where ${mine} ${condition} ${order} ${limit})
     union all
     (select ${columns} from side_notifications n where ${mine} ${condition} ${order} ${limit})) n`;

/** Notifications of a person and their groups, with read marks. */
@Injectable()
export class Inbox {
  constructor(
    private readonly database: Database,
    private readonly watermarks: Watermarks,
  ) {}

  /** Sorted by time; the total is counted to 10,000. */
  async page(of: InboxOf, page: InboxPage): Promise<{ rows: ReadNotice[]; total: number; totalIsExact: boolean }> {
    const mark = await this.watermarks.of(of.person);
    const params = new Params(of, mark);
    const span = `${theirs(of, params)} ${spanOf(page, params)}`;
    const way = page.descending ? 'desc' : 'asc';
    const order = `order by n.at_us ${way}, n.id ${way}`;
    const found = (columns: string, sorted: string, limit: string): string =>
      page.unread ? unreadOf(columns, span, sorted, limit) : indexScan(columns, span, sorted, limit);
    const rows = await this.database.query<ReadNotice>(
      `select n.*, case when m.person_id is not null then m.read_at when (n.at_us, n.id) <= ($5::bigint, $6::uuid) then $7::timestamptz end as read_at
       from (select * from (${found('n.*', order, `limit ${page.offset + page.limit}`)}) n ${order} limit ${page.limit} offset ${page.offset}) n
       left join notification_marks m on m.person_id = $4 and m.notification_id = n.id ${order}`,
      params.values,
    );
    const counted = await this.database.one<{ total: number }>(
      `select count(*) as total from (${found('n.id', along, `limit ${totalLimit + 1}`)} limit ${totalLimit + 1}) n where $5::bigint >= 0 and $6::uuid is not null
       and $7::timestamptz is not null and $4::uuid is not null`,
      params.values,
    );
    const total = counted?.total ?? 0;
    return { rows, total: Math.min(total, totalLimit), totalIsExact: total <= totalLimit };
  }

  /** Counted to 1,000. */
  async unread(of: InboxOf): Promise<number> {
    const params = new Params(of, await this.watermarks.of(of.person));
    const counted = await this.database.one<{ total: number }>(
      `select count(*) as total from (${unreadOf('n.id', theirs(of, params), along, `limit ${unreadLimit}`)} limit ${unreadLimit}) n where $7::timestamptz is not null`,
      params.values,
      of.orders === 'all' ? 'unread_notifications' : 'unread_notifications_of_orders',
    );
    return counted?.total ?? 0;
  }

  /** Undefined if it is not the reader's. */
  one(of: InboxOf, id: Id): Promise<NoticeRow | undefined> {
    const params = new Params(of);
    const sought = params.add(id);
    return this.database.one<NoticeRow>(
      `select n.* from (select * from notifications where id = ${sought} union all select * from side_notifications where id = ${sought}) n
       where n.audience = any ($1) and n.reader = $2 and n.kind = any ($3) and not (n.except_audiences && $1) and $4::uuid is not null
         ${theirs(of, params)}`,
      params.values,
    );
  }

  /** The newest notification of the list, read or not; undefined for an empty one. */
  newest(of: InboxOf): Promise<Pick<NoticeRow, 'id' | 'at_us'> | undefined> {
    const params = new Params(of);
    return this.database.one<Pick<NoticeRow, 'id' | 'at_us'>>(
      `select * from (${indexScan('n.id, n.at_us', theirs(of, params), 'order by n.at_us desc, n.id desc', 'limit 1')}) n where $4::uuid is not null
       order by at_us desc, id desc limit 1`,
      params.values,
    );
  }
}

/** Notifications above the watermark that are not marked as read, and those below it that are marked as unread. */
const unreadOf = (columns: string, span: string, order: string, limit: string): string =>
  `(${indexScan(columns, `and (n.at_us, n.id) > ($5::bigint, $6::uuid) and not ${marked} ${span}`, order, limit)})
   union all
   (select ${columns} from notification_marks u
    join lateral (select * from notifications t where t.id = u.notification_id union all select * from side_notifications t where t.id = u.notification_id) n on true
    where u.person_id = $4 and u.read_at is null and (u.at_us, u.notification_id) <= ($5::bigint, $6::uuid)
      and n.audience = any ($1) and n.reader = $2 and n.kind = any ($3) and not (n.except_audiences && $1) ${span} ${order} ${limit})`;

class Params {
  readonly values: unknown[];
  constructor({ audiences, reader, kinds, person }: InboxOf, mark?: Watermark) {
    this.values = [audiences, reader, kinds, person, ...(mark === undefined ? [] : [mark.at, mark.id, mark.readAt])];
  }
  add(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}

const spanOf = ({ from, before }: DateSpan, params: Params): string =>
  [from === undefined ? '' : `and n.at_us >= ${params.add(from)}`, before === undefined ? '' : `and n.at_us < ${params.add(before)}`].join(
    ' ',
  );
