import { setTimeout as pause } from 'node:timers/promises';
import { Groups } from '#libs/messaging/testing/groups';
import { talks } from '../product/chat-people.js';
import { type Followed, follow, type Reader, talkersOf } from './chat-writers.js';
import type { Client } from '../product/client.js';
import { type Cluster, type Member, onCluster } from '../product/cluster.js';
import { LiveFollower } from '../product/live-follower.js';
import { offerLoad } from '../product/write-load.js';
import { percentile } from '../product/percentile.js';
import { until } from '../product/until.js';
import type { CyclingOrder } from '../product/workload.js';
import type { Harness } from '../programs.js';
import { faultsAtRest } from './effects.js';
import { sumOf, whileWriting, Writer } from './writer.js';

const writers = 12;
/** Commands per second while the broker is down, on how many orders, and their p99, which is printed. Milliseconds. */
const [rate, offeredOrders, goal] = [200, 96, 300];
/** Milliseconds in which all consumers have to catch up with what was written without a broker. */
const drainLimit = 300_000;
/** Seconds, less than a token lasts. */
const shift = 300;

/**
 * Two API and two worker processes on one database, one broker and one SMTP server, like docker-compose.yml; both workers are members of every group. An api is
 * killed while people chat. People write to both apis and see live what was written through the other, one of each is killed, and the rest takes over. Then the
 * broker is down for `down` seconds under 200 commands a second.
 */
export const run: Harness<'together'> = ({ chats, seconds, down }) =>
  onCluster({ apis: 2, workers: [{}, {}] }, async (cluster) => {
    const orders = await cluster.orders(writers);
    const offered = await cluster.orders(offeredOrders);
    await until('a part of every group for both workers', async () => (await sharing(cluster)).whole, 180_000);
    const { groups, shares } = await sharing(cluster);
    const chatted = await killingUnderChats(cluster, chats, seconds);
    const written = await killingOneOfEach(cluster, orders, seconds);
    const outage = await brokerDown(cluster, offered, down);
    const faults = [...chatted.faults, ...(await faultsAtRest(cluster, [...orders, ...offered], drainLimit))];
    return {
      faults,
      line: `2 api + 2 worker, ${groups} groups shared ${shares.join(' : ')} partitions; ${chatted.line}; ${written}; ${outage}, ${cluster.mailbox.distinct.size} mails`,
    };
  });

/** Number of partitions per process and group; both processes must have some in every group, and no partition may be unassigned. */
async function sharing(cluster: Cluster): Promise<{ shares: number[]; groups: number; whole: boolean }> {
  const onlooker = await Groups.of(cluster.broker.brokers);
  try {
    const members = await onlooker.memberships();
    const names = [...new Set(members.map(({ group }) => group))];
    const of = (pid: number, group?: string): number =>
      sum(
        members
          .filter((one) => one.clientId === `registra-${pid}` && (group === undefined || one.group === group))
          .map((one) => one.partitions),
      );
    const running = cluster.workers.map(({ program }) => program.pid);
    const whole =
      names.length > 0 &&
      names.every((group) => running.every((pid) => of(pid, group) > 0) && sum(running.map((pid) => of(pid, group))) === 12);
    return { shares: running.map((pid) => of(pid)), groups: names.length, whole };
  } finally {
    await onlooker.close();
  }
}

const sum = (figures: readonly number[]): number => figures.reduce((total, one) => total + one, 0);

/** Whether this worker relays events to the broker: one of them does. */
async function relays({ origin }: Member): Promise<boolean> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^relay_sent_events_total (\S+)$/m.exec(text)?.[1] ?? 0) > 0;
}

/** Two people write in each chat, four live streams follow it, and their api is killed and starts again: a reader who missed no more than that resumes. */
async function killingUnderChats(cluster: Cluster, chats: number, seconds: number) {
  const { origin, program } = cluster.api(1);
  const all = await talks(cluster.database, origin, chats);
  const readers = follow(origin, all);
  try {
    await until('every live stream', () => readers.every(({ reader }) => reader.follower.isOpen));
    const chatting = talkersOf(all);
    await pause(seconds * 500);
    await program.end('SIGKILL');
    await program.start();
    await pause(seconds * 500);
    await chatting.stop();
    const faults = await chatFaults(cluster, readers, chatting.said);
    const delays = readers.flatMap(({ reader }) => reader.delays);
    return {
      faults,
      line: `${sum([...chatting.said.values()].map((said) => said.length))} messages in ${chats} chats, p99 ${percentile(delays, 0.99).toFixed(0)} ms until one of ${readers.length} live streams has it, the killed api's too`,
    };
  } finally {
    await Promise.all(readers.map(({ reader }) => reader.follower.stop()));
  }
}

