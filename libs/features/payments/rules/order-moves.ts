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

/** Why an event ends the open checkout of its order; undefined: it does not. */
export const supersedes = ({ type }: Pick<PlacedEvent, 'type'>): SupersedeCause | undefined =>
  type === 'OrderEdited' ? 'edited' : type === 'OrderCancelled' ? 'cancelled' : undefined;

/** The end of a checkout because of its order. */
export const superseding = (cause: SupersedeCause) =>
  ({ type: 'supersede', payload: { cause } }) satisfies Pick<Extract<CheckoutCommand, { type: 'supersede' }>, 'type' | 'payload'>;

export interface ProviderRefund {
  refund: Id;
  payment: Id;
  amount: MinorUnits;
  currency: Currency;
}

/** The refund that the provider is to make because of an event; undefined: none. */
export function providerRefund({ type, data }: Pick<PlacedEvent, 'type' | 'data'>): ProviderRefund | undefined {
  if (type !== 'RefundRequested') return undefined;
  const { refund, payment, amount, currency, by } = data as unknown as OrderEventData['RefundRequested'];
  return by === 'provider' ? { refund, payment, amount, currency } : undefined;
}
