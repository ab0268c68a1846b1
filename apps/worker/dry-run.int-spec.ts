import { seeded } from '../bench/random.js';
import { DryRunWorld } from '#libs/testing/dry-run-world';

/** `npm run prove -- dry-run` asks about many more. */
const milliseconds = 14_000;

describe('what a dry run says', () => {
  let world: DryRunWorld;
  const random = seeded(Number(process.env['DRY_RUN_SEED'] ?? Math.floor(Math.random() * 1e9)));

  beforeAll(async () => {
    world = await DryRunWorld.start(random);
  });
  afterAll(() => world.stop());

  it('is what then happens, through the machine and every consumer, and nothing is written by asking', async () => {
    const outcomes = new Map<string, number>();
    const faults: unknown[] = [];
    for (const end = Date.now() + milliseconds; Date.now() < end && faults.length === 0;) {
      const order = await world.place();
      for (let steps = 0; steps < 40 && Date.now() < end && faults.length === 0; steps += 1) {
        const step = await world.step(order);
        const kind = step.outcome.split(' ')[0] ?? '';
        outcomes.set(kind, (outcomes.get(kind) ?? 0) + 1);
        if (step.faults.length > 0) faults.push({ ...step.attempt, faults: step.faults });
      }
    }
    expect(faults).toEqual([]);
    expect(outcomes.get('accepted')).toBeGreaterThan(10);
    expect(outcomes.get('refused')).toBeGreaterThan(2);
  }, 40_000);
});
