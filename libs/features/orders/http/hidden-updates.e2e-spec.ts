import { readFileSync } from 'node:fs';
import type { Id } from '#machines/kernel/ids';
import { migrations } from '#libs/platform/database/migrations';
import { type Account, type OrderBody, OrdersTestApp } from '#libs/testing/orders-test-app';
import { OrderStories } from '#libs/testing/order-stories';
import { progressStatuses } from '#machines/order/statuses';

jest.setTimeout(600_000);

const desk: Account = 'client-service-head';
const assignee: Account = 'services-manager';

describe('the time of an order’s last change', () => {
  let world: OrdersTestApp;
  let stories: OrderStories;
  let older: OrderBody;
  let newer: OrderBody;

  beforeAll(async () => {
    world = await OrdersTestApp.start();
    stories = new OrderStories(world);
    [older, newer] = [await world.place(), await world.place()];
    for (const order of [older, newer]) {
      await world.must(desk, 'PUT', `/orders/${order._id}/partner`, { partner: world.idOf('partner') });
      await world.must(desk, 'PUT', `/orders/${order._id}/manager`, { manager: world.idOf(assignee) });
    }
    await world.settle();
  });
  afterAll(() => world?.stop());

  const updatedAt = async (account: Account): Promise<unknown> => (await world.must(account, 'GET', `/orders/${older._id}`))['updatedAt'];
  const listed = async (account: Account, query = ''): Promise<Id[]> =>
    ((await world.must(account, 'GET', `/orders?sort=-updatedAt${query}`))['items'] as { _id: Id }[]).map(({ _id }) => _id);
  /** Everything that `account` can see of the order and the file: resource, list, search, neighbours, download. */
  const learned = async (account: Account): Promise<unknown[]> => {
    const search = `&search=${encodeURIComponent((older['service'] as { name: { en: string } }).name.en)}`;
    const { previous, next } = await world.must(account, 'GET', `/orders/${older._id}/neighbours?sort=-updatedAt`);
    const { body } = await world.call(account, 'GET', '/orders/export?format=csv&sort=-updatedAt');
    return [await updatedAt(account), await listed(account), await listed(account, search), previous, next, body['text']];
  };

  it('is not revealed anywhere by an event that is hidden from the reader', async () => {
    const before = [await learned('partner'), await learned(assignee)];
    expect((await listed('partner'))[0]).toBe(newer._id);
    expect(before.map(([, , found]) => found)).toEqual([
      [newer._id, older._id],
      [newer._id, older._id],
    ]);
    const seen = await updatedAt('client');
    await world.must('client', 'POST', `/order-payments/${older._id}/transfers`, { amount: older['prepayment'] });
    expect([await learned('partner'), await learned(assignee)]).toEqual(before);
    expect([(await listed('client'))[0], (await listed(desk))[0]]).toEqual([older._id, older._id]);
    expect(await updatedAt('client')).not.toBe(seen);
  });

  it('is not revealed to a client by a change of the reward', async () => {
    const before = await updatedAt('client');
    await world.must(desk, 'PUT', `/orders/${older._id}/partner-reward`, { percent: 29, reason: 'Two founders more' });
    expect(await updatedAt('client')).toBe(before);
    expect([(await listed('partner'))[0], (await listed(assignee))[0]]).toEqual([older._id, older._id]);
    expect(await updatedAt('partner')).toBe(await updatedAt(desk));
  });

  it('counts a change of the reward for the partner, who reads its reason, and not for the client', async () => {
    const changeOf = async (account: string) => {
      const { items } = await world.must(account, 'GET', `/orders/${older._id}/events`);
      const found = (items as { type: string; data: { reason: { text: string } | null }; texts: Record<string, string> }[]).find(
        ({ type }) => type === 'PartnerRewardChanged',
      );
      return found && found.texts[found.data.reason?.text ?? ''];
    };
    expect([await changeOf('partner'), await changeOf('client')]).toEqual(['Two founders more', undefined]);
  });

  it('is filtered by the change that the reader sees', async () => {
    const hour = 3_600_000_000;
    await world.database.query('update orders set updated_at = updated_at + $2 where id = $1', [older._id, 48 * hour]);
    const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
    expect([
      await listed(desk, `&filter[updatedAt]=${tomorrow}..`),
      await listed('partner', `&filter[updatedAt]=${tomorrow}..`),
      await listed(assignee, `&filter[updatedAt]=${tomorrow}..`),
      await listed('client', `&filter[updatedAt]=${tomorrow}..`),
    ]).toEqual([[older._id], [], [], []]);
    await world.database.query('update orders set updated_at = updated_at - $2 where id = $1', [older._id, 48 * hour]);
  });

  it('was derived from events for existing orders', async () => {
    for (const status of progressStatuses) await stories.reach(status, { reward: status === 'documentsRequested' });
    const columns = (): Promise<unknown[]> =>
      world.database.query('select id, client_updated_at, partner_updated_at from orders order by number');
    const folded = await columns();
    await world.database.query('update orders set client_updated_at = 0, partner_updated_at = 0');
    const { path = '' } = migrations.find(({ name }) => name.startsWith('OrderUpdatesPerReader')) ?? {};
    const [fill = ''] = /^with sent as[\s\S]*?;/m.exec(readFileSync(path, 'utf8')) ?? [];
    await world.database.query(fill);
    expect(await columns()).toEqual(folded);
  });
});
