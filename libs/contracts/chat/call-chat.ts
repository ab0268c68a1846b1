import { Command } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { ChatRemedy } from '#machines/chat/commands';
import type { ChatKind, ChatState } from '#machines/chat/state';
import type { Outcome, StreamCall } from '../commands/outcome.js';

/** What somebody does in a chat; texts as they were written, trimmed. A chat is named by its order and kind: it needs no message to be there. */
export type ChatAction =
  | { operation: 'post'; order: Id; kind: ChatKind; message: Id; text: string | null; files: readonly Id[]; replyTo: Id | null }
  | { operation: 'edit'; message: Id; text: string }
  | { operation: 'remove'; message: Id; reason: string | null };

/** An action in a chat, and who asks for it. */
export interface ChatCall extends StreamCall {
  action: ChatAction;
}

export type ChatOutcome = Outcome<ChatState, ChatRemedy>;

/**
 * Decides an action and appends its events. For anyone who is no member of the chat, the chat does not exist (404).
 * @throws Problem 401, 404, 422 that are not recorded
 */
export class CallChat extends Command<ChatOutcome> {
  constructor(readonly call: ChatCall) {
    super();
  }
}
