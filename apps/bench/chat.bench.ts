import { chatOf } from '#libs/features/chat/storage/chat-stream';
import type { Database } from '#libs/platform/database/database';
import { talks } from './chat-people.js';
import { Client } from './client.js';
import { Cluster, clusterPassword } from './cluster.js';
import { percentile } from './percentile.js';

const messages = 10_000;
const calls = 200;

/** Fills a chat that has one message up to 10,000, by its client: rows and texts, without events. */
async function fill(database: Database, chat: string): Promise<void> {
  await database.query(
    `with said as (
       select gen_random_uuid() as id, gen_random_uuid() as text, n, m.author_id as author
       from generate_series(2, $2::integer) n, (select author_id from chat_messages where chat_id = $1) m
     ), words as (
       insert into texts (id, owner_person, body) select text, author, 'Message number ' || n || ' about the apostille of document ' || n % 97 from said
     )
     insert into chat_messages (id, chat_id, nth, author_id, side, text_id, at)
     select id, $1, n, author, 'client', text, (extract(epoch from clock_timestamp()) * 1000000)::bigint + n from said`,
    [chat, messages],
  );
  // Texts of the same statement are not visible to the trigger that fills the search index.
  await database.query(`update chat_messages m set search = lower(t.body) from texts t where t.id = m.text_id and m.chat_id = $1`, [chat]);
  await database.query('update chats set posted = $2 where id = $1', [chat, messages]);
  await database.query('analyze chat_messages');
}

/** Fills `chats` other chats with a hundred messages each, without orders: they slow down any query that scans. */
async function crowd(database: Database, chats: number): Promise<void> {
  await database.query(
    `insert into chats (id, version, order_id, kind, posted, last_at, last_side, rewritten_at, created_at, updated_at)
     select gen_random_uuid(), 1, gen_random_uuid(), 'client', 100, n, 'client', 0, n, n from generate_series(1, $1::integer) n`,
    [chats],
  );
  await database.query(
    `insert into chat_messages (id, chat_id, nth, author_id, side, at)
     select gen_random_uuid(), c.id, n, c.order_id, 'client', c.last_at * 100 + n
     from chats c, generate_series(1, 100) n where c.posted = 100`,
  );
  await database.query(
    `update chat_messages m set search = 'message number ' || m.nth || ' about the apostille of document ' || (m.at % 9973) || ' and its copy'
     from chats c where c.id = m.chat_id and c.posted = 100`,
  );
  await database.query('vacuum analyze chat_messages, chats, chat_reads');
}

const timed = async (name: string, reader: Client, path: string, print: (line: string) => void): Promise<void> => {
  const took: number[] = [];
  for (let n = 0; n < calls; n += 1) {
    const began = performance.now();
    await reader.must('GET', encodeURI(path));
    took.push(performance.now() - began);
  }
  const ms = (part: number): string => `${percentile(took, part).toFixed(1)} ms`;
  print(`  ${name}: p50 ${ms(0.5)}, p95 ${ms(0.95)}, p99 ${ms(0.99)}`);
};

/** Latency of reads in a chat with 10,000 messages, sequentially, alone and among a million other messages. */
export async function chatReads(others: number, print: (line: string) => void): Promise<void> {
  const cluster = await Cluster.create({ apis: 1, workers: [{}], kafka: false });
  try {
    await cluster.start();
    const origin = cluster.apis[0]?.origin ?? '';
    const [talk] = await talks(cluster.database, origin, 1);
    if (talk === undefined) throw new Error('nobody talks');
    const { chat, client, manager } = talk;
    const owner = await Client.signIn(origin, 'owner@registra.example', clusterPassword);
    await client.must('POST', '/chatmessages', { chat, text: 'Message number 1' });
    await fill(cluster.database, chatOf(chat.replace(/-client$/, ''), 'client'));
    const { items } = await manager.must<{ items: { _id: string }[] }>('GET', `/chatmessages?chat=${chat}&limit=50`);
    const reads: [string, Client, string][] = [
      ['first page of 50', manager, `/chatmessages?chat=${chat}&limit=50`],
      ['page back', manager, `/chatmessages?chat=${chat}&limit=50&before=${items[0]?._id}`],
      ['unread count, assigned manager', manager, '/chats/unread'],
      ['unread count, client', client, '/chats/unread'],
      ['unread count, owner', owner, '/chats/unread'],
      ['list of chats', manager, '/chats?per_page=20'],
      ['search of 103 messages, assigned manager', manager, '/chatmessages?search=document 42&per_page=20'],
      ['search of what all say, assigned manager', manager, '/chatmessages?search=apostille&per_page=20'],
    ];
    print(`chat of ${messages} messages`);
    for (const [name, reader, path] of reads) await timed(name, reader, path, print);
    if (others === 0) return;
    await crowd(cluster.database, Math.ceil(others / 100));
    print(`chat of ${messages} messages among ${others} others`);
    const [rare, said] = ['document 4242', 'apostille'].map((search) => `/chatmessages?search=${search}&per_page=20`) as [string, string];
    for (const [name, reader, path] of reads) await timed(name, reader, path, print);
    await timed('search of about 100 messages, owner', owner, rare, print);
    await timed('search of what all say, owner', owner, said, print);
    await timed('search of nothing, client', client, rare, print);
  } finally {
    await cluster.remove();
  }
}
