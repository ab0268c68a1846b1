import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import type { Micros } from '#machines/kernel/time';
import { permits } from '#machines/access/table';
import type { Table } from '#machines/decider/row';
import { refusalFor, refusalOfCommand, rowsByName, type Rules } from '#machines/decider/rules';
import type { FeedbackCommand, FeedbackCommandName, FeedbackCommandOf, FeedbackRefusal, FeedbackRefused } from './commands.js';
import type { FeedbackEvent } from './events.js';
import type { FeedbackState, FeedbackStatus } from './state.js';

/** The parts of a feedback that decide what may be done to it. */
export type FeedbackView = Pick<FeedbackState, 'status' | 'client' | 'public'>;

/** Types of the feedback's machine. */
export interface FeedbackDomain {
  command: FeedbackCommand;
  event: FeedbackEvent;
  state: FeedbackState;
  view: FeedbackView;
  status: FeedbackStatus;
  who: 'author' | 'moderator';
  parties: Id;
  variant: never;
  refusal: FeedbackRefused;
  row: object;
}
type Verdict = true | FeedbackRefused;

/** How long an author may change a feedback after giving it, in microseconds. */
export const changingTime: Micros = 14 * 24 * 60 * 60_000_000;

const no = (code: FeedbackRefusal): FeedbackRefused => ({ code, remedy: null });

/** Whether `actor` moderates feedback: publishes, hides and answers it. */
const isModerator = (actor: Actor): boolean => permits(actor, 'clients.write');

/** Whether `actor` is the client of the order that the feedback is about. */
export const isAuthor = (actor: Actor, client: Id): boolean => actor.role === 'Client' && actor.id === client;

/** Why a first feedback is refused; null if it is permitted. */
export function refusalToGive({ actor, payload: { client, finishedAt } }: FeedbackCommandOf<'give'>): FeedbackRefused | null {
  if (!isAuthor(actor, client)) return no('forbiddenForRole');
  return finishedAt === null ? no('orderNotFinished') : null;
}

/** Why a second feedback is refused. */
export const givenAlready = (): FeedbackRefused => no('feedbackGiven');

const fresh = ({ createdAt }: FeedbackState, { at }: FeedbackCommandOf<'change'>): Verdict =>
  at <= createdAt + changingTime || no('feedbackTooOld');
const shown = (feedback: FeedbackView): Verdict => feedback.public || no('feedbackNotPublic');

/** Rows of the transition table: commands on an existing feedback. */
// prettier-ignore
const feedbackTable: Table<FeedbackDomain, Exclude<FeedbackCommandName, 'give'>> = {
  change: [
    { from: ['unpublished', 'published'], to: 'unpublished', who: ['author'], payloadGuard: fresh, emits: ['FeedbackChanged'] },
    { from: ['hidden'],                                      who: ['author'], payloadGuard: fresh, emits: ['FeedbackChanged'] },
  ],
  publish: { from: ['unpublished', 'hidden'], to: 'published', who: ['moderator'], stateGuard: shown, emits: ['FeedbackPublished'] },
  hide:    { from: ['unpublished', 'published'], to: 'hidden', who: ['moderator'],                    emits: ['FeedbackHidden'] },
  answer:  { from: ['unpublished', 'published', 'hidden'], who: ['moderator'],                        emits: ['FeedbackAnswered'] },
  delete:  { from: ['unpublished', 'published', 'hidden'], to: 'deleted', who: ['author'],            emits: ['FeedbackDeleted'] },
};

const codeIn: Readonly<Record<FeedbackStatus, FeedbackRefusal>> = {
  unpublished: 'forbiddenForRole',
  published: 'feedbackPublished',
  hidden: 'feedbackHidden',
  deleted: 'feedbackDeleted',
};

/** The table and the rules that evaluate it. */
export const feedbackRules: Rules<FeedbackDomain> = {
  rows: rowsByName<FeedbackDomain>(feedbackTable),
  statusOf: ({ status }) => status,
  partiesOf: ({ client }) => client,
  isWho: (who, actor, client) => (who === 'author' ? isAuthor(actor, client) : isModerator(actor)),
  forRole: () => no('forbiddenForRole'),
  inStatus: (_possible, { status }) => no(codeIn[status]),
};

/** Why this command is refused; null if the machine permits it. */
export const refusalOf = (feedback: FeedbackState, command: FeedbackCommand): FeedbackRefused | null =>
  command.type === 'give' ? givenAlready() : refusalOfCommand(feedbackRules, feedback, command);

/** Permissions on an existing feedback. */
export const feedbackActions = ['change', 'publish', 'hide', 'answer', 'delete'] as const;
export type FeedbackPermissions = Readonly<Record<(typeof feedbackActions)[number], boolean>>;

/** What `actor` may do to a feedback at `at`. */
export function permittedOn(feedback: FeedbackView & Pick<FeedbackState, 'createdAt'>, actor: Actor, at: Micros): FeedbackPermissions {
  const may = (name: (typeof feedbackActions)[number]) => refusalFor(feedbackRules, name, { view: feedback, actor }) === null;
  const permitted = Object.fromEntries(feedbackActions.map((name) => [name, may(name)])) as unknown as FeedbackPermissions;
  return { ...permitted, change: permitted.change && at <= feedback.createdAt + changingTime };
}
