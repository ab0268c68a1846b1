import { ConsumerRegistry } from '#libs/event-log/feed/consumer-registry';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { LogReader } from '#libs/event-log/feed/log-reader';
import { Sequencer } from '#libs/event-log/sequencer/sequencer';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import { toText } from '#machines/kernel/money';
import { Database } from '#libs/platform/database/database';
import { balance } from '#machines/order/figures';
import { until } from '#libs/event-log/testing/until';
import { NotificationsWorld } from '#libs/testing/notifications-world';
import { type NoticeRow, noticeOf } from '../storage/notice-row.js';
import { Notifications } from './notifications.js';
import { Outgoing } from './outgoing.js';

const manager = 'client-service-manager';
let world: NotificationsWorld;

beforeEach(async () => {
  world = await NotificationsWorld.start();
});
afterEach(() => world.stop());

const consumer = (): Notifications => {
  const found = world.orders.app.get(ConsumerRegistry).all.find(({ name }) => name === 'notifications');
  if (!(found instanceof Notifications)) throw new Error('the consumer is not registered');
  return found;
};

const wholeLog = (): Promise<PlacedEvent[]> => new LogReader(world.database).read(0);
const rowsOf = (table: string): Promise<unknown[]> => world.database.query(`select * from ${table} order by 1, 2`);

describe('the notifications that events leave', () => {
  it('reach the client, the partner and the departments, each with their own text', async () => {
    await world.stories.reach('documentsRequested');
    await world.orders.settle();
    const [client, partner, desk] = [await world.list('client'), await world.list('partner'), await world.list('business-manager')];
    expect(client.items.map(({ kind }) => kind)).toEqual([
      'actionNeeded',
      'orderMoved',
      'paymentReceived',
      'managerAssigned',
      'actionNeeded',
      'partnerAppointed',
      'orderPlaced',
    ]);
    expect(partner.items.map(({ kind }) => kind)).toEqual(['actionNeeded', 'managerAssigned', 'orderMoved', 'partnerAppointed']);
    expect(desk.items.map(({ kind }) => kind)).toContain('orderPlaced');
    expect(client.items[0]?.title).toMatch(/^Documents needed for order R-0/);
    expect(partner.items[0]?.title).toMatch(/^Work on order R-0/);
  });

  it('go to the manager alone when the order has one', async () => {
    const order = await world.stories.reach('newOrder');
    await world.stories.call(order, 'owner', 'assignManager', { manager: world.orders.idOf('innovations-manager') });
    await world.orders.settle();
    const before = [await world.unread('business-manager'), await world.unread('innovations-manager')];
    await world.stories.call(order, manager, 'operate', { operation: 'managerConfirmedNotPayedOrder', payload: {} });
    await world.orders.settle();
    expect([await world.unread('business-manager'), await world.unread('innovations-manager')]).toEqual([before[0], (before[1] ?? 0) + 1]);
  });

  it('are not sent to their author, unless they confirm the action', async () => {
    await world.stories.reach('orderConfirmedNotPayed');
    await world.orders.settle();
    const own = (await world.list(manager)).items.filter(({ actor }) => actor?._id === world.orders.idOf(manager));
    expect(own).toEqual([]);
    expect((await world.list('client')).items.find(({ kind }) => kind === 'orderPlaced')?.title).toMatch(/^We’ve got your order · R-0/);
    expect((await world.list('client')).items.filter(({ actor }) => actor?._id === world.orders.idOf('client'))).toHaveLength(1);
  });

  it('of an order disappear for a replaced partner, except the one about that, and come back with the order', async () => {
    const order = await world.stories.reach('orderConfirmedAndPayed');
    await world.orders.settle();
    expect((await world.list('partner')).total).toBeGreaterThan(1);
    const totalBefore = (await world.list('partner')).total;
    const without = await world.stories.call(order, manager, 'appointPartner', { partner: world.orders.idOf('partner2') });
    expect([(await world.list('partner')).items, await world.unread('partner')]).toEqual([[], 0]);
    await world.orders.settle();
    expect((await world.list('partner')).items.map(({ title }) => title)).toEqual([expect.stringContaining('assigned to someone else')]);
    expect((await world.list('partner2')).items.map(({ kind }) => kind)).toEqual(['partnerAppointed']);
    await world.stories.call(without, manager, 'appointPartner', { partner: world.orders.idOf('partner') });
    await world.orders.settle();
    expect((await world.list('partner')).total).toBe(totalBefore + 2);
  });

  it('about money in a closed order reach those who may refund it', async () => {
    const waiting = await world.stories.reach('orderConfirmedNotPayed');
    const declared = await world.stories.call(waiting, 'client', 'declareTransfer', {
      amount: toText(balance(waiting), waiting.facts.currency),
    });
    const over = await world.stories.call(declared, manager, 'operate', { operation: 'cancelOrder', payload: { reason: 'Over' } });
    const [transfer] = over.payments;
    await world.stories.call(
      over,
      manager,
      'settleTransfer',
      { decision: 'confirm', amount: toText(5_000, over.facts.currency) },
      transfer?.id,
    );
    await world.orders.settle();
    expect((await world.list('owner')).items.map(({ kind }) => kind)).toEqual(['unexpectedMoney']);
    expect((await world.intents('owner')).map(({ state }) => state)).toEqual(['waiting']);
    expect((await world.list('innovations-manager')).items.map(({ kind }) => kind)).not.toContain('unexpectedMoney');
    expect((await world.list(manager)).items.map(({ kind }) => kind)).not.toContain('unexpectedMoney');
  });
});

