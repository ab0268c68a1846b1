import { machineSource } from '#libs/event-log/replay/replay-source';
import { defineStream, type RowOf } from '#libs/event-log/append/define-stream';
import { machineReplay } from '#libs/event-log/replay/machine-replay';
import type { Id } from '#machines/kernel/ids';
import { v5 } from 'uuid';
import { type PayoffCommand, system } from '#machines/payoff/commands';
import { decide } from '#machines/payoff/decide';
import type { PayoffEvent } from '#machines/payoff/events';
import { evolve } from '#machines/payoff/evolve';
import { due, payoffMachineVersion, type PayoffState } from '#machines/payoff/state';

const namespace: Id = '0e4d4b57-5b1f-5f3a-8f7d-6f0e2b1d9c33';

/** Derived from the order, because an order has at most one payoff. */
export const payoffOf = (order: Id): Id => v5(order, namespace);

/** `roundTo` is left out where it is the minor unit: rows of machine version 1 have none, and stay as they are. */
const detailOf = (payoff: PayoffState) => ({
  price: payoff.price,
  kept: payoff.kept,
  percent: payoff.percent,
  paidOut: payoff.paidOut,
  approvedBy: payoff.approvedBy,
  approvedAt: payoff.approvedAt,
  paidBy: payoff.paidBy,
  paidAt: payoff.paidAt,
  soleApprover: payoff.soleApprover,
  lines: payoff.lines,
  ...(payoff.roundTo !== 1 && { roundTo: payoff.roundTo }),
});

/** The row has what `decide` reads, and the columns that lists sort and filter by. */
export const payoffStream = defineStream<PayoffState>()({
  streamType: 'payoff',
  table: 'payoffs',
  machineVersion: payoffMachineVersion,
  columns: {
    status: 'text',
    order_id: { type: 'uuid', of: 'order', once: true },
    order_number: { type: 'bigint', of: 'number', once: true },
    partner_id: { type: 'uuid', of: 'partner', once: true },
    currency: { type: 'text', once: true },
    amount: 'bigint',
    due: { type: 'bigint', of: due },
    held_until: 'bigint',
    finished_at: { type: 'bigint', once: true },
    detail: { type: 'json', of: detailOf },
    updated_at: 'bigint',
  },
  rest: ({ detail }) => ({ roundTo: 1, ...detail }),
});
export type PayoffRow = RowOf<typeof payoffStream>;

export const replayablePayoffs = machineReplay<PayoffState, PayoffCommand, PayoffEvent>({
  stream: payoffStream,
  evolve,
  decide,
  nobody: system,
});

export const payoffsSource = machineSource(replayablePayoffs);
