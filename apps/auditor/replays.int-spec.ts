import { v7 } from 'uuid';
import {
  startReplay,
  startNightlyReplay,
  type ReplayRunRow,
  type ReplayScope,
  findReplay,
  mostFaults,
  mostStarts,
  mostStartsADay,
  takeUpReplay,
} from '#libs/event-log/replay/replay-runs';
import type { ReplaySource } from '#libs/event-log/replay/replay-source';
import { ReplayWorker } from '#libs/event-log/replay/replay-worker';
import { LeadsModule } from '#libs/features/leads/leads.module';
import { ordersSource } from '#libs/features/orders/storage/replayable-orders';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { OrderStories } from '#libs/testing/order-stories';
import { OrdersTestApp } from '#libs/testing/orders-test-app';
import { replaySources } from '../replay-sources.js';

jest.setTimeout(180_000);

const everything: ReplayScope = { kind: 'all' };

let world: OrdersTestApp;
let owner: Database;
let order: Id;
let other: Id;

beforeAll(async () => {
  world = await OrdersTestApp.start(undefined, { imports: [LeadsModule] });
  owner = Database.open(world.test.ownerUrl, { asOwner: true, max: 2 });
  const stories = new OrderStories(world);
  ({ id: order } = await stories.reach('projectFinished', { service: ['EE', 'ou'] }));
  ({ id: other } = await stories.reach('documentsRequested', { service: ['EE', 'ou'] }));
  await world.call(null, 'POST', '/forms/request-call', { name: 'Anna', phone: '+372 5123 4567' }, { 'accept-language': 'en' });
  await world.settle();
});
afterAll(async () => {
  await owner.close();
  await world.stop();
});

/** Each by another person: limits are of one. */
async function ask(scope: ReplayScope): Promise<Id> {
  const id = v7();
  await world.database.transaction((tx) => startReplay(tx, { id, scope, actor: v7() }));
  return id;
}

const worker = (sources: readonly ReplaySource[] = replaySources, more: object = {}) =>
  new ReplayWorker(world.database, sources, { reportEvery: 0, ...more });

async function found(id: Id): Promise<ReplayRunRow> {
  const certificate = await findReplay(world.database, id);
  if (certificate === undefined) throw new Error('the run is gone');
  return certificate;
}

async function replayOf(scope: ReplayScope, sources?: readonly ReplaySource[], more?: object): Promise<ReplayRunRow> {
  const id = await ask(scope);
  await worker(sources, more).workOff();
  return found(id);
}

/** The certificate of everything while a statement of the owner is in force. */
async function replayAfter(change: string, undo: string): Promise<ReplayRunRow> {
  await owner.query(`alter table events disable trigger all; alter table commands disable trigger all; ${change}`);
  try {
    return await replayOf(everything);
  } finally {
    await owner.query(undo);
    await owner.query('alter table events enable trigger all; alter table commands enable trigger all');
  }
}

describe('a replay of an untouched log', () => {
  it('covers thirteen types of streams', () => {
    expect(new Set(replaySources.map(({ streamType }) => streamType)).size).toBe(13);
  });

  it('covers every stream type up to the last position, without faults', async () => {
    const { pos, state, counts, faultCount, faults, handled, total, snapshotAt, endedAt } = await replayOf(everything);
    const log = await owner.one<{ pos: number; events: number; commands: number }>(
      `select (select max(pos) from event_order) as pos,
         (select count(*) from events where stream_type = 'order') as events,
         (select count(*) from commands where stream_type = 'order') as commands`,
    );
    expect([state, pos, faultCount, faults]).toEqual(['done', log?.pos, 0, []]);
    expect(counts.map(({ streamType }) => streamType)).toEqual(replaySources.map(({ streamType }) => streamType));
    expect(counts[0]).toEqual({ streamType: 'order', streams: 2, events: log?.events, commands: log?.commands });
    expect(counts.find(({ streamType }) => streamType === 'lead')).toMatchObject({ streams: 1 });
    expect([handled, total]).toEqual([counts.reduce((sum, { streams }) => sum + streams, 0), handled]);
    expect(snapshotAt?.getTime()).toBeLessThanOrEqual(endedAt?.getTime() ?? 0);
  });

  it('covers one order', async () => {
    const { counts, handled, total } = await replayOf({ kind: 'order', order });
    expect([counts.map((count) => [count.streamType, count.streams]), handled, total]).toEqual([[['order', 1]], 1, 1]);
  });

  it('reports no false fault while orders are placed and moved during the replay', async () => {
    const stories = new OrderStories(world);
    let written = 0;
    // Before each part somebody writes, to streams that were read already and to others.
    const busy: ReplaySource = {
      ...ordersSource,
      async *parts(source) {
        for await (const part of ordersSource.parts(source, 1)) {
          await stories.reach('newOrder', { service: ['EE', 'ou'] });
          await world.must('client', 'POST', '/chatmessages', { chat: `${other}-client`, text: `Message ${(written += 1)}` });
          await world.must('client', 'PUT', `/orders/${other}/details`, {
            names: [`North ${written}`],
            founders: [{ name: 'North', kind: 'person', share: 100 }],
            people: [{ name: 'North', post: 'Director' }],
          });
          yield part;
        }
      },
    };
    const before = await owner.one<{ pos: number }>('select max(pos) as pos from event_order');
    const { state, pos, faultCount, counts } = await replayOf(everything, [busy, ...replaySources.slice(1)]);
    expect([state, pos, faultCount, written]).toEqual(['done', before?.pos, 0, 2]);
    expect(counts[0]).toMatchObject({ streams: 2 });
    await world.settle();
    expect((await replayOf(everything)).counts[0]).toMatchObject({ streams: 4 });
  });
});

