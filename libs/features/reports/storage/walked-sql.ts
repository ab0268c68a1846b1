import type { DateSpan } from '#libs/platform/http/list-query';
import type { ProgressStatus } from '#machines/order/statuses';
import { returns, skips } from '../rules/walked-steps.js';
import { type Narrowing, narrowed, Parameters } from './asked-sql.js';
import type { Statement } from './report-sql.js';

/** Selects orders by time of placing and filters. */
export interface WalkedBy {
  placed: DateSpan | undefined;
  narrowing: Narrowing;
  lateness: Lateness;
  /** only orders that paid late */
  late: boolean;
}

/** Office days after which a payment is late. */
export interface Lateness {
  days: number;
  /** time zone of the office */
  timeZone: string;
}

/** Statuses in which an order waits for its client to pay. */
export const paymentStatuses = ['orderConfirmedNotPayed', 'lastPaymentRequired'] as const satisfies readonly ProgressStatus[];

/** The figure behind a list of orders: an arrow, an entered status, a status where orders wait, a skipped or a repeated one. */
export type Behind =
  | { kind: 'arrow'; status: ProgressStatus; to: ProgressStatus }
  | { kind: 'entered' | 'waiting' | 'skipped' | 'repeated' | 'paidLate' | 'outliers'; status: ProgressStatus };

export const walkedSorts = ['at', 'time', 'times'] as const;
export type WalkedSort = (typeof walkedSorts)[number];

type Add = Parameters['add'];

const now = '(extract(epoch from clock_timestamp()) * 1000000)::bigint';
const open = 'o.finished_at is null and o.cancelled_at is null';
const both = 'report_orders o join report_moves v using (order_id)';
/** Changes of the selected orders; without filters the orders are not joined. */
const moves = ({ placed, narrowing, late }: WalkedBy): string =>
  !late && placed === undefined && Object.values(narrowing).every((ids) => ids === undefined) ? 'report_moves v' : both;
const typicalTimes = (seconds: string): string => `percentile_cont(array[0.5, 0.9]) within group (order by ${seconds}) as seconds`;

const dayOf = (micros: string, { timeZone }: Lateness, add: Add): string =>
  `(to_timestamp(${micros} / 1000000.0) at time zone ${add(timeZone)}::text)::date`;

/**
 * Each request for payment: order, status, time, office days until the order moved on, and version of that change; until now, without a
 * version, while it waits. A repeated request in the same status keeps the first time. Cancelled orders do not count as paid.
 */
function waitsForPayment(lateness: Lateness, add: Add): string {
  const statuses = column(paymentStatuses, add);
  const asked = (status: string, order: string, before: string) => `(select max(a.at) from report_moves a
    where a.order_id = ${order} and a.to_status = ${status} and a.from_status is distinct from a.to_status ${before})`;
  const days = (until: string) => `${dayOf(until, lateness, add)} - ${dayOf('w.asked', lateness, add)}`;
  return `select w.order_id, w.status, w.version, w.at, ${days('w.at')} as days from (
      select l.order_id, l.from_status as status, l.version, l.at, ${asked('l.from_status', 'l.order_id', 'and a.version < l.version')} as asked
      from report_moves l where l.from_status = any (${statuses}) and l.to_status <> l.from_status and l.to_status <> 'orderCancelled'
      union all
      select n.order_id, n.progress, null, ${now}, ${asked('n.progress', 'n.order_id', '')} from report_orders n where n.progress = any (${statuses})
    ) w`;
}

/**
 * Stays longer than 99 of 100 ended ones in the same status: order, status, seconds and end; for current stays the seconds until now and
 * the begin. With fewer than 100 ended stays only a current one can exceed all of them.
 */
const outliers = (by: WalkedBy, add: Add): string => `with ended as materialized (
      select v.order_id, v.from_status as status, v.seconds, v.at from ${moves(by)} ${ofOrders(by, add, 'v.from_status is not null')}),
    usual as (select status, percentile_disc(0.99) within group (order by seconds) as longest from ended group by status)
  select s.* from (
      select * from ended union all
      select o.order_id, o.progress, (${now} - o.since) / 1000000, o.since from report_orders o ${ofOrders(by, add, open)}
    ) s join usual using (status) where s.seconds > usual.longest`;

const isLate = ({ days }: Lateness, add: Add): string => `p.days > ${add(days)}::integer`;

