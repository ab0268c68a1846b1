import type { Id } from '#machines/kernel/ids';
import { type LogUnderTest, startLog, startProcess } from '#libs/testing/log-under-test';
import { createTotals, inBatches, Totals } from '../testing/totals-consumer.js';
import { until } from '../testing/until.js';
import { applyBatch } from './apply.js';
import type { Consumer } from './consumer.js';
import { openDeadLetters, skipDeadLetter } from './dead-letters.js';
import { LogFeed } from './log-feed.js';
import { LogReader } from './log-reader.js';
import { type ReadModel, RebuildRegistry } from './rebuild-registry.js';
import {
  askRebuild,
  askToTake,
  findRebuild,
  NothingToTakeError,
  type Rebuild,
  RebuildLostError,
  RebuildUnderWayError,
} from './rebuild-requests.js';
import { RebuildWorker } from './rebuild-worker.js';

let log: LogUnderTest;
let ids: [Id, Id];

beforeEach(async () => {
  log = await startLog();
  await createTotals(log.owner);
  await log.owner.query(`create index totals_by_total on totals (total); alter table totals set (fillfactor = 77);
    insert into read_model_tables (model, table_name, swaps) values ('totals', 'totals', true)`);
  ids = [await log.open(), await log.open()];
  for (let i = 0; i < 20; i += 1) await log.run(ids[i % 2] ?? '', { type: 'add', amount: i });
  await log.sequencer.drain();
});
afterEach(() => log.close());

const totals = (consumer: Consumer = new Totals('totals'), more: Partial<ReadModel> = {}): ReadModel => ({
  consumer,
  tables: ['totals'],
  ...more,
});

function workerOf(model: ReadModel, database = log.database): RebuildWorker {
  const models = new RebuildRegistry();
  models.add(model);
  return new RebuildWorker(database, models, { batch: 5 });
}

async function outcomeOf(id: Id): Promise<Rebuild> {
  const found = await findRebuild(log.database, id);
  if (found === undefined) throw new Error('there is no such rebuild');
  return found;
}

/** Requests a rebuild and runs it. */
async function rebuilt(model = totals()): Promise<Rebuild> {
  const id = await askRebuild(log.database, 'totals', log.person.id);
  await workerOf(model).workOff();
  return outcomeOf(id);
}

async function feedLive(consumer: Consumer = new Totals('totals'), delays = [0, 0, 0, 0]): Promise<void> {
  const feed = new LogFeed(log.database, log.wakeups, [consumer], { delays });
  await feed.drain();
  await feed.stop();
}

const rows = () => log.owner.query<{ account_id: Id; total: number; versions: number[] }>('select * from totals order by account_id');
const damage = () => log.owner.query('update totals set total = total + 1 where account_id = $1', [ids[0]]);
const leftovers = () =>
  log.owner.one(`select (select count(*) from pg_class where relnamespace = 'beside'::regnamespace) as tables,
    (select count(*) from consumer_streams where projection_version < 0) as streams,
    (select count(*) from checkpoints where projection_version < 0) as places`);

