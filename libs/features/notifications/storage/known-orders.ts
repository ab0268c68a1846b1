import { LRUCache } from 'lru-cache';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { readStreamsAfter } from '#libs/event-log/replay/stream-reader';
import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import type { Database, Queryable } from '#libs/platform/database/database';
import type { OrderState } from '#machines/order/state';
import { machineVersion } from '#machines/order/version';
import { type KnownOrder, knownAfter, type NamedOrder, namesOf } from '../rules/known-order.js';
import { orderEvent } from '../rules/notice-batch.js';

/** Unknown orders are absent. */
export async function readNamed(queryable: Queryable, orders: readonly Id[]): Promise<Map<Id, NamedOrder>> {
  if (orders.length === 0) return new Map();
  const rows = await queryable.query<NamedOrder>(
    `select order_id as id, number, service, currency, client_id as client, partner_id as partner, manager_id as manager
     from notification_orders where order_id = any ($1) order by order_id`,
    [orders],
    'known_orders',
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Orders kept in memory. */
const mostCached = 1_000;

/**
 * Orders before given events. Each is the fold of its events up to a version and is used only for the next one: from memory, or from the
 * stored snapshot and the events after it.
 */
export class KnownOrders {
  private readonly cache = new LRUCache<Id, KnownOrder>({ max: mostCached });

  constructor(private readonly database: Database) {}

  /** Orders that begin with `events` are absent. */
  async before(tx: Queryable, events: readonly PlacedEvent[]): Promise<Map<Id, KnownOrder>> {
    const firsts = new Map<Id, number>();
    for (const { streamId, version } of events) firsts.set(streamId, Math.min(version, firsts.get(streamId) ?? version));
    const known = new Map<Id, KnownOrder>();
    const missing = new Map<Id, number>();
    for (const [id, version] of firsts) {
      const cached = this.cache.get(id);
      if (cached?.state.version === version - 1) known.set(id, cached);
      else if (version > 1) missing.set(id, version);
    }
    for (const [id, order] of await this.folded(tx, missing)) known.set(id, order);
    return known;
  }

  /**
   * Stores changed names, and `snapshots` as a whole. A failed transaction leaves cache entries that match no next event, so they are read
   * again.
   */
  async save(tx: Queryable, orders: ReadonlyMap<Id, KnownOrder>, snapshots: ReadonlyMap<Id, KnownOrder>): Promise<void> {
    const rows = [...orders.values()].map(({ state, ...names }) => ({
      ...names,
      last: 0,
      state: null,
      ...stored(snapshots.get(state.id)),
    }));
    await tx.query(
      `insert into notification_orders as n (order_id, number, service, currency, client_id, partner_id, manager_id, last_us, state)
       select r.id, r.number, r.service, r.currency, r.client, r.partner, r.manager, r.last, r.state
       from json_to_recordset($1) as r(id uuid, number bigint, service jsonb, currency text, client uuid, partner uuid, manager uuid, last bigint, state jsonb)
       where r.state is not null or not exists (
         select from notification_orders o where o.order_id = r.id and (o.partner_id, o.manager_id) is not distinct from (r.partner, r.manager))
       on conflict (order_id) do update set partner_id = excluded.partner_id, manager_id = excluded.manager_id,
         last_us = case when excluded.state is null then n.last_us else excluded.last_us end, state = coalesce(excluded.state, n.state)`,
      [JSON.stringify(rows.sort((a, b) => (a.id < b.id ? -1 : 1)))],
      'known_orders_save',
    );
    for (const [id, order] of orders) this.cache.set(id, order);
  }

  /** @param until by order: version of the first event that is not folded */
  private async folded(tx: Queryable, until: ReadonlyMap<Id, number>): Promise<Map<Id, KnownOrder>> {
    if (until.size === 0) return new Map();
    const known = await readSnapshots(tx, until);
    const after = new Map([...until.keys()].map((id) => [id, known.get(id)?.state.version ?? 0]));
    for (const [id, events] of await readStreamsAfter(this.database, after))
      for (const event of events) if (event.version < (until.get(id) ?? 0)) known.set(id, knownAfter(known.get(id), orderEvent(event)));
    return known;
  }
}

const stored = (snapshot: KnownOrder | undefined): Partial<Pick<KnownOrder, 'last' | 'state'>> =>
  snapshot === undefined ? {} : { last: snapshot.last, state: snapshot.state };

/** Only snapshots of the current machine version below `until`. */
async function readSnapshots(tx: Queryable, until: ReadonlyMap<Id, number>): Promise<Map<Id, KnownOrder>> {
  const rows = await tx.query<{ id: Id; last: Micros; state: OrderState }>(
    `select order_id as id, last_us as last, state from notification_orders where order_id = any ($1) and state is not null`,
    [[...until.keys()].sort()],
    'known_orders_snapshots',
  );
  const isCurrent = ({ id, state }: (typeof rows)[number]): boolean =>
    state.machineVersion === machineVersion && state.version < (until.get(id) ?? 0);
  return new Map(rows.filter(isCurrent).map(({ id, last, state }) => [id, { ...namesOf(state), last, state }]));
}
