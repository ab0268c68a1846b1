import { setTimeout as pause } from 'node:timers/promises';
import { Client } from './client.js';
import { seeded } from './random.js';
import { Stack } from './stack.js';
import { type CyclingOrder, cyclingOrders, nextWrite } from './workload.js';

const writers = 16;

/** A writer's request that was sent but not answered when the process died. */
interface Unknown {
  order: CyclingOrder;
  write: ReturnType<typeof nextWrite>;
}

/** Writes to `order` until the process dies; returns the unanswered write. */
async function writeUntilKilled(staff: Client, order: CyclingOrder, tally: { acknowledged: number }): Promise<Unknown> {
  for (;;) {
    const write = nextWrite(order);
    try {
      const answer = await staff.call(write.method, write.path, write.body, { 'idempotency-key': write.key });
      if (answer.status !== 200) throw new RefusedWrite(`${write.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      order.turn += 1;
      order.version += write.events;
      tally.acknowledged += 1;
    } catch (error) {
      if (error instanceof RefusedWrite) throw error;
      return { order, write };
    }
  }
}

class RefusedWrite extends Error {}

/** Retries the unanswered write with its key: it must have exactly one effect, whether or not the first attempt arrived. */
async function settle(staff: Client, { order, write }: Unknown): Promise<boolean> {
  const answer = await staff.call(write.method, write.path, write.body, { 'idempotency-key': write.key });
  if (answer.status !== 200) throw new Error(`the repeated ${write.path} was answered ${answer.status} ${JSON.stringify(answer.body)}`);
  order.turn += 1;
  order.version += write.events;
  return answer.headers.get('idempotency-replayed') === 'true';
}

async function faults(staff: Client, orders: readonly CyclingOrder[]): Promise<string[]> {
  const found: string[] = [];
  for (const order of orders) {
    const { version } = await staff.must<{ version: number }>('GET', `/orders/${order.id}`);
    if (version !== order.version) found.push(`order ${order.id} stands at ${version}, acknowledged were ${order.version}`);
    const certificate = await staff.must<{ matches: boolean }>('GET', `/orders/${order.id}/replay`);
    if (!certificate.matches) found.push(`order ${order.id} does not replay`);
  }
  return found;
}

/**
 * Kills the process with SIGKILL at a random moment while 16 clients write, restarts it, retries unanswered writes with their keys, and compares every order's
 * version with the acknowledged writes: a lost command makes it lower, a duplicate one higher.
 * @returns number of faults over all seeds
 */
export async function crash(seeds: number, firstSeed: number, print: (line: string) => void): Promise<number> {
  const stack = await Stack.create();
  const totals = { acknowledged: 0, arrived: 0, unknown: 0, slowest: 0, faults: 0 };
  try {
    await stack.start();
    let staff = await Client.signIn(stack.origin, 'owner@registra.example');
    const orders = await cyclingOrders(await Client.signIn(stack.origin, 'client@registra.example'), staff, writers);
    for (let seed = firstSeed; seed < firstSeed + seeds; seed += 1) {
      const random = seeded(seed);
      const tally = { acknowledged: 0 };
      const running = Promise.all(orders.map((order) => writeUntilKilled(staff, order, tally)));
      await pause(50 + random() * 1200);
      await stack.end('SIGKILL');
      const unknown = await running;
      const recovery = await stack.start();
      staff = await Client.signIn(stack.origin, 'owner@registra.example');
      const arrived = (await Promise.all(unknown.map((each) => settle(staff, each)))).filter(Boolean).length;
      const found = await faults(staff, orders);
      found.forEach(print);
      totals.acknowledged += tally.acknowledged;
      totals.unknown += unknown.length;
      totals.arrived += arrived;
      totals.faults += found.length;
      totals.slowest = Math.max(totals.slowest, recovery);
    }
  } finally {
    await stack.remove();
  }
  print(
    `crash: seeds ${firstSeed}..${firstSeed + seeds - 1}, ${totals.acknowledged} acknowledged, ${totals.unknown} unanswered of which ${totals.arrived} had arrived, ` +
      `slowest recovery ${(totals.slowest / 1000).toFixed(1)} s, ${totals.faults} faults`,
  );
  return totals.faults;
}
