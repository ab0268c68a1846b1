import fc from 'fast-check';
import { firstPause } from '../storage/provider-tasks.js';
import { pauseAfter } from './pauses.js';

const [second, hour] = [1_000_000, 3_600_000_000];

describe('the pauses between questions to a provider that does not answer', () => {
  it('never shrink and are an hour at most', () => {
    const attempts = fc.nat({ max: 10_000 });
    fc.assert(
      fc.property(attempts, (n) => pauseAfter(n) <= pauseAfter(n + 1) && pauseAfter(n) <= hour && Number.isSafeInteger(pauseAfter(n))),
    );
    expect(pauseAfter(10_000)).toBe(hour);
  });

  it('leave nothing unasked for longer than half a minute after it was silent for one', () => {
    const asked = [firstPause];
    for (let attempts = 0; (asked.at(-1) ?? 0) <= 60 * second; attempts += 1) asked.push((asked.at(-1) ?? 0) + pauseAfter(attempts));
    expect((asked.at(-1) ?? 0) - 60 * second).toBeLessThanOrEqual(30 * second);
  });
});