describe('a replay of a log that was changed', () => {
  it('locates a changed column, a changed event, a deleted row and a changed role', async () => {
    const at = await owner.one<{ version: number; pos: number }>(
      'select version, pos from events join event_order using (event_id) where stream_id = $1 order by version desc limit 1',
      [order],
    );
    const moved = await replayAfter(
      `update orders set partner_id = null where id = '${order}'`,
      `update orders set partner_id = (facts ->> 'partner')::uuid where id = '${order}'`,
    );
    expect([moved.state, moved.faultCount]).toEqual(['done', 1]);
    expect(moved.faults).toEqual([
      {
        streamType: 'order',
        stream: order,
        kind: 'row',
        version: at?.version,
        pos: at?.pos,
        detail: 'columns partner_id differ from the fold',
      },
    ]);

    const lead = (await owner.one<{ id: Id }>('select id from leads'))?.id ?? '';
    const language = (from: string, to: string): string =>
      `update events set data = replace(data, '"language":"${from}"', '"language":"${to}"') where stream_id = '${lead}'`;
    const { faults } = await replayAfter(language('en', 'ru'), language('ru', 'en'));
    expect(faults.map(({ streamType, stream, kind }) => [streamType, stream, kind])).toEqual([
      ['lead', lead, 'row'],
      ['lead', lead, 'decision'],
    ]);

    await owner.query('create table kept_leads as select * from leads');
    const gone = await replayAfter(
      'set session_replication_role = replica; delete from leads; reset session_replication_role',
      'insert into leads select * from kept_leads; drop table kept_leads',
    );
    expect(gone.faults).toContainEqual(
      expect.objectContaining({ streamType: 'lead', stream: lead, kind: 'row', detail: 'row or events are missing' }),
    );

    const person = world.idOf('client2');
    const closed = await replayAfter(
      `update users set deactivated_at = now() where id = '${person}'`,
      `update users set deactivated_at = null where id = '${person}'`,
    );
    expect(closed.faults).toEqual([
      { streamType: 'user', stream: person, version: 0, pos: null, kind: 'row', detail: 'columns deactivated_at differ from the log' },
    ]);
    expect((await replayOf(everything)).faultCount).toBe(0);
  });

  it('counts every fault and stores the first ones', async () => {
    const stream = v7();
    const many: ReplaySource = {
      streamType: 'order',
      count: () => Promise.resolve(1),
      async *parts() {
        const fault = { stream, version: 1, kind: 'rows' as const, detail: 'x'.repeat(2_000) };
        yield await Promise.resolve({ streams: 1, events: 1, commands: 1, faults: Array.from({ length: mostFaults + 7 }, () => fault) });
      },
    };
    const { faultCount, faults } = await replayOf(everything, [many, many]);
    expect([faultCount, faults.length, faults[0]?.detail.length]).toEqual([2 * (mostFaults + 7), mostFaults, 500]);
  });
});

