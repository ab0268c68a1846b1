import type { Id, TextRef } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import type { Micros } from '#libs/kernel/time';
import type { CommandMessage } from '#machines/decider/messages';
import type { ChatKind } from './state.js';

/** A message as it stands, which whoever edits or removes it names. */
export interface PostedMessage {
  message: Id;
  author: Id;
  postedAt: Micros;
  removed: boolean;
}

/** Every command and its payload; ids, texts and what other features know enter with it. */
export interface ChatPayloads {
  /** `endedAt`: when the order was finished or cancelled; null while it goes on */
  post: { order: Id; kind: ChatKind; message: Id; text: TextRef | null; files: Id[]; replyTo: Id | null; endedAt: Micros | null };
  edit: PostedMessage & { text: TextRef };
  /** `reason`: why staff remove what somebody else wrote */
  remove: PostedMessage & { reason: TextRef | null };
}
export type ChatCommandName = keyof ChatPayloads;

export type ChatCommandOf<Name extends ChatCommandName> = CommandMessage<'chat', Actor, ChatPayloads, Name>;
export type ChatCommand = ChatCommandOf<ChatCommandName>;

/** Why the machine says no; the code is the translation key. */
export type ChatRefusal = 'forbiddenForRole' | 'chatClosed' | 'messageOfAnother' | 'messageTooOld' | 'messageRemoved';

/** What would make it possible. */
export interface ChatRemedy {
  key: 'giveReason' | 'writeAnother';
}

/** A refusal and its way out, where there is one. */
export interface ChatRefused {
  code: ChatRefusal;
  remedy: ChatRemedy | null;
}
