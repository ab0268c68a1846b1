import { Injectable } from '@nestjs/common';
import type { Consumer } from '#libs/event-log/feed/consumer';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Id } from '#libs/kernel/ids';
import type { Transaction } from '#libs/platform/database/database';
import { type FactsChange, factsAfter, type ReportOrder } from '../rules/report-order.js';

/** Keeps what reports are reckoned from: orders, movements of status, movements of money. Many events in three statements. */
@Injectable()
export class ReportFacts implements Consumer {
  readonly name = 'reports';
  readonly projectionVersion = 1;

  handle(event: PlacedEvent, tx: Transaction): Promise<void> {
    return this.handleBatch([event], tx);
  }

  async handleBatch(events: readonly PlacedEvent[], tx: Transaction): Promise<void> {
    const mine = events.filter(({ streamType }) => streamType === 'order');
    if (mine.length === 0) return;
    const orders = await read(tx, [...new Set(mine.map(({ streamId }) => streamId))].sort());
    const told: FactsChange[] = [];
    for (const event of mine) {
      const change = factsAfter(orders.get(event.streamId), event);
      orders.set(event.streamId, change.order);
      told.push(change);
    }
    await saveOrders(tx, [...orders.values()]);
    await saveMoves(tx, told);
    await saveMoney(tx, told);
    await placeMoney(
      tx,
      [...orders.values()].filter(({ received }) => received > 0),
    );
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

async function saveOrders(tx: Transaction, orders: readonly ReportOrder[]): Promise<void> {
  const rows = [...orders].sort((a, b) => (a.order_id < b.order_id ? -1 : 1));
  await tx.query(
    `insert into report_orders select * from json_populate_recordset(null::report_orders, $1)
     on conflict (order_id) do update set partner_id = excluded.partner_id, manager_id = excluded.manager_id, progress = excluded.progress,
       price = excluded.price, received = excluded.received, refunded = excluded.refunded, conceded = excluded.conceded,
       balance = excluded.balance, since = excluded.since, finished_at = excluded.finished_at, cancelled_at = excluded.cancelled_at,
       cancelled_from = excluded.cancelled_from, reached = excluded.reached`,
    [JSON.stringify(rows)],
    'report_orders_save',
  );
}

async function saveMoves(tx: Transaction, told: readonly FactsChange[]): Promise<void> {
  const rows = told.flatMap(({ move }) => (move ? [move] : []));
  if (rows.length === 0) return;
  await tx.query(
    'insert into report_moves select * from json_populate_recordset(null::report_moves, $1)',
    [JSON.stringify(rows)],
    'report_moves_save',
  );
}

/** What arrives goes in first: a refund has the stage of the payment that it gives back. */
async function saveMoney(tx: Transaction, told: readonly FactsChange[]): Promise<void> {
  const rows = told.flatMap(({ money }) => (money ? [money] : []));
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
       join report_money p on p.payment_id = r.payment_id and p.kind = 'received'`,
      [JSON.stringify(refunded)],
      'report_money_refunded',
    );
  }
}

/** Movements of money follow their order to another manager, partner or status. */
async function placeMoney(tx: Transaction, orders: readonly ReportOrder[]): Promise<void> {
  if (orders.length === 0) return;
  await tx.query(
    `update report_money m set manager_id = o.manager_id, partner_id = o.partner_id, progress = o.progress
     from report_orders o where o.order_id = any ($1) and m.order_id = o.order_id
       and (m.manager_id, m.partner_id, m.progress) is distinct from (o.manager_id, o.partner_id, o.progress)`,
    [orders.map(({ order_id }) => order_id)],
    'report_money_place',
  );
}
