import { Semaphore } from './semaphore.js';

/** Until everything that can go on has. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Work that ends on request. */
function work(): { started: boolean; done: (fault?: Error) => void; run: () => Promise<string> } {
  let end: (fault?: Error) => void = () => undefined;
  const ended = new Promise<string>((resolve, reject) => (end = (fault) => (fault ? reject(fault) : resolve('done'))));
  const one = {
    started: false,
    done: (fault?: Error) => end(fault),
    run: () => {
      one.started = true;
      return ended;
    },
  };
  return one;
}

describe('a semaphore', () => {
  it('lets as much run as it has room for, and the next in the order in which they came', async () => {
    const semaphore = new Semaphore(2);
    const all = [work(), work(), work(), work()];
    const ends = all.map((one) => semaphore.run(one.run));
    const started = async () => {
      await turn();
      return all.map((one) => one.started);
    };
    expect(await started()).toEqual([true, true, false, false]);
    all[1]?.done();
    expect(await started()).toEqual([true, true, true, false]);
    all[0]?.done();
    expect(await started()).toEqual([true, true, true, true]);
    all[2]?.done();
    all[3]?.done();
    expect(await Promise.all(ends)).toEqual(['done', 'done', 'done', 'done']);
  });

  it('has its room again when all is done, and after work that failed', async () => {
    const semaphore = new Semaphore(1);
    const [failing, next, after, last] = [work(), work(), work(), work()];
    const failed = semaphore.run(failing.run);
    const waited = semaphore.run(next.run);
    failing.done(new Error('broken'));
    await expect(failed).rejects.toThrow('broken');
    next.done();
    await expect(waited).resolves.toBe('done');
    const running = semaphore.run(after.run);
    const waiting = semaphore.run(last.run);
    await turn();
    expect([after.started, last.started]).toEqual([true, false]);
    after.done();
    last.done();
    expect(await Promise.all([running, waiting])).toEqual(['done', 'done']);
  });
});
