import { Command } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { ChatRemedy } from '#machines/chat/commands';
import type { ChatKind, ChatState } from '#machines/chat/state';
import type { Outcome, StreamCall } from '../commands/outcome.js';

/** Chat actions; texts are trimmed. A chat is identified by order and kind, because it may not have a message yet. */
export type ChatAction =
  | { operation: 'post'; order: Id; kind: ChatKind; message: Id; text: string | null; files: readonly Id[]; replyTo: Id | null }
  | { operation: 'edit'; message: Id; text: string }
  | { operation: 'remove'; message: Id; reason: string | null };

/** A chat action and its caller. */
export interface ChatCall extends StreamCall {
  action: ChatAction;
}

export type ChatOutcome = Outcome<ChatState, ChatRemedy>;

/**
 * Decides an action and appends its events. For a caller who is no member, the chat does not exist (404).
 * @throws Problem 401, 404, 422 that are not recorded
 */
export class CallChat extends Command<ChatOutcome> {
  constructor(readonly call: ChatCall) {
    super();
  }
}