describe('an event that comes twice', () => {
  it('leaves one notification and one mail', async () => {
    await world.stories.reach('documentsRequested');
    await world.orders.settle();
    const before = [await rowsOf('notifications'), await rowsOf('mail_intents'), await rowsOf('digest_entries')];
    expect(before.every((rows) => rows.length > 0)).toBe(true);
    const events = await wholeLog();
    await world.database.query(`delete from consumer_streams where consumer = 'notifications'`);
    await world.database.query('delete from notification_orders');
    const types = new Set(consumer().types);
    for (const event of events.filter(({ type }) => types.has(type)))
      await world.database.transaction((tx) => consumer().handle(event, tx, { rebuild: false }));
    expect([await rowsOf('notifications'), await rowsOf('mail_intents'), await rowsOf('digest_entries')]).toEqual(before);
  });
});

describe('a rebuild of notifications', () => {
  it('gives the same notifications, and writes no mail and no hint', async () => {
    const order = await world.stories.reach('documentsRequested');
    await world.stories.call(order, manager, 'appointPartner', { partner: world.orders.idOf('partner2') });
    await world.orders.settle();
    const live = [await rowsOf('notifications'), await rowsOf('notification_orders')];
    await world.database.query('delete from notifications');
    await world.database.query('delete from notification_orders');
    await world.database.query('delete from digest_entries');
    await asOwner('delete from mail_intents');
    await world.database.query(`update users set role = 'Owner', department = null where id = $1`, [world.orders.idOf('business-manager')]);
    const hints: string[] = [];
    const unsubscribe = world.orders.app.get(Wakeups).on('notified', (person) => hints.push(person));
    const types = new Set(consumer().types);
    const events = (await wholeLog()).filter(({ type }) => types.has(type));
    await world.database.transaction((tx) => consumer().handleBatch(events, tx, { rebuild: true }));
    unsubscribe();
    expect([await rowsOf('notifications'), await rowsOf('notification_orders')]).toEqual(live);
    expect([await rowsOf('mail_intents'), await rowsOf('digest_entries'), hints]).toEqual([[], [], []]);
  });
});

