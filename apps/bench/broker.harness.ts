import { setTimeout as pause } from 'node:timers/promises';
import { Client } from './client.js';
import { Cluster, clusterPassword } from './cluster.js';
import { effectFaults, lostWrites } from './effects.js';
import { type Offered, offerLoad } from './offered-load.js';
import { percentile } from './percentile.js';
import { type CyclingOrder, cyclingOrders } from './workload.js';

const rate = 200;
const orderCount = 96;
/** maximum latency of a write while the broker is down, milliseconds */
const goal = 300;
/** maximum time until all consumers have caught up, milliseconds */
const drainLimit = 300_000;
/** shorter than a token's lifetime, seconds */
const shift = 300;

/**
 * Continues at 200 commands a second while the broker is killed and stays down for `seconds`, and is then restarted under the same load.
 * @returns number of faults: lost or duplicate writes and effects; a p99 above its goal is printed
 */
export async function broker(seconds: number, print: (line: string) => void): Promise<number> {
  const cluster = await Cluster.create({ apis: 1, workers: [{}] });
  try {
    await cluster.start();
    const origin = cluster.apis[0]?.origin ?? '';
    const signedIn = () => Client.signIn(origin, 'owner@registra.example', clusterPassword);
    const orders = await cyclingOrders(
      await Client.signIn(origin, 'client@registra.example', clusterPassword),
      await signedIn(),
      orderCount,
      8,
    );
    const during = (time: number): Promise<Offered> => offerFor(origin, orders, time);
    const before = await during(5);
    const killing = pause(200).then(() => cluster.broker.kill());
    const down = await during(seconds);
    await killing;
    const [health, carried] = await Promise.all([healthOf(origin), backlog(cluster)]);
    const back = performance.now();
    const [after] = await Promise.all([during(10), cluster.broker.start()]);
    await cluster.settled(drainLimit);
    const drained = performance.now() - back;
    const found = [...(await lostWrites(await signedIn(), orders)), ...(await effectFaults(cluster.database))];
    if (health !== 'degraded') found.push(`readiness said ${health} while the broker was down`);
    found.forEach(print);
    const writes = before.latencies.length + down.latencies.length + after.latencies.length;
    print(
      `broker: down ${seconds} s under ${rate} commands/s, ${writes} writes acknowledged, p99 ${inWords(down)} while it was down (goal < ${goal} ms; before ${inWords(before)}, ` +
        `coming back ${inWords(after)}), ${carried} events waited, all taken ${(drained / 1000).toFixed(1)} s after its start, ${found.length} lost or doubled`,
    );
    return found.length;
  } finally {
    await cluster.remove();
  }
}

/** Generates load for `seconds`; users sign in again before their tokens expire. */
async function offerFor(origin: string, orders: readonly CyclingOrder[], seconds: number): Promise<Offered> {
  const all: Offered = { latencies: [], late: 0 };
  for (let left = seconds; left > 0; left -= shift) {
    const staff = await Client.signIn(origin, 'owner@registra.example', clusterPassword);
    const end = performance.now() + Math.min(left, shift) * 1000;
    const { latencies, late } = await offerLoad(staff, orders, rate, () => performance.now() >= end);
    all.latencies.push(...latencies);
    all.late += late;
  }
  return all;
}

const inWords = ({ latencies, late }: Offered): string =>
  `${percentile(latencies, 0.99).toFixed(0)} ms${late > 0 ? ` (${late} beats late)` : ''}`;

async function healthOf(origin: string): Promise<string> {
  return ((await (await fetch(`${origin}/health/ready`)).json()) as { status: string }).status;
}

/** Sequenced events that the relay has not sent. */
async function backlog({ database }: Cluster): Promise<number> {
  const row = await database.one<{ waiting: number }>(
    `select (select max(pos) from event_order) - (select pos from checkpoints where reader like 'relay %') as waiting`,
  );
  return Number(row?.waiting);
}