describe('a rebuild', () => {
  it('replaces the live model by an equal one, and leaves no shadow tables', async () => {
    await feedLive();
    const before = await rows();
    expect(await rebuilt()).toMatchObject({ state: 'swapped', differences: [], handled: 22, total: 22, error: null, takenBy: null });
    expect(await rows()).toEqual(before);
    expect(await leftovers()).toEqual({ tables: 0, streams: 0, places: 0 });
  });

  it('creates the new tables like the live ones: names of indexes, storage, privileges', async () => {
    const shape = () =>
      log.owner.query(`select c.relname, c.reloptions, c.relacl::text, array(select indexrelid::regclass::text from pg_index
        where indrelid = c.oid order by 1) as indexes from pg_class c where oid = 'totals'::regclass`);
    const before = await shape();
    await feedLive();
    await rebuilt();
    expect(await shape()).toEqual(before);
    expect(before).toMatchObject([{ reloptions: ['fillfactor=77'], indexes: ['totals_by_total', 'totals_pkey'] }]);
  });

  it('passes the consumer the mode without external effects', async () => {
    await feedLive();
    const consumer = inBatches(new Totals('totals'));
    const deliveries: boolean[] = [];
    const inner = consumer.handleBatch;
    consumer.handleBatch = (events, tx, delivery) => {
      deliveries.push(delivery.rebuild);
      return inner?.(events, tx, delivery) ?? Promise.resolve();
    };
    await rebuilt(totals(consumer));
    expect(deliveries.length).toBeGreaterThan(2);
    expect(deliveries.every(Boolean)).toBe(true);
  });

  it('lists the rows that differ, keeps the live model, and replaces it when a person accepts the new one', async () => {
    await feedLive();
    await damage();
    const wrong = await rows();
    const found = await rebuilt();
    const total = wrong.find(({ account_id }) => account_id === ids[0])?.total ?? 0;
    expect(found).toMatchObject({
      state: 'different',
      differences: [{ kind: 'row', table: 'totals', key: { account_id: ids[0] }, live: { total }, rebuilt: { total: total - 1 } }],
    });
    expect(await rows()).toEqual(wrong);

    await log.run(ids[0], { type: 'add', amount: 100 });
    await log.sequencer.drain();
    await askToTake(log.database, 'totals', log.person.id, 'somebody changed a total by hand');
    await workerOf(totals()).workOff();
    expect(await outcomeOf(found.id)).toMatchObject({
      state: 'swapped',
      takenBy: log.person.id,
      reason: 'somebody changed a total by hand',
    });
    expect((await rows()).find(({ account_id }) => account_id === ids[0])).toMatchObject({ total: total - 1 + 100 });
    expect(await leftovers()).toEqual({ tables: 0, streams: 0, places: 0 });
  });

  it('finds rows that only one of the two has', async () => {
    await feedLive();
    const stray = '00000000-0000-0000-0000-00000000000a';
    await log.owner.query('delete from totals where account_id = $1', [ids[1]]);
    await log.owner.query(`insert into totals values ($1, 0, '{}')`, [stray]);
    const { differences } = await rebuilt();
    expect(differences).toEqual([
      { kind: 'onlyLive', table: 'totals', key: { account_id: stray } },
      { kind: 'onlyRebuilt', table: 'totals', key: { account_id: ids[1] } },
    ]);
  });

  it('does not compare columns that are snapshots', async () => {
    await feedLive();
    await damage();
    expect(await rebuilt(totals(undefined, { snapshots: { totals: ['total'] } }))).toMatchObject({ state: 'swapped', differences: [] });
    await log.owner.query(`update totals set versions = '{}'`);
    expect((await rebuilt(totals(undefined, { snapshots: { totals: ['total'] } }))).differences).toHaveLength(2);
  });

  it('compares only the rows that depend on events, if a model restricts them', async () => {
    await feedLive();
    await log.owner.query(`insert into totals values ('00000000-0000-0000-0000-00000000000a', -1, '{}')`);
    expect(await rebuilt(totals(undefined, { compare: { totals: 'total >= 0' } }))).toMatchObject({ state: 'swapped', differences: [] });
  });

  it('verifies a model that is never replaced, and the database refuses to replace it', async () => {
    await log.owner.query(`update read_model_tables set swaps = false where table_name = 'totals'`);
    await feedLive();
    const verifying = totals(undefined, { swap: false });
    expect(await rebuilt(verifying)).toMatchObject({ state: 'equal', differences: [] });
    await damage();
    expect(await rebuilt(verifying)).toMatchObject({ state: 'different' });
    await expect(log.database.query(`select swap_beside('totals')`)).rejects.toMatchObject({ code: '55000' });
  });

  it('creates no tables except listed ones', async () => {
    await expect(log.database.query(`select prepare_beside('users')`)).rejects.toMatchObject({ code: '42704' });
    await log.owner.query(`delete from read_model_tables where table_name = 'totals'`);
    expect(await rebuilt()).toMatchObject({ state: 'failed', error: expect.stringContaining('totals') });
  });
});

