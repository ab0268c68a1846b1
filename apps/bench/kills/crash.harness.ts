import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '../product/client.js';
import { seeded } from '../product/random.js';
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
    const faults: string[] = [];
    const totals = { acknowledged: 0, repeated: 0, arrived: 0, slowest: 0 };
    for (let seed = first; seed < first + seeds; seed += 1) {
      const random = seeded(seed);
      let back: Promise<Client> | undefined;
      const staff = await stack.signIn();
      const again = async (): Promise<Client> => (await back) ?? staff;
      const crew = orders.map((order) => new Writer(order, staff, again, 0));
      await whileWriting(crew, async () => {
        await pause(50 + random() * 1200);
        const started = stack.end('SIGKILL').then(() => stack.start());
        back = started.then(() => stack.signIn());
        totals.slowest = Math.max(totals.slowest, await started);
        await back;
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
