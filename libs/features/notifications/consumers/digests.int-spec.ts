import { NotificationsWorld } from '#libs/testing/notifications-world';
import { nextDigest } from '../rules/digest-time.js';
import { Digests } from './digests.js';

/** When the mail of the day goes to staff who chose nothing: at the office. */
const usual = { hour: 8, timeZone: 'Europe/Tallinn' };
const hour = 3_600_000;
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

describe('the mail of the day', () => {
  it('gathers what was kept back, at the usual hour at the office and not before', async () => {
    await world.stories.reach('orderConfirmedNotPayed');
    await world.orders.settle();
    const list = await world.list('business-manager');
    await digests().gather(new Date(due.getTime() - 1));
    expect(await sent()).toEqual([]);
    await digests().gather(due);
    const [mail] = await sent();
    expect([...(mail?.notifications ?? [])].sort()).toEqual(list.items.map(({ _id }) => _id).sort());
  });

  it('is one, however many workers look and however late', async () => {
    await world.stories.reach('orderConfirmedNotPayed');
    await world.orders.settle();
    const late = new Date(due.getTime() + 3 * 24 * hour);
    await Promise.all([1, 2, 3, 4].map(() => digests().gather(late)));
    expect(await sent()).toHaveLength(1);
    await digests().gather(new Date(late.getTime() + 1));
    expect(await sent()).toHaveLength(1);
  });

  it('is none when there is nothing, and the next day has its own', async () => {
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

  it('is not for clients and partners', async () => {
    await world.stories.reach('orderConfirmedNotPayed');
    await world.orders.settle();
    await digests().gather(due);
    expect([await sent('client'), await sent('partner')]).toEqual([[], []]);
  });

  it('comes at the hour that was chosen, and not twice on a day whose hour was changed', async () => {
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