describe('a rebuild during a feed', () => {
  it('swaps repeatedly while commands continue, and no event counts twice or is lost', async () => {
    const consumer = inBatches(new Totals('totals'));
    log.sequencer.start();
    log.stopAtEnd(new LogFeed(log.database, log.wakeups, [consumer])).start();
    let going = true;
    const writing = (async () => {
      for (let i = 0; going; i += 1) {
        await log.run(ids[i % 2] ?? '', { type: 'add', amount: 1 });
        await new Promise((resume) => setTimeout(resume, 5));
      }
    })();
    const states = [];
    for (let i = 0; i < 3; i += 1) states.push((await rebuilt(totals(inBatches(new Totals('totals'))))).state);
    going = false;
    await writing;
    expect(states).toEqual(['swapped', 'swapped', 'swapped']);
    const written = await log.owner.query<{ id: Id; version: number }>('select id, version from accounts order by id');
    const all = written.map(({ version }) => Array.from({ length: version }, (_, i) => i + 1));
    await until(async () => (await rows()).every(({ versions }, i) => versions.length === all[i]?.length));
    expect((await rows()).map(({ versions }) => versions)).toEqual(all);
  });

  it('needs no checkpoint: streams that lag under a broker are caught up, and compared at the same versions', async () => {
    const consumer = new Totals('totals');
    const events = await new LogReader(log.database).read(0);
    const applying = { database: log.database, consumer, reading: {}, skipped: new Set<Id>(), delivery: { rebuild: false } };
    await applyBatch({ applying, events: events.filter(({ streamId, version }) => streamId === ids[1] && version < 5) });
    expect(await rebuilt()).toMatchObject({ state: 'swapped', differences: [] });
    expect((await rows()).map(({ versions }) => versions.length)).toEqual([11, 11]);
    await applyBatch({ applying, events });
    expect((await rows()).map(({ versions }) => versions.length)).toEqual([11, 11]);
  });

  it('redirects prepared statements of a connection to the shadow tables, and back', async () => {
    const one = startProcess(log.url, 1);
    const named: Consumer = {
      name: 'totals',
      projectionVersion: 1,
      handle: async (event, tx) =>
        void (await tx.query(
          `insert into totals as t values ($1, 1, array[$2::integer]) on conflict (account_id) do update
           set total = t.total + 1, versions = t.versions || excluded.versions`,
          [event.streamId, event.version],
          'a_named_one',
        )),
    };
    const applying = { database: one.database, consumer: named, reading: {}, skipped: new Set<Id>(), delivery: { rebuild: false } };
    const events = await new LogReader(log.database).read(0);
    await applyBatch({ applying, events: events.slice(0, 10) });
    const before = await rows();
    const { besideOf } = await import('./rebuild-places.js');
    await askRebuild(one.database, 'totals', null);
    const hold = { id: '', model: 'totals', epoch: 1, take: false };
    hold.id = (await one.database.one<{ id: Id }>(`update rebuilds set state = 'running', epoch = 1 returning id`))?.id ?? '';
    await one.database.query(`select prepare_beside('totals')`);
    const beside = { ...applying, database: besideOf(one.database, hold), consumer: { ...named, projectionVersion: -1 } };
    await applyBatch({ applying: beside, events });
    expect(await rows()).toEqual(before);
    expect((await one.database.query<{ total: number }>('select total from beside.totals')).map(({ total }) => total)).toEqual([11, 11]);
    await one.database.query(`select swap_beside('totals')`);
    await one.database.query('update consumer_streams set version = 11 where projection_version = 1');
    const id = await log.open();
    await log.sequencer.drain();
    await applyBatch({ applying, events: await new LogReader(log.database).read(22) });
    expect((await rows()).map(({ account_id, total }) => [account_id, total])).toEqual([
      ...[...ids].sort().map((known) => [known, 11]),
      [id, 1],
    ]);
    await one.close();
  });
});

