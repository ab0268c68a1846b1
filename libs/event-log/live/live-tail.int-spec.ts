import { type LogUnderTest, startLog } from '#libs/testing/log-under-test';
import { LogReader } from '../feed/log-reader.js';
import { until } from '../testing/until.js';
import { LiveTail } from './live-tail.js';

let log: LogUnderTest;
beforeAll(async () => {
  log = await startLog();
});
afterAll(() => log.close());

describe('the live tail', () => {
  it('delivers what is sequenced after its start, each position once and in order, and nothing older', async () => {
    await log.open();
    await log.sequencer.drain();
    const tail = log.stopAtEnd(new LiveTail(new LogReader(log.database), log.wakeups));
    await tail.start();
    const seen: number[] = [];
    tail.subscribe((events) => seen.push(...events.map(({ pos }) => pos)));
    for (let i = 0; i < 5; i += 1) {
      await log.open();
      await log.sequencer.drain();
    }
    await until(() => Promise.resolve(seen.length >= 5));
    expect(seen).toEqual([2, 3, 4, 5, 6]);
    expect(tail.position).toBe(6);
    await tail.stop();
  });

  it('lets a reader that was disconnected catch up', async () => {
    const tail = log.stopAtEnd(new LiveTail(new LogReader(log.database), log.wakeups));
    expect((await tail.since(3)).map(({ pos }) => pos)).toEqual([4, 5, 6]);
    expect((await tail.since(1, 2)).map(({ pos }) => pos)).toEqual([2, 3]);
  });
});

describe('the reader of the log', () => {
  it('shares what is near the end among readers at different positions', async () => {
    const reader = new LogReader(log.database);
    const asked = jest.spyOn(log.database.pool, 'query');
    await reader.read(0);
    expect((await reader.read(2)).map(({ pos }) => pos)).toEqual([3, 4, 5, 6]);
    expect((await reader.read(4, 1)).map(({ pos }) => pos)).toEqual([5]);
    // The pool is shared with other users in this process.
    const reads = asked.mock.calls.filter(([statement]) => (statement as unknown as { name?: string }).name === 'read_log');
    expect(reads).toHaveLength(1);
    asked.mockRestore();
    await log.open();
    await log.sequencer.drain();
    expect((await Promise.all([reader.read(6), reader.read(6)])).map((events) => events.map(({ pos }) => pos))).toEqual([[7], [7]]);
  });

  it('fails on a missing position', async () => {
    await log.owner.query('alter table event_order disable trigger all; delete from event_order where pos = 4');
    await expect(new LogReader(log.database).read(0)).rejects.toThrow('position 4 is missing before 5');
  });
});
