import pg from 'pg';
import { acquireNamedLock, consumerLocks } from '#libs/platform/database/locks';
import { type LogUnderTest, startLog, startProcess } from '#libs/testing/log-under-test';
import { createTotals, inBatches, type Total, Totals } from '../testing/totals-consumer.js';
import { until } from '../testing/until.js';
import { applyBatch, type Batch, consumerLockOf } from './apply.js';
import { InfrastructureError } from './consumer.js';
import { ConsumerRunner } from './consumer-runner.js';
import { NoSuchDeadLetterError, openDeadLetters, retryDeadLetter, skipDeadLetter } from './dead-letters.js';
import { GroupCommit } from './group-commit.js';
import { logLag } from './lag.js';
import { LogFeed } from './log-feed.js';
import { LogReader } from './log-reader.js';
import { takeCheckpoint } from './progress.js';

let log: LogUnderTest;
let ids: string[];
beforeEach(async () => {
  log = await startLog();
  await createTotals(log.owner);
  ids = await Promise.all([log.open(), log.open(), log.open()]);
  for (const id of [...ids, ...ids]) await log.run(id, { type: 'add', amount: 1 });
  await log.sequencer.drain();
});
afterEach(() => log.close());

const soon = [0, 0, 0, 0];
const totals = async (): Promise<Map<string, Total>> =>
  new Map((await log.owner.query<Total>('select * from totals')).map((row) => [row.account_id, row]));
const add = async (id: string | undefined, times = 1): Promise<void> => {
  for (let i = 0; i < times; i += 1) await log.run(id ?? '', { type: 'add', amount: 1 });
  await log.sequencer.drain();
};
const feedOf = (...consumers: Totals[]): LogFeed => log.stopAtEnd(new LogFeed(log.database, log.wakeups, consumers, { delays: soon }));
async function drained(feed: LogFeed, times = 1): Promise<void> {
  for (let i = 0; i < times; i += 1) await feed.drain();
  await feed.stop();
}
const all = (versions: number[]) => ids.map((id) => [id, { account_id: id, total: versions.length - 1, versions }]);

