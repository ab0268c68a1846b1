import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { readStream } from '#libs/event-log/replay/stream-reader';
import type { Id } from '#machines/kernel/ids';
import { NotificationsWorld } from '#libs/testing/notifications-world';
import { isSnapshot, type KnownOrder, knownAfter } from '../rules/known-order.js';
import { orderEvent } from '../rules/notice-batch.js';
import { KnownOrders } from './known-orders.js';

let world: NotificationsWorld;
let events: PlacedEvent[];
let id: Id;

beforeAll(async () => {
  world = await NotificationsWorld.start();
  const order = await world.stories.reach('projectFinished');
  await world.orders.settle();
  id = order.id;
  events = await readStream(world.database, id);
  expect(events.length).toBeGreaterThan(18);
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.database.query('delete from notification_orders');
});

/** The order after its first `version` events. */
const foldedTo = (version: number): KnownOrder | undefined =>
  events.slice(0, version).reduce<KnownOrder | undefined>((known, event) => knownAfter(known, orderEvent(event)), undefined);

const before = async (orders: KnownOrders, version: number): Promise<KnownOrder | undefined> =>
  (await orders.before(world.database, events.slice(version - 1, version))).get(id);

/** Stores the order as a batch that ends with `version` does. */
async function save(orders: KnownOrders, version: number): Promise<void> {
  const order = foldedTo(version) as KnownOrder;
  await orders.save(world.database, new Map([[id, order]]), new Map(isSnapshot(order) ? [[id, order]] : []));
}

const row = () =>
  world.database.one<{ place: string; state: { version: number } | null }>(
    'select ctid::text as place, state from notification_orders where order_id = $1',
    [id],
  );

describe('an order as notifications know it', () => {
  it('is the fold of all events before the current one, whatever is in memory or stored', async () => {
    const warm = new KnownOrders(world.database);
    for (let version = 1; version <= events.length; version += 1) {
      expect(await before(warm, version)).toEqual(foldedTo(version - 1));
      expect(await before(new KnownOrders(world.database), version)).toEqual(foldedTo(version - 1));
      await save(warm, version);
    }
    expect((await row())?.state?.version).toBe(16);
  });

  it('is read again where an event was skipped, or comes again', async () => {
    const orders = new KnownOrders(world.database);
    await save(orders, 5);
    expect(await before(orders, 8)).toEqual(foldedTo(7));
    expect(await before(orders, 5)).toEqual(foldedTo(4));
    expect(await before(orders, 6)).toEqual(foldedTo(5));
  });

  it('is folded from the stored snapshot, unless an older machine made it or it is later', async () => {
    await save(new KnownOrders(world.database), 16);
    await world.database.query(`update notification_orders set last_us = 77`);
    const cold = (version: number) => before(new KnownOrders(world.database), version);
    expect((await cold(17))?.last).toBe(77);
    expect(await cold(16)).toEqual(foldedTo(15));
    await world.database.query(`update notification_orders set state = state || '{"machineVersion": 0}'`);
    expect(await cold(17)).toEqual(foldedTo(16));
  });

  it('is written when its names change or a snapshot is due, and not with every event', async () => {
    const orders = new KnownOrders(world.database);
    const last = events.length;
    await save(orders, last);
    const first = await row();
    await save(orders, last);
    expect(await row()).toEqual(first);
    await world.database.query('update notification_orders set partner_id = null');
    await save(orders, last);
    expect(await world.database.query('select partner_id from notification_orders')).toEqual([{ partner_id: foldedTo(last)?.partner }]);
    await save(orders, 16);
    expect((await row())?.state?.version).toBe(16);
  });
});
