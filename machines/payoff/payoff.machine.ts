import { setup } from 'xstate';
import { percentOf } from '#libs/kernel/money';
import { permits, type StaffAction } from '#machines/access/table';
import type { PayoffActor, PayoffCommand, PayoffCommandName, PayoffCommandOf, PayoffRefusal } from './commands.js';
import type { PayoffFact } from './events.js';
import { due, type PayoffState, type PayoffStatus, payoffStatuses } from './state.js';

/** What is asked of a command beyond state and role: null, or why not. */
type Guard<Name extends PayoffCommandName> = (state: PayoffState, command: PayoffCommandOf<Name>) => PayoffRefusal | null;

interface Row<Name extends PayoffCommandName> {
  from: readonly PayoffStatus[];
  /** where it leads; a correction's outcome depends on its figures */
  to: (state: PayoffState, command: PayoffCommandOf<Name>) => PayoffStatus;
  who: 'system' | StaffAction;
  guards: readonly Guard<Name>[];
}

const isPartner: Guard<PayoffCommandName> = (state, { actor }) => (actor.id === state.partner ? 'payoffOwnReward' : null);
const nothingDue: Guard<PayoffCommandName> = (state) => (due(state) === 0 ? 'payoffNothingDue' : null);
const heldStill: Guard<'release'> = (state, { at }) => (at < state.heldUntil ? 'payoffStillHeld' : null);
const sameEyes: Guard<'pay'> = (state, { actor, payload }) =>
  actor.id === state.approvedBy && !payload.soleApprover ? 'payoffFourEyes' : null;
const sameAmount: Guard<'correct'> = (state, command) => (corrected(state, command).after === state.amount ? 'payoffUnchanged' : null);

/** What is left of a reward when `paid` is what the order still holds: a reward only ever shrinks. */
export function corrected(
  state: Pick<PayoffState, 'kept' | 'percent'>,
  { payload }: PayoffCommandOf<'correct'>,
): { kept: number; after: number } {
  const kept = Math.max(0, Math.min(state.kept, payload.price, payload.paid));
  return { kept, after: percentOf(kept, state.percent) };
}

const open: readonly PayoffStatus[] = ['held', 'payable', 'approved', 'paid'];

/** Where a correction leads: nothing left and nothing paid is reversed; what was approved is no longer what would be paid; what was paid is to be recovered. */
function afterCorrection(state: PayoffState, command: PayoffCommandOf<'correct'>): PayoffStatus {
  const { after } = corrected(state, command);
  if (after === 0 && state.paidOut === 0) return 'reversed';
  if (state.status === 'held') return 'held';
  return after === state.paidOut ? 'paid' : 'payable';
}

/** THE table: every command on a payoff that is there; `accrue` begins one. */
// prettier-ignore
export const payoffTable: { readonly [Name in Exclude<PayoffCommandName, 'accrue'>]: Row<Name> } = {
  correct:          { from: open,          to: afterCorrection,     who: 'system',          guards: [sameAmount] },
  release:          { from: ['held'],      to: () => 'payable',     who: 'system',          guards: [heldStill] },
  approve:          { from: ['payable'],   to: () => 'approved',    who: 'payoffs.approve', guards: [isPartner, nothingDue] },
  withdrawApproval: { from: ['approved'],  to: () => 'payable',     who: 'payoffs.approve', guards: [isPartner] },
  pay:              { from: ['approved'],  to: () => 'paid',        who: 'payoffs.pay',     guards: [isPartner, sameEyes, nothingDue] },
};
type AnyRow = Row<PayoffCommandName>;
const rowOf = (name: PayoffCommandName): AnyRow | undefined => (payoffTable as unknown as Partial<Record<PayoffCommandName, AnyRow>>)[name];

const mayDo = (actor: PayoffActor, who: Row<PayoffCommandName>['who']): boolean =>
  actor.role === 'system' ? who === 'system' : who !== 'system' && permits(actor, who);

/** Why `command` is refused; null when the machine permits it. Role first, then state, then the guards in their order. */
export function refusalOf(state: PayoffState, command: PayoffCommand): PayoffRefusal | null {
  const row = rowOf(command.type);
  if (!row || !mayDo(command.actor, row.who)) return 'forbiddenForRole';
  if (!row.from.includes(state.status)) return 'payoffNotInState';
  for (const guard of row.guards) {
    const refusal = guard(state, command as never);
    if (refusal !== null) return refusal;
  }
  return null;
}

const payoff = setup({
  types: {} as { context: PayoffState; input: PayoffState; events: PayoffCommand },
  guards: {
    permits: ({ context, event }, { to }: { to: PayoffStatus }) =>
      refusalOf(context, event) === null && rowOf(event.type)?.to(context, event as never) === to,
  },
});

/** What `status` answers to: for each command that has it among its `from`, one transition per place it may lead to. */
const answersIn = (status: PayoffStatus) =>
  Object.fromEntries(
    (Object.keys(payoffTable) as (keyof typeof payoffTable)[])
      .filter((name) => rowOf(name)?.from.includes(status))
      .map((name) => [name, payoffStatuses.map((to) => ({ target: to, guard: { type: 'permits' as const, params: { to } } }))]),
  );

/** The payoff's machine: what is permitted and where it leads. Its guard is the function that `explain` asks. */
export const payoffMachine = payoff.createMachine({
  id: 'payoff',
  context: ({ input }) => input,
  initial: 'accrued',
  states: Object.fromEntries(payoffStatuses.map((status) => [status, { on: answersIn(status) }])),
});

/** The facts of a command that the machine permits, in the order they happened. */
export function factsOf(state: PayoffState, command: PayoffCommand): PayoffFact[] {
  const of = { order: state.order, partner: state.partner, currency: state.currency };
  switch (command.type) {
    case 'accrue':
      return [];
    case 'release':
      return [{ type: 'PayoffReleased', data: { ...of, amount: state.amount } }];
    case 'approve':
      return [{ type: 'PayoffApproved', data: { ...of, amount: due(state) } }];
    case 'withdrawApproval':
      return [{ type: 'PayoffApprovalWithdrawn', data: { ...of, cause: 'person' } }];
    case 'pay': {
      const { reference, soleApprover } = command.payload;
      return [{ type: 'PayoffPaid', data: { ...of, amount: due(state), reference, soleApprover } }];
    }
    case 'correct':
      return correction(state, command, of);
  }
}

function correction(
  state: PayoffState,
  command: PayoffCommandOf<'correct'>,
  of: Pick<PayoffState, 'order' | 'partner' | 'currency'>,
): PayoffFact[] {
  const { event, price, paid } = command.payload;
  const { kept, after } = corrected(state, command);
  const before = state.amount;
  const to = afterCorrection(state, command);
  const data = { ...of, event, price, paid, kept, percent: state.percent, before, after, amount: after - before };
  return [
    ...(state.status === 'approved' ? [{ type: 'PayoffApprovalWithdrawn' as const, data: { ...of, cause: 'correction' as const } }] : []),
    { type: 'PayoffCorrected', data },
    ...(to === 'reversed' ? [{ type: 'PayoffReversed' as const, data: of }] : []),
  ];
}
