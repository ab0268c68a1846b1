import { type DecisionOf, deciderOf, type Emitters } from '#machines/decider/decider';
import { sideOf } from '#machines/order/who';
import type { ChatCommand, ChatCommandName, ChatCommandOf } from './commands.js';
import { type ChatEventData, chatEventVersion } from './events.js';
import { evolve } from './evolve.js';
import { type ChatDomain, chatRules, refusalToWrite } from './rules.js';
import type { ChatState } from './state.js';

/** The version of the rules, recorded with every command. */
export const chatMachineVersion = 1;

export type ChatDecision = DecisionOf<ChatDomain>;

const posted = (
  nth: number,
  { actor, payload }: ChatCommandOf<'post'>,
): { type: 'MessagePosted'; data: ChatEventData['MessagePosted'] } => {
  const { order, kind, message, text, files, replyTo } = payload;
  return { type: 'MessagePosted', data: { order, kind, message, nth, side: sideOf(actor), text, files, replyTo } };
};

/** What each permitted command emits. */
const emitters: Emitters<ChatDomain, ChatCommandName> = {
  post: (chat, command) => [posted(chat.posted + 1, command)],
  edit: ({ order, kind }, { payload: { message, text } }) => [{ type: 'MessageEdited', data: { order, kind, message, text } }],
  remove: ({ order, kind }, { payload: { message, reason } }) => [{ type: 'MessageRemoved', data: { order, kind, message, reason } }],
};

/** Evaluates `command` on `state` (null: the chat has no message yet). */
export const decide: (state: ChatState | null, command: ChatCommand) => ChatDecision = deciderOf<ChatDomain>({
  rules: chatRules,
  emitters,
  evolve,
  placeOf: ({ chat }, type) => ({ chat, schemaVersion: chatEventVersion(type) }),
  // The first message opens the chat, under the same conditions as any other.
  begin: (state, command) => {
    if (state !== null || command.type !== 'post') return null;
    const { order, kind, endedAt } = command.payload;
    const refusal = refusalToWrite(endedAt, command.at);
    return refusal === null ? { drafts: [{ type: 'ChatOpened', data: { order, kind } }, posted(1, command)] } : { refusal };
  },
  absent: () => ({ code: 'messageRemoved', remedy: null }),
});
