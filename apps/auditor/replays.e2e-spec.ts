import { AuditModule } from '#libs/features/audit/audit.module';
import { startNightlyReplayOf } from '#libs/event-log/replay/replay-runs';
import { ReplayWorker } from '#libs/event-log/replay/replay-worker';
import { StoredTree } from '#libs/event-log/tree/stored-tree';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { fieldFaults } from '#libs/testing/field-faults';
import { OrderStories } from '#libs/testing/order-stories';
import { type OrderBody, OrdersTestApp } from '#libs/testing/orders-test-app';
import { replaySources } from '../replay-sources.js';

interface Replay {
  _id: Id;
  by: { name: string } | null;
  title: string;
  state: string;
  position: number | null;
  root: string | null;
  faultCount: number;
  counts: { streamType: string; title: string; streams: number; events: number }[];
  faults: { subject: { kind: string; _id: Id; label: string }; version: number; position: number | null; title: string; detail: string }[];
}

let world: OrdersTestApp;
let owner: Database;
let order: OrderBody;
let number: string;

beforeAll(async () => {
  world = await OrdersTestApp.start(undefined, { imports: [AuditModule] });
  owner = Database.open(world.test.ownerUrl, { asOwner: true, max: 1 });
  order = await world.must('owner', 'GET', `/orders/${(await new OrderStories(world).reach('projectFinished')).id}`);
  const row = await owner.one<{ number: number }>('select number from orders where id = $1', [order._id]);
  number = `R-${String(row?.number).padStart(6, '0')}`;
  await world.settle();
});
afterAll(async () => {
  await owner.close();
  await world.stop();
});

const start = (body: object = {}, account = 'owner', headers: Record<string, string> = {}) =>
  world.call(account, 'POST', '/audit/replays', body, headers);
const work = () => new ReplayWorker(world.database, replaySources).workOff();
const read = async (id: Id, language = 'en') =>
  (await world.call('owner', 'GET', `/audit/replays/${id}`, undefined, { 'accept-language': language })).body as unknown as Replay;
const newest = async () =>
  (await world.must('owner', 'GET', '/audit/replays')) as unknown as { nightly: Replay | null; started: Replay | null };

async function replayOf(body: object): Promise<Replay> {
  const { _id } = (await start(body)).body;
  await work();
  return read(_id);
}