describe('a run of replays', () => {
  /** A source that runs `action` in the middle. */
  const interrupted = (action: () => Promise<void>): ReplaySource => ({
    ...ordersSource,
    async *parts(source, page) {
      await action();
      yield* ordersSource.parts(source, page);
    },
  });

  it('starts again on a new snapshot after its worker was killed', async () => {
    const id = await ask(everything);
    // What a killed worker leaves: a claim without a lock.
    const hold = await takeUpReplay(world.database);
    await world.database.query('update certificates set handled = 1, total = 9 where id = $1', [id]);
    expect([hold?.id, (await found(id)).state]).toEqual([id, 'running']);
    expect(await worker().workOff()).toBe(1);
    expect(await found(id)).toMatchObject({ state: 'done', faultCount: 0, error: null });
  });

  it('is not written by a worker that another one replaced', async () => {
    const id = await ask(everything);
    const slow = worker([interrupted(async () => void (await takeUpReplay(world.database)))]);
    await expect(slow.workOff()).rejects.toThrow('belongs to another worker');
    expect((await found(id)).state).toBe('running');
    await worker().workOff();
    expect((await found(id)).state).toBe('done');
  });

  it('is given back when the worker stops, and does not count as a start', async () => {
    const id = await ask(everything);
    const stopping: ReplayWorker = worker([interrupted(() => Promise.resolve(void stopping.stop()))]);
    await stopping.workOff();
    expect(await world.database.one('select state, epoch from certificates where id = $1', [id])).toEqual({ state: 'waiting', epoch: 0 });
    await worker().workOff();
    expect((await found(id)).state).toBe('done');
  });

  it('fails after too many starts, after its time limit, and on an internal error', async () => {
    const killed = await ask(everything);
    await world.database.query(`update certificates set state = 'running', epoch = $2, started_at = now() where id = $1`, [
      killed,
      mostStarts,
    ]);
    await worker().workOff();
    expect(await found(killed)).toMatchObject({ state: 'failed', error: 'interrupted', pos: null });
    expect(await replayOf(everything, replaySources, { timeLimit: -1 })).toMatchObject({ state: 'failed', error: 'tooLong' });
    const broken = interrupted(() => Promise.reject(new TypeError('no such thing')));
    expect(await replayOf(everything, [broken])).toMatchObject({ state: 'failed', error: 'internal', counts: [] });
  });

  it('belongs to one worker: a second one leaves it alone', async () => {
    const id = await ask(everything);
    let second: number | undefined;
    const first = worker([interrupted(async () => void (second = await worker().workOff()))]);
    expect([await first.workOff(), second]).toEqual([1, 0]);
    expect((await found(id)).state).toBe('done');
  });
});

describe('requested and nightly replays', () => {
  it('are limited to one under way at a time, and to a number of one person a day', async () => {
    const many = await Promise.allSettled(Array.from({ length: 6 }, () => ask(everything)));
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of many) if (one.status === 'rejected') expect(one.reason).toMatchObject({ limit: 'underWay' });
    await worker().workOff();
    const actor = v7();
    await world.database.query(
      `insert into certificates (id, scope, asked_by, state, ended_at) select gen_random_uuid(), '{"kind":"all"}', $1, 'failed', now() from generate_series(1, $2)`,
      [actor, mostStartsADay],
    );
    await expect(world.database.transaction((tx) => startReplay(tx, { id: v7(), scope: everything, actor }))).rejects.toMatchObject({
      limit: 'perDay',
    });
  });

  it('stay unchanged after their end', async () => {
    const { id } = await replayOf(everything);
    for (const statement of [
      'update certificates set fault_count = 0 where id = $1',
      `update certificates set state = 'waiting', ended_at = null where id = $1`,
      'delete from certificates where id = $1',
    ])
      for (const by of [world.database, owner]) await expect(by.query(statement, [id])).rejects.toMatchObject({ code: '42501' });
    const waiting = await ask(everything);
    await expect(world.database.query(`update certificates set scope = '{}' where id = $1`, [waiting])).rejects.toMatchObject({
      code: '42501',
    });
    await worker().workOff();
  });

  it('at night are made once, from one o’clock UTC on', async () => {
    const at = (time: string) => startNightlyReplay(world.database, new Date(`2026-11-27T${time}Z`));
    expect([await at('00:59:00'), await at('01:00:00'), await at('23:00:00')]).toEqual([false, true, false]);
    await worker().workOff();
    const last = await world.database.query(`select state, asked_by, fault_count from certificates where nightly_on = '2026-11-27'`);
    expect(last).toEqual([{ state: 'done', asked_by: null, fault_count: 0 }]);
  });
});
