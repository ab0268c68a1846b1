import { withMinimumDuration } from './reset-password.js';

describe('the minimum duration of an answer', () => {
  afterEach(() => jest.useRealTimers());

  it('hides how quickly the work ended, whether it succeeded or failed', async () => {
    for (const work of [() => Promise.resolve('done'), () => Promise.reject(new Error('refused'))]) {
      let over = false;
      const answer = withMinimumDuration(30, work()).finally(() => (over = true));
      answer.catch(() => undefined);
      await new Promise((resolve) => setImmediate(resolve));
      expect(over).toBe(false);
      await answer.catch(() => undefined);
    }
    expect(await withMinimumDuration(1, Promise.resolve('done'))).toBe('done');
    await expect(withMinimumDuration(1, Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });
});
