import { chatOf } from '#libs/features/chat/storage/chat-stream';
import type { Database } from '#libs/platform/database/database';
import { talks } from './chat-people.js';
import { Cluster } from './cluster.js';
import { percentile } from './percentile.js';

const messages = 10_000;
const calls = 200;

/** Fills a chat that has one message up to 10,000, by its client: rows and words, without events. */
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
  // Words that the same statement wrote were not there yet for the trigger that keeps what a message is found by.
  await database.query(`update chat_messages m set search = lower(t.body) from texts t where t.id = m.text_id and m.chat_id = $1`, [chat]);
  await database.query('update chats set posted = $2 where id = $1', [chat, messages]);
  await database.query('analyze chat_messages');
}

/** How long the reads of a chat with 10,000 messages take, one after the other, for its manager. */
export async function chatReads(print: (line: string) => void): Promise<void> {
  const cluster = await Cluster.create({ apis: 1, workers: [{}], kafka: false });
  try {
    await cluster.start();
    const origin = cluster.apis[0]?.origin ?? '';
    const [talk] = await talks(cluster.database, origin, 1);
    if (talk === undefined) throw new Error('nobody talks');
    const { chat, client, manager } = talk;
    await client.must('POST', '/chatmessages', { chat, text: 'Message number 1' });
    await fill(cluster.database, chatOf(chat.replace(/-client$/, ''), 'client'));
    const { items } = await manager.must<{ items: { _id: string }[] }>('GET', `/chatmessages?chat=${chat}&limit=50`);
    const reads = {
      'first page of 50': `/chatmessages?chat=${chat}&limit=50`,
      'page back': `/chatmessages?chat=${chat}&limit=50&before=${items[0]?._id}`,
      'unread count': '/chats/unread',
      'list of chats': '/chats?per_page=20',
      'search, 103 found': '/chatmessages?search=document 42&per_page=20',
      'search, all found': '/chatmessages?search=apostille&per_page=20',
    };
    for (const [name, path] of Object.entries(reads)) {
      const took: number[] = [];
      for (let n = 0; n < calls; n += 1) {
        const began = performance.now();
        await manager.must('GET', encodeURI(path));
        took.push(performance.now() - began);
      }
      print(
        `chat of ${messages} messages, ${name}: p50 ${percentile(took, 0.5).toFixed(1)} ms, p99 ${percentile(took, 0.99).toFixed(1)} ms`,
      );
    }
  } finally {
    await cluster.remove();
  }
}
