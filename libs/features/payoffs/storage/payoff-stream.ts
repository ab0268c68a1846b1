import { machineSource } from '#libs/event-log/certificates/certificate-source';
import type { Row, Stream, StreamTable } from '#libs/event-log/append/contract';
import { machineEvent } from '#libs/event-log/feed/machine-event';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { machineReplay } from '#libs/event-log/replay/machine-replay';
import type { Id } from '#libs/kernel/ids';
import { v5 } from 'uuid';
import { type PayoffCommand, system } from '#machines/payoff/commands';
import { decide } from '#machines/payoff/decide';
import type { PayoffEvent } from '#machines/payoff/events';
import { evolve } from '#machines/payoff/evolve';
import { due, type PayoffState } from '#machines/payoff/state';
import { payoffMachineVersion } from '#machines/payoff/version';

const namespace: Id = '0e4d4b57-5b1f-5f3a-8f7d-6f0e2b1d9c33';

/** An order has at most one payoff, and everybody finds it by the order. */
export const payoffOf = (order: Id): Id => v5(order, namespace);

/** `roundTo` is left out where it is the minor unit: rows of machine version 1 have none, and stay as they are. */
type Detail = Omit<
  PayoffState,
  | 'roundTo'
  | 'id'
  | 'version'
  | 'status'
  | 'order'
  | 'number'
  | 'partner'
  | 'currency'
  | 'amount'
  | 'heldUntil'
  | 'finishedAt'
  | 'updatedAt'
> &
  Partial<Pick<PayoffState, 'roundTo'>>;

/** A row of `payoffs` as PostgreSQL gives it. */
export interface PayoffRow {
  id: Id;
  version: number;
  status: PayoffState['status'];
  order_id: Id;
  order_number: number;
  partner_id: Id;
  currency: PayoffState['currency'];
  amount: number;
  due: number;
  held_until: number;
  finished_at: number;
  detail: Detail;
  updated_at: number;
}

export const stateOf = (row: PayoffRow): PayoffState => ({
  id: row.id,
  version: row.version,
  status: row.status,
  order: row.order_id,
  number: row.order_number,
  partner: row.partner_id,
  currency: row.currency,
  amount: row.amount,
  heldUntil: row.held_until,
  finishedAt: row.finished_at,
  roundTo: 1,
  ...row.detail,
  updatedAt: row.updated_at,
});

const changing = ({ status, amount, heldUntil, updatedAt, ...state }: PayoffState): Row => {
  const { price, kept, percent, roundTo, paidOut, approvedBy, approvedAt, paidBy, paidAt, soleApprover, lines } = state;
  const detail: Detail = {
    price,
    kept,
    percent,
    paidOut,
    approvedBy,
    approvedAt,
    paidBy,
    paidAt,
    soleApprover,
    lines,
    ...(roundTo !== 1 && { roundTo }),
  };
  return { status, amount, due: due({ amount, paidOut }), held_until: heldUntil, detail, updated_at: updatedAt };
};

const whole = (state: PayoffState): Row => ({
  order_id: state.order,
  order_number: state.number,
  partner_id: state.partner,
  currency: state.currency,
  finished_at: state.finishedAt,
  ...changing(state),
});

/** Accruing emits two events at once, so the row starts at version 2. */
const isBirth = ({ version }: PayoffState): boolean => version <= 2;

/** The row of a payoff: what decide reads, and the columns that lists sort and filter by. */
const payoffsTable = {
  streamType: 'payoff',
  table: 'payoffs',
  columns: {
    status: 'text',
    order_id: 'uuid',
    order_number: 'bigint',
    partner_id: 'uuid',
    currency: 'text',
    amount: 'bigint',
    due: 'bigint',
    held_until: 'bigint',
    finished_at: 'bigint',
    detail: 'json',
    updated_at: 'bigint',
  },
  once: ['order_id', 'order_number', 'partner_id', 'currency', 'finished_at'],
} as const satisfies StreamTable;

export const payoffStream: Stream<PayoffState> = {
  table: payoffsTable,
  machineVersion: payoffMachineVersion,
  read: (row) => stateOf(row as unknown as PayoffRow),
  write: (state) => (isBirth(state) ? whole(state) : changing(state)),
  lastEventAt: ({ updatedAt }) => updatedAt,
};

/** An event of the log as the payoff's machine knows it. */
const payoffEventOf = (event: PlacedEvent): PayoffEvent => machineEvent(event, system);

/** How payoffs are folded and decided again. */
export const replayablePayoffs = machineReplay<PayoffState, PayoffCommand, PayoffEvent>({
  stream: payoffStream,
  row: whole,
  eventOf: payoffEventOf,
  evolve,
  decide,
});

/** Payoffs in certificates. */
export const payoffsSource = machineSource(replayablePayoffs);
