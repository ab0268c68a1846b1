import { setTimeout as pause } from 'node:timers/promises';
import { seeded } from '../product/random.js';
import { RetryingClient } from '../product/retrying-client.js';
import { onStack } from '../product/stack.js';
import { cyclingOrders } from '../product/workload.js';
import type { Harness } from '../programs.js';
import { lostWrites } from './effects.js';
import { sumOf, whileWriting, Writer } from './writer.js';

const writers = 16;

/**
 * Kills the product with SIGKILL at a random moment while 16 clients write, restarts it, and compares every order's version with the acknowledged writes: a lost
 * command makes it lower, a duplicate one higher.
 */
export const run: Harness<'crash'> = ({ seeds, seed: first }, print) =>
  onStack(async (stack) => {
    const orders = await cyclingOrders(await stack.signIn('client'), await stack.signIn(), writers);
    const staff = new RetryingClient(() => stack.signIn());
    const faults: string[] = [];
    const totals = { acknowledged: 0, repeated: 0, arrived: 0, slowest: 0 };
    for (let seed = first; seed < first + seeds; seed += 1) {
      const random = seeded(seed);
      const crew = orders.map((order) => new Writer(order, staff, 0));
      await whileWriting(crew, async () => {
        await pause(50 + random() * 1200);
        await stack.end('SIGKILL');
        totals.slowest = Math.max(totals.slowest, await stack.start());
      });
      const found = await lostWrites(await stack.signIn(), orders);
      found.forEach((fault) => print(`seed ${seed}: ${fault}`));
      faults.push(...found);
      for (const figure of ['acknowledged', 'repeated', 'arrived'] as const) totals[figure] += sumOf(crew, figure);
    }
    return {
      faults,
      line:
        `seeds ${first}..${first + seeds - 1}, ${totals.acknowledged} acknowledged, ${totals.repeated} unanswered of which ${totals.arrived} had arrived, ` +
        `slowest recovery ${(totals.slowest / 1000).toFixed(1)} s`,
    };
  });
