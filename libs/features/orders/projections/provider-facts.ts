import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import type { Id } from '#machines/kernel/ids';
import type { MinorUnits } from '#machines/kernel/money';
import type { RefundWay, ReversalCause } from '#machines/order/state';
import { orderEventOf } from '../rules/event-of.js';

/** The provider's id and fee of a payment; null until the provider gives them. */
interface ProviderPayment {
  provider: string;
  reference: string | null;
  fee: MinorUnits | null;
}

/** A refund; `cause` and the provider's own `reference` exist only for money that the provider took unasked. */
interface ProviderRefund {
  by: RefundWay;
  cause: ReversalCause | null;
  reference: string | null;
  /** provider's code of the failure */
  issue: string | null;
}

/** Data about providers in an order's events. The machine does not need it, so its state does not contain it. */
export interface ProviderFacts {
  payments: ReadonlyMap<Id, ProviderPayment>;
  refunds: ReadonlyMap<Id, ProviderRefund>;
}

export const noProviderFacts: ProviderFacts = { payments: new Map(), refunds: new Map() };

/** Takes the latest event per payment and refund. */
export function providerFactsOf(events: readonly PlacedEvent[]): ProviderFacts {
  const payments = new Map<Id, ProviderPayment>();
  const refunds = new Map<Id, ProviderRefund>();
  for (const placed of events) {
    const { type, data } = orderEventOf(placed);
    if (type === 'PaymentPending' || type === 'PaymentDenied')
      payments.set(data.payment, { provider: data.provider, reference: null, fee: null });
    if (type === 'PaymentCaptured') payments.set(data.payment, { provider: data.provider, reference: data.capture, fee: data.fee });
    if (type === 'RefundRequested' || type === 'PaymentRefunded')
      refunds.set(data.refund, { by: data.by, cause: null, reference: null, issue: null });
    if (type === 'RefundFailed') refunds.set(data.refund, { by: 'provider', cause: null, reference: null, issue: data.issue });
    if (type === 'PaymentReversed') refunds.set(data.refund, { by: 'provider', cause: data.cause, reference: data.reference, issue: null });
  }
  return { payments, refunds };
}
