import { setTimeout as pause } from 'node:timers/promises';
import { Groups } from '#libs/messaging/testing/groups';
import { Client } from './client.js';
import { Cluster, clusterPassword, type Member } from './cluster.js';
import { effectFaults, lostWrites, mailFaults } from './effects.js';
import { LiveFollower } from './live-follower.js';
import { until } from './until.js';
import { cyclingOrders } from './workload.js';
import { Writer } from './writer.js';

const writers = 12;

const must = <One>(one: One | undefined): One => {
  if (one === undefined) throw new Error('the cluster is smaller than this harness');
  return one;
};

/** Number of partitions per process and group; both processes must have some in every group, and no partition may be unassigned. */
async function sharing(cluster: Cluster): Promise<{ shares: number[]; groups: number; whole: boolean }> {
  const onlooker = await Groups.of(cluster.broker.brokers);
  try {
    const members = await onlooker.memberships();
    const names = [...new Set(members.map(({ group }) => group))];
    const of = (pid: number, group?: string): number =>
      members
        .filter((one) => one.clientId === `registra-${pid}` && (group === undefined || one.group === group))
        .reduce((sum, one) => sum + one.partitions, 0);
    const running = cluster.workers.filter(({ program }) => program.running).map(({ program }) => program.pid);
    const whole =
      names.length > 0 &&
      names.every((group) => running.every((pid) => of(pid, group) > 0) && sum(running.map((pid) => of(pid, group))) === 12);
    return { shares: running.map((pid) => of(pid)), groups: names.length, whole };
  } finally {
    await onlooker.close();
  }
}

const sum = (figures: readonly number[]): number => figures.reduce((total, one) => total + one, 0);

/** A metric of a process by name; 0 if it is missing. @throws Error with the process's output if it does not respond */
async function figure({ origin, program }: Member, name: string): Promise<number> {
  const text = await fetch(`${origin}/metrics`)
    .then((answer) => answer.text())
    .catch((cause: Error) => {
      const state = program.running ? 'runs' : `ended (${program.ending})`;
      throw new Error(
        `no metrics from ${origin}, whose process ${state} and said:\n${program.words}\n${cause.message}: ${String(cause.cause)}`,
      );
    });
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
}

/**
 * Two API and two worker processes on one database, one broker and one SMTP server, like docker-compose.yml: people write to both, each sees live what was
 * written through the other, both workers are members of every group; then one of each is killed and the rest takes over.
 * @returns number of faults
 */
export async function together(seconds: number, print: (line: string) => void): Promise<number> {
  const cluster = await Cluster.create({ apis: 2, workers: [{}, {}] });
  const followers: LiveFollower[] = [];
  const crew: Writer[] = [];
  try {
    await cluster.start();
    const [first, second] = [must(cluster.apis[0]), must(cluster.apis[1])];
    const staff = [
      await Client.signIn(first.origin, 'owner@registra.example', clusterPassword),
      await Client.signIn(second.origin, 'owner@registra.example', clusterPassword),
    ];
    const [here, there] = [must(staff[0]), must(staff[1])];
    followers.push(new LiveFollower(first.origin, here.token), new LiveFollower(second.origin, there.token));
    const orders = await cyclingOrders(await Client.signIn(second.origin, 'client@registra.example', clusterPassword), here, writers, 4);
    await until('a part of every group for both workers', async () => (await sharing(cluster)).whole, 180_000);
    const shared = await sharing(cluster);
    crew.push(...orders.map((order, i) => new Writer(order, must(staff[i % 2]), () => here)));
    const working = Promise.all(crew.map((one) => one.work())).catch((error: unknown) => {
      throw new Error(
        `a writer gave up; the api that stays (${first.program.running ? 'running' : 'ended'}) said:\n${first.program.words}`,
        {
          cause: error,
        },
      );
    });
    // Report the first failure and not its consequences.
    working.catch(() => undefined);
    await pause(seconds * 500);
    const carried = await Promise.all(cluster.workers.map((worker) => figure(worker, 'relay_sent_events_total')));
    const leader = must(cluster.workers[carried[0] ? 0 : 1]);
    await Promise.all([second.program.end('SIGKILL'), leader.program.end('SIGKILL')]);
    followers[1]?.moveTo(first.origin);
    await pause(seconds * 500);
    crew.forEach((one) => one.stop());
    await working;
    const took = await cluster.settled(60_000);
    const seen = () => orders.every((order) => followers.every((follower) => follower.versionOf(order.id) === order.version));
    await until('every write in both live streams', seen);
    await cluster.mailsSettled(60_000);
    const faults = [lostWrites(here, orders), effectFaults(cluster.database), mailFaults(cluster.database, cluster.mailbox.distinct)];
    const found = (await Promise.all(faults)).flat();
    found.forEach(print);
    print(
      `together: 2 api + 2 worker, ${shared.groups} groups shared ${shared.shares.join(' : ')} partitions, ${sum(crew.map((one) => one.acknowledged))} writes acknowledged ` +
        `(${sum(crew.map((one) => one.repeated))} repeated at the other api after the kill), ${followers.map(({ messages }) => messages).join(' and ')} live messages, ${cluster.mailbox.distinct.size} mails, ` +
        `one api and the relaying worker killed, settled ${(took / 1000).toFixed(1)} s after the last write, ${found.length} faults`,
    );
    return found.length;
  } finally {
    crew.forEach((one) => one.stop());
    await Promise.all(followers.map((follower) => follower.stop()));
    await cluster.remove();
  }
}
