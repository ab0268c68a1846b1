import { type LogUnderTest, startLog } from '#libs/testing/log-under-test';
import { acquireNamedLock, consumerLocks } from '#libs/platform/database/locks';
import { createTotals, inBatches, type Total, Totals } from '../testing/totals-consumer.js';
import { until } from '../testing/until.js';
import { type Batch, consumerLockOf } from './apply.js';
import { openDeadLetters } from './dead-letters.js';
import { GroupCommit } from './group-commit.js';
import { LogFeed } from './log-feed.js';
import { LogReader } from './log-reader.js';
import { takeCheckpoint } from './progress.js';

const names = ['a', 'b', 'c'] as const;

let log: LogUnderTest;
let tests = 0;
/** accounts of this test, with three events each */
let ids: string[];
beforeAll(async () => {
  log = await startLog();
});
afterAll(() => log.close());
beforeEach(async () => {
  tests += 1;
  for (const name of names) await createTotals(log.owner, tableOf(name));
  ids = (await Promise.all([log.open(), log.open(), log.open()])).sort();
  for (const id of [...ids, ...ids]) await log.run(id, { type: 'add', amount: 1 });
  await log.sequencer.drain();
});

const consumerOf = (name: string): string => `${name}${tests}`;
const tableOf = (name: string): string => `totals_${consumerOf(name)}`;
const make = (name: string): Totals => new Totals(consumerOf(name), 1, tableOf(name));
const feedOf = (...consumers: Totals[]): LogFeed =>
  log.stopAtEnd(new LogFeed(log.database, log.wakeups, consumers, { delays: [0, 0, 0, 0] }));
const rows = (name: string) =>
  log.owner.query<Total & { xmin: string }>(`select *, xmin::text from ${tableOf(name)} where account_id = any ($1) order by account_id`, [
    ids,
  ]);
/** The versions of its effects, by account. */
const effects = async (name: string) => new Map((await rows(name)).map(({ account_id, versions }) => [account_id, versions]));
const whole = () => new Map(ids.map((id) => [id, [1, 2, 3]]));
/** From the start of the log to its end. */
const batchOf = async (consumer: Totals, epoch: number, events: Batch['events']): Promise<Batch> => ({
  applying: { database: log.database, consumer, reading: {}, skipped: new Set(), delivery: { rebuild: false } },
  events,
  span: { from: 0, to: await new LogReader(log.database).lastPosition(), epoch },
});

describe('consumers that come together', () => {
  it('share a transaction if they handle batches', async () => {
    const feed = feedOf(inBatches(make('a')), inBatches(make('b')), make('c'));
    feed.start();
    let version = 3;
    const [together, alone] = await until(async () => {
      await log.run(ids[0] ?? '', { type: 'add', amount: 1 });
      await log.sequencer.drain();
      version += 1;
      await until(async () => (await Promise.all(names.map(effects))).every((one) => one.get(ids[0] ?? '')?.at(-1) === version));
      const [a, b, c] = (await Promise.all(names.map(rows))).map(([first]) => first?.xmin);
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
    const handled = async () => (await Promise.all(names.map(effects))).flatMap((one) => [...one.values()].flat()).length;
    await until(async () => (await handled()) === 25 && (await openDeadLetters(log.database)).length === 1);
    await feed.stop();
    expect([await effects('a'), await effects('c')]).toEqual([whole(), whole()]);
    expect(await effects('b')).toEqual(whole().set(ids[1] ?? '', [1]));
    expect(await openDeadLetters(log.database)).toEqual([expect.objectContaining({ consumer: b.name, streamId: ids[1], version: 2 })]);
  });

  it('go on without one that lost its lead', async () => {
    const events = await new LogReader(log.database).read(0);
    const [a, b] = [inBatches(make('a')), inBatches(make('b'))];
    const { epoch } = await takeCheckpoint(log.database, a);
    await takeCheckpoint(log.database, a);
    const [lost, led] = [await batchOf(a, epoch, events), await batchOf(b, (await takeCheckpoint(log.database, b)).epoch, events)];
    const group = new GroupCommit();
    expect(await Promise.allSettled([group.apply(lost), group.apply(led)])).toEqual([
      { status: 'rejected', reason: expect.objectContaining({ message: `${a.name}: led by somebody else` }) },
      { status: 'fulfilled', value: undefined },
    ]);
    expect([(await effects('a')).size, await effects('b')]).toEqual([0, whole()]);
    expect([a.batches, b.batches]).toEqual([2, 2]);
  });

  it('move their checkpoints together past what concerns none of them, without one that lost its lead', async () => {
    const [a, b] = [inBatches(make('a')), make('b')];
    const { epoch } = await takeCheckpoint(log.database, a);
    await takeCheckpoint(log.database, a);
    const [lost, led] = [await batchOf(a, epoch, []), await batchOf(b, (await takeCheckpoint(log.database, b)).epoch, [])];
    const group = new GroupCommit();
    const outcomes = await Promise.allSettled([group.apply(lost), group.apply(led)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(
      await log.owner.query('select reader, pos from checkpoints where reader = any ($1) order by reader', [[a.name, b.name]]),
    ).toEqual([
      { reader: a.name, pos: 0 },
      { reader: b.name, pos: led.span?.to },
    ]);
  });

  it('handle their events in one order in every process, whoever comes first', async () => {
    const events = await new LogReader(log.database).read(0);
    const order: string[] = [];
    const [a, b] = [inBatches(make('a')), inBatches(make('b'))];
    a.before = () => void order.push('a');
    b.before = () => void order.push('b');
    const group = new GroupCommit();
    const [late, soon] = [await batchOf(a, 0, events), await batchOf(b, 0, events)];
    // As from a broker, without a checkpoint.
    await Promise.all([soon, late].map(({ applying }) => group.apply({ applying, events })));
    expect([...new Set(order)]).toEqual(['a', 'b']);
    expect([await effects('a'), await effects('b'), order.length]).toEqual([whole(), whole(), 2 * events.length]);
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
    expect([await effects('a'), await effects('b')]).toEqual([whole(), whole()]);
  });
});
