import { v5 } from 'uuid';
import { machineSource } from '#libs/event-log/replay/replay-source';
import { defineStream, type RowOf } from '#libs/event-log/append/define-stream';
import { machineReplay } from '#libs/event-log/replay/machine-replay';
import type { Id } from '#machines/kernel/ids';
import { type ChatCommand, chatMachineVersion, decide } from '#machines/chat/commands';
import { type ChatEvent, type ChatState, evolve } from '#machines/chat/events';
import type { ChatKind } from '#machines/chat/members';
import { chatFollowingRows } from './chat-event-rows.js';

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

export const replayableChats = machineReplay<ChatState, ChatCommand, ChatEvent>({
  stream: chatStream,
  following: chatFollowingRows,
  evolve,
  decide,
});

export const chatsSource = machineSource(replayableChats);
