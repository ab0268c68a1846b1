import { until } from '#libs/event-log/testing/until';
import type { Id } from '#machines/kernel/ids';
import { NotificationsWorld } from '#libs/testing/notifications-world';
import { nextDigest } from '../rules/digest-time.js';
import { type NoticeRow, noticeOf } from '../storage/notice-row.js';
import { Digests } from './digests.js';
import { Outgoing } from './outgoing.js';

/** The default hour and zone of staff. */
const usual = { hour: 8, timeZone: 'Europe/Tallinn' };
const hour = 3_600_000;
const later = '0197a000-0000-7000-8000-000000000001' as Id;
let world: NotificationsWorld;
let due: Date;

beforeEach(async () => {
  world = await NotificationsWorld.start();
  await world.database.query(`delete from notification_digests`);
  await digests().gather(new Date());
  due = nextDigest(usual, new Date());
});
afterEach(() => world.stop());

const digests = (): Digests => world.orders.app.get(Digests, { strict: false });
const sent = async (account = 'business-manager') => (await world.intents(account)).filter(({ purpose }) => purpose === 'digest');

describe('the daily email to staff', () => {
  it('contains what was held back for it, at the usual hour at the office and not before', async () => {
    await world.stories.reach('orderConfirmedNotPayed');
    await world.orders.settle();
    const list = await world.list('business-manager');
    await digests().gather(new Date(due.getTime() - 1));
    expect(await sent()).toEqual([]);
    await digests().gather(due);
    const [mail] = await sent();
    expect([...(mail?.notifications ?? [])].sort()).toEqual(list.items.map(({ _id }) => _id).sort());
  });

  it('is sent once, however many workers run and however late', async () => {
    await world.stories.reach('orderConfirmedNotPayed');
    await world.orders.settle();
    const late = new Date(due.getTime() + 3 * 24 * hour);
    await Promise.all([1, 2, 3, 4].map(() => digests().gather(late)));
    expect(await sent()).toHaveLength(1);
    await digests().gather(new Date(late.getTime() + 1));
    expect(await sent()).toHaveLength(1);
  });

  it('is not sent when it is empty, and the next day has its own', async () => {
    await digests().gather(due);
    expect(await sent()).toEqual([]);
    await world.stories.reach('newOrder');
    await world.orders.settle();
    await digests().gather(new Date(due.getTime() + hour));
    expect(await sent()).toEqual([]);
    await digests().gather(new Date(due.getTime() + 25 * hour));
    expect(await sent()).toHaveLength(1);
  });

  it('leaves out what was read meanwhile', async () => {
    await world.stories.reach('orderConfirmedNotPayed');
    await world.orders.settle();
    const [newest, ...rest] = (await world.list('business-manager')).items;
    await world.orders.must('business-manager', 'PUT', `/notifications/${newest?._id}/read`);
    await digests().gather(due);
    expect([...((await sent())[0]?.notifications ?? [])].sort()).toEqual(rest.map(({ _id }) => _id).sort());
  });

  it('waits for notifications that are being written, and omits none that is committed late', async () => {
    await world.stories.reach('newOrder');
    await world.orders.settle();
    await digests().gather(due);
    const rows = await world.database.query<NoticeRow>(`select * from notifications where kind = 'orderPlaced' and reader = 'staff'`);
    const outgoing = world.orders.app.get(Outgoing, { strict: false });
    const anotherDay = new Date(due.getTime() + 25 * hour);
    let gathered: Promise<number> | undefined;
    await world.database.transaction(async (tx) => {
      await outgoing.write(tx, rows.slice(0, 1).map(noticeOf));
      await world.database.transaction((other) => outgoing.write(other, [{ ...noticeOf(rows[0] as NoticeRow), id: later }]));
      gathered = digests().gather(anotherDay);
      await until(async () => {
        const waiting = await world.database.query(
          `select from pg_locks where locktype = 'advisory' and not granted and mode = 'ExclusiveLock'`,
        );
        return waiting.length > 0;
      });
    });
    await gathered;
    expect((await sent())[1]?.notifications.sort()).toEqual([rows[0]?.id, later].sort());
  });

  it('deletes entries that everybody has received, and keeps those that are still waiting for a reader', async () => {
    await world.stories.reach('newOrder');
    await world.orders.settle();
    const entries = async (): Promise<number> => (await world.database.query('select from digest_entries')).length;
    const [id] = [world.orders.idOf('business-manager')];
    await world.database.query(`update notification_digests set next_at = $2 where person_id = $1`, [id, new Date(due.getTime() + hour)]);
    await digests().gather(due);
    await digests().gather(due);
    expect(await entries()).toBeGreaterThan(0);
    await digests().gather(new Date(due.getTime() + hour));
    await digests().gather(new Date(due.getTime() + hour));
    expect(await entries()).toBe(0);
    expect(await sent()).toHaveLength(1);
  });

  it('contains what a process of the previous release has written', async () => {
    await world.stories.reach('newOrder');
    await world.orders.settle();
    await digests().gather(due);
    await world.database.query('insert into notification_kept (person_id, notification_id, at_us) values ($1, $2, 1)', [
      world.orders.idOf('business-manager'),
      later,
    ]);
    await digests().gather(new Date(due.getTime() + 25 * hour));
    expect((await sent())[1]?.notifications).toEqual([later]);
    expect(await world.database.query('select from notification_kept')).toEqual([]);
  });

  it('is not for clients and partners', async () => {
    await world.stories.reach('orderConfirmedNotPayed');
    await world.orders.settle();
    await digests().gather(due);
    expect([await sent('client'), await sent('partner')]).toEqual([[], []]);
  });

  it('comes at the chosen hour, and not twice on a day whose hour was changed', async () => {
    await world.stories.reach('newOrder');
    await world.orders.settle();
    await digests().gather(due);
    expect(await sent()).toHaveLength(1);
    // Today has had its mail, and a later hour of today is chosen.
    const now = new Date();
    await world.database.query('update notification_digests set last_at = $1', [now]);
    const chosen = { hour: (now.getUTCHours() + 1) % 24, timeZone: 'UTC' };
    await world.orders.must('business-manager', 'PUT', '/notifications/preferences', { kinds: [], digest: chosen });
    const row = await world.database.one<{ next: Date }>('select next_at as next from notification_digests where person_id = $1', [
      world.orders.idOf('business-manager'),
    ]);
    expect(row?.next.getUTCHours()).toBe(chosen.hour);
    expect(row?.next.toISOString().slice(0, 10)).not.toBe(now.toISOString().slice(0, 10));
  });
});