describe.each([
  ['one by one', (consumer: Totals) => consumer],
  ['in batches', inBatches],
])('a consumer that handles events %s', (_, make) => {
  it('applies every event once, in version order', async () => {
    await drained(feedOf(make(new Totals('totals'))));
    expect(await totals()).toEqual(new Map(all([1, 2, 3]) as never));
  });

  it('skips applied events if the checkpoint is lost', async () => {
    await drained(feedOf(make(new Totals('totals'))));
    await log.owner.query('update checkpoints set pos = 0');
    await add(ids[0]);
    await drained(feedOf(make(new Totals('totals'))));
    expect((await totals()).get(ids[0] ?? '')?.versions).toEqual([1, 2, 3, 4]);
    expect((await totals()).get(ids[1] ?? '')?.versions).toEqual([1, 2, 3]);
  });

  it('reads missing events of a stream from the log if the checkpoint is too far', async () => {
    await log.owner.query(`insert into checkpoints (reader, projection_version, pos) values ('totals', 1, 6)`);
    await add(ids[0]);
    await drained(feedOf(make(new Totals('totals'))));
    expect((await totals()).get(ids[0] ?? '')?.versions).toEqual([1, 2, 3, 4]);
  });

  it('gets only the types it wants, and gaps of other types are ignored', async () => {
    await drained(feedOf(make(new Totals('totals', 1, 'totals', ['Added']))));
    expect((await totals()).get(ids[0] ?? '')?.versions).toEqual([2, 3]);
  });

  it('looks for missing events in the log only where it has not read what comes before', async () => {
    const query = jest.spyOn(pg.Client.prototype, 'query');
    const looks = () => query.mock.calls.filter(([one]) => (one as { name?: string }).name === 'read_stretches').length;
    const consumer = make(new Totals('totals', 1, 'totals', ['Added']));
    const lead = async (): Promise<ConsumerRunner> => {
      const reading = { database: log.database, consumer, reading: {}, delivery: { rebuild: false } };
      const runner = new ConsumerRunner(reading, new LogReader(log.database, {}));
      await runner.takeOver();
      return runner;
    };
    const first = await lead();
    consumer.before = () => {
      throw new InfrastructureError('away');
    };
    await expect(first.step()).rejects.toThrow('away');
    consumer.before = () => undefined;
    await first.step();
    await add(ids[0]);
    const later = await log.open();
    await add(later);
    await first.step();
    expect([looks(), (await totals()).get(ids[0] ?? '')?.versions, (await totals()).get(later)?.versions]).toEqual([0, [2, 3, 4], [2]]);

    await log.owner.query('update consumer_streams set version = 2 where stream_id = $1', [ids[0]]);
    await add(ids[0]);
    await (await lead()).step();
    expect([looks(), (await totals()).get(ids[0] ?? '')?.versions]).toEqual([1, [2, 3, 4, 3, 4, 5]]);
    query.mockRestore();
  });

  it('parks the stream of an event it cannot handle, and continues with the others', async () => {
    const consumer = make(new Totals('totals'));
    consumer.before = ({ streamId, version }) => {
      if (streamId === ids[1] && version === 2) throw new Error('poison');
    };
    const feed = feedOf(consumer);
    await feed.drain();
    await add(ids[1]);
    await add(ids[0]);
    await drained(feed);
    const now = await totals();
    expect(now.get(ids[0] ?? '')?.versions).toEqual([1, 2, 3, 4]);
    expect(now.get(ids[1] ?? '')?.versions).toEqual([1]);
    expect(now.get(ids[2] ?? '')?.versions).toEqual([1, 2, 3]);
    const [deadLetter] = await openDeadLetters(log.database);
    expect(deadLetter).toMatchObject({ consumer: 'totals', streamId: ids[1], version: 2, error: 'Error: poison' });
    expect(await logLag(log.database, 'consumers')).toMatchObject({
      head: 11,
      unsequenced: 0,
      readers: [{ name: 'totals', behind: 0 }],
      parked: 1,
    });
    expect((await logLag(log.database, 'relay')).readers).toEqual([]);
  });

  it('drains a parked stream in version order once the fault is gone, with all later events', async () => {
    const consumer = make(new Totals('totals'));
    let broken = true;
    consumer.before = ({ streamId, version }) => {
      if (broken && streamId === ids[1] && version === 2) throw new Error('poison');
    };
    const feed = feedOf(consumer);
    await feed.drain();
    await add(ids[1], 2);
    broken = false;
    await drained(feed);
    expect((await totals()).get(ids[1] ?? '')?.versions).toEqual([1, 2, 3, 4, 5]);
    expect(await openDeadLetters(log.database)).toEqual([]);
    await add(ids[1]);
    await drained(feedOf(consumer));
    expect((await totals()).get(ids[1] ?? '')?.versions).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('a dead letter', () => {
  const poisoned = (): Totals => {
    const consumer = new Totals('totals');
    consumer.before = ({ streamId, version }) => {
      if (streamId === ids[1] && version === 2) throw new Error('poison');
    };
    return consumer;
  };

  it('is tried five times and then waits for a person', async () => {
    await drained(feedOf(poisoned()), 9);
    const [deadLetter] = await openDeadLetters(log.database);
    expect(deadLetter).toMatchObject({ attempts: 5, nextAttemptAt: null });
  });

  it('gets another five attempts when a person retries, which is recorded', async () => {
    await drained(feedOf(poisoned()), 9);
    const [deadLetter] = await openDeadLetters(log.database);
    await retryDeadLetter(log.database, deadLetter ?? fail(), log.person.id);
    await drained(feedOf(new Totals('totals')));
    expect((await totals()).get(ids[1] ?? '')?.versions).toEqual([1, 2, 3]);
    expect(await log.owner.query('select consumer, act, actor_id, reason from dead_letter_acts')).toEqual([
      { consumer: 'totals', act: 'retry', actor_id: log.person.id, reason: null },
    ]);
  });

  it('is passed when a person skips it with a reason, also by a later rebuild', async () => {
    await drained(feedOf(poisoned()));
    const [deadLetter] = await openDeadLetters(log.database);
    await skipDeadLetter(log.database, deadLetter ?? fail(), log.person.id, 'the amount was a test');
    await drained(feedOf(poisoned()));
    expect((await totals()).get(ids[1] ?? '')?.versions).toEqual([1, 3]);
    await createTotals(log.owner, 'totals_2');
    await drained(feedOf(new Totals('totals', 2, 'totals_2')));
    const again = await log.owner.query<Total>('select * from totals_2 where account_id = $1', [ids[1]]);
    expect(again[0]?.versions).toEqual([1, 3]);
    expect(await log.owner.one('select act, actor_id, reason from dead_letter_acts')).toEqual({
      act: 'skip',
      actor_id: log.person.id,
      reason: 'the amount was a test',
    });
  });

  it.each([
    ['the last of its stream', 0],
    ['before others', 2],
  ])('is closed by a retry if its type is no longer taken: %s', async (_place, later) => {
    const id = await log.open();
    await log.sequencer.drain();
    const consumer = new Totals('totals');
    consumer.before = ({ streamId }) => {
      if (streamId === id) throw new Error('poison');
    };
    await drained(feedOf(consumer), 9);
    const [deadLetter] = await openDeadLetters(log.database);
    expect(deadLetter).toMatchObject({ streamId: id, version: 1, nextAttemptAt: null });
    await add(id, later);
    await retryDeadLetter(log.database, deadLetter ?? fail(), log.person.id);
    await drained(feedOf(new Totals('totals', 1, 'totals', ['Added'])));
    expect(await openDeadLetters(log.database)).toEqual([]);
    expect((await logLag(log.database, 'consumers')).parked).toBe(0);
    expect((await totals()).get(id)?.versions ?? []).toEqual([2, 3].slice(0, later));
  });

  it('cannot be skipped twice', async () => {
    await drained(feedOf(poisoned()));
    const [deadLetter] = await openDeadLetters(log.database);
    await skipDeadLetter(log.database, deadLetter ?? fail(), log.person.id, 'why');
    await expect(skipDeadLetter(log.database, deadLetter ?? fail(), log.person.id, 'why')).rejects.toThrow(NoSuchDeadLetterError);
  });
});

describe('infrastructure errors', () => {
  it('pause the consumer without counting an attempt, and skip nothing', async () => {
    const consumer = new Totals('totals');
    let down = 3;
    consumer.before = () => {
      if (down > 0) {
        down -= 1;
        throw new InfrastructureError('the mail server is away');
      }
    };
    const feed = feedOf(consumer);
    feed.start();
    await until(async () => (await totals()).get(ids[2] ?? '')?.versions.length === 3);
    await feed.stop();
    expect(await totals()).toEqual(new Map(all([1, 2, 3]) as never));
    expect(await log.owner.one('select count(*) as n from dead_letters')).toEqual({ n: 0 });
  });
});

describe('a feed that keeps up', () => {
  it('stores the place of a consumer that no event concerns once in a while, not at each end of the log', async () => {
    const consumer = new Totals('idle', 1, 'totals', ['Nothing']);
    const applying = { database: log.database, consumer, reading: {}, delivery: { rebuild: false } };
    const runner = new ConsumerRunner(applying, new LogReader(log.database), { storeEvery: 60_000 });
    const stored = async () => (await log.owner.one<{ pos: number }>(`select pos from checkpoints where reader = 'idle'`))?.pos;
    const toTheEnd = async (): Promise<void> => {
      while ((await runner.step()) > 0);
    };
    await runner.takeOver();
    await toTheEnd();
    const first = await stored();
    expect(first).toBe(runner.position);
    await add(ids[0]);
    await toTheEnd();
    expect([await stored(), runner.position]).toEqual([first, Number(first) + 1]);
  });

  it('sleeps only after an empty read: what it read may be older than the hint that woke it', async () => {
    const whole = await new LogReader(log.database).read(0);
    const reader = new LogReader(log.database);
    jest.spyOn(reader, 'read').mockImplementation((after) => Promise.resolve(whole.slice(after, after + 1)));
    const feed = log.stopAtEnd(new LogFeed(log.database, log.wakeups, [new Totals('totals')], { reader }));
    const began = performance.now();
    feed.start();
    await until(async () => [...(await totals()).values()].flatMap(({ versions }) => versions).length === whole.length);
    // One wait for a wake-up takes a second, and each of these nine events comes in a batch that is not full.
    expect(performance.now() - began).toBeLessThan(4_000);
    await feed.stop();
    jest.restoreAllMocks();
  });
});

describe('leaders of one consumer', () => {
  it('lead one at a time: a second process waits and takes over when the first ends', async () => {
    const other = startProcess(log.url);
    const [first, second] = [new Totals('totals'), new Totals('totals')];
    const feeds = [feedOf(first), log.stopAtEnd(new LogFeed(other.database, other.wakeups, [second], { delays: soon }))];
    feeds.forEach((feed) => feed.start());
    await until(async () => (await totals()).size === 3);
    await feeds[0]?.stop();
    await add(ids[0]);
    await until(async () => (await totals()).get(ids[0] ?? '')?.versions.length === 4);
    await feeds[1]?.stop();
    expect((await totals()).get(ids[0] ?? '')?.versions).toEqual([1, 2, 3, 4]);
    await other.close();
  });

  it('are fenced by the epoch if they were paused while another led, and have no second effect', async () => {
    const stuck = new Totals('totals');
    const feed = feedOf(stuck);
    const old = await takeCheckpoint(log.database, stuck);
    const events = await new LogReader(log.database).read(0);
    await drained(feed);
    const applying = { database: log.database, consumer: stuck, reading: {}, skipped: new Set<string>(), delivery: { rebuild: false } };
    await expect(applyBatch({ applying, events, span: { from: 0, to: 9, epoch: old.epoch } })).rejects.toThrow(/led by somebody else/);
    expect(await totals()).toEqual(new Map(all([1, 2, 3]) as never));
  });

  it('recover after their connection was killed', async () => {
    const consumer = new Totals('totals');
    const feed = feedOf(consumer);
    feed.start();
    await until(async () => (await totals()).size === 3);
    await log.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await log.run(ids[0] ?? '', { type: 'add', amount: 1 });
    await log.sequencer.drain().catch(() => log.sequencer.drain());
    await until(async () => (await totals()).get(ids[0] ?? '')?.versions.length === 4);
    await feed.stop();
    expect((await totals()).get(ids[0] ?? '')?.versions).toEqual([1, 2, 3, 4]);
  });
});

describe('consumers that come together', () => {
  const tableOf = (name: string): string => `totals_${name}`;
  const make = (name: string): Totals => new Totals(name, 1, tableOf(name));
  const rows = (name: string) =>
    log.owner.query<Total & { xmin: string }>(`select *, xmin::text from ${tableOf(name)} order by account_id`);
  /** The versions of its effects, by account. */
  const effects = async (name: string) => new Map((await rows(name)).map(({ account_id, versions }) => [account_id, versions]));
  beforeEach(async () => {
    for (const name of ['a', 'b', 'c']) await createTotals(log.owner, tableOf(name));
  });

  it('share a transaction if they handle batches', async () => {
    const feed = feedOf(inBatches(make('a')), inBatches(make('b')), make('c'));
    feed.start();
    let version = 3;
    const [together, alone] = await until(async () => {
      await add(ids[0]);
      version += 1;
      await until(async () => (await Promise.all(['a', 'b', 'c'].map(effects))).every((one) => one.get(ids[0] ?? '')?.at(-1) === version));
      const [a, b, c] = (await Promise.all(['a', 'b', 'c'].map(rows))).map(
        (all) => all.find(({ account_id }) => account_id === ids[0])?.xmin,
      );
      return a === b ? [a, c] : undefined;
    });
    expect(alone).not.toBe(together);
    await feed.stop();
  });

  it('each have their own dead letters, and every other effect once', async () => {
    const [a, b] = [inBatches(make('a')), inBatches(make('b'))];
    b.before = ({ streamId, version }) => {
      if (streamId === ids[1] && version === 2) throw new Error('poison');
    };
    const feed = feedOf(a, b, make('c'));
    feed.start();
    const handled = async () => (await Promise.all(['a', 'b', 'c'].map(effects))).flatMap((one) => [...one.values()].flat()).length;
    await until(async () => (await handled()) === 25 && (await openDeadLetters(log.database)).length === 1);
    await feed.stop();
    const whole = new Map(ids.map((id) => [id, [1, 2, 3]]));
    expect([await effects('a'), await effects('c')]).toEqual([whole, whole]);
    expect(await effects('b')).toEqual(new Map(whole).set(ids[1] ?? '', [1]));
    expect(await openDeadLetters(log.database)).toEqual([expect.objectContaining({ consumer: 'b', streamId: ids[1], version: 2 })]);
  });

  it('go on without one that lost its lead', async () => {
    const events = await new LogReader(log.database).read(0);
    const batchOf = (consumer: Totals, epoch: number): Batch => ({
      applying: { database: log.database, consumer, reading: {}, skipped: new Set(), delivery: { rebuild: false } },
      events,
      span: { from: 0, to: 9, epoch },
    });
    const [a, b] = [inBatches(make('a')), inBatches(make('b'))];
    const { epoch } = await takeCheckpoint(log.database, a);
    await takeCheckpoint(log.database, a);
    const other = await takeCheckpoint(log.database, b);
    const group = new GroupCommit();
    const outcomes = await Promise.allSettled([group.apply(batchOf(a, epoch)), group.apply(batchOf(b, other.epoch))]);
    expect(outcomes).toEqual([
      { status: 'rejected', reason: expect.objectContaining({ message: 'a: led by somebody else' }) },
      { status: 'fulfilled', value: undefined },
    ]);
    expect([(await effects('a')).size, await effects('b')]).toEqual([0, new Map(ids.map((id) => [id, [1, 2, 3]]))]);
    expect([a.batches, b.batches]).toEqual([2, 2]);
  });

  it('move their checkpoints together past what concerns none of them, without one that lost its lead', async () => {
    const [a, b] = [inBatches(make('a')), make('b')];
    const [lost, led] = [(await takeCheckpoint(log.database, a)).epoch, (await takeCheckpoint(log.database, b)).epoch];
    await takeCheckpoint(log.database, a);
    const pastAll = (consumer: Totals, epoch: number): Batch => ({
      applying: { database: log.database, consumer, reading: {}, skipped: new Set(), delivery: { rebuild: false } },
      events: [],
      span: { from: 0, to: 9, epoch },
    });
    const group = new GroupCommit();
    const outcomes = await Promise.allSettled([group.apply(pastAll(a, lost)), group.apply(pastAll(b, led))]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await log.owner.query('select reader, pos from checkpoints order by reader')).toEqual([
      { reader: 'a', pos: 0 },
      { reader: 'b', pos: 9 },
    ]);
  });

  it('wait for none that a rebuild holds', async () => {
    const [a, b] = [inBatches(make('a')), inBatches(make('b'))];
    const feed = feedOf(a, b);
    await log.owner.transaction(async (rebuild) => {
      await acquireNamedLock(rebuild, consumerLocks, consumerLockOf(a));
      feed.start();
      await until(async () => (await effects('b')).size === 3);
      expect((await effects('a')).size).toBe(0);
    });
    await until(async () => (await effects('a')).size === 3);
    await feed.stop();
    expect([await effects('a'), await effects('b')]).toEqual(Array(2).fill(new Map(ids.map((id) => [id, [1, 2, 3]]))));
  });
});

describe('many consumers under load', () => {
  it('each see everything once while events are written, sequencer and feeds run, and effects fail at random', async () => {
    for (const table of ['a', 'b', 'c']) await createTotals(log.owner, `totals_${table}`);
    const consumers = ['a', 'b', 'c'].map((name) => new Totals(name, 1, `totals_${name}`));
    consumers.forEach((consumer, i) => {
      let calls = 0;
      consumer.before = () => {
        calls += 1;
        if (calls % 60 === 0) throw new InfrastructureError('now and then');
        if (calls % (41 + i) === 0) throw new Error('now and then');
      };
    });
    if (consumers[2]) inBatches(consumers[2]);
    const feed = log.stopAtEnd(new LogFeed(log.database, log.wakeups, consumers, { delays: Array<number>(1_000).fill(0), batch: 20 }));
    log.sequencer.start();
    feed.start();
    await Promise.all(Array.from({ length: 120 }, (_, i) => log.run(ids[i % 3] ?? '', { type: 'add', amount: 1 })));
    const expected = [1, ...Array.from({ length: 42 }, (_, i) => i + 2)];
    for (const name of ['a', 'b', 'c']) {
      const rows = await until(async () => {
        const found = await log.owner.query<Total>(`select * from totals_${name}`);
        return found.length === 3 && found.every(({ versions }) => versions.length >= expected.length) ? found : undefined;
      });
      for (const { versions, total } of rows) expect({ versions, total }).toEqual({ versions: expected, total: 42 });
    }
    await feed.stop();
  });
});

function fail(): never {
  throw new Error('there is no dead letter');
}