function ofOrders({ placed: { from, before } = {}, narrowing, late, lateness }: WalkedBy, add: Add, ...more: string[]): string {
  const conditions = [
    ...(from === undefined ? [] : [`o.placed_at >= ${add(from)}::bigint`]),
    ...(before === undefined ? [] : [`o.placed_at < ${add(before)}::bigint`]),
    ...narrowed({ narrowing }, 'o', add),
    ...(late ? [`o.order_id in (select p.order_id from (${waitsForPayment(lateness, add)}) p where ${isLate(lateness, add)})`] : []),
    ...more,
  ];
  return conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
}

function statement(write: (add: Add) => string): Statement {
  const { add, values } = new Parameters();
  return { text: write(add), values };
}

const column = (values: readonly string[], add: Add): string => `${add(values)}::order_progress[]`;
/** Restricts changes to `arrows`. */
const among = (arrows: readonly { from: string; to: string }[], add: Add): string =>
  `(v.from_status, v.to_status) in (select * from unnest(${column(
    arrows.map(({ from }) => from),
    add,
  )}, ${column(
    arrows.map(({ to }) => to),
    add,
  )}))`;

/** Changes by arrow, and by left status (`to` is null), with median and ninetieth percentile of the duration in seconds. */
export const arrowsSql = (by: WalkedBy): Statement =>
  statement(
    (add) => `select v.from_status as "from", v.to_status as "to", count(*) as times, ${typicalTimes('v.seconds')}
      from ${moves(by)} ${ofOrders(by, add, 'v.from_status is not null')}
      group by grouping sets ((v.from_status, v.to_status), (v.from_status))`,
  );

/** Orders per arrow that leads back. */
export const loopsSql = (by: WalkedBy): Statement =>
  statement(
    (add) => `select v.from_status as "from", v.to_status as "to", count(*) as times, count(distinct v.order_id) as orders
      from ${moves(by)} ${ofOrders(by, add, among(returns, add))} group by 1, 2`,
  );

/** Orders per status that they passed over. */
export const skippedSql = (by: WalkedBy): Statement =>
  statement((add) => {
    const lists = (['from', 'to', 'status'] as const).map((key) =>
      column(
        skips.map((skip) => skip[key]),
        add,
      ),
    );
    return `select s.status, count(*) as times, count(distinct v.order_id) as orders
      from ${moves(by)} join unnest(${lists.join(', ')}) s("from", "to", status) on (s."from", s."to") = (v.from_status, v.to_status)
      ${ofOrders(by, add)} group by 1`;
  });

/** Orders per status that they entered again, with the number of times; only orders with a change back or to the same status. */
export const repeatedSql = (by: WalkedBy): Statement =>
  statement(
    (add) => `with returned as materialized (select distinct v.order_id from ${moves(by)} ${ofOrders(by, add, among(returns, add))})
      select status, count(*) as orders, sum(entered - 1)::bigint as times
      from (select v.to_status as status, count(*) as entered from returned join report_moves v using (order_id) group by v.order_id, v.to_status) e
      where entered > 1 group by 1`,
  );

/** Orders per status that they ever entered. */
export const enteredSql = (by: WalkedBy): Statement =>
  statement(
    (add) =>
      `select s.status, count(*) as orders from report_orders o cross join lateral unnest(o.reached) s(status) ${ofOrders(by, add)} group by 1`,
  );

/** Orders that paid late, or still wait too long, per status. */
export const paidLateSql = (by: WalkedBy): Statement =>
  statement(
    (add) => `select p.status, count(*) as times, count(distinct p.order_id) as orders
      from (${waitsForPayment(by.lateness, add)}) p join report_orders o using (order_id) ${ofOrders(by, add, isLate(by.lateness, add))} group by 1`,
  );

/** Orders per status in which they stayed longer than 99 of 100 stays. */
export const outliersSql = (by: WalkedBy): Statement =>
  statement((add) => `select l.status, count(*) as times, count(distinct l.order_id) as orders from (${outliers(by, add)}) l group by 1`);

/** Open orders by status and by whether they have a partner (null: both), with the seconds until now. */
export const waitingSql = (by: WalkedBy): Statement =>
  statement(
    (add) => `select o.progress as status, o.partner_id is not null as partner, count(*) as orders,
        ${typicalTimes(`(${now} - o.since) / 1000000`)}, max((${now} - o.since) / 1000000) as longest
      from report_orders o ${ofOrders(by, add, open)}
      group by grouping sets ((o.progress, o.partner_id is not null), (o.progress))`,
  );

