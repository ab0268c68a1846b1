import { type DecisionOf, deciderOf, type Emitters } from '#machines/decider/decider';
import { checkoutMachine } from './checkout.machine.js';
import {
  type CheckoutActor,
  type CheckoutCommand,
  type CheckoutCommandName,
  type CheckoutCommandOf,
  type CheckoutOperation,
  checkoutOperations,
  type CheckoutRefused,
} from './commands.js';
import { evolve } from './evolve.js';
import { type CheckoutDomain, checkoutRules, no, refusalNow } from './rules.js';
import { type CheckoutState, isFinal } from './state.js';

export type CheckoutDecision = DecisionOf<CheckoutDomain>;

/** Part of every command's record: a rule that changes takes a new number. */
export const checkoutMachineVersion = 1;

/** What each permitted command emits, in order. */
const emitters: Emitters<CheckoutDomain, Exclude<CheckoutCommandName, 'begin'>> = {
  recordOpened: ({ order }, { payload }) => [{ type: 'CheckoutOpened', data: { order, ...payload } }],
  recordApproval: ({ order }, { payload }) => [{ type: 'CheckoutApproved', data: { order, ...payload } }],
  capture: ({ order, amount, currency }) => [{ type: 'CheckoutCaptureBegun', data: { order, amount, currency } }],
  recordCapture: ({ order }, { payload }, { from }) => [
    { type: 'CheckoutCaptured', data: { order, from, ...payload, late: isFinal(from) } },
  ],
  recordPending: ({ order }, { payload }) => [{ type: 'CheckoutPending', data: { order, ...payload } }],
  recordDenial: ({ order }, { payload }) => [{ type: 'CheckoutDenied', data: { order, ...payload } }],
  recordDecline: ({ order }, { payload }) => [{ type: 'CheckoutDeclined', data: { order, ...payload } }],
  recordExpiry: ({ order }) => [{ type: 'CheckoutExpired', data: { order } }],
  recordSilence: ({ order }, _command, { from }) => [{ type: 'CheckoutUnanswered', data: { order, from } }],
  cancel: ({ order }) => [{ type: 'CheckoutCancelled', data: { order } }],
  supersede: ({ order }, { payload }) => [{ type: 'CheckoutSuperseded', data: { order, ...payload } }],
};

/**
 * Evaluates `command` on `state` (null: the checkout does not exist yet).
 * @throws Error if a command other than `begin` has no checkout, or `begin` has one: the caller loaded the wrong stream
 */
export const decide: (state: CheckoutState | null, command: CheckoutCommand) => CheckoutDecision = deciderOf<CheckoutDomain>({
  rules: checkoutRules,
  chart: { machine: checkoutMachine, valueOf: ({ status }) => status },
  emitters,
  evolve,
  stream: 'checkout',
  begin: (state, command) => (command.type === 'begin' ? begin(state, command) : null),
  absent: ({ type }) => {
    throw new Error(`${type} needs a checkout`);
  },
});

/** Only the order's own client starts a checkout. The caller checks whose order it is and what is due. */
function begin(state: CheckoutState | null, { checkout, actor, payload }: CheckoutCommandOf<'begin'>) {
  if (state) throw new Error(`checkout ${checkout} was already begun`);
  if (actor.role !== 'Client' || actor.id !== payload.client) return { refusal: no('forbiddenForRole', 'askRole', { roles: ['client'] }) };
  if (payload.amount <= 0) return { refusal: no('checkoutNothingDue', 'seeCurrent') };
  return { drafts: [{ type: 'CheckoutBegun' as const, data: payload }] };
}

/** The operations of people on a checkout, each with its refusal and remedy if it is refused. */
export const explain = (
  state: CheckoutState,
  actor: CheckoutActor,
): ({ operation: CheckoutOperation; permitted: boolean } & Partial<CheckoutRefused>)[] =>
  checkoutOperations.map((operation) => {
    const refusal = refusalNow(state, operation, actor);
    return { operation, permitted: refusal === null, ...refusal };
  });
