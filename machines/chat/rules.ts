import type { Actor } from '#libs/kernel/people';
import type { Micros } from '#libs/kernel/time';
import type { Table } from '#machines/decider/row';
import { refusalFor, refusalOfCommand, rowsByName, type Rules } from '#machines/decider/rules';
import { sideOf } from '#machines/order/who';
import type { ChatCommand, ChatCommandName, ChatCommandOf, ChatRefused, ChatRemedy, PostedMessage } from './commands.js';
import type { ChatEvent } from './events.js';
import type { ChatState, ChatStatus } from './state.js';

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
type Verdict = true | ChatRefused;

const minute = 60_000_000;
/** How long an author may edit or remove a message, in microseconds. */
export const rewritingTime: Micros = 15 * minute;
/** How long a chat accepts messages after its order ended, in microseconds. */
export const closingTime: Micros = 30 * 24 * 60 * minute;

const no = (code: ChatRefused['code'], remedy: ChatRemedy | null = null): ChatRefused => ({ code, remedy });

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

/** What `actor`, a member of the chat, may do to a message at `at`. Staff remove messages of others with a reason. Readers get the result as `may`. */
export function permittedOn(message: PostedMessage, actor: Actor, at: Micros): { edit: boolean; remove: boolean } {
  const edit = refusalToRewrite(message, actor, at) === null;
  return { edit, remove: edit || (!message.removed && sideOf(actor) === 'staff') };
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

/** Why the command is refused to `actor` whatever its payload; null if some payload would be accepted. */
export const refusalNow = (chat: ChatDomain['view'], name: ChatCommandName, actor: Actor): ChatRefused | null =>
  refusalFor(chatRules, name, { view: chat, actor });

/** Why this command is refused; null if the machine permits it. */
export const refusalOf = (chat: ChatState, command: ChatCommand): ChatRefused | null => refusalOfCommand(chatRules, chat, command);
