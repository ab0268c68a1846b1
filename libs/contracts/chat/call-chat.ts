import { Command } from '@nestjs/cqrs';
import type { Id } from '#machines/kernel/ids';
import type { ChatRemedy, ChatRequests } from '#machines/chat/commands';
import type { ChatKind, ChatState } from '#machines/chat/events';
import type { Micros } from '#machines/kernel/time';
import type { Side } from '#machines/order/who';
import type { ActionOf, Outcome, StreamCall } from '../commands/outcome.js';
import type { FileFacts } from '../documents/files.js';

/** Chat actions; texts are trimmed. A chat is identified by order and kind, because it may not have a message yet. */
export type ChatAction = ActionOf<ChatRequests<string>>;

/** A chat action and its caller. */
export interface ChatCall extends StreamCall {
  action: ChatAction;
}

/** A message with its current text. */
export interface ChatMessage {
  id: Id;
  chat: Id;
  order: Id;
  kind: ChatKind;
  /** its place in the chat, from 1 */
  nth: number;
  author: Id;
  side: Side;
  /** null where there are only files, and where it was removed or erased */
  text: string | null;
  replyTo: Id | null;
  files: Id[];
  at: Micros;
  editedAt: Micros | null;
  removedAt: Micros | null;
}

/** A message after an action, with what was read to decide: facts about its files, and the message that it answers. */
export interface ChangedMessage {
  message: ChatMessage;
  files: ReadonlyMap<Id, FileFacts>;
  quoted: ChatMessage | null;
}

type StreamOutcome = Outcome<ChatState, ChatRemedy>;
type Accepted = Extract<StreamOutcome, { kind: 'accepted' }>;
export type ChatOutcome = Exclude<StreamOutcome, Accepted> | (Accepted & { changed: ChangedMessage });

/**
 * Decides an action and appends its events. For a caller who is no member, the chat does not exist (404).
 * @throws Problem 401, 404, 422 that are not recorded
 */
export class CallChat extends Command<ChatOutcome> {
  constructor(readonly call: ChatCall) {
    super();
  }
}