export const totalsSql = (by: WalkedBy): Statement =>
  statement(
    (add) =>
      `select count(*) as orders, count(o.finished_at) as finished, count(o.cancelled_at) as cancelled from report_orders o ${ofOrders(by, add)}`,
  );

/** The orders of a figure: id, occurrences (null: it waits), the longest duration in seconds, and the last time. */
export const walkedOrdersSql = (behind: Behind, by: WalkedBy): Statement =>
  statement((add) => {
    const status = behind.kind === 'skipped' ? '' : `${add(behind.status)}::order_progress`;
    const ofMoves = (
      conditions: string[],
      seconds: string,
    ) => `select v.order_id as id, count(*) as times, max(${seconds}) as seconds, max(v.at) as at
      from ${moves(by)} ${ofOrders(by, add, ...conditions)} group by v.order_id`;
    switch (behind.kind) {
      case 'arrow':
        return ofMoves([`v.from_status = ${status}`, `v.to_status = ${add(behind.to)}::order_progress`], 'v.seconds');
      case 'skipped':
        return ofMoves(
          [
            among(
              skips.filter((skip) => skip.status === behind.status),
              add,
            ),
          ],
          'null::bigint',
        );
      case 'entered':
      case 'repeated':
        return `select v.order_id as id, count(*) filter (where v.to_status = ${status}) as times,
            max(v.seconds) filter (where v.from_status = ${status}) as seconds, max(v.at) filter (where v.to_status = ${status}) as at
          from ${moves(by)} ${ofOrders(by, add, `${status} in (v.from_status, v.to_status)`)}
          group by v.order_id having count(*) filter (where v.to_status = ${status}) > ${behind.kind === 'repeated' ? 1 : 0}`;
      case 'paidLate':
        return `select p.order_id as id, count(*) as times, max(p.days) * 86400 as seconds, max(p.at) as at
          from (${waitsForPayment(by.lateness, add)}) p join report_orders o using (order_id)
          ${ofOrders(by, add, isLate(by.lateness, add), `p.status = ${status}`)} group by p.order_id`;
      case 'outliers':
        return `select l.order_id as id, count(*) as times, max(l.seconds) as seconds, max(l.at) as at
          from (${outliers(by, add)}) l where l.status = ${status} group by l.order_id`;
      case 'waiting':
        return `select o.order_id as id, null::bigint as times, (${now} - o.since) / 1000000 as seconds, o.since as at
          from report_orders o ${ofOrders(by, add, open, `o.progress = ${status}`)}`;
    }
  });

const sortColumns: Readonly<Record<WalkedSort, string>> = { at: 'b.at', time: 'b.seconds', times: 'b.times' };

/** Joins the orders' rows to one page. */
export const walkedPageSql = (
  { text, values }: Statement,
  { sort, perPage, offset }: { sort: { by: WalkedSort; descending: boolean }; perPage: number; offset: number },
): Statement => ({
  text: `with behind as (${text}) select o.*, b.times, b.seconds, b.at from behind b join report_orders o on o.order_id = b.id
    order by ${sortColumns[sort.by]} ${sort.descending ? 'desc' : 'asc'} nulls last, o.number limit ${perPage} offset ${offset}`,
  values,
});

/** Every change of status including placing, by order and version, with its author. */
export const movementsSql = (by: WalkedBy): Statement =>
  statement(
    (
      add,
    ) => `select o.order_id as "orderId", o.number, o.country_id as "countryId", o.service_id as "serviceId", v.version, v.from_status as "from",
        v.to_status as "to", v.at, v.seconds, e.type, e.metadata, c.type as command, p.days
      from ${both} join events e on e.stream_id = v.order_id and e.version = v.version
        left join commands c on c.command_id = (e.metadata::json ->> 'command')::uuid
        left join (${waitsForPayment(by.lateness, add)}) p on p.order_id = v.order_id and p.version = v.version ${ofOrders(by, add)} order by o.number, v.order_id, v.version`,
  );

/** Counted up to `limit + 1`. */
export const movementCountSql = (by: WalkedBy, limit: number): Statement =>
  statement((add) => `select count(*) as total from (select from ${moves(by)} ${ofOrders(by, add)} limit ${limit + 1}) m`);
