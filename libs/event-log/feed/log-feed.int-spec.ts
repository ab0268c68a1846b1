import pg from 'pg';
import { type LogUnderTest, startLog, startProcess } from '#libs/testing/log-under-test';
import { createTotals, inBatches, type Total, Totals } from '../testing/totals-consumer.js';
import { until } from '../testing/until.js';
import { applyBatch } from './apply.js';
import { InfrastructureError } from './consumer.js';
import { ConsumerRunner } from './consumer-runner.js';
import { NoSuchDeadLetterError, openDeadLetters, retryDeadLetter, skipDeadLetter } from './dead-letters.js';
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
