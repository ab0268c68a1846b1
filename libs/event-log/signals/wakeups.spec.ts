import type { Database } from '#libs/platform/database/database';
import { HintThrottle, Wakeups } from './wakeups.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a throttle by keys', () => {
  it('runs the first work after a pause at once, and the last of what follows once, after the interval', () => {
    const done: string[] = [];
    const throttle = new HintThrottle(50);
    for (const work of ['a1', 'a2', 'a3', 'b1']) throttle.run(work[0] ?? '', () => done.push(work));
    expect(done).toEqual(['a1', 'b1']);
    jest.advanceTimersByTime(49);
    expect(done).toEqual(['a1', 'b1']);
    jest.advanceTimersByTime(1);
    expect(done).toEqual(['a1', 'b1', 'a3']);
    jest.advanceTimersByTime(50);
    throttle.run('a', () => done.push('a4'));
    expect(done).toEqual(['a1', 'b1', 'a3', 'a4']);
    expect(jest.getTimerCount()).toBe(1);
  });

  it('never runs twice within the interval, however many come', () => {
    const at: number[] = [];
    const throttle = new HintThrottle(5);
    for (let time = 0; time < 100; time += 1, jest.advanceTimersByTime(1)) throttle.run('a', () => at.push(performance.now()));
    expect(at).toEqual(Array.from({ length: 21 }, (_, n) => (at[0] ?? 0) + 5 * n));
    throttle.clear();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('a hint to other processes', () => {
  it('waits for no timer after a pause', async () => {
    const sent: string[] = [];
    const query = (sql: string): Promise<never[]> => Promise.resolve(sent.push(sql)).then(() => []);
    const wakeups = new Wakeups({ query } as unknown as Database);
    for (let n = 0; n < 3; n += 1) wakeups.committed();
    await Promise.resolve();
    expect(sent).toEqual(['notify "registra_committed"']);
    await jest.advanceTimersByTimeAsync(5);
    expect(sent).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(5);
    expect(sent).toHaveLength(2);
    wakeups.committed();
    await Promise.resolve();
    expect(sent).toHaveLength(3);
    await wakeups.close();
  });
});
