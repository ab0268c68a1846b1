import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Id } from '#machines/kernel/ids';
import type { Currency, MinorUnits } from '#machines/kernel/money';
import type { CheckoutCommand, SupersedeCause } from '#machines/checkout/commands';
import type { OrderEventData, OrderEventType } from '#machines/order/events';
import { moneyArrivals, moneyDecisions } from './money-findings.js';

/** Events of orders that online payments and findings follow. */
export const movingEvents = [
  'OrderEdited',
  'OrderCancelled',
  'RefundRequested',
  'PaymentRefunded',
  'PaymentReversed',
  ...moneyArrivals,
  ...moneyDecisions,
] as const satisfies readonly OrderEventType[];

/** Undefined if the event does not end the open checkout of its order. */
export const supersedes = ({ type }: Pick<PlacedEvent, 'type'>): SupersedeCause | undefined =>
  type === 'OrderEdited' ? 'edited' : type === 'OrderCancelled' ? 'cancelled' : undefined;

/** Ends a checkout because of its order. */
export const superseding = (cause: SupersedeCause) =>
  ({ type: 'supersede', payload: { cause } }) satisfies Pick<Extract<CheckoutCommand, { type: 'supersede' }>, 'type' | 'payload'>;

export interface ProviderRefund {
  refund: Id;
  payment: Id;
  amount: MinorUnits;
  currency: Currency;
}

/** Undefined if the event requires no refund by the provider. */
export function providerRefund({ type, data }: Pick<PlacedEvent, 'type' | 'data'>): ProviderRefund | undefined {
  if (type !== 'RefundRequested') return undefined;
  const { refund, payment, amount, currency, by } = data as unknown as OrderEventData['RefundRequested'];
  return by === 'provider' ? { refund, payment, amount, currency } : undefined;
}
