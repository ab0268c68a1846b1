import type { Client } from '../product/client.js';
import type { History } from './history.js';
import { isInChat, mayRead, nobody, seesOrder } from './rules.js';
import type { TestActor } from './test-actors.js';

async function ask(origin: string, path: string, token?: string): Promise<{ status: number; text: string }> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/api/v1${path}`, { headers });
  return { status: answer.status, text: Buffer.from(await answer.arrayBuffer()).toString('latin1') };
}

/** Checks the responses about an order, and about all objects of each person in the group; and those to anonymous callers. */
export async function readEverything(history: History): Promise<void> {
  for (const reader of history.village.all) await readAs(history, reader);
  const asked = Date.now();
  const { text } = await ask(history.village.desk.client.origin, '/published-feedbacks?per_page=100');
  history.marks.check(nobody, 'GET /published-feedbacks', text, asked);
}

/** Checks the responses to one of them. */
export async function readAs(history: History, reader: TestActor): Promise<void> {
  const { order, marks, id } = history;
  const sees = seesOrder(reader, order);
  const checked = async (path: string, isThere?: boolean) => {
    const asked = Date.now();
    const { status, text } = await ask(reader.client.origin, path, reader.client.token);
    if (status >= 500 || status === 429 || status === 422)
      throw new Error(`GET ${path}: ${status} ${Buffer.from(text, 'latin1').toString().slice(0, 300)}`);
    if (isThere !== undefined && (status === 200) !== isThere)
      marks.faults.push(`${reader.name} (${reader.kind}) was answered ${status} by GET ${path}`);
    return marks.check(reader, `GET ${path}`, status === 200 ? text : '', asked);
  };
  const alone = [`/orders/${id}`, `/orders/${id}/events?per_page=100`, `/orders/${id}/documents.zip`];
  const lists = ['/chats?per_page=20', `/chatmessages?search=apostille&per_page=100`, '/orders?per_page=20', '/notifications?per_page=50'];
  const feedbacks = reader.kind === 'assignee' ? [] : ['/feedbacks?per_page=50', `/feedbacks/of-order/${id}`];
  await Promise.all([
    ...alone.map((path) => checked(path, sees)),
    ...[...lists, ...feedbacks, ...(reader.kind === 'client' ? ['/documents?per_page=50'] : [])].map((path) => checked(path)),
    ...(['client', 'team'] as const).map((chat) => readChat(history, reader, chat, checked)),
    ...history.uploads.map((upload) => checked(`/upload-file/${upload.id}`, mayRead(reader, order, upload.mark.written))),
    searchForHidden(history, reader, checked),
  ]);
}

type CheckedGet = (path: string, isThere?: boolean) => Promise<ReadonlySet<string>>;

/** A chat shows everything to its members: otherwise rules that hide everything would pass. */
async function readChat(history: History, reader: TestActor, chat: 'client' | 'team', checked: CheckedGet): Promise<void> {
  const member = isInChat(reader, history.order, chat);
  const name = `${history.id}-${chat}`;
  await checked(`/chats/${name}`, member);
  const found = await checked(`/chatmessages?chat=${name}&limit=100`, member);
  const missing = history.said.filter(
    (one) => one.chat === chat && mayRead(reader, history.order, one.mark.written) && !found.has(one.mark.word),
  );
  if (member && missing.length > 0)
    history.marks.faults.push(
      `${reader.name} (${reader.kind}) is not shown ${missing.length} messages of the ${chat} chat of ${history.id}`,
    );
}

/** Searching for a word must find nothing for people who may not read it: even a count would leak. */
async function searchForHidden(history: History, reader: TestActor, checked: CheckedGet): Promise<void> {
  const hidden = history.pick(history.said.filter(({ mark }) => !mayRead(reader, history.order, mark.written)));
  if (hidden === undefined) return;
  const word = encodeURIComponent(hidden.mark.word);
  for (const list of ['chatmessages', 'chats']) await checked(`/${list}?search=${word}`);
  const total = await totalOf(reader.client, `/chatmessages?search=${word}`);
  if (total !== 0) history.marks.faults.push(`${reader.name} (${reader.kind}) is told that ${total} messages say ${hidden.mark.word}`);
}

async function totalOf(client: Client, path: string): Promise<number> {
  const { total } = await client.must<{ total: number }>('GET', path);
  return total;
}
