import { Loop, type LoopOptions, type NextTurn } from './loop.js';
import { Throttle } from './throttle.js';

const pollEvery = 1_000;

describe('a loop', () => {
  let turns: number;
  let next: NextTurn | Error;
  let faults: unknown[];
  let loop: Loop;

  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
    turns = 0;
    next = 'wait';
    faults = [];
    loop = looped();
  });
  afterEach(async () => {
    await loop.stop();
    jest.useRealTimers();
  });

  const looped = (more: Partial<LoopOptions> = {}) =>
    new Loop(
      () => {
        turns += 1;
        return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
      },
      { pollEvery, throttle: new Throttle(50), retry: { first: 100, longest: 400 }, onFault: (fault) => faults.push(fault), ...more },
    );
  const after = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

  it('takes a turn at its start, and one per polling interval while there is nothing to do', async () => {
    loop.start();
    await after(0);
    expect(turns).toBe(1);
    await after(pollEvery - 1);
    expect(turns).toBe(1);
    await after(1);
    expect(turns).toBe(2);
  });

  it('takes a turn at once when it is woken, also by a wake-up of the turn before', async () => {
    loop.start();
    await after(0);
    loop.wake();
    await after(0);
    expect(turns).toBe(2);
    await after(10);
    expect(turns).toBe(2);

    await loop.stop();
    loop = new Loop(
      () => {
        turns += 1;
        if (turns === 3) loop.wake();
        return Promise.resolve('wait');
      },
      { pollEvery, retry: { first: 1, longest: 1 }, onFault: () => undefined },
    );
    loop.start();
    await after(0);
    expect(turns).toBe(4);
  });

  it('keeps its interval between turns that found less than they could take', async () => {
    next = 'soon';
    loop.start();
    await after(49);
    expect(turns).toBe(1);
    loop.wake();
    await after(0);
    expect(turns).toBe(1);
    await after(1);
    expect(turns).toBe(2);
  });

  it('repeats a full turn without a pause', async () => {
    loop = new Loop(() => Promise.resolve(++turns < 5 ? 'again' : 'wait'), {
      pollEvery,
      retry: { first: 1, longest: 1 },
      onFault: () => undefined,
    });
    loop.start();
    await after(0);
    expect(turns).toBe(5);
  });

  it('pauses twice as long after each failure, up to the longest pause, whatever wakes it', async () => {
    next = new Error('away');
    loop.start();
    await after(0);
    for (const [pause, seen] of [
      [100, 2],
      [200, 3],
      [400, 4],
      [400, 5],
    ] as const) {
      loop.wake();
      await after(pause - 1);
      expect(turns).toBe(seen - 1);
      await after(1);
      expect(turns).toBe(seen);
    }
    expect(faults).toHaveLength(5);
  });

  it('resets the pause after a turn without failure; `retry` pauses without a report', async () => {
    const script: NextTurn[] = ['retry', 'retry', 'again', 'retry', 'wait'];
    loop = new Loop(() => Promise.resolve(script[turns++] ?? 'wait'), {
      pollEvery,
      retry: { first: 100, longest: 400 },
      onFault: (fault) => faults.push(fault),
    });
    loop.start();
    await after(100 + 200);
    expect(turns).toBe(4);
    await after(99);
    expect(turns).toBe(4);
    await after(1);
    expect(turns).toBe(5);
    expect(faults).toEqual([]);
  });

  it('ends a wait and a pause when it is stopped, and may start again', async () => {
    loop.start();
    await after(0);
    await loop.stop();
    await after(10 * pollEvery);
    expect(turns).toBe(1);

    next = new Error('away');
    loop.start();
    await after(0);
    await loop.stop();
    expect(turns).toBe(2);
  });

  it('finishes the current turn before it is stopped', async () => {
    let finish: (() => void) | undefined;
    let isFinished = false;
    loop = new Loop(
      () =>
        new Promise<NextTurn>((resolve) => {
          finish = () => resolve('again');
        }),
      { pollEvery, retry: { first: 1, longest: 1 }, onFault: () => undefined },
    );
    loop.start();
    const stopped = loop.stop().then(() => (isFinished = true));
    await after(0);
    expect(isFinished).toBe(false);
    finish?.();
    await stopped;
    expect(isFinished).toBe(true);
  });
});
