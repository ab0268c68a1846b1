import type { Id, TextRef } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import type { Micros } from '#machines/kernel/time';
import { type DecisionOf, deciderOf, type Emitters } from '#machines/decider/decider';
import type { CommandMessage } from '#machines/decider/messages';
import type { Table } from '#machines/decider/row';
import { evaluate, isPermitted, refusalFor, refusalOfCommand, rowsByName, rowsOf, type Rules } from '#machines/decider/rules';
import { maySee, type Parties, sideOf } from '#machines/order/who';
import { type ChatEvent, type ChatEventData, type ChatKind, type ChatState, type ChatStatus, evolve } from './events.js';

/** The version of the rules, recorded with every command. */
export const chatMachineVersion = 1;

/** What callers ask for. `Text`: the text itself in a request, a reference to it in a command. */
export interface ChatRequests<Text> {
  post: { order: Id; kind: ChatKind; message: Id; text: Text | null; files: Id[]; replyTo: Id | null };
  edit: { message: Id; text: Text };
  /** `reason`: why staff remove a message of another person */
  remove: { message: Id; reason: Text | null };
}
export type ChatCommandName = keyof ChatRequests<TextRef>;
/** Commands on a message that was posted before. */
export type MessageCommandName = Exclude<ChatCommandName, 'post'>;

/** The current state of a posted message. */
export interface PostedMessage {
  message: Id;
  author: Id;
  postedAt: Micros;
  removed: boolean;
}

/** A stored message as commands on it have it. */
export const postedMessage = (stored: { id: Id; author: Id; at: Micros; removedAt: Micros | null }): PostedMessage => ({
  message: stored.id,
  author: stored.author,
  postedAt: stored.at,
  removed: stored.removedAt !== null,
});

/** Payloads of commands: the request with what was read to decide it. `endedAt`: when the order was finished or cancelled; null while it is open. */
export type ChatPayloads = {
  [Name in ChatCommandName]: ChatRequests<TextRef>[Name] & (Name extends MessageCommandName ? PostedMessage : { endedAt: Micros | null });
};

type ChatCommandOf<Name extends ChatCommandName> = CommandMessage<'chat', Actor, ChatPayloads, Name>;
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

/** Types of the chat's machine. Membership depends on the order (`isMember`) and is checked before the machine is called. */
export interface ChatDomain {
  command: ChatCommand;
  event: ChatEvent;
  state: ChatState;
  view: Pick<ChatState, 'status'>;
  status: ChatStatus;
  who: 'member' | 'staff';
  parties: null;
  variant: 'own' | 'moderation';
  refusal: ChatRefused;
  row: object;
}
export type ChatDecision = DecisionOf<ChatDomain>;
type Verdict = true | ChatRefused;

const minute = 60_000_000;
/** How long an author may edit or remove a message, in microseconds. */
export const rewritingTime: Micros = 15 * minute;
/** How long a chat accepts messages after its order ended, in microseconds. */
export const closingTime: Micros = 30 * 24 * 60 * minute;

const no = (code: ChatRefused['code'], remedy: ChatRemedy | null = null): ChatRefused => ({ code, remedy });

/**
 * Whether a chat of an order with these parties is visible to `actor`. Anyone who may see the order reads the client chat; the client neither reads the team
 * chat nor knows of it. A person who is replaced loses access to both at once.
 */
export const isMember = (actor: Actor, kind: ChatKind, parties: Parties): boolean =>
  maySee(actor, parties) && (kind === 'client' || actor.role !== 'Client');

/** The chats of an order that may be visible to `actor` at all. */
export const kindsFor = ({ role }: Actor): readonly ChatKind[] => (role === 'Client' ? ['client'] : ['client', 'team']);

/** Whether the chat of an order that ended at that time still accepts messages. */
export const refusalToWrite = (endedAt: Micros | null, at: Micros): ChatRefused | null =>
  endedAt === null || at <= endedAt + closingTime ? null : no('chatClosed');

