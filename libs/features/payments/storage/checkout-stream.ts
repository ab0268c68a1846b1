import { v5 } from 'uuid';
import { machineSource } from '#libs/event-log/replay/replay-source';
import { defineStream, type RowOf } from '#libs/event-log/append/define-stream';
import { machineReplay } from '#libs/event-log/replay/machine-replay';
import type { Id } from '#machines/kernel/ids';
import type { CheckoutCommand } from '#machines/checkout/commands';
import { checkoutMachineVersion, decide } from '#machines/checkout/decide';
import type { CheckoutEvent } from '#machines/checkout/events';
import { evolve } from '#machines/checkout/evolve';
import type { CheckoutState } from '#machines/checkout/state';

const namespace: Id = '5b0f6c0e-2c35-5d61-9f0e-6a1f7d7c4e21';

/** Derived from the key, so that a repeated request finds the checkout of the first. */
export const checkoutOfKey = (client: Id, order: Id, { key, requestHash }: { key: string; requestHash: string }): Id =>
  v5(`${client} ${order} ${requestHash} ${key}`, namespace);

/** Derived from the capture, so that every source and every repetition gives the same payment. */
export const paymentOf = (checkout: Id, capture: string): Id => v5(capture, checkout);

/** The row has what `decide` reads, and the columns it is found by. */
export const checkoutStream = defineStream<CheckoutState>()({
  streamType: 'checkout',
  table: 'checkouts',
  machineVersion: checkoutMachineVersion,
  columns: {
    status: 'text',
    order_id: { type: 'uuid', of: 'order', once: true },
    client_id: { type: 'uuid', of: 'client', once: true },
    provider: { type: 'text', once: true },
    stage: { type: 'text', once: true },
    amount: { type: 'bigint', once: true },
    currency: { type: 'text', once: true },
    reference: 'text',
    detail: { type: 'json', of: ['approveUrl', 'expiresAt', 'captureAsked', 'captures', 'issue'] },
    created_at: { type: 'bigint', once: true },
    updated_at: 'bigint',
  },
});
export type CheckoutRow = RowOf<typeof checkoutStream>;

export const replayableCheckouts = machineReplay<CheckoutState, CheckoutCommand, CheckoutEvent>({ stream: checkoutStream, evolve, decide });

export const checkoutsSource = machineSource(replayableCheckouts);
