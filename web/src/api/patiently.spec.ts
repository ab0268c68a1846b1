import { ProblemError } from '../lib/problem.js';
import { patiently } from './patiently.js';

const tooFast = (seconds?: number) => new ProblemError({ status: 429, code: 'tooManyWrites' }, seconds);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a call that the server limits', () => {
  it('waits when it is refused for being too fast, and shows that meanwhile', async () => {
    const send = jest.fn().mockRejectedValueOnce(tooFast(42)).mockRejectedValueOnce(tooFast(3)).mockResolvedValue('done');
    const waits: (number | null)[] = [];
    const answer = patiently<string>(send, { signal: new AbortController().signal, onWait: (seconds) => waits.push(seconds) });
    await jest.advanceTimersByTimeAsync(41_999);
    expect(send).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(send).toHaveBeenCalledTimes(2);
    await jest.advanceTimersByTimeAsync(3_000);
    await expect(answer).resolves.toBe('done');
    expect(waits).toEqual([42, null, 3, null]);
  });

  it('ends with the refusal when somebody stops it', async () => {
    const stop = new AbortController();
    const send = jest.fn().mockRejectedValue(tooFast(42));
    const answer = patiently(send, { signal: stop.signal });
    const refused = expect(answer).rejects.toMatchObject({ code: 'tooManyWrites' });
    await jest.advanceTimersByTimeAsync(1_000);
    stop.abort();
    await refused;
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('hands on every other refusal, and one that names no time', async () => {
    const { signal } = new AbortController();
    const stale = new ProblemError({ status: 412, code: 'staleVersion' }, 5);
    await expect(patiently(() => Promise.reject(stale), { signal })).rejects.toBe(stale);
    const endless = tooFast();
    await expect(patiently(() => Promise.reject(endless), { signal })).rejects.toBe(endless);
  });
});