describe('a replay that a person starts', () => {
  it('waits for a worker, and is read with what was replayed', async () => {
    const asked = await start({ order: number.toLowerCase() });
    expect(asked.status).toBe(202);
    expect(asked.body).toMatchObject({ state: 'waiting', position: null, root: null, by: { _id: world.idOf('owner') }, faultCount: 0 });
    await work();
    const replay = await read(asked.body._id);
    const events = await owner.one<{ count: number }>('select count(*) as count from events where stream_id = $1', [order._id]);
    expect(replay).toMatchObject({ state: 'done', title: `Order ${number}`, faultCount: 0, faults: [] });
    expect(replay.counts).toEqual([expect.objectContaining({ streamType: 'order', title: 'Orders', streams: 1, events: events?.count })]);
    expect((await read(asked.body._id, 'ru')).title).toBe(`Заказ ${number}`);
    expect((await newest()).started).toMatchObject({ _id: asked.body._id, title: `Order ${number}` });
  });

  it('of the whole log has its last position and the root of the log there', async () => {
    const { position, root, title } = await replayOf({});
    const last = await owner.one<{ pos: number }>('select max(pos) as pos from event_order');
    expect([title, position]).toEqual(['Everything', last?.pos]);
    expect(root).toBe((await new StoredTree(world.database).edgeAt(position ?? 0)).root().toString('base64'));
  });

  it('shows a fault with its order and place', async () => {
    const before = await owner.one<{ partner_id: Id }>('select partner_id from orders where id = $1', [order._id]);
    await owner.query('update orders set partner_id = null where id = $1', [order._id]);
    const { faultCount, faults } = await replayOf({});
    await owner.query('update orders set partner_id = $2 where id = $1', [order._id, before?.partner_id]);
    expect(faultCount).toBe(1);
    const version = await owner.one<{ version: number }>('select version from orders where id = $1', [order._id]);
    expect(faults).toEqual([
      expect.objectContaining({
        subject: { kind: 'order', _id: order._id, label: number, role: null },
        version: version?.version,
        title: 'The stored state differs from the events',
        detail: 'columns partner_id differ from the fold',
      }),
    ]);
    expect(faults[0]?.position).toBeGreaterThan(0);
    expect((await replayOf({})).faultCount).toBe(0);
  });

  it.each([
    [{ order: '' }, ['order badFormat']],
    [{ order: 'R-1x' }, ['order badFormat']],
    [{ order: 'R-999999' }, ['order missingReference']],
    [{ statuses: ['projectFinished'] }, ['statuses unknownField']],
  ])('is refused for %j', async (body, faults) => {
    const answer = await start(body);
    expect([answer.status, fieldFaults(answer.body)]).toEqual([422, faults]);
  });

  it('takes effect once under one key, and is refused while one is under way', async () => {
    const key = { 'idempotency-key': 'replay-1' };
    const [first, again] = [await start({}, 'owner', key), await start({}, 'owner', key)];
    expect([first.body._id, again.headers['idempotency-replayed']]).toEqual([again.body._id, 'true']);
    const second = await start({}, 'ceo');
    expect([second.status, second.body.code]).toEqual([409, 'replayUnderWay']);
    await work();
  });

  it('is refused as the thirty-first of one person within a day, while others may start one', async () => {
    const asked = await owner.one<{ count: number }>('select count(*) as count from certificates where asked_by = $1', [world.idOf('ceo')]);
    for (let i = asked?.count ?? 0; i < 30; i += 1) await startByCeo(i);
    const many = await start({}, 'ceo');
    expect([many.status, many.body.code]).toEqual([429, 'tooManyReplays']);
    expect((await start({}, 'admin')).status).toBe(202);
    await work();
  });
});

async function startByCeo(n: number): Promise<void> {
  expect([n, (await start({ order: number }, 'ceo')).status]).toEqual([n, 202]);
  await work();
}

describe('the newest replays', () => {
  it('include the last nightly one that has ended', async () => {
    expect((await newest()).nightly).toBeNull();
    expect(await startNightlyReplayOf(world.database, '2026-11-27')).toBe(true);
    expect(await startNightlyReplayOf(world.database, '2026-11-27')).toBe(false);
    expect((await newest()).nightly).toBeNull();
    await work();
    expect((await newest()).nightly).toMatchObject({ by: null, title: 'Everything', state: 'done', faultCount: 0 });
  });

  it('leave no gaps in the numbers of the table, however often the nightly replay is requested', async () => {
    const numbers = await owner.query<{ number: number }>('select number from certificates order by number');
    expect(numbers.map(({ number: one }) => one)).toEqual(numbers.map((_, n) => n + 1));
  });

  it('include a certificate for selected orders, as an earlier version made it', async () => {
    const id = '0193a000-0000-7000-8000-000000000017';
    await owner.query(
      `insert into certificates (id, scope, asked_by, state, started_at, ended_at, pos, snapshot_at, fault_count)
       values ($1, '{"kind":"selection","statuses":["projectFinished"]}', $2, 'done', now(), now(), 1, now(), 0)`,
      [id, world.idOf('owner')],
    );
    expect(await read(id)).toMatchObject({ title: 'Some of the orders', state: 'done' });
  });
});

describe('a person without the right to replays', () => {
  it.each(['client-service-head', 'client-service-manager', 'client', 'partner'])('gets nothing: %s', async (account) => {
    const id = (await newest()).started?._id ?? '';
    for (const path of ['', `/${id}`]) expect((await world.call(account, 'GET', `/audit/replays${path}`)).status).toBe(403);
    expect((await start({}, account)).status).toBe(403);
  });
});
