import { Client } from './client.js';
import { Cluster, type Member } from './cluster.js';
import { offerLoad, percentile } from './offered-load.js';
import { cyclingOrders } from './workload.js';

const rate = 200;
const rounds = 5;

const median = (figures: readonly number[]): number => percentile(figures, 0.5);

/** What a process begins with, compiling its hot paths above all, is no part of what is asked. Seconds. */
const warmUp = 8;

/**
 * The p99 of a command at 200 operations a second offered, with a worker that runs every consumer and with one that only numbers events, in turns. Mail becomes
 * files: a mail server in the process that measures would be measured too.
 */
export async function consumersUnderLoad(seconds: number, print: (line: string) => void): Promise<void> {
  const workers = [{ WORKER_ROLES: 'all' }, { WORKER_ROLES: 'sequencer' }];
  const cluster = await Cluster.create({ apis: 1, workers, kafka: false, env: { SMTP_URL: '' } });
  try {
    const [api] = cluster.apis as [Member];
    const [all, alone] = cluster.workers as [Member, Member];
    await Promise.all([api.program.start(), all.program.start()]);
    const staff = await Client.signIn(api.origin, 'owner@registra.example');
    const orders = await cyclingOrders(await Client.signIn(api.origin, 'client@registra.example'), staff, 96, 8);
    const offerFor = async (time: number): Promise<number[]> => {
      const end = performance.now() + time * 1000;
      return (await offerLoad(staff, orders, rate, () => performance.now() >= end)).latencies;
    };
    /* Only one of the two runs at a time. What was committed while nobody consumed is worked off before anything is measured. */
    const measureWith = async (worker: Member): Promise<number[]> => {
      if (!worker.program.running) await worker.program.start();
      if (worker === all) {
        await cluster.settled(60_000);
        await cluster.mailsSettled(60_000);
      }
      await offerFor(warmUp);
      const latencies = await offerFor(seconds);
      await worker.program.end('SIGTERM');
      return latencies;
    };
    const pairs: { loud: number[]; quiet: number[] }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const loud = await measureWith(all);
      pairs.push({ loud, quiet: await measureWith(alone) });
      const [a, b] = [percentile(loud, 0.99), percentile(pairs.at(-1)?.quiet ?? [], 0.99)];
      print(`  round ${round + 1}: p99 ${a.toFixed(1)} ms with all consumers, ${b.toFixed(1)} ms without, ratio ${(a / b).toFixed(2)}`);
    }
    const ratio = median(pairs.map(({ loud, quiet }) => percentile(loud, 0.99) / percentile(quiet, 0.99)));
    const [loud, quiet] = [pairs.flatMap((pair) => pair.loud), pairs.flatMap((pair) => pair.quiet)];
    print(
      `a command at ${rate}/s offered: p99 with all consumers is ${ratio.toFixed(2)} of that without (median of ${rounds} rounds, at most 1.2); ` +
        `over all rounds p99 ${percentile(loud, 0.99).toFixed(1)} and ${percentile(quiet, 0.99).toFixed(1)} ms, ` +
        `p50 ${median(loud).toFixed(1)} and ${median(quiet).toFixed(1)} ms, ${loud.length + quiet.length} commands`,
    );
  } finally {
    await cluster.remove();
  }
}