describe('a parked stream', () => {
  const poison = (): Totals => {
    const consumer = new Totals('totals');
    consumer.before = ({ streamId, version, pos }) => {
      if (streamId === ids[0] && version === 4) throw new Error(`no (${pos})`);
    };
    return consumer;
  };

  it('at the same event in both is no difference, and stays parked', async () => {
    await feedLive(poison());
    const before = await openDeadLetters(log.database);
    expect(await rebuilt(totals(poison()))).toMatchObject({ state: 'swapped', differences: [] });
    expect(await openDeadLetters(log.database)).toEqual(before);
    expect(before).toHaveLength(1);
  });

  it('is a difference if only the new one could continue; accepting it closes the dead letter', async () => {
    await feedLive(poison());
    const { differences } = await rebuilt(totals());
    expect(differences[0]).toMatchObject({ kind: 'stream', stream: ids[0], live: 3, rebuilt: 11, error: expect.stringContaining('no (') });
    await askToTake(log.database, 'totals', log.person.id, 'the fault is repaired');
    await workerOf(totals()).workOff();
    expect(await openDeadLetters(log.database)).toEqual([]);
    await feedLive();
    expect((await rows()).map(({ versions }) => versions.length)).toEqual([11, 11]);
  });

  it('is a difference if only the live one could continue; accepting the new one creates a dead letter', async () => {
    await feedLive();
    const { differences } = await rebuilt(totals(poison()));
    expect(differences[0]).toMatchObject({ kind: 'stream', stream: ids[0], live: 11, rebuilt: 3 });
    await askToTake(log.database, 'totals', log.person.id, 'these figures should not have been counted');
    await workerOf(totals(poison())).workOff();
    expect(await openDeadLetters(log.database)).toMatchObject([{ projectionVersion: 1, streamId: ids[0], version: 4 }]);
  });

  it('continues after a skipped event, in the rebuilt model too', async () => {
    await feedLive(poison());
    const [deadLetter] = await openDeadLetters(log.database);
    if (deadLetter === undefined) throw new Error('nothing failed');
    await skipDeadLetter(log.database, deadLetter, log.person.id, 'the event is wrong');
    await feedLive();
    expect(await rebuilt(totals())).toMatchObject({ state: 'swapped', differences: [] });
    const skipping = (await rows()).find(({ account_id }) => account_id === ids[0]);
    expect(skipping?.versions).toEqual([1, 2, 3, 5, 6, 7, 8, 9, 10, 11]);
  });
});

describe('several workers', () => {
  it('build a model once, and it cannot be requested twice', async () => {
    await feedLive();
    const id = await askRebuild(log.database, 'totals', log.person.id);
    await expect(askRebuild(log.database, 'totals', log.person.id)).rejects.toThrow(RebuildUnderWayError);
    const other = startProcess(log.url);
    const done = await Promise.all([workerOf(totals()).workOff(), workerOf(totals(), other.database).workOff()]);
    await other.close();
    expect(done.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await outcomeOf(id)).toMatchObject({ state: 'swapped' });
  });

  it('resume a rebuild after a crash, and the crashed one can write no more when it resumes', async () => {
    await feedLive();
    const before = await rows();
    let release = (): void => undefined;
    let reached = (): void => undefined;
    const inside = new Promise<void>((resolve) => (reached = resolve));
    const stuck = new Totals('totals');
    let calls = 0;
    stuck.handleBatch = async (events, tx) => {
      calls += 1;
      if (calls === 2) await new Promise<void>((resolve) => [(release = resolve), reached()]);
      for (const event of events) await stuck.handle(event, tx);
    };
    const dying = startProcess(log.url);
    const id = await askRebuild(log.database, 'totals', log.person.id);
    const fate = workerOf(totals(stuck), dying.database).workOff();
    await inside;
    // The database sees a crash only as closed connections.
    await log.owner.query(
      `select pg_terminate_backend(l.pid) from pg_locks l where l.locktype = 'advisory'
       and (l.classid::bigint << 32 | l.objid::bigint) = hashtextextended('rebuild totals', 7263)`,
    );
    const survivor = until(async () => (await workerOf(totals()).workOff()) > 0);
    await until(() => log.owner.one(`select from pg_stat_activity where wait_event_type = 'Lock' and query like 'update rebuilds%'`));
    release();
    await survivor;
    expect(await outcomeOf(id)).toMatchObject({ state: 'swapped', differences: [] });
    await expect(fate).rejects.toThrow(RebuildLostError);
    await dying.close();
    expect(await rows()).toEqual(before);
    expect(await leftovers()).toEqual({ tables: 0, streams: 0, places: 0 });
  });

  it('have nothing to accept if nothing differs', async () => {
    await expect(askToTake(log.database, 'totals', log.person.id, 'because')).rejects.toThrow(NothingToTakeError);
    await feedLive();
    await rebuilt();
    await expect(askToTake(log.database, 'totals', log.person.id, 'because')).rejects.toThrow(NothingToTakeError);
  });
});
