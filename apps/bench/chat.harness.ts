import { setTimeout as pause } from 'node:timers/promises';
import { v7 } from 'uuid';
import { type Talk, talks } from './chat-people.js';
import type { Client } from './client.js';
import { Cluster } from './cluster.js';
import { LiveFollower } from './live-follower.js';
import { percentile } from './percentile.js';
import { until } from './until.js';

export interface ChatLoad {
  /** each with two people who write and four who read */
  chats: number;
  seconds: number;
}

/** Milliseconds between two messages of one person: a message a second, which is slower than the limit of one person. */
const every = 1_000;
const readersOfChat = 4;

/** What one reader heard of their chat, in the order it came. */
class Reader {
  readonly heard: { id: string; nth: number }[] = [];
  readonly delays: number[] = [];
  readonly follower: LiveFollower;

  constructor(origin: string, token: string, chat: string) {
    this.follower = new LiveFollower(origin, token, ({ message }) => {
      if (message?.chat !== chat) return;
      this.heard.push({ id: message._id, nth: message.nth });
      this.delays.push(Date.now() - Date.parse(message.at));
    });
  }
}

/** Somebody who says something every second, and says it again under the same key until it is acknowledged. */
class Talker {
  readonly acknowledged: string[] = [];
  repeated = 0;
  private over = false;

  constructor(
    private readonly client: Client,
    private readonly chat: string,
  ) {}

  stop(): void {
    this.over = true;
  }

  async work(first: number): Promise<void> {
    for (let next = first; !this.over; next += every) {
      await pause(Math.max(0, next - performance.now()));
      if (!this.over) await this.say(v7());
    }
  }

  private async say(id: string): Promise<void> {
    const body = { chat: this.chat, text: `Message ${id}` };
    for (;;) {
      const answer = await this.client.call('POST', '/chatmessages', body, { 'idempotency-key': id }).catch(() => undefined);
      if (answer?.status === 201) return void this.acknowledged.push(id);
      if (answer !== undefined && answer.status < 500 && answer.status !== 429) throw new Error(`a message was refused: ${answer.status}`);
      this.repeated += 1;
      await pause(1_000);
    }
  }
}

/**
 * Two people write in each chat while four streams of theirs follow it; the api is killed in the middle and started again. What was acknowledged stands once,
 * and every reader heard every message once, in the chat's one order.
 * @returns faults found
 */
export async function chatting({ chats, seconds }: ChatLoad, print: (line: string) => void): Promise<number> {
  const cluster = await Cluster.create({ apis: 1, workers: [{}], kafka: false });
  const readers: { talk: Talk; reader: Reader }[] = [];
  try {
    await cluster.start();
    const api = cluster.apis[0];
    if (api === undefined) throw new Error('the cluster has no api');
    const all = await talks(cluster.database, api.origin, chats);
    for (const talk of all)
      for (let n = 0; n < readersOfChat; n += 1)
        readers.push({ talk, reader: new Reader(api.origin, (n % 2 ? talk.client : talk.manager).token, talk.chat) });
    await until('every live stream', () => readers.every(({ reader }) => reader.follower.isOpen));
    const talkers = all.flatMap(({ chat, client, manager }) => [new Talker(client, chat), new Talker(manager, chat)]);
    const begin = performance.now();
    const working = Promise.all(talkers.map((one, n) => one.work(begin + (n * every) / talkers.length)));
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

/** What was acknowledged and is not there, and what is there twice or with a gap. */
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
