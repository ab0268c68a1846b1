import { type LogUnderTest, startLog } from '#libs/testing/log-under-test';
import { Sequencer } from '../sequencer/sequencer.js';
import { LogReader } from './log-reader.js';

let log: LogUnderTest;
beforeAll(async () => {
  log = await startLog();
});
afterAll(() => log.close());
afterEach(() => void jest.restoreAllMocks());

const place = async (): Promise<void> => {
  await log.open();
  await log.sequencer.drain();
};
const positions = async (read: Promise<readonly { pos: number }[]>): Promise<number[]> => (await read).map(({ pos }) => pos);

/** The pool also serves other users in this process: an earlier action may still be in NOTIFY. */
const isReadOfLog = ([config]: readonly unknown[]): boolean => (config as { name?: string }).name === 'read_log';

/** Holds answers of the database back until `release`. */
function holdAnswers(): { asked: () => number; release: () => void } {
  const query = log.database.pool.query.bind(log.database.pool) as (config: unknown) => Promise<unknown>;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const spied = jest.spyOn(log.database.pool, 'query').mockImplementation((async (config: unknown) => {
    const answer = await query(config);
    await held;
    return answer;
  }) as never);
  return { asked: () => spied.mock.calls.filter(isReadOfLog).length, release };
}

describe('readers that share the end of the log', () => {
  it('get what existed when they asked, even if an earlier read was in progress', async () => {
    await place();
    const reader = new LogReader(log.database);
    expect(await positions(reader.read(0))).toEqual([1]);

    const answers = holdAnswers();
    const early = positions(reader.read(1));
    while (answers.asked() === 0) await new Promise(setImmediate);
    await new Promise((resume) => setTimeout(resume, 50));
    jest.restoreAllMocks();
    await place();
    const late = positions(reader.read(1));
    answers.release();

    expect(await early).toEqual([]);
    expect(await late).toEqual([2]);
  });

  it('share one query if they ask at the same time', async () => {
    const reader = new LogReader(log.database);
    await reader.read(0);
    await place();
    const spied = jest.spyOn(log.database.pool, 'query');
    const reads = await Promise.all([1, 2, 3, 4].map(() => positions(reader.read(2))));
    expect(reads).toEqual([[3], [3], [3], [3]]);
    expect(spied.mock.calls.filter(isReadOfLog)).toHaveLength(1);
  });

  it('continue after a failed read', async () => {
    const reader = new LogReader(log.database);
    await reader.read(0);
    const spied = jest.spyOn(log.database.pool, 'query').mockRejectedValueOnce(new Error('away') as never);
    await expect(reader.read(3)).rejects.toThrow('away');
    spied.mockRestore();
    await place();
    expect(await positions(reader.read(3))).toEqual([4]);
  });

  it('are given what the sequencer of their process places, as the database has it', async () => {
    const [reader, late] = [new LogReader(log.database), new LogReader(log.database)];
    const end = await reader.lastPosition();
    await reader.read(0);
    const sequencer = new Sequencer(log.database, log.wakeups, undefined, reader);
    const unread = new Sequencer(log.database, log.wakeups, undefined, late);
    await log.open();
    await log.open();
    await log.sequencer.stop();
    await sequencer.drain();
    const spied = jest.spyOn(log.database.pool, 'query');
    const given = await reader.read(end);
    expect(spied.mock.calls.filter(isReadOfLog)).toEqual([]);
    expect(given).toEqual(await new LogReader(log.database).read(end));
    expect(given).toHaveLength(2);

    // Another process placed what comes before: nothing is kept with a gap.
    await log.open();
    await sequencer.stop();
    await unread.drain();
    expect(await positions(reader.read(end + 2))).toEqual([end + 3]);
    expect(await positions(late.read(0))).toHaveLength(end + 3);
    await unread.stop();
  });
});
