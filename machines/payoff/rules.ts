import { percentOf } from '#libs/kernel/money';
import { permits, type StaffAction } from '#machines/access/table';
import type { Table } from '#machines/decider/row';
import { both, refusalOfCommand, rowsByName, type Rules } from '#machines/decider/rules';
import type { PayoffActor, PayoffCommand, PayoffCommandName, PayoffCommandOf, PayoffRefusal } from './commands.js';
import type { PayoffEvent } from './events.js';
import { due, type PayoffState, type PayoffStatus } from './state.js';

/** What the payoff's machine is about. */
export interface PayoffDomain {
  command: PayoffCommand;
  event: PayoffEvent;
  state: PayoffState;
  view: PayoffState;
  status: PayoffStatus;
  who: 'system' | StaffAction;
  parties: null;
  /** what a correction leaves: nothing that was ever paid, something to pay or to recover, exactly what was paid */
  variant: 'nothing' | 'due' | 'settled';
  refusal: PayoffRefusal;
  row: object;
}
type Verdict = true | PayoffRefusal;

const notPartner = ({ partner }: PayoffState, actor: PayoffActor): Verdict => actor.id !== partner || 'payoffOwnReward';
const somethingDue = (state: PayoffState): Verdict => due(state) !== 0 || 'payoffNothingDue';
const holdOver = ({ heldUntil }: PayoffState, { at }: PayoffCommandOf<'release'>): Verdict => at >= heldUntil || 'payoffStillHeld';
const otherEyes = ({ approvedBy }: PayoffState, { actor, payload }: PayoffCommandOf<'pay'>): Verdict =>
  actor.id !== approvedBy || payload.soleApprover || 'payoffFourEyes';
const anotherAmount = (state: PayoffState, command: PayoffCommandOf<'correct'>): Verdict =>
  corrected(state, command).after !== state.amount || 'payoffUnchanged';

/** What is left of a reward when `paid` is what the order still holds: a reward only ever shrinks. */
export function corrected(
  state: Pick<PayoffState, 'kept' | 'percent' | 'roundTo'>,
  { payload }: PayoffCommandOf<'correct'>,
): { kept: number; after: number } {
  const kept = Math.max(0, Math.min(state.kept, payload.price, payload.paid));
  return { kept, after: percentOf(kept, state.percent, state.roundTo) };
}

const released: readonly PayoffStatus[] = ['payable', 'approved', 'paid'];
const open: readonly PayoffStatus[] = ['held', ...released];

/** THE table: every command on a payoff that is there; `accrue` begins one. What was approved is no longer what would be paid once it is corrected. */
// prettier-ignore
export const payoffTable: Table<PayoffDomain, Exclude<PayoffCommandName, 'accrue'>> = {
  correct: [
    { variant: 'nothing', from: open,     to: 'reversed', who: ['system'], payloadGuard: anotherAmount, emits: ['PayoffApprovalWithdrawn', 'PayoffCorrected', 'PayoffReversed'] },
    { variant: 'due',     from: ['held'],                 who: ['system'], payloadGuard: anotherAmount, emits: ['PayoffCorrected'] },
    { variant: 'due',     from: released, to: 'payable',  who: ['system'], payloadGuard: anotherAmount, emits: ['PayoffApprovalWithdrawn', 'PayoffCorrected'] },
    { variant: 'settled', from: released, to: 'paid',     who: ['system'], payloadGuard: anotherAmount, emits: ['PayoffApprovalWithdrawn', 'PayoffCorrected'] },
  ],
  release:          { from: ['held'],     to: 'payable',  who: ['system'],          payloadGuard: holdOver, emits: ['PayoffReleased'] },
  approve:          { from: ['payable'],  to: 'approved', who: ['payoffs.approve'], stateGuard: both(notPartner, somethingDue), emits: ['PayoffApproved'] },
  withdrawApproval: { from: ['approved'], to: 'payable',  who: ['payoffs.approve'], stateGuard: notPartner, emits: ['PayoffApprovalWithdrawn'] },
  pay:              { from: ['approved'], to: 'paid',     who: ['payoffs.pay'],     stateGuard: notPartner, payloadGuard: both(otherEyes, somethingDue), emits: ['PayoffPaid'] },
};

/** The table, and how the decider understands it. */
export const payoffRules: Rules<PayoffDomain> = {
  rows: rowsByName<PayoffDomain>(payoffTable),
  statusOf: ({ status }) => status,
  partiesOf: () => null,
  isWho: (who, actor) => (actor.role === 'system' ? who === 'system' : who !== 'system' && permits(actor, who)),
  variants: {
    correct: (state, command) => {
      const { after } = corrected(state, command);
      if (after === 0 && state.paidOut === 0) return 'nothing';
      return after === state.paidOut ? 'settled' : 'due';
    },
  },
  forRole: () => 'forbiddenForRole',
  inStatus: () => 'payoffNotInState',
};

/** Why `command` is refused; null when the machine permits it. */
export const refusalOf = (state: PayoffState, command: PayoffCommand): PayoffRefusal | null =>
  refusalOfCommand(payoffRules, state, command);
