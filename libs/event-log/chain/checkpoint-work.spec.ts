import type { Wakeups } from '../signals/wakeups.js';
import { CheckpointWork } from './checkpoint-work.js';

/** A signer whose runs end when the test says so. */
class SlowSigner {
  readonly ends: ((fault?: Error) => void)[] = [];
  signNow = (): Promise<undefined> =>
    new Promise((resolve, reject) => this.ends.push((fault) => (fault === undefined ? resolve(undefined) : reject(fault))));
}
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

let signer: SlowSigner;
let warnings: string[];
let work: CheckpointWork;
let ask: () => void;
let end: () => void;
beforeEach(() => {
  signer = new SlowSigner();
  warnings = [];
  work = new CheckpointWork(signer, { warn: ({ err }: { err?: Error }) => void warnings.push(err?.message ?? '') });
  let listener: (() => void) | undefined;
  end = work.follow({
    on: (_: string, given: () => void) => {
      listener = given;
      return () => (listener = undefined);
    },
  } as unknown as Wakeups);
  ask = () => listener?.();
});

describe('the signing of checkpoints', () => {
  it('runs once for readers who ask at the same time, and again for a later reader', async () => {
    for (let time = 0; time < 3; time += 1) ask();
    expect(signer.ends).toHaveLength(1);
    signer.ends[0]?.();
    await settled();
    ask();
    expect(signer.ends).toHaveLength(2);
  });

  it('logs a failure that a reader’s request met, and serves the next reader', async () => {
    ask();
    signer.ends[0]?.(new Error('the log was cut'));
    await settled();
    expect(warnings).toEqual(['the log was cut']);
    ask();
    expect(signer.ends).toHaveLength(2);
  });

  it('passes the failure of a scheduled run to the scheduler, and logs nothing itself', async () => {
    const run = work.run();
    signer.ends[0]?.(new Error('the log was cut'));
    await expect(run).rejects.toThrow('the log was cut');
    expect(warnings).toEqual([]);
  });

  it('stops after one last run behind the one under way, and serves no later reader', async () => {
    ask();
    end();
    const ended = work.end();
    signer.ends[0]?.();
    await settled();
    ask();
    signer.ends[1]?.(new Error('away'));
    await ended;
    expect([signer.ends.length, warnings]).toEqual([2, ['away']]);
  });
});
