import { EmbeddedDatabaseError } from './embedded-error.js';
import { keepRunning } from './keep-running.js';

/** A server that ends `ends` times in all, and whose starts fail `failures` times first. */
function mortal(ends: number, failures = 0) {
  const seen = { starts: 0, lines: [] as string[] };
  const watch = new AbortController();
  const server = {
    isRunning: () => {
      if (ends > 0) return (ends -= 1) < 0;
      watch.abort();
      return true;
    },
    startAgain: () => {
      seen.starts += 1;
      return failures-- > 0 ? Promise.reject(new EmbeddedDatabaseError('no room')) : Promise.resolve();
    },
  };
  const run = (pauses: number[]) => keepRunning(server, { report: (line) => void seen.lines.push(line), signal: watch.signal, pauses });
  return { seen, run };
}

describe('a server that ends', () => {
  it('is started again, and both are reported', async () => {
    const { seen, run } = mortal(2);
    await run([0, 0, 0]);
    expect([seen.starts, seen.lines.length]).toEqual([2, 4]);
    expect(seen.lines[0]).toBe('the embedded database ended; it is started again');
    expect(seen.lines[1]).toMatch(/^the embedded database is back after \d+\.\d s$/);
  });

  it('is started again after a failed start, whose reason is reported', async () => {
    const { seen, run } = mortal(1, 2);
    await run([0, 0, 0]);
    expect([seen.starts, seen.lines[1], seen.lines[2]]).toEqual([3, 'no room', 'no room']);
  });

  it('is given up after repeated ends, with one sentence', async () => {
    const { seen, run } = mortal(100);
    await expect(run([0, 0])).rejects.toThrow(
      new EmbeddedDatabaseError('the embedded database ended 2 times and does not stay; its log is server.log in DATA_DIR/postgres'),
    );
    expect(seen.starts).toBe(2);
  });

  it('is left alone once the product ends', async () => {
    const watch = new AbortController();
    let starts = 0;
    const server = { isRunning: () => false, startAgain: () => Promise.resolve(void (starts += 1)) };
    watch.abort();
    await keepRunning(server, { report: () => undefined, signal: watch.signal });
    expect(starts).toBe(0);
  });
});
