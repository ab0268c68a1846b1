import { Client } from './client.js';
import { Cluster, type Member } from './cluster.js';
import { type Offered, offerLoad, percentile } from './offered-load.js';
import { cyclingOrders } from './workload.js';

const rate = 200;
const rounds = 3;

/** The p99 of a command at 200 operations a second offered, with a worker that runs every consumer and with one that only numbers events, in turns. */
export async function consumersUnderLoad(seconds: number, print: (line: string) => void): Promise<void> {
  const cluster = await Cluster.create({ apis: 1, workers: [{ WORKER_ROLES: 'all' }, { WORKER_ROLES: 'sequencer' }], kafka: false });
  try {
    const [api] = cluster.apis as [Member];
    const [all, alone] = cluster.workers as [Member, Member];
    await Promise.all([api.program.start(), all.program.start()]);
    const staff = await Client.signIn(api.origin, 'owner@registra.example');
    const orders = await cyclingOrders(await Client.signIn(api.origin, 'client@registra.example'), staff, 96, 8);
    const measure = async (): Promise<number[]> => (await offerFor(seconds)).latencies;
    const offerFor = (time: number): Promise<Offered> => {
      const end = performance.now() + time * 1000;
      return offerLoad(staff, orders, rate, () => performance.now() >= end);
    };
    await cluster.settled(120_000);
    await offerFor(3);
    const [withAll, without]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      await cluster.settled(120_000);
      withAll.push(...(await measure()));
      await all.program.end('SIGTERM');
      await alone.program.start();
      without.push(...(await measure()));
      await alone.program.end('SIGTERM');
      await all.program.start();
    }
    const [loud, quiet] = [percentile(withAll, 0.99), percentile(without, 0.99)];
    print(
      `a command at ${rate}/s offered: p99 ${loud.toFixed(1)} ms with all consumers, ${quiet.toFixed(1)} ms without, ratio ${(loud / quiet).toFixed(2)} (at most 1.2); ` +
        `p50 ${percentile(withAll, 0.5).toFixed(1)} and ${percentile(without, 0.5).toFixed(1)} ms, ${withAll.length + without.length} commands`,
    );
  } finally {
    await cluster.remove();
  }
}
