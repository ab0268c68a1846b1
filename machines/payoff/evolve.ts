import { minor } from '#libs/kernel/money';
import type { PayoffEvent, PayoffEventData, PayoffEventOf, PayoffEventType } from './events.js';
import type { PayoffLine, PayoffState } from './state.js';

/** What each event but the first changes. */
type Changes = {
  readonly [Type in Exclude<PayoffEventType, 'PayoffAccrued'>]: (
    state: PayoffState,
    data: PayoffEventData[Type],
    event: PayoffEventOf<Type>,
  ) => Partial<PayoffState>;
};

const unapproved = { approvedBy: null, approvedAt: null } as const;

const changes: Changes = {
  PayoffHeld: (_state, { until }) => ({ status: 'held', heldUntil: until }),
  PayoffReleased: () => ({ status: 'payable' }),
  PayoffApproved: (_state, _data, { actor, at }) => ({ status: 'approved', approvedBy: actor.id, approvedAt: at }),
  PayoffApprovalWithdrawn: () => ({ status: 'payable', ...unapproved }),
  PayoffPaid: (state, { amount, reference, soleApprover }, { actor, at }) => ({
    status: 'paid',
    paidOut: minor(state.paidOut + amount),
    paidBy: actor.id,
    paidAt: at,
    soleApprover,
    lines: [...state.lines, { kind: 'payment', at, event: null, amount: minor(-amount), arithmetic: null, reference }],
  }),
  PayoffCorrected: (state, { event, price, paid, kept, percent, before, after, amount }, { at }) => ({
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

/** The state after `event`: a pure reducer that judges nothing. @throws Error when the event is not the stream's next one */
export function evolve(state: PayoffState | null, event: PayoffEvent): PayoffState {
  if (event.version !== (state?.version ?? 0) + 1) throw new Error(`event ${event.version} does not follow version ${state?.version ?? 0}`);
  if (event.type === 'PayoffAccrued') return accrued(event);
  if (!state) throw new Error(`a payoff begins with PayoffAccrued, not ${event.type}`);
  const change = (changes[event.type] as (state: PayoffState, data: unknown, event: PayoffEvent) => Partial<PayoffState>)(
    state,
    event.data,
    event,
  );
  return { ...state, ...change, version: event.version, updatedAt: event.at };
}

function accrued({ payoff, version, at, data }: PayoffEventOf<'PayoffAccrued'>): PayoffState {
  const { event, order, number, partner, currency, price, paid, kept, percent, amount } = data;
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
