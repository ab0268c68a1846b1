import { v5 } from 'uuid';
import type { Row } from '#libs/event-log/append/contract';
import { defineStream, type RowOf } from '#libs/event-log/append/define-stream';
import type { FollowingRows } from '#libs/event-log/replay/following-rows';
import { machineSource } from '#libs/event-log/replay/replay-source';
import { machineReplay } from '#libs/event-log/replay/machine-replay';
import type { Id } from '#machines/kernel/ids';
import { type ChatCommand, chatMachineVersion, decide } from '#machines/chat/commands';
import { type ChatEvent, type ChatEventOf, type ChatKind, type ChatState, evolve } from '#machines/chat/events';

const namespace: Id = '2f1d7c56-0b53-5b0a-9c0e-7d8be3b1a6f4';

/** Derived from order and kind; the stream may have no events yet. */
export const chatOf = (order: Id, kind: ChatKind): Id => v5(`${kind} chat of ${order}`, namespace);

/** The row has what `decide` reads and lists sort by; messages and files are inserted with their events. */
export const chatStream = defineStream<ChatState>()({
  streamType: 'chat',
  table: 'chats',
  machineVersion: chatMachineVersion,
  columns: {
    order_id: { type: 'uuid', of: 'order', once: true },
    kind: { type: 'text', once: true },
    posted: 'integer',
    last_at: 'bigint',
    last_side: 'text',
    waiting_since: 'bigint',
    rewritten_at: 'integer',
    created_at: { type: 'bigint', once: true },
    updated_at: 'bigint',
  },
  extra: {
    chat_messages: ['id', 'chat_id', 'nth', 'author_id', 'side', 'text_id', 'reply_to', 'at'],
    chat_files: ['file_id', 'message_id', 'position'],
    chat_message_changes: ['message_id', 'version', 'kind', 'by_id', 'at', 'text_id'],
  },
  rest: () => ({ status: 'open' }),
});
export type ChatRow = RowOf<typeof chatStream>;

type Rewritten = ChatEventOf<'MessageEdited' | 'MessageRemoved'>;

const isPosted = (event: ChatEvent): event is ChatEventOf<'MessagePosted'> => event.type === 'MessagePosted';
const isRewritten = (event: ChatEvent): event is Rewritten => event.type === 'MessageEdited' || event.type === 'MessageRemoved';

const messageOf = ({ chat, actor, at, data: { message, nth, side, text, replyTo } }: ChatEventOf<'MessagePosted'>): Row => ({
  id: message,
  chat_id: chat,
  nth,
  author_id: actor.id,
  side,
  at,
  text_id: text?.text ?? null,
  reply_to: replyTo,
});

const filesOf = ({ data: { message, files } }: ChatEventOf<'MessagePosted'>): Row[] =>
  files.map((file, position) => ({ file_id: file, message_id: message, position }));

const changeOf = (event: Rewritten): Row => ({
  message_id: event.data.message,
  version: event.version,
  by_id: event.actor.id,
  at: event.at,
  ...(event.type === 'MessageEdited'
    ? { kind: 'edited', text_id: event.data.text.text }
    : { kind: 'removed', text_id: event.data.reason?.text ?? null }),
});

/** Rows that are written with the events of one command. */
export const rowsOf = (events: readonly ChatEvent[]): Record<string, Row[]> => ({
  chat_messages: events.filter(isPosted).map(messageOf),
  chat_files: events.filter(isPosted).flatMap(filesOf),
  chat_message_changes: events.filter(isRewritten).map(changeOf),
});

/** Rows of messages and their changes that must exist after the events. */
function after(events: readonly ChatEvent[]): { messages: Row[]; changes: Row[] } {
  const messages = new Map<Id, Row>();
  const changes: Row[] = [];
  for (const event of events) {
    if (isPosted(event)) messages.set(event.data.message, { ...messageOf(event), edited_at: null, removed_at: null });
    if (!isRewritten(event)) continue;
    const message = messages.get(event.data.message);
    changes.push({ ...changeOf(event), earlier_text_id: message?.['text_id'] ?? null });
    const now =
      event.type === 'MessageEdited' ? { text_id: event.data.text.text, edited_at: event.at } : { text_id: null, removed_at: event.at };
    if (message !== undefined) messages.set(event.data.message, { ...message, ...now });
  }
  return { messages: [...messages.values()], changes };
}

const columnsOf = (alias: string, ...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `${alias}.${name}`]));

/** Authors and attached files of messages, which every member of a chat reads. */
const followingRows: readonly FollowingRows<ChatEvent>[] = [
  {
    table: 'chat_messages',
    from: 'chat_messages m',
    stream: 'm.chat_id',
    key: ['id'],
    columns: columnsOf('m', 'id', 'nth', 'author_id', 'side', 'at', 'text_id', 'reply_to', 'edited_at', 'removed_at'),
    of: (events) => after(events).messages,
  },
  {
    table: 'chat_files',
    from: 'chat_files f join chat_messages m on m.id = f.message_id',
    stream: 'm.chat_id',
    key: ['file_id'],
    columns: columnsOf('f', 'file_id', 'message_id', 'position'),
    of: (events) => events.filter(isPosted).flatMap(filesOf),
  },
  {
    table: 'chat_message_changes',
    from: 'chat_message_changes h join chat_messages m on m.id = h.message_id',
    stream: 'm.chat_id',
    key: ['message_id', 'version'],
    columns: columnsOf('h', 'message_id', 'version', 'kind', 'by_id', 'at', 'text_id', 'earlier_text_id'),
    of: (events) => after(events).changes,
  },
];

export const replayableChats = machineReplay<ChatState, ChatCommand, ChatEvent>({
  stream: chatStream,
  following: followingRows,
  evolve,
  decide,
});

export const chatsSource = machineSource(replayableChats);
