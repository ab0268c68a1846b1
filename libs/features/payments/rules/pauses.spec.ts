import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { firstPause } from '../storage/provider-tasks.js';
import { patience, pauseAfter } from './pauses.js';

const [second, hour] = [1_000_000, 3_600_000_000];

/** Times at which a subject without any answer is requested, microseconds after the start. */
function questions(until: number): number[] {
  const asked = [firstPause];
  for (let attempts = 0; (asked.at(-1) ?? 0) <= until; attempts += 1) {
    const unheardFor = asked.at(-1) ?? 0;
    asked.push(unheardFor + pauseAfter(attempts, unheardFor));
  }
  return asked;
}

describe('the pauses between questions to a provider that does not answer', () => {
  it('never shrink and are an hour at most', () => {
    const attempts = fc.nat({ max: 10_000 });
    const unheardFor = fc.nat({ max: 2 * patience });
    fc.assert(
      fc.property(attempts, unheardFor, (n, quiet) => {
        const pause = pauseAfter(n, quiet);
        return pause > 0 && pause <= pauseAfter(n + 1, quiet) && pause <= pauseAfter(n, quiet + second) && pause <= hour;
      }),
      runs(),
    );
    expect(pauseAfter(10_000, patience)).toBe(hour);
  });

  it.each([1, 2, 10, 60])('leave no gap longer than half a minute, or a tenth of the %i minutes without an answer', (minutes) => {
    const unheardFor = minutes * 60 * second;
    const next = questions(unheardFor).at(-1) ?? 0;
    expect(next - unheardFor).toBeLessThanOrEqual(Math.max(30 * second, unheardFor / 10));
  });

  it('ask no more than 200 times in the three days after which a person looks', () => {
    expect(questions(patience).length).toBeLessThan(200);
  });
});
