import type { Dependence } from '#machines/access/second-person';
import { percentOf } from '#machines/kernel/money';
import { type DecisionOf, deciderOf, type Emitters } from '#machines/decider/decider';
import {
  type PayoffActor,
  type PayoffCommand,
  type PayoffCommandName,
  type PayoffCommandOf,
  type PayoffOperation,
  payoffOperations,
  type PayoffRefusal,
} from './commands.js';
import { payoffUpcasters } from './events.js';
import { evolve } from './evolve.js';
import { payoffMachine } from './payoff.machine.js';
import { corrected, type PayoffDomain, payoffRules, refusalOf } from './rules.js';
import { due, type PayoffState } from './state.js';

export type PayoffDecision = DecisionOf<PayoffDomain>;

const ofOrder = ({ order, partner, currency }: Pick<PayoffState, 'order' | 'partner' | 'currency'>) => ({ order, partner, currency });

/** What each permitted command emits, in order. */
const emitters: Emitters<PayoffDomain, Exclude<PayoffCommandName, 'accrue'>> = {
  correct: (state, command, { to }) => {
    const { event, price, paid } = command.payload;
    const { kept, after } = corrected(state, command);
    const { percent, amount: before } = state;
    const of = ofOrder(state);
    return [
      ...(state.status === 'approved' ? [{ type: 'PayoffApprovalWithdrawn' as const, data: { ...of, cause: 'correction' as const } }] : []),
      { type: 'PayoffCorrected', data: { ...of, event, price, paid, kept, percent, before, after, amount: after - before } },
      ...(to === 'reversed' ? [{ type: 'PayoffReversed' as const, data: of }] : []),
      ...(to === 'held' && state.status === 'reversed' ? [{ type: 'PayoffHeld' as const, data: { ...of, until: state.heldUntil } }] : []),
    ];
  },
  release: (state) => [{ type: 'PayoffReleased', data: { ...ofOrder(state), amount: state.amount } }],
  approve: (state) => [{ type: 'PayoffApproved', data: { ...ofOrder(state), amount: due(state) } }],
  withdrawApproval: (state) => [{ type: 'PayoffApprovalWithdrawn', data: { ...ofOrder(state), cause: 'person' } }],
  pay: (state, { payload: { reference, soleApprover } }) => [
    { type: 'PayoffPaid', data: { ...ofOrder(state), amount: due(state), reference, soleApprover } },
  ],
};

/** Evaluates `command` on `state` (null: nothing was accrued yet). */
export const decide: (state: PayoffState | null, command: PayoffCommand) => PayoffDecision = deciderOf<PayoffDomain>({
  rules: payoffRules,
  chart: { machine: payoffMachine, valueOf: ({ status }) => status },
  emitters,
  evolve,
  stream: 'payoff',
  upcasters: payoffUpcasters,
  begin: (state, command) => (command.type === 'accrue' ? accrue(state, command) : null),
  absent: () => 'payoffNotInState',
});

function accrue(state: PayoffState | null, { actor, payload }: PayoffCommandOf<'accrue'>) {
  if (actor.role !== 'system') return { refusal: 'forbiddenForRole' as const };
  if (state !== null) return { refusal: 'payoffUnchanged' as const };
  const { event, number, price, paid, percent, roundTo = 1, holdUntil: until } = payload;
  const kept = Math.max(0, Math.min(price, paid));
  const amount = percentOf(kept, percent, roundTo);
  if (amount === 0) return { refusal: 'payoffNothingDue' as const };
  const of = ofOrder(payload);
  return {
    drafts: [
      { type: 'PayoffAccrued' as const, data: { ...of, event, number, price, paid, kept, percent, roundTo, amount } },
      { type: 'PayoffHeld' as const, data: { ...of, until } },
    ],
  };
}

/**
 * The operations of people on a payout, each with its refusal if it is refused. `dependence`: of the reader on the approver; `alone`: nobody else could pay what
 * this person approved.
 */
export const explain = (
  state: PayoffState,
  actor: PayoffActor,
  dependence: Dependence | null,
  alone = false,
): { operation: PayoffOperation; permitted: boolean; code?: PayoffRefusal }[] =>
  payoffOperations.map((operation) => {
    const payload = operation === 'pay' ? { reference: '-', soleApprover: alone, dependence } : {};
    const code = refusalOf(state, { type: operation, payoff: state.id, actor, at: state.updatedAt, payload } as PayoffCommand);
    return code === null ? { operation, permitted: true } : { operation, permitted: false, code };
  });
