import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Consumer } from '#libs/event-log/feed/consumer';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Id } from '#machines/kernel/ids';
import type { Transaction } from '#libs/platform/database/database';
import type { FeedbackEventData, FeedbackEventType } from '#machines/feedback/events';
import { type FactsChange, factsAfter, placeOf, reportedEvents, type ReportOrder } from '../rules/report-order.js';

/** The change of an order's rating: a new one with its time, another figure, or its removal; undefined: none. */
type RatingChange = { order: Id } & ({ rating: number; at: number } | { rating: number; at: null } | { rating: null; at: null });

/** @returns the effect of a feedback's event on the rating of its order */
function ratingAfter({ type, data, recordedAt }: PlacedEvent): RatingChange | undefined {
  const { order } = data as unknown as FeedbackEventData['FeedbackDeleted'];
  if (type === 'FeedbackDeleted') return { order, rating: null, at: null };
  if (type !== 'FeedbackGiven' && type !== 'FeedbackChanged') return undefined;
  const { rating } = data as unknown as FeedbackEventData['FeedbackChanged'];
  return type === 'FeedbackGiven' ? { order, rating, at: recordedAt } : { order, rating, at: null };
}

const ratingEvents = ['FeedbackGiven', 'FeedbackChanged', 'FeedbackDeleted'] satisfies FeedbackEventType[];

/**
 * Maintains the tables of reports: orders, changes of status, money movements, ratings. Processes a batch of events in a few statements.
 */
@Injectable()
export class ReportFacts implements Consumer {
  readonly name = 'reports';
  readonly projectionVersion = 1;
  readonly types = [...reportedEvents, ...ratingEvents];

  handle(event: PlacedEvent, tx: Transaction): Promise<void> {
    return this.handleBatch([event], tx);
  }

  async handleBatch(events: readonly PlacedEvent[], tx: Transaction): Promise<void> {
    await saveRatings(tx, events);
    const mine = events.filter(({ streamType }) => streamType === 'order');
    if (mine.length === 0) return;
    const before = await read(tx, [...new Set(mine.map(({ streamId }) => streamId))].sort());
    const orders = new Map(before);
    const changes: FactsChange[] = [];
    for (const event of mine) {
      const change = factsAfter(orders.get(event.streamId), event);
      orders.set(event.streamId, change.order);
      changes.push(change);
    }
    const changed = [...orders.values()].filter((order) => !isDeepStrictEqual(order, before.get(order.order_id)));
    if (changed.length > 0 || changes.some(({ move }) => move)) await saveOrders(tx, changed, changes);
    await saveMoney(tx, changes, orders);
  }
}

/** Writes changes one by one, because they are rare. */
async function saveRatings(tx: Transaction, events: readonly PlacedEvent[]): Promise<void> {
  for (const event of events.filter(({ streamType }) => streamType === 'feedback')) {
    const change = ratingAfter(event);
    if (change?.rating === null) await tx.query('delete from report_feedbacks where order_id = $1', [change.order]);
    else if (change && change.at === null)
      await tx.query('update report_feedbacks set rating = $2 where order_id = $1', [change.order, change.rating]);
    else if (change)
      await tx.query('insert into report_feedbacks (order_id, rating, at) values ($1, $2, $3)', [change.order, change.rating, change.at]);
  }
}

async function read(tx: Transaction, ids: readonly Id[]): Promise<Map<Id, ReportOrder>> {
  const rows = await tx.query<ReportOrder>(
    'select *, reached::text[] as reached from report_orders where order_id = any ($1) order by order_id for update',
    [ids],
    'report_orders_read',
  );
  return new Map(rows.map((row) => [row.order_id, row]));
}

/** Also moves the order's money to a new manager, partner or status. */
async function saveOrders(tx: Transaction, orders: readonly ReportOrder[], changes: readonly FactsChange[]): Promise<void> {
  const rows = [...orders].sort((a, b) => (a.order_id < b.order_id ? -1 : 1));
  const moves = changes.flatMap(({ move }) => (move ? [move] : []));
  await tx.query(
    `with moved as (insert into report_moves select * from json_populate_recordset(null::report_moves, $2)),
     placed as (
       update report_money m set manager_id = o.manager_id, partner_id = o.partner_id, progress = o.progress
       from json_populate_recordset(null::report_orders, $1) o
       where m.order_id = o.order_id and (m.manager_id, m.partner_id, m.progress) is distinct from (o.manager_id, o.partner_id, o.progress)
     )
     insert into report_orders select * from json_populate_recordset(null::report_orders, $1)
     on conflict (order_id) do update set partner_id = excluded.partner_id, manager_id = excluded.manager_id, progress = excluded.progress,
       price = excluded.price, received = excluded.received, refunded = excluded.refunded, conceded = excluded.conceded,
       balance = excluded.balance, since = excluded.since, finished_at = excluded.finished_at, cancelled_at = excluded.cancelled_at,
       cancelled_from = excluded.cancelled_from, reached = excluded.reached`,
    [JSON.stringify(rows), JSON.stringify(moves)],
    'report_orders_save',
  );
}

/** Inserts receipts before refunds, which take the stage of the refunded payment. Each has the current grouping of its order. */
async function saveMoney(tx: Transaction, changes: readonly FactsChange[], orders: ReadonlyMap<Id, ReportOrder>): Promise<void> {
  const rows = changes.flatMap(({ money }) => (money ? [{ ...money, ...placeOf(orders.get(money.order_id)) }] : []));
  const received = rows.filter(({ kind }) => kind === 'received');
  const refunded = rows.filter(({ kind }) => kind === 'refunded');
  if (received.length > 0) {
    await tx.query(
      'insert into report_money select * from json_populate_recordset(null::report_money, $1)',
      [JSON.stringify(received)],
      'report_money_received',
    );
  }
  if (refunded.length > 0) {
    await tx.query(
      `insert into report_money (event_id, order_id, payment_id, kind, method, stage, amount, currency, at, country_id, service_id, manager_id, partner_id, progress)
       select r.event_id, r.order_id, r.payment_id, r.kind, r.method, p.stage, r.amount, r.currency, r.at, r.country_id, r.service_id, r.manager_id,
         r.partner_id, r.progress
       from json_populate_recordset(null::report_money, $1) r
       join lateral (
         -- A corrected payment has several rows, all of one stage.
         select stage from report_money where payment_id = r.payment_id and kind = 'received' limit 1) p on true`,
      [JSON.stringify(refunded)],
      'report_money_refunded',
    );
  }
}
