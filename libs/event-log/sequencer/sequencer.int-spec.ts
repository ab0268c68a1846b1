import { setTimeout as wait } from 'node:timers/promises';
import { v7 } from 'uuid';
import { type LogUnderTest, type Process, startLog, startProcess } from '#libs/testing/log-under-test';
import { until } from '../testing/until.js';
import { notifyPeople } from '../signals/notified.js';
import { Sequencer } from './sequencer.js';

let log: LogUnderTest;
beforeEach(async () => {
  log = await startLog();
});
afterEach(() => log.close());

const sequencerIn = ({ database, wakeups }: Process): Sequencer => log.stopAtEnd(new Sequencer(database, wakeups));

interface Placed {
  pos: number;
  stream_id: string;
  version: number;
}
const placed = (): Promise<Placed[]> =>
  log.owner.query<Placed>('select pos, stream_id, version from event_order join events using (event_id) order by pos');

/** Positions 1, 2, 3 ..., every event once, each stream in version order. */
async function expectSoundOrder(events: number): Promise<void> {
  const rows = await placed();
  expect(rows.map(({ pos }) => pos)).toEqual(Array.from({ length: events }, (_, i) => i + 1));
  const versions = new Map<string, number>();
  for (const { stream_id, version } of rows) {
    expect(version).toBe((versions.get(stream_id) ?? 0) + 1);
    versions.set(stream_id, version);
  }
  expect(await log.owner.one('select count(*) as left from unsequenced')).toEqual({ left: 0 });
}

/** Adds to `streams` from `processes` until `total` commands are done. @returns how many events there are */
async function write(processes: readonly Process[], streams: number, total: number): Promise<number> {
  const ids = await Promise.all(Array.from({ length: streams }, () => log.open()));
  await Promise.all(
    Array.from({ length: total }, async (_, i) => {
      const one = processes[i % processes.length] ?? log;
      await log.runIn(one, ids[i % streams] ?? '', { type: 'add', amount: 1 });
    }),
  );
  return streams + total;
}

describe('the sequencer', () => {
  it('sequences events of several processes without gaps and each stream in version order', async () => {
    const others = [startProcess(log.url), startProcess(log.url)];
    const events = await write([log, ...others], 5, 150);
    expect(await sequencerIn(log).drain()).toBe(events);
    await expectSoundOrder(events);
    await Promise.all(others.map((one) => one.close()));
  });

  it('is woken by a commit of this process and of another, without waiting for its poll', async () => {
    await log.wakeups.listen();
    const sequencer = sequencerIn(log);
    sequencer.start();
    const id = await log.open();
    await until(async () => (await placed()).length === 1);
    const other = startProcess(log.url);
    const heard = new Promise<void>((resolve) => log.wakeups.on('committed', () => resolve()));
    await log.runIn(other, id, { type: 'add', amount: 1 });
    await heard;
    await until(async () => (await placed()).length === 2);
    await sequencer.stop();
    await other.close();
  });

  it('leaves no gap and sequences nothing twice if two run at once', async () => {
    const other = startProcess(log.url);
    const sequencers = [sequencerIn(log), sequencerIn(other)];
    sequencers.forEach((one) => one.start());
    const events = await write([log, other], 4, 200);
    await until(async () => (await placed()).length === events);
    await expectSoundOrder(events);
    await Promise.all(sequencers.map((one) => one.stop()));
    await other.close();
  });

  it('gives up its lead if another leader sequenced events meanwhile, and then continues from there', async () => {
    const [mine, other] = [sequencerIn(log), startProcess(log.url)];
    await log.open();
    await mine.drain();
    // Simulates a leader that was paused until it lost its lock: the other writes without the lock.
    await log.open();
    await log.owner.query(`with gone as (delete from unsequenced returning event_id)
      insert into event_order select 2, event_id, sha256('another leader') from gone`);
    await log.open();
    await expect(mine.drain()).rejects.toThrow(/duplicate key/);
    expect(await mine.drain()).toBe(1);
    await expectSoundOrder(3);
    await mine.stop();
    await other.close();
  });

  it('recovers after its connection was killed, while another may take the lead', async () => {
    const other = startProcess(log.url);
    const sequencers = [sequencerIn(log), sequencerIn(other)];
    sequencers.forEach((one) => one.start());
    const writing = write([log, other], 4, 200);
    for (let kills = 0; kills < 3; kills += 1) {
      const killed = await until(() =>
        log.owner.one<{ pid: number }>(`select pg_terminate_backend(pid), pid from pg_locks where locktype = 'advisory'
          and database = (select oid from pg_database where datname = current_database()) limit 1`),
      );
      expect(killed.pid).toBeGreaterThan(0);
    }
    const events = await writing;
    await until(async () => (await placed()).length === events);
    await expectSoundOrder(events);
    await Promise.all(sequencers.map((one) => one.stop()));
    await other.close();
  });

  it('includes every earlier version if clocks make ids contradict versions and a batch is full', async () => {
    const stream = v7();
    const ids = Array.from({ length: 2_100 }, () => v7()).reverse();
    await log.owner.query(
      `with e as (insert into events select id, 'account', $2, ordinal, 'Added', 1, '{}', '{}', 1000 - ordinal from unnest($1::uuid[]) with ordinality as n(id, ordinal)
       returning event_id) insert into unsequenced select event_id from e`,
      [ids, stream],
    );
    await sequencerIn(log).drain();
    await expectSoundOrder(2_100);
  });
});

describe('hints of the sequencer', () => {
  it('are received again after the listening connection was lost, and the loss wakes every listener', async () => {
    const woken = new Promise<void>((resolve) => log.wakeups.on('sequenced', () => resolve()));
    let heard = '';
    log.wakeups.on('notified', (person) => (heard = person));
    await log.wakeups.listen();
    await log.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`,
    );
    await woken;
    await notifyPeople(log.owner, ['somebody']);
    await until(() => Promise.resolve(heard !== ''));
    expect(heard).toBe('somebody');
  });

  it('are sent at once and then at most once per interval, however many commits there are', async () => {
    const other = startProcess(log.url);
    let heard = 0;
    other.wakeups.on('committed', () => (heard += 1));
    await other.wakeups.listen();
    for (let i = 0; i < 1_000; i += 1) log.wakeups.committed();
    await until(() => Promise.resolve(heard > 1));
    await wait(100);
    expect(heard).toBe(2);
    await other.close();
  });
});
