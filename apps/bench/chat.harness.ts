import { setTimeout as pause } from 'node:timers/promises';
import { talks } from './chat-people.js';
import { Cluster } from './cluster.js';
import { percentile } from './percentile.js';
import { everyMessage, follow, type Reader, type Followed, Talker } from './chat-writers.js';
import { until } from './until.js';

export interface ChatLoad {
  /** each with two writers and four readers */
  chats: number;
  seconds: number;
}

/**
 * Two people write in each chat while four live streams follow it; the API process is killed in the middle and restarted. Every acknowledged message is stored
 * once, and every reader received every message once, in the chat's order.
 * @returns number of faults
 */
export async function chatting({ chats, seconds }: ChatLoad, print: (line: string) => void): Promise<number> {
  const cluster = await Cluster.create({ apis: 1, workers: [{}], kafka: false });
  const readers: Followed[] = [];
  try {
    await cluster.start();
    const api = cluster.apis[0];
    if (api === undefined) throw new Error('the cluster has no api');
    const all = await talks(cluster.database, api.origin, chats);
    readers.push(...follow(api.origin, all));
    await until('every live stream', () => readers.every(({ reader }) => reader.follower.isOpen));
    const talkers = all.flatMap(({ chat, client, manager }) => [new Talker(client, chat), new Talker(manager, chat)]);
    const begin = performance.now();
    const working = Promise.all(talkers.map((one, n) => one.work(begin + (n * everyMessage) / talkers.length)));
    await pause(seconds * 500);
    const before = readers.map(({ reader }) => reader.delays.length);
    await api.program.end('SIGKILL');
    await api.program.start();
    await pause(seconds * 500);
    talkers.forEach((one) => one.stop());
    await working;
    const took = (performance.now() - begin) / 1000;
    const said = talkers.flatMap(({ acknowledged }) => acknowledged);
    const expected = new Map(
      all.map(({ chat }, n) => [chat, [talkers[2 * n], talkers[2 * n + 1]].flatMap((one) => one?.acknowledged ?? [])]),
    );
    const missing = () => readers.filter(({ talk, reader }) => reader.heard.length < (expected.get(talk.chat)?.length ?? 0)).length;
    await until('every message at every reader', () => missing() === 0).catch(() => undefined);
    const faults = [
      ...(await storedFaults(cluster, said)),
      ...readers.flatMap(({ talk, reader }) => readerFaults(talk.chat, reader, expected.get(talk.chat) ?? [])),
    ];
    faults.slice(0, 20).forEach(print);
    const calm = readers.flatMap(({ reader }, n) => reader.delays.slice(0, before[n]));
    const whole = readers.flatMap(({ reader }) => reader.delays);
    const ms = (figures: readonly number[], part: number): string => `${Math.round(percentile(figures, part))} ms`;
    print(
      `chat: ${talkers.length} writers in ${chats} chats, ${readers.length} live streams, ${said.length} messages (${Math.round((said.length * 60) / took)}/min, ` +
        `${talkers.reduce((sum, one) => sum + one.repeated, 0)} said again), ${whole.length} heard; from acceptance to a reader p50 ${ms(calm, 0.5)}, ` +
        `p99 ${ms(calm, 0.99)} before the api was killed, p99 ${ms(whole, 0.99)} with it; ${faults.length} faults`,
    );
    return faults.length;
  } finally {
    await Promise.all(readers.map(({ reader }) => reader.follower.stop()));
    await cluster.remove();
  }
}

/** Acknowledged messages that are missing, and messages that are duplicate or out of sequence. */
async function storedFaults({ database }: Cluster, said: readonly string[]): Promise<string[]> {
  const rows = await database.query<{ id: string }>('select id from chat_messages where id = any ($1::uuid[])', [said]);
  const there = new Set(rows.map(({ id }) => id));
  const gaps = await database.query<{ chat: string }>(
    'select chat_id as chat from chat_messages group by chat_id having count(*) <> max(nth) or count(distinct search) < count(*) filter (where search <> $1)',
    [''],
  );
  return [
    ...said.filter((id) => !there.has(id)).map((id) => `message ${id} was acknowledged and is lost`),
    ...(new Set(said).size === said.length ? [] : ['a message was acknowledged twice']),
    ...gaps.map(({ chat }) => `chat ${chat} has a message twice, or a place without one`),
  ];
}

function readerFaults(chat: string, { heard }: Reader, said: readonly string[]): string[] {
  const ids = new Set(heard.map(({ id }) => id));
  const lost = said.filter((id) => !ids.has(id)).length;
  const disorder = heard.filter(({ nth }, at) => nth !== at + 1).length;
  return [
    ...(lost > 0 ? [`chat ${chat}: a reader never heard ${lost} messages`] : []),
    ...(ids.size < heard.length ? [`chat ${chat}: a reader heard ${heard.length - ids.size} messages twice`] : []),
    ...(disorder > 0 ? [`chat ${chat}: ${disorder} messages came to a reader out of their place`] : []),
  ];
}
