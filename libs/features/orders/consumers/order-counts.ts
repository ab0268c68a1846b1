import { Injectable } from '@nestjs/common';
import type { Consumer } from '#libs/event-log/feed/consumer';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { type Id, NIL_UUID } from '#machines/kernel/ids';
import type { Transaction } from '#libs/platform/database/database';
import { type OrderEvent, type OrderEventData, type OrderEventType, statusEvents } from '#machines/order/events';
import { isFinal, rewardStatus } from '#machines/order/statuses';
import type { OrderValue, ProgressStatus } from '#machines/order/statuses';
import { orderEventOf } from '../rules/event-of.js';

/** Status and parties, by which an order is counted. */
interface Counted {
  order: Id;
  progress: OrderValue['progress'];
  reward: OrderValue['reward'];
  client: Id;
  partner: Id | null;
  manager: Id | null;
}

type Change<Type extends OrderEventType> = (data: OrderEventData[Type]) => Partial<Counted>;

/** Events that change the counts without changing progress. */
const changes: { readonly [Type in OrderEventType]?: Change<Type> } = {
  PartnerAppointed: ({ partner }) => ({ partner, reward: 'agreed' }),
  PartnerRewardChanged: ({ percent, percentBefore }) => ({ reward: percent === percentBefore ? 'agreed' : 'changed' }),
  PartnerRewardAcknowledged: () => ({ reward: 'agreed' }),
  ManagerAssigned: ({ manager }) => ({ manager }),
};

/** Counts orders per status for the reader's tabs, in batches. The counts may lag behind the list by the feed's delay. */
@Injectable()
export class OrderCounts implements Consumer {
  readonly name = 'orders.counts';
  readonly projectionVersion = 1;
  readonly types = [...statusEvents, ...Object.keys(changes)];

  handle(event: PlacedEvent, tx: Transaction): Promise<void> {
    return this.handleBatch([event], tx);
  }

  async handleBatch(events: readonly PlacedEvent[], tx: Transaction): Promise<void> {
    const mine = events.map(orderEventOf);
    const before = await read(tx, [...new Set(mine.map((event) => event.order))]);
    const after = new Map(before);
    for (const event of mine) {
      after.set(event.order, counts(after.get(event.order), event));
    }
    const changed = [...after.values()].filter((counted) => before.get(counted.order) !== counted);
    if (changed.length === 0) return;
    await save(tx, changed, changesBetween(before, changed));
  }
}

const movedTo = (event: OrderEvent): ProgressStatus | undefined => ('to' in event.data ? event.data.to : undefined);

/** The counted facts after `event`. */
function counts(known: Counted | undefined, event: OrderEvent): Counted {
  if (event.type === 'OrderPlaced') {
    return { order: event.order, progress: 'newOrder', reward: 'agreed', client: event.data.client, partner: null, manager: null };
  }
  if (known === undefined) throw new Error(`order ${event.order} was never counted`);
  const progress = movedTo(event);
  if (progress !== undefined) return { ...known, progress, reward: isFinal(progress) ? 'agreed' : known.reward };
  const change = changes[event.type] as Change<OrderEventType> | undefined;
  return change ? { ...known, ...change(event.data) } : known;
}

/** Keys of the cells that count an order: scope, owner and status. Cells are locked in the order of keys. */
function cellsOf({ progress, reward, client, partner, manager }: Counted): string[] {
  const owners = [
    ['all', NIL_UUID],
    ['client', client],
    ...(partner ? [['partner', partner]] : []),
    ...(manager ? [['manager', manager]] : []),
  ];
  const statuses = reward === 'changed' ? [progress, rewardStatus] : [progress];
  return owners.flatMap(([scope, owner]) => statuses.map((status) => `${scope} ${owner} ${status}`));
}

/** Sorted in the order of locking, without cells that stay equal. */
function changesBetween(before: ReadonlyMap<Id, Counted>, after: readonly Counted[]): CellChange[] {
  const moves = new Map<string, number>();
  const add = (cell: string, change: number) => moves.set(cell, (moves.get(cell) ?? 0) + change);
  for (const counted of after) {
    const known = before.get(counted.order);
    if (known) for (const cell of cellsOf(known)) add(cell, -1);
    for (const cell of cellsOf(counted)) add(cell, 1);
  }
  return [...moves].filter(([, change]) => change !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
}

async function read(tx: Transaction, orders: readonly Id[]): Promise<Map<Id, Counted>> {
  const rows = await tx.query<Counted>(
    `select order_id as "order", progress, reward, client_id as client, partner_id as partner, manager_id as manager
     from order_counted where order_id = any ($1) order by order_id for update`,
    [orders],
    'counted_read',
  );
  return new Map(rows.map((row) => [row.order, row]));
}

type CellChange = readonly [cell: string, change: number];

/** Cells are never removed, so usually all of them exist and one statement is enough. */
async function save(tx: Transaction, changed: readonly Counted[], changes: readonly CellChange[]): Promise<void> {
  if (await saveAndMove(tx, changed, changes)) return;
  await tx.query(
    `insert into order_counts (scope, owner, status, count) select r.scope, r.owner, r.status, 0 from ${cellRows('$1')}
     order by r.scope, r.owner, r.status on conflict do nothing`,
    [JSON.stringify(changes.map(cellRow))],
    'counts_begin',
  );
  await saveAndMove(tx, [], changes);
}

/**
 * Saves the counted facts, and updates the cells if all of them exist. They are locked together in the order of keys: creating missing ones
 * after locking some could deadlock.
 * @returns whether they were updated
 */
async function saveAndMove(tx: Transaction, changed: readonly Counted[], changes: readonly CellChange[]): Promise<boolean> {
  const counted = [...changed].sort((a, b) => (a.order < b.order ? -1 : 1));
  const moved = await tx.query(
    `with saved as (
       insert into order_counted (order_id, progress, reward, client_id, partner_id, manager_id)
       select r."order", r.progress, r.reward, r.client, r.partner, r.manager
       from json_to_recordset($1) as r("order" uuid, progress order_progress, reward order_reward, client uuid, partner uuid, manager uuid)
       on conflict (order_id) do update set progress = excluded.progress, reward = excluded.reward, partner_id = excluded.partner_id,
         manager_id = excluded.manager_id
     ), wanted as materialized (
       select * from ${cellRows('$2')}
     ), locked as materialized (
       select scope, owner, status, w.change from order_counts c join wanted w using (scope, owner, status)
       where (select count(*) from order_counts join wanted using (scope, owner, status)) = (select count(*) from wanted)
       order by scope, owner, status for update of c
     )
     update order_counts c set count = c.count + l.change from locked l where (c.scope, c.owner, c.status) = (l.scope, l.owner, l.status)
     returning 1`,
    [JSON.stringify(counted), JSON.stringify(changes.map(cellRow))],
    'counts_save',
  );
  return moved.length === changes.length;
}

function cellRow([cell, change]: CellChange): object {
  const [scope, owner, status] = cell.split(' ');
  return { scope, owner, status, change };
}

const cellRows = (param: string): string => `json_to_recordset(${param}) as r(scope text, owner uuid, status text, change bigint)`;
