import { DryRunWorld } from '#libs/testing/dry-run-world';
import { Database } from '#libs/platform/database/database';
import { ownDatabase } from './own-database.js';
import { seeded } from './random.js';

/** Calls on one order, at most. */
const longest = 60;
const reportEvery = 250;

/**
 * Asks what random calls on random orders would lead to, makes them, runs every consumer, and compares all of it with what was said. Asking must leave every
 * table as it was. @returns the number of faults
 */
export async function dryRuns(count: number, seed: number, print: (line: string) => void): Promise<number> {
  print(`seed ${seed}`);
  const random = seeded(seed);
  const { url, ownerUrl, remove } = await ownDatabase(false);
  const database = Database.open(url, { max: 10 });
  const world = await DryRunWorld.start(random, { url, ownerUrl, database, drop: () => database.close().then(remove) });
  const outcomes = new Map<string, number>();
  const effects = new Map<string, number>();
  const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  let faults = 0;
  try {
    for (let done = 0; done < count;) {
      const order = await world.place();
      for (let steps = 0; steps < longest && done < count; steps += 1, done += 1) {
        const step = await world.step(order);
        add(outcomes, step.outcome);
        for (const effect of step.effects) add(effects, effect);
        if (step.faults.length > 0) print(`fault after ${done} calls: ${JSON.stringify(step.attempt)}\n${step.faults.join('\n')}`);
        faults += step.faults.length;
        if ((done + 1) % reportEvery === 0) print(`${done + 1} calls, ${faults} faults`);
      }
    }
    await world.stop();
  } finally {
    const list = (counts: Map<string, number>) => [...counts].sort(([, a], [, b]) => b - a).map(([name, n]) => `${n} ${name}`);
    print(`outcomes: ${list(outcomes).join(', ')}`);
    print(`with effects: ${list(effects).join(', ')}`);
    print(`${faults} faults`);
  }
  return faults;
}
