import { onCluster } from '../product/cluster.js';
import { offerLoad } from '../product/offered-load.js';
import { percentile } from '../product/percentile.js';
import type { Bench } from '../programs.js';

/** Commands per second, rounds, and how much the consumers may lengthen the p99. */
const [rate, rounds, goal] = [200, 15, 1.2];
/** Warm-up, in which hot paths are compiled; pause between suspending the consumers, or their catching up, and measuring. Seconds. */
const [warmUp, settling] = [10, 1];

/** Emails are written to files: a mail server in the measuring process would be measured too. */
const plan = {
  apis: 1,
  workers: [{ WORKER_ROLES: 'sequencer' }, { WORKER_ROLES: 'consumers, mail' }],
  kafka: false,
  env: { SMTP_URL: '' },
};

/**
 * The p99 of a command at 200 operations a second, with a worker that runs every consumer and with that worker suspended while another sequences events, in
 * short alternating rounds, so that other load on the machine affects both alike.
 */
export const run: Bench<'load'> = ({ seconds }, print) =>
  onCluster(plan, async (cluster) => {
    const consumers = cluster.worker(1).program;
    const staff = await cluster.signIn();
    const orders = await cluster.orders(96);
    const p99During = async (time: number): Promise<number> => {
      const end = performance.now() + time * 1000;
      return percentile((await offerLoad(staff, orders, rate, () => performance.now() >= end)).latencies, 0.99);
    };
    const pairs: [number, number][] = [];
    await p99During(warmUp);
    for (let round = 0; round < rounds; round += 1) {
      consumers.goOn();
      // Events committed while no consumer ran are processed before measuring.
      await cluster.settled(60_000);
      await cluster.mailsSettled(60_000);
      await p99During(settling);
      const loud = await p99During(seconds);
      consumers.hold();
      await p99During(settling);
      pairs.push([loud, await p99During(seconds)]);
    }
    consumers.goOn();
    const ratios = pairs.map(([loud, quiet]) => loud / quiet);
    const rows = pairs.map(([loud, quiet]) => `${loud.toFixed(1)}/${quiet.toFixed(1)}`);
    print(`  p99 of each of ${rounds} rounds, with and without: ${rows.join(' ')} ms`);
    print(
      `a command at ${rate}/s offered: p99 with all consumers is ${percentile(ratios, 0.5).toFixed(2)} of that without, the median of the rounds (at most ${goal})`,
    );
  });