describe('the email of a notification', () => {
  it('is sent at once to the client, and held back for the daily email to staff', async () => {
    await world.stories.reach('orderConfirmedNotPayed');
    await world.orders.settle();
    expect((await world.intents('client')).map(({ purpose, state }) => [purpose, state])).toEqual([
      ['notification', 'waiting'],
      ['notification', 'waiting'],
    ]);
    expect(await world.intents('business-manager')).toEqual([]);
    const kept = await world.database.query('select 1 from digest_entries where $1 = any (people)', [
      world.orders.idOf('business-manager'),
    ]);
    expect(kept.length).toBeGreaterThan(0);
  });

  it('is not written about what the log held before notifications were', async () => {
    await world.stop();
    world = await NotificationsWorld.start({}, [], 'its process has not read yet when notifications began');
    await asOwner(`update notification_start set at_us = (extract(epoch from clock_timestamp() + interval '1 hour') * 1000000)::bigint`);
    await world.stories.reach('orderConfirmedNotPayed');
    await world.orders.settle();
    expect(await world.intents()).toEqual([]);
    expect((await world.list('client')).total).toBe(4);
  });

  it('is not written for events that are handled a day late', async () => {
    await world.stories.reach('orderConfirmedNotPayed');
    await world.orders.settle();
    const notices = (await world.database.query<NoticeRow>('select * from notifications')).map(noticeOf);
    await asOwner('delete from mail_intents');
    const outgoing = world.orders.app.get(Outgoing, { strict: false });
    await outgoing.write(world.database, notices, Date.now() * 1000 + 86_500_000_000);
    expect(await world.intents()).toEqual([]);
    await outgoing.write(world.database, notices);
    expect(await world.intents('client')).toHaveLength(2);
  });

  it('follows the person’s settings', async () => {
    const off = (kind: string) =>
      world.orders.call('client', 'PUT', '/notifications/preferences', { kinds: [{ kind, inApp: true, mail: 'off' }] });
    expect((await off('orderPlaced')).status).toBe(200);
    // What their order needs of them reaches a client whatever they choose.
    expect((await off('actionNeeded')).body).toMatchObject({ code: 'validationFailed', errors: [{ code: 'channelLocked' }] });
    await world.orders.must('business-manager', 'PUT', '/notifications/preferences', {
      kinds: [{ kind: 'orderPlaced', inApp: false, mail: 'immediately' }],
    });
    await world.stories.reach('orderConfirmedNotPayed');
    await world.orders.settle();
    expect((await world.list('client')).items.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['actionNeeded', 'orderPlaced']));
    expect(await world.intents('client')).toHaveLength(1);
    expect(await world.intents('business-manager')).toHaveLength(1);
    expect((await world.list('business-manager')).items.map(({ kind }) => kind)).not.toContain('orderPlaced');
  });
});

describe('open pages', () => {
  it('get a hint when the notification is committed, each person once', async () => {
    await world.stop();
    world = await NotificationsWorld.start({}, [], 'it hears hints by a connection to one database');
    const hints: string[] = [];
    const unsubscribe = world.orders.app.get(Wakeups).on('notified', (person) => hints.push(person));
    await world.stories.reach('orderConfirmedNotPayed');
    await world.orders.settle();
    await until(() =>
      Promise.resolve(hints.includes(world.orders.idOf('client')) && hints.includes(world.orders.idOf('business-manager'))),
    );
    unsubscribe();
    expect(hints.filter((person) => person === world.orders.idOf('client'))).toHaveLength(1);
  });
});

describe('a notification that comes late', () => {
  it('is unread although everything was read before it', async () => {
    const parked = await world.stories.reach('newOrder');
    await world.stories.reach('orderConfirmedNotPayed');
    const types = new Set(consumer().types);
    const events = (await wholeLogNumbered()).filter(({ type }) => types.has(type));
    const feed = (mine: (event: PlacedEvent) => boolean) =>
      world.database.transaction((tx) => consumer().handleBatch(events.filter(mine), tx, { rebuild: false }));
    await feed(({ streamId }) => streamId !== parked.id);
    await world.orders.must('client', 'PUT', '/notifications/read', {});
    expect(await world.unread('client')).toBe(0);
    await feed(({ streamId }) => streamId === parked.id);
    expect(await world.unread('client')).toBe(2);
  });
});

async function asOwner(sql: string): Promise<void> {
  const owner = Database.open(world.orders.test.ownerUrl, { asOwner: true, max: 1 });
  await owner.query(sql);
  await owner.close();
}

/** The sequenced log, before any consumer has run. */
async function wholeLogNumbered(): Promise<PlacedEvent[]> {
  const sequencer = new Sequencer(world.database, world.orders.app.get(Wakeups));
  await sequencer.drain();
  await sequencer.stop();
  return wholeLog();
}
