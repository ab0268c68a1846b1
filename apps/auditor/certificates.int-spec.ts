import { v7 } from 'uuid';
import {
  askCertificate,
  askNightly,
  type Certificate,
  type CertificateScope,
  findCertificate,
  mostFaults,
  mostStarts,
  takeUpCertificate,
} from '#libs/event-log/certificates/certificate-requests';
import type { CertificateSource } from '#libs/event-log/certificates/certificate-source';
import { CertificateWorker } from '#libs/event-log/certificates/certificate-worker';
import { LeadsModule } from '#libs/features/leads/leads.module';
import { ordersSource } from '#libs/features/orders/storage/replayable-orders';
import { seededCountryId } from '#libs/features/catalogue/seed/seed-catalogue';
import type { Id } from '#libs/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { OrderStories } from '#libs/testing/order-stories';
import { OrdersTestApp } from '#libs/testing/orders-test-app';
import { certificateSources } from '../certificate-sources.js';

jest.setTimeout(180_000);

const everything: CertificateScope = { kind: 'all' };
const noLimits = { waiting: 1_000, perDay: 1_000 };

let world: OrdersTestApp;
let owner: Database;
let asker: Id;
let order: Id;
let other: Id;

beforeAll(async () => {
  world = await OrdersTestApp.start(undefined, { imports: [LeadsModule] });
  owner = Database.open(world.test.ownerUrl, { asOwner: true, max: 2 });
  asker = world.idOf('owner');
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

async function ask(scope: CertificateScope, limits = noLimits): Promise<Id> {
  const id = v7();
  await world.database.transaction((tx) => askCertificate(tx, { id, scope, actor: asker }, limits));
  return id;
}

const worker = (sources: readonly CertificateSource[] = certificateSources, more: object = {}) =>
  new CertificateWorker(world.database, sources, { reportEvery: 0, ...more });

async function found(id: Id): Promise<Certificate> {
  const certificate = await findCertificate(world.database, id);
  if (certificate === undefined) throw new Error('the certificate is gone');
  return certificate;
}

async function certificateOf(scope: CertificateScope, sources?: readonly CertificateSource[], more?: object): Promise<Certificate> {
  const id = await ask(scope);
  await worker(sources, more).workOff();
  return found(id);
}

/** The certificate of everything while a statement of the owner is in force. */
async function certificateAfter(change: string, undo: string): Promise<Certificate> {
  await owner.query(`alter table events disable trigger all; alter table commands disable trigger all; ${change}`);
  try {
    return await certificateOf(everything);
  } finally {
    await owner.query(undo);
    await owner.query('alter table events enable trigger all; alter table commands enable trigger all');
  }
}

describe('a certificate of an untouched log', () => {
  it('covers nine types of streams', () => {
    expect(new Set(certificateSources.map(({ streamType }) => streamType)).size).toBe(9);
  });

  it('covers every stream type up to the last position, without faults', async () => {
    const { pos, state, counts, faultCount, faults, handled, total, snapshotAt, endedAt } = await certificateOf(everything);
    const log = await owner.one<{ pos: number; events: number; commands: number }>(
      `select (select max(pos) from event_order) as pos,
         (select count(*) from events where stream_type = 'order') as events,
         (select count(*) from commands where stream_type = 'order') as commands`,
    );
    expect([state, pos, faultCount, faults]).toEqual(['done', log?.pos, 0, []]);
    expect(counts.map(({ streamType }) => streamType)).toEqual(certificateSources.map(({ streamType }) => streamType));
    expect(counts[0]).toEqual({ streamType: 'order', streams: 2, events: log?.events, commands: log?.commands });
    expect(counts.find(({ streamType }) => streamType === 'lead')).toMatchObject({ streams: 1 });
    expect([handled, total]).toEqual([counts.reduce((sum, { streams }) => sum + streams, 0), handled]);
    expect(snapshotAt?.getTime()).toBeLessThanOrEqual(endedAt?.getTime() ?? 0);
  });

  it('covers one order, or the orders of a selection', async () => {
    const streams = async (scope: CertificateScope) =>
      (await certificateOf(scope)).counts.map((count) => [count.streamType, count.streams]);
    const [EE, GB] = [seededCountryId('EE'), seededCountryId('GB')];
    expect(await streams({ kind: 'order', order })).toEqual([['order', 1]]);
    expect(await streams({ kind: 'selection' })).toEqual([['order', 2]]);
    expect(await streams({ kind: 'selection', statuses: ['projectFinished'] })).toEqual([['order', 1]]);
    expect(await streams({ kind: 'selection', countries: [EE], statuses: ['projectFinished', 'documentsRequested'] })).toEqual([
      ['order', 2],
    ]);
    expect(await streams({ kind: 'selection', countries: [GB] })).toEqual([['order', 0]]);
    const now = Date.now() * 1000;
    expect(await streams({ kind: 'selection', from: now - 3_600_000_000, before: now + 3_600_000_000 })).toEqual([['order', 2]]);
    expect(await streams({ kind: 'selection', before: now - 3_600_000_000 })).toEqual([['order', 0]]);
  });

  it('has no false fault while orders are placed and moved in the middle of it', async () => {
    const stories = new OrderStories(world);
    let written = 0;
    // Before each part somebody writes, to streams that were read already and to others.
    const busy: CertificateSource = {
      ...ordersSource,
      async *parts(source, _page, selection) {
        for await (const part of ordersSource.parts(source, 1, selection)) {
          await stories.reach('newOrder', { service: ['EE', 'ou'] });
          await world.must('client', 'POST', '/chatmessages', { chat: `${other}-client`, text: `Message ${(written += 1)}` });
          await world.must('client', 'PUT', `/orders/${other}/details`, {
            ...{ names: [`North ${written}`], founders: [{ name: 'North', kind: 'person', share: 100 }] },
            people: [{ name: 'North', post: 'Director' }],
          });
          yield part;
        }
      },
    };
    const before = await owner.one<{ pos: number }>('select max(pos) as pos from event_order');
    const { state, pos, faultCount, counts } = await certificateOf(everything, [busy, ...certificateSources.slice(1)]);
    expect([state, pos, faultCount, written]).toEqual(['done', before?.pos, 0, 2]);
    expect(counts[0]).toMatchObject({ streams: 2 });
    await world.settle();
    expect((await certificateOf(everything)).counts[0]).toMatchObject({ streams: 4 });
  });
});

describe('a certificate of a log that was changed', () => {
  it('locates a changed column, a changed event, a row that is gone and a role', async () => {
    const at = await owner.one<{ version: number; pos: number }>(
      'select version, pos from events join event_order using (event_id) where stream_id = $1 order by version desc limit 1',
      [order],
    );
    const moved = await certificateAfter(
      `update orders set partner_id = null where id = '${order}'`,
      `update orders set partner_id = (facts ->> 'partner')::uuid where id = '${order}'`,
    );
    expect([moved.state, moved.faultCount]).toEqual(['done', 1]);
    expect(moved.faults).toEqual([
      {
        ...{ streamType: 'order', stream: order, kind: 'row', version: at?.version, pos: at?.pos },
        detail: 'columns partner_id differ from the fold',
      },
    ]);

    const lead = (await owner.one<{ id: Id }>('select id from leads'))?.id ?? '';
    const language = (from: string, to: string): string =>
      `update events set data = replace(data, '"language":"${from}"', '"language":"${to}"') where stream_id = '${lead}'`;
    const { faults } = await certificateAfter(language('en', 'ru'), language('ru', 'en'));
    expect(faults.map(({ streamType, stream, kind }) => [streamType, stream, kind])).toEqual([
      ['lead', lead, 'row'],
      ['lead', lead, 'decision'],
    ]);

    await owner.query('create table kept_leads as select * from leads');
    const gone = await certificateAfter(
      'set session_replication_role = replica; delete from leads; reset session_replication_role',
      'insert into leads select * from kept_leads; drop table kept_leads',
    );
    expect(gone.faults).toContainEqual(
      expect.objectContaining({ streamType: 'lead', stream: lead, kind: 'row', detail: 'row or events are missing' }),
    );

    const person = world.idOf('client2');
    const closed = await certificateAfter(
      `update users set deactivated_at = now() where id = '${person}'`,
      `update users set deactivated_at = null where id = '${person}'`,
    );
    expect(closed.faults).toEqual([
      { streamType: 'user', stream: person, version: 0, pos: null, kind: 'row', detail: 'columns deactivated_at differ from the log' },
    ]);
    expect((await certificateOf(everything)).faultCount).toBe(0);
  });

  it('counts every fault and stores the first ones', async () => {
    const stream = v7();
    const many: CertificateSource = {
      ...{ streamType: 'order', selects: true, count: () => Promise.resolve(1) },
      async *parts() {
        const fault = { stream, version: 1, kind: 'rows' as const, detail: 'x'.repeat(2_000) };
        yield await Promise.resolve({ streams: 1, events: 1, commands: 1, faults: Array.from({ length: mostFaults + 7 }, () => fault) });
      },
    };
    const { faultCount, faults } = await certificateOf(everything, [many, many]);
    expect([faultCount, faults.length, faults[0]?.detail.length]).toEqual([2 * (mostFaults + 7), mostFaults, 500]);
  });
});

describe('the run of a certificate', () => {
  /** A source that runs `action` in the middle. */
  const interrupted = (action: () => Promise<void>): CertificateSource => ({
    ...ordersSource,
    async *parts(source, page, selection) {
      await action();
      yield* ordersSource.parts(source, page, selection);
    },
  });

  it('begins again where a worker was killed, on a new snapshot', async () => {
    const id = await ask(everything);
    // What a killed worker leaves: a claim without a lock.
    const hold = await takeUpCertificate(world.database);
    await world.database.query('update certificates set handled = 1, total = 9 where id = $1', [id]);
    expect([hold?.id, (await found(id)).state]).toEqual([id, 'running']);
    expect(await worker().workOff()).toBe(1);
    expect(await found(id)).toMatchObject({ state: 'done', faultCount: 0, error: null });
  });

  it('is not written by a worker that another one replaced', async () => {
    const id = await ask(everything);
    const slow = worker([interrupted(async () => void (await takeUpCertificate(world.database)))]);
    await expect(slow.workOff()).rejects.toThrow('belongs to another worker');
    expect((await found(id)).state).toBe('running');
    await worker().workOff();
    expect((await found(id)).state).toBe('done');
  });

  it('is given back when the worker stops, and does not count as a start', async () => {
    const id = await ask(everything);
    const stopping: CertificateWorker = worker([interrupted(() => Promise.resolve(void stopping.stop()))]);
    await stopping.workOff();
    expect(await world.database.one('select state, epoch from certificates where id = $1', [id])).toEqual({ state: 'waiting', epoch: 0 });
    await worker().workOff();
    expect((await found(id)).state).toBe('done');
  });

  it('fails after so many starts, after its time, and with an error of ours', async () => {
    const killed = await ask(everything);
    await world.database.query(`update certificates set state = 'running', epoch = $2, started_at = now() where id = $1`, [
      killed,
      mostStarts,
    ]);
    await worker().workOff();
    expect(await found(killed)).toMatchObject({ state: 'failed', error: 'interrupted', pos: null });
    expect(await certificateOf(everything, certificateSources, { timeLimit: -1 })).toMatchObject({ state: 'failed', error: 'tooLong' });
    const broken = interrupted(() => Promise.reject(new TypeError('no such thing')));
    expect(await certificateOf(everything, [broken])).toMatchObject({ state: 'failed', error: 'internal', counts: [] });
  });

  it('is one at a time: a second worker leaves it alone', async () => {
    const id = await ask(everything);
    let second: number | undefined;
    const first = worker([interrupted(async () => void (second = await worker().workOff()))]);
    expect([await first.workOff(), second]).toEqual([1, 0]);
    expect((await found(id)).state).toBe('done');
  });
});

describe('certificates', () => {
  it('are bounded: so many wait, and so many are of one person a day', async () => {
    const limited = (limits: typeof noLimits) => ask(everything, limits);
    await limited({ waiting: 1, perDay: 1_000 });
    await expect(limited({ waiting: 1, perDay: 1_000 })).rejects.toMatchObject({ limit: 'waiting', most: 1 });
    await worker().workOff();
    await expect(limited({ waiting: 1, perDay: 2 })).rejects.toMatchObject({ limit: 'perDay', most: 2 });
    const many = await Promise.allSettled(Array.from({ length: 6 }, () => limited({ waiting: 2, perDay: 1_000 })));
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await worker().workOff();
  });

  it('stay as they are once they ended', async () => {
    const { id } = await certificateOf(everything);
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

  it('are made once a night, from one o’clock UTC on', async () => {
    const at = (time: string) => askNightly(world.database, new Date(`2026-11-27T${time}Z`));
    expect([await at('00:59:00'), await at('01:00:00'), await at('23:00:00')]).toEqual([false, true, false]);
    await worker().workOff();
    const last = await world.database.query(`select state, asked_by, fault_count from certificates where nightly_on = '2026-11-27'`);
    expect(last).toEqual([{ state: 'done', asked_by: null, fault_count: 0 }]);
  });
});
