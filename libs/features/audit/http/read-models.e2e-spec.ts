import { RebuildRegistry } from '#libs/event-log/feed/rebuild-registry';
import { RebuildWorker } from '#libs/event-log/feed/rebuild-worker';
import { productReading } from '#libs/event-log/feed/product-reading';
import { AuditModule } from '#libs/features/audit/audit.module';
import { NotificationsWorkerModule } from '#libs/features/notifications/notifications-worker.module';
import { OrderStories } from '#libs/testing/order-stories';
import { OrdersTestApp } from '#libs/testing/orders-test-app';
import { progressStatuses } from '#machines/order/statuses';

interface Model {
  name: string;
  title: string;
  projectionVersion: number;
  rows: number;
  behind: number;
  parked: number;
  swaps: boolean;
  rebuild: {
    state: string;
    handled: number;
    total: number;
    differences: string[];
    by: { _id: string } | null;
    takenBy: { _id: string } | null;
    reason: string | null;
  } | null;
}

let world: OrdersTestApp;
beforeAll(async () => {
  world = await OrdersTestApp.start(undefined, { imports: [AuditModule, NotificationsWorkerModule] });
  const stories = new OrderStories(world);
  for (const status of progressStatuses) await stories.reach(status);
  await world.settle();
});
afterAll(() => world.stop());

const models = async (language = 'en') => {
  const answer = await world.call('owner', 'GET', '/read-models', undefined, { 'accept-language': language });
  return answer.body as unknown as Model[];
};
const model = async (name: string, language?: string) => {
  const found = (await models(language)).find((one) => one.name === name);
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
};
const work = () => new RebuildWorker(world.database, world.app.get(RebuildRegistry), { reading: productReading }).workOff();
const ask = (name: string, headers: Record<string, string> = {}) =>
  world.call('owner', 'POST', `/read-models/${name}/rebuild`, undefined, headers);

describe('the read models', () => {
  it('are listed as features registered them, with their content and progress', async () => {
    const all = await models();
    expect(all.map(({ name }) => name)).toEqual(
      world.app
        .get(RebuildRegistry)
        .all.map(({ consumer }) => consumer.name)
        .sort(),
    );
    for (const { projectionVersion, rows, behind, parked, rebuild } of all) {
      expect(rows).toBeGreaterThan(0);
      expect({ projectionVersion, behind, parked, rebuild }).toEqual({ projectionVersion: 1, behind: 0, parked: 0, rebuild: null });
    }
    expect((await model('ledger', 'ru')).title).toBe('Бухгалтерская книга');
  });

  it('list in the database exactly the tables that features write', async () => {
    const rows = await world.database.query<{ model: string; tables: string[]; swaps: boolean }>(
      'select model, array_agg(table_name order by table_name) as tables, bool_and(swaps) as swaps from read_model_tables group by model order by model',
    );
    const registered = world.app.get(RebuildRegistry).all.map(({ consumer, tables, swap }) => ({
      model: consumer.name,
      tables: [...tables].sort(),
      swaps: swap !== false,
    }));
    expect(rows).toEqual(registered.sort((a, b) => (a.model < b.model ? -1 : 1)));
  });

  it('are equal when rebuilt from the log, and replaced unless they are only verified', async () => {
    const names = (await models()).map(({ name }) => name);
    for (const name of names) expect([name, (await ask(name)).status]).toEqual([name, 202]);
    expect((await model('ledger')).rebuild).toMatchObject({ state: 'waiting', by: { _id: world.idOf('owner') } });
    await work();
    const outcome = (await models()).map(({ name, swaps, rebuild }) => [name, swaps, rebuild?.state, rebuild?.differences]);
    expect(outcome).toEqual(names.map((name) => [name, name !== 'ledger', name === 'ledger' ? 'equal' : 'swapped', []]));
    const { rebuild } = await model('reports');
    expect(rebuild?.handled).toBe(rebuild?.total);
  });

  it('keep applying events after they were replaced', async () => {
    const before = await model('reports');
    await world.place();
    await world.settle();
    expect((await model('reports')).rows).toBeGreaterThan(before.rows);
    expect((await world.must('owner', 'GET', '/dead-letters'))['items']).toEqual([]);
  });
});

describe('a read model that differs', () => {
  it('is described in words, stays as it is, and is replaced when somebody gives a reason', async () => {
    await world.database.query(`update order_counts set count = count + 7 where scope = 'all' and status = 'newOrder'`);
    await ask('orders.counts');
    await work();
    const found = await model('orders.counts');
    expect(found.rebuild?.state).toBe('different');
    expect(found.rebuild?.differences).toEqual([
      expect.stringMatching(/^order_counts, scope all, owner 0{8}-.*, status newOrder: count is \d+, should be \d+$/),
    ]);
    expect((await model('orders.counts', 'ru')).rebuild?.differences[0]).toContain('должно быть');

    const taken = await world.call('owner', 'POST', '/read-models/orders.counts/swap', { reason: 'changed by hand' });
    expect([taken.status, (taken.body as unknown as Model).rebuild?.state]).toEqual([202, 'waiting']);
    await work();
    expect((await model('orders.counts')).rebuild).toMatchObject({
      state: 'swapped',
      takenBy: { _id: world.idOf('owner') },
      reason: 'changed by hand',
    });
    await ask('orders.counts');
    await work();
    expect((await model('orders.counts')).rebuild).toMatchObject({ state: 'swapped', differences: [], reason: null });
  });
});

describe('asking for a rebuild', () => {
  it('is refused while one is under way, and replayed under the same key', async () => {
    const key = { 'idempotency-key': 'rebuild-payments' };
    expect((await ask('orders.payments', key)).status).toBe(202);
    const again = await ask('orders.payments', key);
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([202, 'true']);
    const other = await ask('orders.payments');
    expect([other.status, other.body.code]).toEqual([409, 'rebuildUnderWay']);
    await work();
    expect((await ask('orders.payments')).status).toBe(202);
    await work();
  });

  it('gives nothing to accept if nothing differs, or if the model is only verified', async () => {
    const reason = { reason: 'because' };
    const equal = await world.call('owner', 'POST', '/read-models/orders.payments/swap', reason);
    expect([equal.status, equal.body.code]).toEqual([409, 'nothingToTake']);
    const ledger = await world.call('owner', 'POST', '/read-models/ledger/swap', reason);
    expect([ledger.status, ledger.body.code]).toEqual([409, 'neverReplaced']);
    expect((await world.call('owner', 'POST', '/read-models/orders.payments/swap', {})).status).toBe(422);
    expect((await ask('orders')).status).toBe(404);
  });
});