/** People write orders; in the middle an api and the relaying worker are killed, the rest takes over, and both start again at the end. */
async function killingOneOfEach(cluster: Cluster, orders: readonly CyclingOrder[], seconds: number): Promise<string> {
  const [first, second] = [cluster.api(0), cluster.api(1)];
  const [here, there] = [await cluster.signIn(), await cluster.signIn('owner', second)];
  const followers = [here, there].map(({ origin, token }) => new LiveFollower(origin, token));
  try {
    await until('every live stream', () => followers.every(({ isOpen }) => isOpen));
    const crew = orders.map((order, n) => new Writer(order, n % 2 === 0 ? here : there, () => here));
    await whileWriting(crew, async () => {
      await pause(seconds * 500);
      const relaying = (await relays(cluster.worker(0))) ? cluster.worker(0) : cluster.worker(1);
      await Promise.all([second.program.end('SIGKILL'), relaying.program.end('SIGKILL')]);
      followers[1]?.moveTo(first.origin);
      await pause(seconds * 500);
    });
    const seen = () => orders.every((order) => followers.every((follower) => follower.versionOf(order.id) === order.version));
    await until('every write in both live streams', seen);
    return `${sumOf(crew, 'acknowledged')} writes acknowledged (${sumOf(crew, 'repeated')} repeated at the other api after the kill), all in both live streams`;
  } finally {
    await Promise.all(followers.map((follower) => follower.stop()));
    await cluster.start();
  }
}

/** Every acknowledged message is stored once, and every reader got every message of their chat once, in its order. @param said ids by chat */
async function chatFaults({ database }: Cluster, readers: readonly Followed[], said: ReadonlyMap<string, readonly string[]>) {
  const saidIn = ({ chat }: { chat: string }): readonly string[] => said.get(chat) ?? [];
  const isWhole = ({ talk, reader }: Followed): boolean => reader.heard.length >= saidIn(talk).length;
  await until('every message at every reader', () => readers.every(isWhole)).catch(() => undefined);
  const ids = [...said.values()].flat();
  const stored = await database.query<{ id: string }>('select id from chat_messages where id = any ($1::uuid[])', [ids]);
  const there = new Set(stored.map(({ id }) => id));
  const gaps = await database.query<{ chat: string }>(
    'select chat_id as chat from chat_messages group by chat_id having count(*) <> max(nth) or count(distinct search) < count(*) filter (where search <> $1)',
    [''],
  );
  return [
    ...ids.filter((id) => !there.has(id)).map((id) => `message ${id} was acknowledged and is lost`),
    ...(new Set(ids).size === ids.length ? [] : ['a message was acknowledged twice']),
    ...gaps.map(({ chat }) => `chat ${chat} has a message twice, or a place without one`),
    ...readers.flatMap(({ talk, reader }) => readerFaults(talk.chat, reader, saidIn(talk))),
  ];
}

function readerFaults(chat: string, { heard }: Reader, said: readonly string[]): string[] {
  const ids = new Set(heard.map(({ id }) => id));
  const faults: [number, string][] = [
    [said.filter((id) => !ids.has(id)).length, 'never came to a reader'],
    [heard.length - ids.size, 'came to a reader twice'],
    [heard.filter(({ nth }, at) => nth !== at + 1).length, 'came to a reader out of their place'],
  ];
  return faults.filter(([messages]) => messages > 0).map(([messages, what]) => `chat ${chat}: ${messages} messages ${what}`);
}

/** Commands go on while the broker is killed and stays down, and until it has come back. */
async function brokerDown(cluster: Cluster, orders: readonly CyclingOrder[], seconds: number): Promise<string> {
  const during = (time: number): Promise<number[]> => offerFor(() => cluster.signIn(), orders, time);
  const before = await during(5);
  await cluster.broker.kill();
  const without = await during(seconds);
  await until('readiness that says degraded', async () => (await readiness(cluster)) === 'degraded');
  const began = performance.now();
  const [after] = await Promise.all([during(10), cluster.broker.start()]);
  await cluster.settled(drainLimit);
  const drained = (performance.now() - began) / 1000;
  return `the broker ${seconds} s down under ${rate} commands/s: p99 ${p99Of(without)} (goal < ${goal} ms; before ${p99Of(before)}, coming back ${p99Of(after)}), all taken ${drained.toFixed(1)} s after its start`;
}

const readiness = async ({ origin }: Cluster): Promise<string> =>
  ((await (await fetch(`${origin}/health/ready`)).json()) as { status: string }).status;

/** Latencies under the load for `seconds`, from when each write was due; the person signs in again before the token expires. */
async function offerFor(signIn: () => Promise<Client>, orders: readonly CyclingOrder[], seconds: number): Promise<number[]> {
  const all: number[] = [];
  for (let left = seconds; left > 0; left -= shift) {
    const end = performance.now() + Math.min(left, shift) * 1000;
    all.push(...(await offerLoad(await signIn(), orders, rate, () => performance.now() >= end)).latencies);
  }
  return all;
}

const p99Of = (latencies: readonly number[]): string => `${percentile(latencies, 0.99).toFixed(0)} ms`;
