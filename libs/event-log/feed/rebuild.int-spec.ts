import { createTestDatabase, type TestDatabase } from '#libs/testing/test-database';
import type { Transaction } from '#libs/platform/database/database';
import { Sequencer } from '../sequencer/sequencer.js';
import { type LogUnderTest, startLog } from '../testing/log-under-test.js';
import { createTotals, inBatches, Totals } from '../testing/totals-consumer.js';
import { LogFeed } from './log-feed.js';
import { rebuild, type Rebuildable } from './rebuild.js';

let test: TestDatabase;
let log: LogUnderTest;
let sequencer: Sequencer;
beforeEach(async () => {
  test = await createTestDatabase();
  log = await startLog(test.url);
  await createTotals(log.owner);
  await createTotals(log.owner, 'totals_beside');
  sequencer = new Sequencer(log.database, log.wakeups);
  const ids = await Promise.all([log.open(), log.open()]);
  for (let i = 0; i < 20; i += 1) await log.run(ids[i % 2] ?? '', { type: 'add', amount: i });
  await sequencer.drain();
});
afterEach(async () => {
  await sequencer.stop();
  await log.close();
  await test.drop();
});

const differing = `select account_id from (
  (table totals except table totals_beside) union all (table totals_beside except table totals)) d order by 1`;
function model(consumer: Totals): Rebuildable {
  return {
    consumer,
    live: 1,
    prepare: async (tx: Transaction) => void (await tx.query('delete from totals_beside')),
    compare: async (tx: Transaction) => (await tx.query<{ account_id: string }>(differing)).map(({ account_id }) => account_id),
    swap: async (tx: Transaction) => {
      await tx.query('delete from totals');
      await tx.query('insert into totals table totals_beside');
    },
  };
}
async function feedLive(upTo?: number): Promise<void> {
  const feed = new LogFeed(log.database, log.wakeups, [new Totals('totals')], { ...(upTo && { batch: upTo }) });
  await feed.drain();
  await feed.stop();
}

describe('a rebuild', () => {
  it('gives an equal model from the whole log, without letting anything out', async () => {
    await feedLive();
    const consumer = inBatches(new Totals('totals', 2, 'totals_beside'));
    const deliveries: boolean[] = [];
    const handle = consumer.handleBatch;
    consumer.handleBatch = (events, tx, delivery) => {
      deliveries.push(delivery.rebuild);
      return handle?.(events, tx, delivery) ?? Promise.resolve();
    };
    expect(await rebuild(log.database, model(consumer))).toEqual({ position: 22, differences: [], swapped: true });
    expect(deliveries.every((rebuilding) => rebuilding)).toBe(true);
  });

  it('finds what was changed by hand, and swaps only when told to', async () => {
    await feedLive();
    await log.owner.query('update totals set total = total + 1 where account_id = (select min(account_id::text)::uuid from totals)');
    const first = await rebuild(log.database, model(new Totals('totals', 2, 'totals_beside')));
    expect(first).toMatchObject({ swapped: false });
    expect(first.differences).toHaveLength(2);
    expect(await rebuild(log.database, model(new Totals('totals', 2, 'totals_beside')), () => true)).toMatchObject({ swapped: true });
    expect(await log.owner.query(differing)).toEqual([]);
  });

  it('compares at the position of the live model, even when that trails', async () => {
    await feedLive();
    const id = await log.open();
    await log.run(id, { type: 'add', amount: 5 });
    await sequencer.drain();
    expect(await rebuild(log.database, model(new Totals('totals', 2, 'totals_beside')))).toMatchObject({ position: 22, differences: [] });
  });
});
