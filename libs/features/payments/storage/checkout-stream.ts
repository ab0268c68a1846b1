import { v5 } from 'uuid';
import { machineSource } from '#libs/event-log/certificates/certificate-source';
import type { Row, Stream, StreamTable } from '#libs/event-log/append/contract';
import { machineEvent } from '#libs/event-log/feed/machine-event';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { machineReplay } from '#libs/event-log/replay/machine-replay';
import type { Id } from '#libs/kernel/ids';
import type { CheckoutCommand } from '#machines/checkout/commands';
import { checkoutMachineVersion, decide } from '#machines/checkout/decide';
import type { CheckoutEvent } from '#machines/checkout/events';
import { evolve } from '#machines/checkout/evolve';
import type { CheckoutState } from '#machines/checkout/state';

const namespace: Id = '5b0f6c0e-2c35-5d61-9f0e-6a1f7d7c4e21';

/** The checkout that a request with this key begins: repeated, it finds what the first one began. */
export const checkoutOfKey = (client: Id, order: Id, { key, requestHash }: { key: string; requestHash: string }): Id =>
  v5(`${client} ${order} ${requestHash} ${key}`, namespace);

/** The id of the order's payment for a capture: the same for every source and every repetition. */
export const paymentOf = (checkout: Id, capture: string): Id => v5(capture, checkout);

type Detail = Pick<CheckoutState, 'approveUrl' | 'expiresAt' | 'captureAsked' | 'captures' | 'issue'>;

/** A row of `checkouts` as PostgreSQL gives it. */
export interface CheckoutRow {
  id: Id;
  version: number;
  status: CheckoutState['status'];
  order_id: Id;
  client_id: Id;
  provider: string;
  stage: CheckoutState['stage'];
  amount: number;
  currency: CheckoutState['currency'];
  reference: string | null;
  detail: Detail;
  created_at: number;
  updated_at: number;
}

export const stateOf = (row: CheckoutRow): CheckoutState => ({
  id: row.id,
  version: row.version,
  status: row.status,
  order: row.order_id,
  client: row.client_id,
  provider: row.provider,
  stage: row.stage,
  amount: row.amount,
  currency: row.currency,
  reference: row.reference,
  ...row.detail,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const changing = ({ status, reference, approveUrl, expiresAt, captureAsked, captures, issue, updatedAt }: CheckoutState): Row => {
  const detail: Detail = { approveUrl, expiresAt, captureAsked, captures, issue };
  return { status, reference, detail, updated_at: updatedAt };
};

const whole = (state: CheckoutState): Row => ({
  order_id: state.order,
  client_id: state.client,
  provider: state.provider,
  stage: state.stage,
  amount: state.amount,
  currency: state.currency,
  created_at: state.createdAt,
  ...changing(state),
});

/** The row of a checkout: what decide reads, and the columns that it is looked for by. */
const checkoutsTable = {
  streamType: 'checkout',
  table: 'checkouts',
  columns: {
    status: 'text',
    order_id: 'uuid',
    client_id: 'uuid',
    provider: 'text',
    stage: 'text',
    amount: 'bigint',
    currency: 'text',
    reference: 'text',
    detail: 'json',
    created_at: 'bigint',
    updated_at: 'bigint',
  },
  once: ['order_id', 'client_id', 'provider', 'stage', 'amount', 'currency', 'created_at'],
} as const satisfies StreamTable;

export const checkoutStream: Stream<CheckoutState> = {
  table: checkoutsTable,
  machineVersion: checkoutMachineVersion,
  read: (row) => stateOf(row as unknown as CheckoutRow),
  write: (state) => (state.version === 1 ? whole(state) : changing(state)),
  lastEventAt: ({ updatedAt }) => updatedAt,
};

/** An event of the log as the checkout's machine knows it. */
export const checkoutEventOf = (event: PlacedEvent): CheckoutEvent => machineEvent(event);

/** How checkouts are folded and decided again. */
export const replayableCheckouts = machineReplay<CheckoutState, CheckoutCommand, CheckoutEvent>({
  stream: checkoutStream,
  row: whole,
  eventOf: checkoutEventOf,
  evolve,
  decide,
});

/** Checkouts in certificates. */
export const checkoutsSource = machineSource(replayableCheckouts);
