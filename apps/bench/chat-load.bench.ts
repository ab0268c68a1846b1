import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { talks } from './chat-people.js';
import { Client } from './client.js';
import { Cluster, clusterPassword } from './cluster.js';
import { offerLoad } from './offered-load.js';
import { percentile } from './percentile.js';
import { busyShare, cpuSeconds, machineTime } from './process-figures.js';
import { everyMessage, follow, type Followed, Talker } from './chat-writers.js';
import { until } from './until.js';
import { cyclingOrders } from './workload.js';

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

/** Operations on orders per second, in addition to the chats. */
const operationsPerSecond = 20;

/**
 * Two people in each of `chats` chats post a message every second, with four live streams each, while operations on orders continue as before. Consumers read
 * from the log, or from a broker.
 */
export async function chatUnderLoad(chats: number, seconds: number, kafka: boolean, print: (line: string) => void): Promise<void> {
  const cluster = await Cluster.create({ apis: 1, workers: [{}], kafka });
  const followed: Followed[] = [];
  try {
    await cluster.start();
    const api = cluster.apis[0];
    if (api === undefined) throw new Error('the cluster has no api');
    const owner = await Client.signIn(api.origin, 'owner@registra.example', clusterPassword);
    const client = await Client.signIn(api.origin, 'client@registra.example', clusterPassword);
    const orders = await cyclingOrders(client, owner, 2 * operationsPerSecond);
    const all = await talks(cluster.database, api.origin, chats);
    followed.push(...follow(api.origin, all));
    await until('every live stream', () => followed.every(({ reader }) => reader.follower.isOpen));
    const operated = async () => {
      const end = performance.now() + seconds * 1000;
      return (await offerLoad(owner, orders, operationsPerSecond, () => performance.now() > end)).latencies;
    };
    await operated();
    const alone = await operated();
    const talkers = all.flatMap(({ chat, client: one, manager }) => [new Talker(one, chat), new Talker(manager, chat)]);
    const [begin, cpu, machine, own] = [performance.now(), await cpuSeconds(api.program.pid), machineTime(), process.cpuUsage()];
    const working = Promise.all(talkers.map((one, n) => one.work(begin + (n * everyMessage) / talkers.length)));
    await pause(2_000);
    const beside = await operated();
    talkers.forEach((one) => one.stop());
    await working;
    const took = (performance.now() - begin) / 1000;
    const spent = (await cpuSeconds(api.program.pid)) - cpu;
    const { user, system } = process.cpuUsage(own);
    const busy = `the machine ${percent(busyShare(machine))} busy, the load itself ${percent((user + system) / 1e6 / took / availableParallelism())}`;
    const said = talkers.reduce((sum, one) => sum + one.acknowledged.length, 0);
    await pause(1_000);
    const delays = followed.flatMap(({ reader }) => reader.delays);
    const ms = (figures: readonly number[], part: number): string => `${percentile(figures, part).toFixed(1)} ms`;
    const ratio = percentile(beside, 0.99) / percentile(alone, 0.99);
    print(
      `${kafka ? 'Kafka' : 'embedded'}: ${chats} chats with ${talkers.length} writers and ${followed.length} live streams: ${(said / took).toFixed(0)} messages/s, ${delays.length} of ${said * 4} heard; ` +
        `from acceptance to a reader p50 ${ms(delays, 0.5)}, p99 ${ms(delays, 0.99)}; ${((1000 * spent) / said).toFixed(2)} ms of the api's processor a message; ${busy}`,
    );
    print(
      `${operationsPerSecond} operations/s on orders: p50 ${ms(alone, 0.5)}, p99 ${ms(alone, 0.99)} without; ` +
        `p50 ${ms(beside, 0.5)}, p99 ${ms(beside, 0.99)} beside the chats; p99 ${ratio.toFixed(2)} times as long`,
    );
  } finally {
    await Promise.all(followed.map(({ reader }) => reader.follower.stop()));
    await cluster.remove();
  }
}
