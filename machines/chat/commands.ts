import type { Id, TextRef } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import type { Micros } from '#libs/kernel/time';
import type { CommandMessage } from '#machines/decider/messages';
import type { ChatKind } from './state.js';

/** The current state of a message that is edited or removed. */
export interface PostedMessage {
  message: Id;
  author: Id;
  postedAt: Micros;
  removed: boolean;
}

/** Commands and their payloads. Ids, texts and data of other features are part of the payload. */
export interface ChatPayloads {
  /** `endedAt`: when the order was finished or cancelled; null while it is open */
  post: { order: Id; kind: ChatKind; message: Id; text: TextRef | null; files: Id[]; replyTo: Id | null; endedAt: Micros | null };
  edit: PostedMessage & { text: TextRef };
  /** `reason`: why staff remove a message of another person */
  remove: PostedMessage & { reason: TextRef | null };
}
export type ChatCommandName = keyof ChatPayloads;

export type ChatCommandOf<Name extends ChatCommandName> = CommandMessage<'chat', Actor, ChatPayloads, Name>;
export type ChatCommand = ChatCommandOf<ChatCommandName>;

/** Refusal codes, which are translation keys. */
export type ChatRefusal = 'forbiddenForRole' | 'chatClosed' | 'messageOfAnother' | 'messageTooOld' | 'messageRemoved';

/** Codes of the remedies. */
export interface ChatRemedy {
  key: 'giveReason' | 'writeAnother';
}

/** A refusal with its remedy, if there is one. */
export interface ChatRefused {
  code: ChatRefusal;
  remedy: ChatRemedy | null;
}
