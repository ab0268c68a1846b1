import { chatOf } from '#libs/features/chat/storage/chat-stream';
import type { Database } from '#libs/platform/database/database';
import { talks } from '../product/chat-people.js';
import type { Client } from '../product/client.js';
import { onCluster } from '../product/cluster.js';
import type { Bench } from '../programs.js';
import { askAll, type Questions } from './questions.js';

const messages = 10_000;
/** Of each read; its longest acceptable p95, milliseconds. */
const [calls, goal] = [200, 50];
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

/** Latency of reads in a chat with 10,000 messages, sequentially, alone and among `others` messages. */
export const run: Bench<'chat'> = ({ messages: others }, print) =>
  onCluster({ apis: 1, workers: [{}], kafka: false }, async (cluster) => {
    const [talk] = await talks(cluster.database, cluster.origin, 1);
    if (talk === undefined) throw new Error('nobody talks');
    const { chat, client, manager } = talk;
    const owner = await cluster.signIn();
    await client.must('POST', '/chatmessages', { chat, text: 'Message number 1' });
    await fill(cluster.database, chatOf(chat.replace(/-client$/, ''), 'client'));
    const { items } = await manager.must<{ items: { _id: string }[] }>('GET', `/chatmessages?chat=${chat}&limit=50`);
    const first = `/chatmessages?chat=${chat}&limit=50`;
    const search = (query: string): string => `/chatmessages?search=${query}&per_page=20`;
    const asked: [string, Client, string][] = [
      ['first page of 50', manager, first],
      ['page back', manager, `${first}&before=${items[0]?._id}`],
      ...[manager, client, owner].map((one): [string, Client, string] => ['unread count', one, '/chats/unread']),
      ['list of chats', manager, '/chats?per_page=20'],
      ['search of 103 messages', manager, search('document 42')],
      ['search of what all say', manager, search('apostille')],
    ];
    const among: typeof asked = [
      ['search of about 100 messages', owner, search('document 4242')],
      ['search of what all say', owner, search('apostille')],
      ['search of nothing', client, search('document 4242')],
    ];
    const nameOf = (one: Client): string => ({ [owner.id]: 'owner', [manager.id]: 'assigned manager' })[one.id] ?? 'client';
    const questionsOf = (list: typeof asked): Questions =>
      Object.fromEntries(list.map(([name, one, path]) => [`${name}, ${nameOf(one)}`, () => one.must('GET', encodeURI(path))]));
    await askAll(`chat of ${messages} messages`, questionsOf(asked), { times: calls, goal }, print);
    if (others === 0) return;
    await crowd(cluster.database, Math.ceil(others / 100));
    await askAll(`the same among ${others} others`, questionsOf([...asked, ...among]), { times: calls, goal }, print);
  });
