import { ProblemError } from './problem.js';
import { retryWhenRefused } from './retry-when-refused.js';

describe('a query that may be refused for now', () => {
  it('is asked again after the wait that the answer names, and not without end', () => {
    const busy = new ProblemError({ status: 429, code: 'tooManyPreviews' }, 7);
    expect([retryWhenRefused.retry(0, busy), retryWhenRefused.retryDelay(0, busy)]).toEqual([true, 7000]);
    expect(retryWhenRefused.retryDelay(3, new ProblemError({ status: 429, code: 'tooManyPreviews' }))).toBe(5000);
    expect(retryWhenRefused.retry(20, busy)).toBe(false);
  });

  it('is not repeated after another failure', () => {
    for (const fault of [new ProblemError({ status: 409, code: 'noPreview' }), new TypeError('no answer')])
      expect(retryWhenRefused.retry(0, fault)).toBe(false);
  });
});
