import { percentOf } from '#machines/kernel/money';
import type { Dependence } from '#machines/access/second-person';
import { permits, type StaffAction } from '#machines/access/table';
import type { Table } from '#machines/decider/row';
import { both, refusalOfCommand, rowsByName, type Rules } from '#machines/decider/rules';
import type { PayoffActor, PayoffCommand, PayoffCommandName, PayoffCommandOf, PayoffRefusal } from './commands.js';
import type { PayoffEvent } from './events.js';
import { due, type PayoffState, type PayoffStatus } from './state.js';

/** Types of the payout's machine. */
export interface PayoffDomain {
  command: PayoffCommand;
  event: PayoffEvent;
  state: PayoffState;
  view: PayoffState;
  status: PayoffStatus;
  who: 'system' | StaffAction;
  parties: null;
  /** The outcome of a correction: nothing was ever paid, a difference to pay or recover, a difference within the refund period, or exactly what was paid. */
  variant: 'nothing' | 'due' | 'held' | 'settled';
  refusal: PayoffRefusal;
  row: object;
}
type Verdict = true | PayoffRefusal;

const notPartner = ({ partner }: PayoffState, actor: PayoffActor): Verdict => actor.id !== partner || 'payoffOwnReward';
const somethingDue = (state: PayoffState): Verdict => due(state) !== 0 || 'payoffNothingDue';
const holdOver = ({ heldUntil }: PayoffState, { at }: PayoffCommandOf<'release'>): Verdict => at >= heldUntil || 'payoffStillHeld';
const otherEyes = ({ approvedBy }: PayoffState, { actor, payload }: PayoffCommandOf<'pay'>): Verdict => {
  if (actor.id === approvedBy) return payload.soleApprover || 'payoffFourEyes';
  return payload.dependence ? codeOfDependence[payload.dependence] : true;
};
const codeOfDependence: Readonly<Record<Dependence, PayoffRefusal>> = {
  newInRole: 'payoffPayerNew',
  changedByOther: 'payoffPayerChanged',
};
const anotherAmount = (state: PayoffState, command: PayoffCommandOf<'correct'>): Verdict =>
  corrected(state, command).after !== state.amount || 'payoffUnchanged';

/** The commission of an order that holds `paid`: after a refund at most what counted before, after the correction of a payment at most the price. */
export function corrected(
  state: Pick<PayoffState, 'kept' | 'percent' | 'roundTo'>,
  { payload }: PayoffCommandOf<'correct'>,
): { kept: number; after: number } {
  const most = payload.restores ? payload.price : Math.min(state.kept, payload.price);
  const kept = Math.max(0, Math.min(most, payload.paid));
  return { kept, after: percentOf(kept, state.percent, state.roundTo) };
}

const released: readonly PayoffStatus[] = ['payable', 'approved', 'paid'];
const open: readonly PayoffStatus[] = ['held', ...released];
const payableBefore: readonly PayoffStatus[] = [...released, 'reversed'];

/**
 * Rows of the transition table: commands on an existing payout; `accrue` creates one. A correction withdraws an approval, because the approved amount is no
 * longer the one to pay, and brings a reversed commission back if the payment was there after all.
 */
// prettier-ignore
export const payoffTable: Table<PayoffDomain, Exclude<PayoffCommandName, 'accrue'>> = {
  correct: [
    { variant: 'nothing', from: open,     to: 'reversed', who: ['system'], payloadGuard: anotherAmount, emits: ['PayoffApprovalWithdrawn', 'PayoffCorrected', 'PayoffReversed'] },
    { variant: 'due',     from: ['held'],                 who: ['system'], payloadGuard: anotherAmount, emits: ['PayoffCorrected'] },
    { variant: 'held',    from: ['reversed'], to: 'held',  who: ['system'], payloadGuard: anotherAmount, emits: ['PayoffCorrected', 'PayoffHeld'] },
    { variant: 'due',     from: payableBefore, to: 'payable',  who: ['system'], payloadGuard: anotherAmount, emits: ['PayoffApprovalWithdrawn', 'PayoffCorrected'] },
    { variant: 'settled', from: released, to: 'paid',     who: ['system'], payloadGuard: anotherAmount, emits: ['PayoffApprovalWithdrawn', 'PayoffCorrected'] },
  ],
  release:          { from: ['held'],     to: 'payable',  who: ['system'],          payloadGuard: holdOver, emits: ['PayoffReleased'] },
  approve:          { from: ['payable'],  to: 'approved', who: ['payoffs.approve'], stateGuard: both(notPartner, somethingDue), emits: ['PayoffApproved'] },
  withdrawApproval: { from: ['approved'], to: 'payable',  who: ['payoffs.approve'], stateGuard: notPartner, emits: ['PayoffApprovalWithdrawn'] },
  pay:              { from: ['approved'], to: 'paid',     who: ['payoffs.pay'],     stateGuard: notPartner, payloadGuard: both(otherEyes, somethingDue), emits: ['PayoffPaid'] },
};

/** The table and the rules that evaluate it. */
export const payoffRules: Rules<PayoffDomain> = {
  rows: rowsByName<PayoffDomain>(payoffTable),
  statusOf: ({ status }) => status,
  partiesOf: () => null,
  isWho: (who, actor) => (actor.role === 'system' ? who === 'system' : who !== 'system' && permits(actor, who)),
  variants: {
    correct: (state, command) => {
      const { after } = corrected(state, command);
      if (after === 0 && state.paidOut === 0) return 'nothing';
      if (after === state.paidOut) return 'settled';
      return state.status === 'reversed' && command.at < state.heldUntil ? 'held' : 'due';
    },
  },
  forRole: () => 'forbiddenForRole',
  inStatus: () => 'payoffNotInState',
};

/** Why this command is refused; null if the machine permits it. */
export const refusalOf = (state: PayoffState, command: PayoffCommand): PayoffRefusal | null =>
  refusalOfCommand(payoffRules, state, command);
