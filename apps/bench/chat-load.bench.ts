import { setTimeout as pause } from 'node:timers/promises';
import { talks } from './chat-people.js';
import { readersOf, talking } from './chat-talkers.js';
import { Client } from './client.js';
import { Cluster, clusterPassword } from './cluster.js';
import { offerLoad } from './offered-load.js';
import { percentile } from './percentile.js';
import { cyclingOrders } from './workload.js';

/** Chats in which two people write a message a second each, before four live streams. */
const chats = 100;

/** Operations of others: a second, and over how many seconds each time. */
const [rate, seconds] = [20, 20];

const ms = (figures: readonly number[], part: number): string => `${percentile(figures, part).toFixed(0)} ms`;

/** How soon 200 messages a second are at their readers, and what that costs operations of others. Prints figures; gates nothing. */
export async function chatUnderLoad(print: (line: string) => void): Promise<void> {
  const cluster = await Cluster.create({ apis: 1, workers: [{}], kafka: false });
  const streams: { follower: { stop(): Promise<void> } }[] = [];
  try {
    await cluster.start();
    const origin = cluster.apis[0]?.origin ?? '';
    const all = await talks(cluster.database, origin, chats);
    const client = await Client.signIn(origin, 'client@registra.example', clusterPassword);
    const staff = await Client.signIn(origin, 'owner@registra.example', clusterPassword);
    const orders = await cyclingOrders(client, staff, 60);
    const operate = async (): Promise<number> => {
      const end = performance.now() + seconds * 1000;
      return percentile((await offerLoad(staff, orders, rate, () => performance.now() >= end)).latencies, 0.99);
    };
    const readers = await readersOf(origin, all);
    streams.push(...readers.map(({ reader }) => reader));
    const before = await operate();
    const { talkers, stop } = talking(all);
    await pause(5_000);
    const warm = readers.map(({ reader }) => reader.delays.length);
    const said = () => talkers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    const [begin, saidBefore] = [performance.now(), said()];
    const meanwhile = await operate();
    const perSecond = ((said() - saidBefore) * 1000) / (performance.now() - begin);
    await stop();
    const after = await operate();
    const delays = readers.flatMap(({ reader }, n) => reader.delays.slice(warm[n]));
    print(
      `chat: ${perSecond.toFixed(0)} messages/s over ${chats} chats, ${readers.length} live streams: from acceptance to a reader p50 ${ms(delays, 0.5)}, p99 ${ms(delays, 0.99)}; ` +
        `operations of others at ${rate}/s p99 ${meanwhile.toFixed(0)} ms, ${before.toFixed(0)} before and ${after.toFixed(0)} after`,
    );
  } finally {
    await Promise.all(streams.map(({ follower }) => follower.stop()));
    await cluster.remove();
  }
}
