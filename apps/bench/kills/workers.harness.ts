import { setTimeout as pause } from 'node:timers/promises';
import { Groups } from '#libs/messaging/testing/groups';
import { type Cluster, onCluster } from '../product/cluster.js';
import { faultsAtRest, takenIds } from './effects.js';
import { type DatabaseMoment, KillPoints } from './kill-points.js';
import { seeded } from '../product/random.js';
import { RetryingClient } from '../product/retrying-client.js';
import { until } from '../product/until.js';
import type { Harness } from '../programs.js';
import { whileWriting, Writer } from './writer.js';

const writers = 3;
/** How long the broker is away before the worker is killed. Milliseconds. */
const outage = 3_000;

/** Brings the worker to an exact moment and kills it there. */
type Kill = (scene: Scene) => Promise<void>;

interface Scene {
  cluster: Cluster;
  points: KillPoints;
  kill: () => Promise<void>;
}

const inDatabase =
  (moment: DatabaseMoment): Kill =>
  ({ points, kill }) =>
    points.at(moment, kill);

/** A moment at which the worker is killed. `needs`: a consumer that has to have recovered first; groups recover one by one. */
interface Moment {
  kill: Kill;
  needs?: string;
}

const [counts, mails] = ['orders.counts', 'notifications'];
const moments: Readonly<Record<string, Moment>> = {
  'before the commit of an effect': { kill: inDatabase('effect.before'), needs: counts },
  'after the commit of an effect, before its offset': { kill: inDatabase('effect.after'), needs: counts },
  'after an offset was committed': { kill: killAfterOffset, needs: counts },
  'while publishing': { kill: killWhilePublishing },
  'between publishing and the checkpoint': { kill: inDatabase('checkpoint.before') },
  'after the checkpoint': { kill: inDatabase('checkpoint.after') },
  'while there is no broker': { kill: killWithoutBroker },
  "before a mail's 250": { kill: killBeforeTaking, needs: mails },
  'between the 250 and the mark': { kill: inDatabase('mark.before'), needs: mails },
  'after the mark': { kill: inDatabase('mark.after'), needs: mails },
};

async function killAfterOffset({ cluster, kill }: Scene): Promise<void> {
  const groups = await Groups.of(cluster.broker.brokers);
  try {
    const before = await groups.committedOffsets();
    await until('an offset', async () => (await groups.committedOffsets()) > before, 30_000, 2);
    await kill();
  } finally {
    await groups.close();
  }
}

/** The broker is suspended, so that a batch is in flight when the worker is killed: it may or may not arrive, and no checkpoint is stored. */
async function killWhilePublishing({ cluster, kill }: Scene): Promise<void> {
  const broker = cluster.broker.pid ?? 0;
  process.kill(broker, 'SIGSTOP');
  try {
    await pause(300);
    await kill();
  } finally {
    process.kill(broker, 'SIGCONT');
  }
}

/** People write on without a broker, and what they wrote waits for it. */
async function killWithoutBroker({ cluster: { broker }, kill }: Scene): Promise<void> {
  await broker.kill();
  await pause(outage);
  await kill();
  await broker.start();
}

async function killBeforeTaking({ cluster: { mailbox }, kill }: Scene): Promise<void> {
  let killing: Promise<void> | undefined;
  mailbox.taking = async () => {
    mailbox.taking = () => undefined;
    await (killing = kill());
    // Its sender is gone and gets no 250, so the email is not accepted.
    throw new Error('the line is gone');
  };
  await until('a mail', () => killing !== undefined);
  await killing;
}

/** Waits until current writes have their effects of a consumer. @returns the duration in milliseconds */
async function recovered(cluster: Cluster, writer: Writer, consumer: string): Promise<number> {
  const began = performance.now();
  const { id, version } = writer.order;
  const sql = 'select version from consumer_streams where consumer = $1 and stream_id = $2';
  const come = async () => Number((await cluster.database.one<{ version: number }>(sql, [consumer, id]))?.version ?? 0) >= version;
  await until(`the effect of a write on ${consumer}`, come, 60_000);
  return performance.now() - began;
}

/** Emails accepted by the server but not marked as sent: only these may be repeated. */
async function unmarked({ database, mailbox }: Cluster): Promise<string[]> {
  const waiting = await database.query<{ id: string }>(`select id from mail_intents where state = 'waiting'`);
  const ids = new Set(waiting.map(({ id }) => id));
  return takenIds(mailbox).filter((id) => ids.has(id));
}

/** Emails that the server accepted more than once. */
const repeated = (taken: readonly string[]): string[] => [...new Set(taken.filter((id, i) => taken.indexOf(id) !== i))];

/**
 * Kills the worker with SIGKILL at ten moments for every seed, the broker with it at one, while people write and emails are sent, and restarts it each time. In the end every write is
 * stored once, every effect agrees with the log, and every requested email arrived; duplicates only where the worker was killed between 250 and mark.
 */
export const run: Harness<'workers'> = ({ seeds, seed: first }) =>
  onCluster({ apis: 1, workers: [{}] }, async (cluster) => {
    const points = await KillPoints.in(cluster.ownerUrl);
    const totals = { kills: 0, slowest: 0 };
    const mayRepeat = new Set<string>();
    try {
      const { program } = cluster.worker();
      const kill = async () => {
        await program.end('SIGKILL');
        totals.kills += 1;
      };
      const orders = await cluster.orders(writers);
      const staff = new RetryingClient(() => cluster.signIn());
      for (let seed = first; seed < first + seeds; seed += 1) {
        const random = seeded(seed);
        const crew = orders.map((order) => new Writer(order, staff));
        await whileWriting(crew, async () => {
          for (const { kill: killAt, needs } of Object.values(moments)) {
            if (needs) totals.slowest = Math.max(totals.slowest, await recovered(cluster, crew[0] as Writer, needs));
            await pause(random() * 400);
            // Operations of writers are emailed once a day; a new order is emailed at once.
            const mailing = needs === mails ? cluster.orders(1) : undefined;
            await killAt({ cluster, points, kill });
            await mailing;
            // Emails of the killed worker may still be in the server.
            await pause(100);
            for (const id of await unmarked(cluster)) mayRepeat.add(id);
            await program.start();
          }
        });
      }
      const faults = await faultsAtRest(cluster, orders, 120_000);
      const taken = takenIds(cluster.mailbox);
      const twice = repeated(taken);
      faults.push(
        ...twice.filter((id) => !mayRepeat.has(id)).map((id) => `mail ${id} came twice, and nobody died between its 250 and its mark`),
      );
      return {
        faults,
        line:
          `seeds ${first}..${first + seeds - 1}, ${totals.kills} kills at ${Object.keys(moments).length} moments, ${orders.reduce((sum, { turn }) => sum + turn, 0)} writes, ` +
          `consumers back at most ${(totals.slowest / 1000).toFixed(1)} s after a start, ${new Set(taken).size} mails of which ${twice.length} came again (all between 250 and mark)`,
      };
    } finally {
      await points.close();
    }
  });
