import { seeded } from '../bench/product/random.js';
import { countOf, seedFrom } from '#machines/kernel/testing/runs';
import { DryRunWorld } from '#libs/testing/dry-run-world';

const steps = countOf({ quick: 40, full: 10_000 });
const [accepted, refused] = [11, 3];

describe('the outcome that a dry run predicts', () => {
  let world: DryRunWorld;
  const seed = seedFrom(Math.floor(Math.random() * 1e9));
  const random = seeded(seed);

  beforeAll(async () => {
    world = await DryRunWorld.start(random);
  });
  afterAll(() => world.stop());

  it(`equals what then happens in the machine and every consumer, and predicting writes nothing, seed ${seed}`, async () => {
    const outcomes = new Map<string, number>();
    const faults: unknown[] = [];
    const count = (kind: string) => outcomes.get(kind) ?? 0;
    const isEnough = (done: number) => done >= steps && count('accepted') >= accepted && count('refused') >= refused;
    let order = await world.place();
    for (let done = 0; !isEnough(done) && faults.length === 0; done += 1) {
      if (done % 20 === 19) order = await world.place();
      const step = await world.step(order);
      const kind = step.outcome.split(' ')[0] ?? '';
      outcomes.set(kind, count(kind) + 1);
      if (step.faults.length > 0) faults.push({ ...step.attempt, faults: step.faults });
    }
    expect(faults).toEqual([]);
    expect(count('accepted')).toBeGreaterThanOrEqual(accepted);
  });
});
