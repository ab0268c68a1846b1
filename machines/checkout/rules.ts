import type { Actor } from '#machines/kernel/people';
import { permits } from '#machines/access/table';
import type { Table } from '#machines/decider/row';
import { both, refusalFor, refusalOfCommand, rowsByName, type Rules } from '#machines/decider/rules';
import type {
  CheckoutActor,
  CheckoutCommand,
  CheckoutCommandName,
  CheckoutCommandOf,
  CheckoutRefused,
  CheckoutRemedy,
  CheckoutWho,
} from './commands.js';
import type { CheckoutEvent } from './events.js';
import { type CheckoutState, type CheckoutStatus, checkoutStatuses, isFinal } from './state.js';

/** Types of the checkout's machine. */
export interface CheckoutDomain {
  command: CheckoutCommand;
  event: CheckoutEvent;
  state: CheckoutState;
  view: CheckoutState;
  status: CheckoutStatus;
  who: CheckoutWho;
  /** the client who started the checkout */
  parties: Pick<CheckoutState, 'client'>;
  variant: never;
  refusal: CheckoutRefused;
  row: object;
}
type Verdict = true | CheckoutRefused;

export const no = (code: CheckoutRefused['code'], key: CheckoutRemedy['key'], more: Omit<CheckoutRemedy, 'key'> = {}): CheckoutRefused => ({
  code,
  remedy: { key, ...more },
});

/** Money may already have moved: the checkout cannot be ended before the provider's answer. */
const noCaptureAsked = ({ captureAsked }: CheckoutState): Verdict => !captureAsked || no('checkoutUnderWay', 'awaitProvider');

/** A capture may be lower than the amount due now, never higher. The due amount changes with refunds, reversals and other payments. */
const stillDue = ({ amount }: CheckoutState, { payload: { due } }: CheckoutCommandOf<'capture'>): Verdict =>
  amount <= due || no('checkoutOutdated', 'beginAnother');

/** A capture counts once, however often and by whichever channel the provider reports it. */
const freshCapture = ({ captures }: CheckoutState, { payload }: CheckoutCommandOf<'recordCapture'>): Verdict =>
  !captures.some(({ capture }) => capture === payload.capture) || no('checkoutUnchanged', 'seeCurrent');

/** A capture that differs from the requested one is never booked automatically: a person has to check it. */
const asAsked = ({ amount, currency }: CheckoutState, { payload }: CheckoutCommandOf<'recordCapture'>): Verdict =>
  (payload.amount === amount && payload.currency === currency) || no('checkoutAmountUnexpected', 'matchByHand');

const sameReference = ({ reference }: CheckoutState, { payload }: CheckoutCommandOf<'recordOpened' | 'recordApproval'>): Verdict =>
  reference === null || reference === payload.reference || no('checkoutReferenceUnknown', 'matchByHand');

const reporters = ['provider', 'reconciler'] as const;
const capturable: readonly CheckoutStatus[] = ['approved', 'capturing', 'unknown'];
const unapproved: readonly CheckoutStatus[] = ['created', 'approvalWaited', 'declined'];
const uncaptured: readonly CheckoutStatus[] = [...unapproved, 'approved', 'unknown'];
const answered: readonly CheckoutStatus[] = ['created', 'approvalWaited', 'approved', 'capturing', 'declined'];

/**
 * Rows of the transition table; `begin` creates a checkout. A capture is accepted in every status, including final ones: what was charged is booked, with
 * status `captured`. `capturing`, `pending` and an `unknown` that may have captured are never cancelled or superseded.
 */
// prettier-ignore
export const checkoutTable: Table<CheckoutDomain, Exclude<CheckoutCommandName, 'begin'>> = {
  recordOpened:   { from: ['created', 'unknown'], to: 'approvalWaited', who: reporters, payloadGuard: sameReference, emits: ['CheckoutOpened'] },
  recordApproval: { from: [...unapproved, 'unknown'], to: 'approved', who: reporters, payloadGuard: sameReference, emits: ['CheckoutApproved'] },
  capture:        { from: ['approved'], to: 'capturing', who: ['client', ...reporters], payloadGuard: stillDue, emits: ['CheckoutCaptureBegun'] },
  recordCapture:  { from: checkoutStatuses, to: 'captured', who: reporters, payloadGuard: both(freshCapture, asAsked), emits: ['CheckoutCaptured'] },
  recordPending:  { from: capturable, to: 'pending', who: reporters, emits: ['CheckoutPending'] },
  recordDenial:   { from: [...capturable, 'pending'], to: 'denied', who: reporters, emits: ['CheckoutDenied'] },
  recordDecline:  { from: capturable, to: 'declined', who: reporters, emits: ['CheckoutDeclined'] },
  recordExpiry:   { from: [...uncaptured, 'capturing'], to: 'expired', who: reporters, emits: ['CheckoutExpired'] },
  recordSilence:  { from: answered, to: 'unknown', who: reporters, emits: ['CheckoutUnanswered'] },
  cancel:         { from: unapproved, to: 'cancelled', who: ['client', 'moneyStaff'], stateGuard: noCaptureAsked, emits: ['CheckoutCancelled'] },
  supersede:      { from: uncaptured, to: 'superseded', who: ['order'], stateGuard: noCaptureAsked, emits: ['CheckoutSuperseded'] },
};

/** Statuses that only an answer of the provider can leave. */
const waiting: readonly CheckoutStatus[] = ['capturing', 'pending', 'unknown'];

/** The remedy: start again after an end, wait while the provider works, else pay. */
function inStatus(statuses: readonly CheckoutStatus[], { status }: CheckoutState): CheckoutRefused {
  const key = isFinal(status) ? 'beginAnother' : waiting.includes(status) ? 'awaitProvider' : 'goToProvider';
  return no('checkoutNotInState', key, { statuses: [...statuses] });
}

const isPerson = (actor: CheckoutActor): actor is Actor =>
  actor.role !== 'provider' && actor.role !== 'reconciler' && actor.role !== 'order';

function isWho(who: CheckoutWho, actor: CheckoutActor, { client }: Pick<CheckoutState, 'client'>): boolean {
  if (!isPerson(actor)) return who === actor.role;
  if (who === 'client') return actor.role === 'Client' && actor.id === client;
  return who === 'moneyStaff' && permits(actor, 'orders.money');
}

/** The table and the rules that evaluate it. */
export const checkoutRules: Rules<CheckoutDomain> = {
  rows: rowsByName<CheckoutDomain>(checkoutTable),
  statusOf: ({ status }) => status,
  partiesOf: ({ client }) => ({ client }),
  isWho,
  forRole: (roles) => no('forbiddenForRole', 'askRole', { roles: [...roles] }),
  inStatus,
};

/** Why `name` is refused to `actor` whatever its payload; null if some payload would be accepted. */
export const refusalNow = (state: CheckoutState, name: CheckoutCommandName, actor: CheckoutActor): CheckoutRefused | null =>
  refusalFor(checkoutRules, name, { view: state, actor });

/** Why this command is refused; null if the machine permits it. */
export const refusalOf = (state: CheckoutState, command: CheckoutCommand): CheckoutRefused | null =>
  refusalOfCommand(checkoutRules, state, command);
