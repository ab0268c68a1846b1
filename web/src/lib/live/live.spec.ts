import { act } from '@testing-library/react';
import { fakeApi, problem } from '../testing/fake-api.js';
import { keepReading } from './live.js';

const flush = () => act(() => jest.advanceTimersByTimeAsync(0));

describe('the live line', () => {
  let end: AbortController;
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(0);
    end = new AbortController();
  });
  afterEach(async () => {
    end.abort();
    await flush();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it.each([
    [429, 'tooManyLiveStreams'],
    [503, 'liveStreamsFull'],
  ])('reconnects without a notice, and no sooner than a full server (%i) asks', async (status, code) => {
    const warned = jest.spyOn(console, 'error');
    const { asked } = fakeApi({ 'GET /live': () => problem(status, code, 'Full', { 'retry-after': '60' }) });
    const onHint = jest.fn();
    void keepReading(onHint, end.signal);
    await flush();
    expect(asked).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(59_900));
    expect(asked).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(asked).toHaveLength(2);
    expect([onHint.mock.calls, warned.mock.calls]).toEqual([[], []]);
  });

  it('waits twice as long after each failure that asks for nothing', async () => {
    const { asked } = fakeApi({ 'GET /live': () => problem(502, 'gateway', 'Away') });
    void keepReading(jest.fn(), end.signal);
    await flush();
    for (const [after, calls] of [
      [1_500, 2],
      [3_000, 3],
      [6_000, 4],
    ] as const) {
      await act(() => jest.advanceTimersByTimeAsync(after));
      expect(asked).toHaveLength(calls);
    }
  });
});