/** Why a message may not be edited or removed: its time is over, or the caller is not its author. */
function refusalToRewrite({ author, postedAt, removed }: PostedMessage, actor: Actor, at: Micros): ChatRefused | null {
  const staff = sideOf(actor) === 'staff';
  if (removed) return no('messageRemoved');
  if (author !== actor.id) return no('messageOfAnother', staff ? { key: 'giveReason' } : null);
  return at <= postedAt + rewritingTime ? null : no('messageTooOld', { key: staff ? 'giveReason' : 'writeAnother' });
}

const open = (_chat: ChatState, { at, payload }: ChatCommandOf<'post'>): Verdict => refusalToWrite(payload.endedAt, at) ?? true;
const mine = (_chat: ChatState, { actor, at, payload }: ChatCommandOf<'edit' | 'remove'>): Verdict =>
  refusalToRewrite(payload, actor, at) ?? true;
const present = (_chat: ChatState, { payload }: ChatCommandOf<'remove'>): Verdict => !payload.removed || no('messageRemoved');

/** Rows of the transition table; the first message opens a chat. */
// prettier-ignore
const chatTable: Table<ChatDomain> = {
  post: { from: ['open'], who: ['member'], payloadGuard: open, emits: ['MessagePosted'] },
  edit: { from: ['open'], who: ['member'], payloadGuard: mine, emits: ['MessageEdited'] },
  remove: [
    { variant: 'own',        from: ['open'], who: ['member'], payloadGuard: mine,    emits: ['MessageRemoved'] },
    { variant: 'moderation', from: ['open'], who: ['staff'],  payloadGuard: present, emits: ['MessageRemoved'] },
  ],
};

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

/** The table and the rules that evaluate it. */
export const chatRules: Rules<ChatDomain> = {
  rows: rowsByName<ChatDomain>(chatTable),
  statusOf: ({ status }) => status,
  partiesOf: () => null,
  isWho: (who, actor) => who === 'member' || sideOf(actor) === 'staff',
  // A removal with a reason is one by staff; without a reason it is the author's.
  variants: { remove: (_chat, { payload }) => (payload.reason === null ? 'own' : 'moderation') },
  forRole: () => no('forbiddenForRole'),
  inStatus: () => no('chatClosed'),
};

/** Names of the commands on a posted message, in the order of the table. */
export const messageCommands = Object.keys(chatTable).filter((name): name is MessageCommandName => name !== 'post');
export type MessagePermissions = Readonly<Record<MessageCommandName, boolean>>;

/** What `actor`, a member of the chat, may do to a message at `at`. Staff remove messages of others with a reason. Readers get the result as `may`. */
export function permittedOn(message: PostedMessage, actor: Actor, at: Micros): MessagePermissions {
  const may = (type: MessageCommandName): boolean => {
    const command = { type, actor, at, payload: message } as ChatCommand;
    return rowsOf(chatRules, type).some((row) => isPermitted(evaluate(chatRules, row, { view: { status: 'open' }, actor, command })));
  };
  return Object.fromEntries(messageCommands.map((name) => [name, may(name)])) as MessagePermissions;
}

/** Why the command is refused to `actor` whatever its payload; null if some payload would be accepted. */
export const refusalNow = (chat: ChatDomain['view'], name: ChatCommandName, actor: Actor): ChatRefused | null =>
  refusalFor(chatRules, name, { view: chat, actor });

/** Why this command is refused; null if the machine permits it. */
export const refusalOf = (chat: ChatState, command: ChatCommand): ChatRefused | null => refusalOfCommand(chatRules, chat, command);

/** Evaluates `command` on `state` (null: the chat has no message yet). */
export const decide: (state: ChatState | null, command: ChatCommand) => ChatDecision = deciderOf<ChatDomain>({
  rules: chatRules,
  emitters,
  evolve,
  stream: 'chat',
  // The first message opens the chat, under the same conditions as any other.
  begin: (state, command) => {
    if (state !== null || command.type !== 'post') return null;
    const { order, kind, endedAt } = command.payload;
    const refusal = refusalToWrite(endedAt, command.at);
    return refusal === null ? { drafts: [{ type: 'ChatOpened', data: { order, kind } }, posted(1, command)] } : { refusal };
  },
  absent: () => ({ code: 'messageRemoved', remedy: null }),
});
