import { Client } from './client.js';
import { Cluster, clusterPassword, type Member } from './cluster.js';
import { offerLoad } from './offered-load.js';
import { percentile } from './percentile.js';
import { cyclingOrders } from './workload.js';

const rate = 200;
const rounds = 15;
const goal = 1.2;

/** Warm-up, in which hot paths are compiled. Seconds. */
const warmUp = 10;

/** Pause between suspending the consumers, or their catching up, and measuring. Seconds. */
const settling = 1;

/**
 * The p99 of a command at 200 operations a second, with a worker that runs every consumer and with that worker suspended while another sequences events, in
 * short alternating rounds, so that other load on the machine affects both alike. Emails are written to files: a mail server in the measuring process would be
 * measured too.
 */
export async function consumersUnderLoad(seconds: number, print: (line: string) => void): Promise<void> {
  const workers = [{ WORKER_ROLES: 'sequencer' }, { WORKER_ROLES: 'consumers, mail' }];
  const cluster = await Cluster.create({ apis: 1, workers, kafka: false, env: { SMTP_URL: '' } });
  const [api] = cluster.apis as [Member];
  const consumers = (cluster.workers[1] as Member).program;
  try {
    await cluster.start();
    const staff = await Client.signIn(api.origin, 'owner@registra.example', clusterPassword);
    const orders = await cyclingOrders(await Client.signIn(api.origin, 'client@registra.example', clusterPassword), staff, 96, 8);
    const offerFor = async (time: number): Promise<number[]> => {
      const end = performance.now() + time * 1000;
      return (await offerLoad(staff, orders, rate, () => performance.now() >= end)).latencies;
    };
    /* Events committed while no consumer ran are processed before measuring. */
    const measureLoud = async (): Promise<number[]> => {
      consumers.goOn();
      await cluster.settled(60_000);
      await cluster.mailsSettled(60_000);
      await offerFor(settling);
      return offerFor(seconds);
    };
    const measureQuiet = async (): Promise<number[]> => {
      consumers.hold();
      await offerFor(settling);
      return offerFor(seconds);
    };
    await offerFor(warmUp);
    const pairs: { loud: number[]; quiet: number[] }[] = [];
    for (let round = 0; round < rounds; round += 1) pairs.push({ loud: await measureLoud(), quiet: await measureQuiet() });
    const p99 = (latencies: number[]): number => percentile(latencies, 0.99);
    const ratios = pairs.map(({ loud, quiet }) => p99(loud) / p99(quiet));
    const [loud, quiet] = [pairs.flatMap((pair) => pair.loud), pairs.flatMap((pair) => pair.quiet)];
    print(
      `  p99 of each of ${rounds} rounds, with and without: ${pairs.map((pair) => `${p99(pair.loud).toFixed(1)}/${p99(pair.quiet).toFixed(1)}`).join(' ')}`,
    );
    print(
      `a command at ${rate}/s offered: p99 with all consumers is ${(p99(loud) / p99(quiet)).toFixed(2)} of that without (at most ${goal}), ` +
        `${p99(loud).toFixed(1)} and ${p99(quiet).toFixed(1)} ms over ${loud.length + quiet.length} commands; median ratio of the rounds ` +
        `${percentile(ratios, 0.5).toFixed(2)}; p50 ${percentile(loud, 0.5).toFixed(1)} and ${percentile(quiet, 0.5).toFixed(1)} ms`,
    );
  } finally {
    consumers.goOn();
    await cluster.remove();
  }
}
