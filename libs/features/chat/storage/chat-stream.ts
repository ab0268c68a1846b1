import { v5 } from 'uuid';
import { machineSource } from '#libs/event-log/certificates/certificate-source';
import type { Row, Stream, StreamTable } from '#libs/event-log/append/contract';
import { machineEvent } from '#libs/event-log/feed/machine-event';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { machineReplay } from '#libs/event-log/replay/machine-replay';
import type { Id } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';
import type { ChatCommand } from '#machines/chat/commands';
import { chatMachineVersion, decide } from '#machines/chat/decide';
import type { ChatEvent } from '#machines/chat/events';
import { evolve } from '#machines/chat/evolve';
import type { ChatKind, ChatState } from '#machines/chat/state';
import { chatFollowingRows } from './chat-event-rows.js';

const namespace: Id = '2f1d7c56-0b53-5b0a-9c0e-7d8be3b1a6f4';

/** The stream of an order's chat, whether anybody has written in it or not. */
export const chatOf = (order: Id, kind: ChatKind): Id => v5(`${kind} chat of ${order}`, namespace);

/** A row of `chats` as PostgreSQL gives it. */
export interface ChatRow {
  id: Id;
  version: number;
  order_id: Id;
  kind: ChatKind;
  posted: number;
  last_at: Micros;
  last_side: ChatState['lastSide'];
  waiting_since: Micros | null;
  rewritten_at: number;
  created_at: Micros;
  updated_at: Micros;
}

export const stateOf = (row: ChatRow): ChatState => ({
  id: row.id,
  version: row.version,
  status: 'open',
  order: row.order_id,
  kind: row.kind,
  posted: row.posted,
  lastAt: row.last_at,
  lastSide: row.last_side,
  waitingSince: row.waiting_since,
  rewrittenAt: row.rewritten_at,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const whole = (state: ChatState): Row => ({
  order_id: state.order,
  kind: state.kind,
  posted: state.posted,
  last_at: state.lastAt,
  last_side: state.lastSide,
  waiting_since: state.waitingSince,
  rewritten_at: state.rewrittenAt,
  created_at: state.createdAt,
  updated_at: state.updatedAt,
});

/** The row of a chat: what decide reads and lists sort by; its messages and files are inserted with their events. */
const chatsTable = {
  streamType: 'chat',
  table: 'chats',
  columns: {
    order_id: 'uuid',
    kind: 'text',
    posted: 'integer',
    last_at: 'bigint',
    last_side: 'text',
    waiting_since: 'bigint',
    rewritten_at: 'integer',
    created_at: 'bigint',
    updated_at: 'bigint',
  },
  once: ['order_id', 'kind', 'created_at'],
  extra: [
    {
      table: 'chat_messages',
      columns: {
        id: 'uuid',
        chat_id: 'uuid',
        nth: 'integer',
        author_id: 'uuid',
        side: 'text',
        text_id: 'uuid',
        reply_to: 'uuid',
        at: 'bigint',
      },
    },
    { table: 'chat_files', columns: { file_id: 'uuid', message_id: 'uuid', position: 'integer' } },
    {
      table: 'chat_message_changes',
      columns: { message_id: 'uuid', version: 'integer', kind: 'text', by_id: 'uuid', at: 'bigint', text_id: 'uuid' },
    },
  ],
} as const satisfies StreamTable;

export const chatStream: Stream<ChatState> = {
  table: chatsTable,
  machineVersion: chatMachineVersion,
  read: (row) => stateOf(row as unknown as ChatRow),
  write: whole,
  lastEventAt: ({ updatedAt }) => updatedAt,
};

/** An event of the log as the chat's machine knows it. */
export const chatEventOf = (event: PlacedEvent): ChatEvent => machineEvent(event);

/** How chats are folded and decided again. */
export const replayableChats = machineReplay<ChatState, ChatCommand, ChatEvent>({
  stream: chatStream,
  row: whole,
  following: chatFollowingRows,
  eventOf: chatEventOf,
  evolve,
  decide,
});

/** Chats in certificates. */
export const chatsSource = machineSource(replayableChats);
