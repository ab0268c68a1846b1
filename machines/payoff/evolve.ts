import { minor } from '#machines/kernel/money';
import { type Changes, evolverOf } from '#machines/decider/decider';
import type { PayoffEvent, PayoffEventOf } from './events.js';
import type { PayoffLine, PayoffState } from './state.js';

const unapproved = { approvedBy: null, approvedAt: null } as const;

const changes: Changes<PayoffState, PayoffEvent, 'PayoffAccrued', Partial<PayoffState>> = {
  PayoffHeld: (_state, { data: { until } }) => ({ status: 'held', heldUntil: until }),
  PayoffReleased: () => ({ status: 'payable' }),
  PayoffApproved: (_state, { actor, at }) => ({ status: 'approved', approvedBy: actor.id, approvedAt: at }),
  PayoffApprovalWithdrawn: () => ({ status: 'payable', ...unapproved }),
  PayoffPaid: (state, { data: { amount, reference, soleApprover }, actor, at }) => ({
    status: 'paid',
    paidOut: minor(state.paidOut + amount),
    paidBy: actor.id,
    paidAt: at,
    soleApprover,
    lines: [...state.lines, { kind: 'payment', at, event: null, amount: minor(-amount), arithmetic: null, reference }],
  }),
  PayoffCorrected: (state, { data: { event, price, paid, kept, percent, before, after, amount }, at }) => ({
    kept,
    amount: after,
    status: state.status === 'held' ? 'held' : after === state.paidOut && after !== 0 ? 'paid' : 'payable',
    lines: [
      ...state.lines,
      { kind: 'correction', at, event, amount, arithmetic: { price, paid, kept, percent, before, after }, reference: null },
    ],
  }),
  PayoffReversed: () => ({ status: 'reversed', ...unapproved }),
};

export const evolve = evolverOf<PayoffState, PayoffEvent, 'PayoffAccrued', Partial<PayoffState>>({
  noun: 'a payoff',
  first: 'PayoffAccrued',
  begin: accrued,
  changes,
  merge: (_state, change) => change,
});

function accrued({ payoff, version, at, data }: PayoffEventOf<'PayoffAccrued'>): PayoffState {
  const { event, order, number, partner, currency, price, paid, kept, percent, roundTo, amount } = data;
  const line: PayoffLine = {
    kind: 'accrual',
    at,
    event,
    amount,
    arithmetic: { price, paid, kept, percent, before: 0, after: amount },
    reference: null,
  };
  return {
    id: payoff,
    version,
    status: 'accrued',
    order,
    number,
    partner,
    currency,
    price,
    kept,
    percent,
    roundTo,
    amount,
    paidOut: 0,
    heldUntil: at,
    ...unapproved,
    paidBy: null,
    paidAt: null,
    soleApprover: false,
    lines: [line],
    finishedAt: at,
    updatedAt: at,
  };
}
