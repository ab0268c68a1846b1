import type { Id } from '#libs/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import type { KnownOrder } from '../rules/known-order.js';

const columns = `order_id as id, number, service, currency, client_id as client, partner_id as partner, manager_id as manager, progress, price,
  prepayment_percent as "prepaymentPercent", round_to as "roundTo", received, refunded, conceded, open_transfers as "openTransfers", pending, last_us as last`;

/** @param lock taken in the order of ids, for a consumer that writes them again */
export async function readKnown(queryable: Queryable, orders: readonly Id[], lock = false): Promise<Map<Id, KnownOrder>> {
  if (orders.length === 0) return new Map();
  const rows = await queryable.query<KnownOrder>(
    `select ${columns} from notification_orders where order_id = any ($1) order by order_id ${lock ? 'for update' : ''}`,
    [orders],
    lock ? 'known_orders_lock' : 'known_orders',
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export async function saveKnown(queryable: Queryable, orders: readonly KnownOrder[]): Promise<void> {
  const rows = [...orders].sort((a, b) => (a.id < b.id ? -1 : 1));
  await queryable.query(
    `insert into notification_orders (order_id, number, service, currency, client_id, partner_id, manager_id, progress, price, prepayment_percent, round_to,
       received, refunded, conceded, open_transfers, pending, last_us)
     select r.id, r.number, r.service, r.currency, r.client, r.partner, r.manager, r.progress, r.price, r."prepaymentPercent", r."roundTo", r.received,
       r.refunded, r.conceded, r."openTransfers", r.pending, r.last
     from json_to_recordset($1) as r(id uuid, number bigint, service jsonb, currency text, client uuid, partner uuid, manager uuid, progress text,
       price bigint, "prepaymentPercent" integer, "roundTo" bigint, received bigint, refunded bigint, conceded bigint, "openTransfers" bigint, pending jsonb, last bigint)
     on conflict (order_id) do update set partner_id = excluded.partner_id, manager_id = excluded.manager_id, progress = excluded.progress,
       price = excluded.price, received = excluded.received, refunded = excluded.refunded, conceded = excluded.conceded,
       open_transfers = excluded.open_transfers, pending = excluded.pending, last_us = excluded.last_us`,
    [JSON.stringify(rows)],
    'known_orders_save',
  );
}
