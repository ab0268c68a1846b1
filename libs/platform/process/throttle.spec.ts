import { Throttle } from './throttle.js';

beforeEach(() => void jest.useFakeTimers({ now: 0 }));
afterEach(() => void jest.useRealTimers());

describe('a throttle', () => {
  const after = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

  it('lets all that wait go on together, when the interval of the first is over', async () => {
    const throttle = new Throttle(20);
    const seen: string[] = [];
    const turn = (name: string) => throttle.wait(performance.now()).then(() => seen.push(name));
    void turn('first');
    await after(15);
    void turn('second');
    await after(4);
    expect(seen).toEqual([]);
    await after(1);
    expect(seen).toEqual(['first', 'second']);
    expect(jest.getTimerCount()).toBe(0);
    void turn('third');
    await after(20);
    expect(seen).toEqual(['first', 'second', 'third']);
  });

  it('waits for nothing after a turn that took longer', async () => {
    const began = performance.now();
    await after(21);
    let gone = false;
    void new Throttle(20).wait(began).then(() => (gone = true));
    await after(0);
    expect(gone).toBe(true);
  });
});
