import { readStreams } from '#libs/event-log/replay/stream-reader';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Id } from '#libs/kernel/ids';
import type { Database, Queryable } from '#libs/platform/database/database';
import type { OrderState } from '#machines/order/state';
import { machineVersion } from '#machines/order/version';
import { type KnownOrder, knownAfter, type NamedOrder } from '../rules/known-order.js';
import { orderEvent } from '../rules/notice-batch.js';

const names = `order_id as id, number, service, currency, client_id as client, partner_id as partner, manager_id as manager, last_us as last`;

/** What sentences name of these orders; those that were never seen are absent. */
export async function readNamed(queryable: Queryable, orders: readonly Id[]): Promise<Map<Id, NamedOrder>> {
  if (orders.length === 0) return new Map();
  const rows = await queryable.query<NamedOrder>(
    `select ${names} from notification_orders where order_id = any ($1) order by order_id`,
    [orders],
    'known_orders',
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * The orders of `events` as they were before them, locked in the order of ids. What an older machine folded, or a skipped event left behind, is folded again
 * from the log.
 */
export async function readKnown(tx: Queryable, database: Database, events: readonly PlacedEvent[]): Promise<Map<Id, KnownOrder>> {
  const firsts = new Map<Id, number>();
  for (const { streamId, version } of events) firsts.set(streamId, Math.min(version, firsts.get(streamId) ?? version));
  if (firsts.size === 0) return new Map();
  const rows = await tx.query<NamedOrder & { state: OrderState | null }>(
    `select ${names}, state from notification_orders where order_id = any ($1) order by order_id for update`,
    [[...firsts.keys()].sort()],
    'known_orders_lock',
  );
  const isCurrent = ({ state, id }: (typeof rows)[number]): boolean =>
    state?.machineVersion === machineVersion && state.version + 1 === firsts.get(id);
  const known = new Map(rows.filter(isCurrent).map((row) => [row.id, row as KnownOrder]));
  const stale = new Map([...firsts].filter(([id, version]) => version > 1 && !known.has(id)));
  for (const [id, order] of await foldedAgain(database, stale)) known.set(id, order);
  return known;
}

/** @param until by order: the version of the first event that is not folded */
async function foldedAgain(database: Database, until: ReadonlyMap<Id, number>): Promise<Map<Id, KnownOrder>> {
  if (until.size === 0) return new Map();
  const folded = new Map<Id, KnownOrder>();
  for (const [id, events] of await readStreams(database, [...until.keys()])) {
    const earlier = events.filter(({ version }) => version < (until.get(id) ?? 0));
    const order = earlier.reduce<KnownOrder | undefined>((known, event) => knownAfter(known, orderEvent(event)), undefined);
    if (order !== undefined) folded.set(id, order);
  }
  return folded;
}

export async function saveKnown(queryable: Queryable, orders: readonly KnownOrder[]): Promise<void> {
  const rows = [...orders].sort((a, b) => (a.id < b.id ? -1 : 1));
  await queryable.query(
    `insert into notification_orders (order_id, number, service, currency, client_id, partner_id, manager_id, last_us, state)
     select r.id, r.number, r.service, r.currency, r.client, r.partner, r.manager, r.last, r.state
     from json_to_recordset($1) as r(id uuid, number bigint, service jsonb, currency text, client uuid, partner uuid, manager uuid, last bigint, state jsonb)
     on conflict (order_id) do update set partner_id = excluded.partner_id, manager_id = excluded.manager_id, last_us = excluded.last_us,
       state = excluded.state`,
    [JSON.stringify(rows)],
    'known_orders_save',
  );
}
