import { v7 } from 'uuid';
import type { Id } from '#machines/kernel/ids';
import { NotificationsWorld } from '#libs/testing/notifications-world';
import { ReplayWatch } from './replay-watch.js';

let world: NotificationsWorld;

beforeAll(async () => {
  world = await NotificationsWorld.start();
});
afterAll(() => world.stop());

const watch = (): ReplayWatch => world.orders.app.get(ReplayWatch, { strict: false });
const notifications = async (account: string) => (await world.list(account, '&filter[kind]=certificateFault')).items;

async function addReplay(faults: number, ended: string): Promise<Id> {
  const id = v7();
  await world.database.query(
    `insert into certificates (id, scope, asked_by, state, started_at, ended_at, pos, snapshot_at, fault_count)
     values ($1, '{"kind":"all"}', $2, 'done', now(), now() - $3::interval, 7, now(), $4)`,
    [id, v7(), ended, faults],
  );
  return id;
}

describe('a replay with faults', () => {
  it('notifies, once, those who may read the log', async () => {
    await addReplay(0, '1 minute');
    await addReplay(5, '8 days');
    expect(await watch().look()).toBe(0);
    const id = await addReplay(3, '0 seconds');
    expect([await watch().look(), await watch().look()]).toEqual([1, 0]);
    for (const account of ['owner', 'admin', 'ceo', 'supermanager', 'innovations-head']) {
      const [notification, ...others] = await notifications(account);
      expect(others).toEqual([]);
      expect(notification?.text).toContain('Faults: 3.');
      expect(notification?.subject).toMatchObject({ type: 'certificate', _id: id });
    }
    for (const account of ['client-service-head', 'client', 'partner']) expect(await notifications(account)).toEqual([]);
    expect((await world.intents('owner')).map(({ state }) => state)).toEqual(['waiting']);
  });
});
