import { Command } from '@nestjs/cqrs';
import type { Id } from '#libs/kernel/ids';
import type { ChatRemedy } from '#machines/chat/commands';
import type { ChatKind, ChatState } from '#machines/chat/state';
import type { Outcome, StreamCall } from '../commands/outcome.js';

/** What somebody does in a chat; texts as they were written, trimmed. A chat is named by its order and kind: it needs no message to be there. */
export type ChatDeed =
  | { operation: 'post'; order: Id; kind: ChatKind; message: Id; text: string | null; files: readonly Id[]; replyTo: Id | null }
  | { operation: 'edit'; message: Id; text: string }
  | { operation: 'remove'; message: Id; reason: string | null };

/** One deed. */
export interface ChatCall extends StreamCall {
  deed: ChatDeed;
}

export type ChatOutcome = Outcome<ChatState, ChatRemedy>;

/**
 * Carries a deed through judgement into the log. Whoever is no member of the chat is told that it is not there.
 * @throws Problem 401, 404, 422 that are not recorded
 */
export class CallChat extends Command<ChatOutcome> {
  constructor(readonly call: ChatCall) {
    super();
  }
}
