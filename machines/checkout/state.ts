import type { Id } from '#machines/kernel/ids';
import type { Currency, MinorUnits } from '#machines/kernel/money';
import type { Micros } from '#machines/kernel/time';
import type { PaymentStage } from '#machines/order/state';

/** Statuses of a checkout in their usual order, then those of other ends and waits. */
export const checkoutStatuses = [
  'created',
  'approvalWaited',
  'approved',
  'capturing',
  'captured',
  'pending',
  'declined',
  'unknown',
  'denied',
  'cancelled',
  'expired',
  'superseded',
] as const;
export type CheckoutStatus = (typeof checkoutStatuses)[number];

/** Final statuses. Only a late capture leads on, to `captured`, which nothing leaves. */
export const finalStatuses = ['captured', 'denied', 'cancelled', 'expired', 'superseded'] as const satisfies readonly CheckoutStatus[];
export const isFinal = (status: CheckoutStatus): boolean => (finalStatuses as readonly CheckoutStatus[]).includes(status);

/** A capture by the provider; amounts in minor units of the checkout's currency. */
interface Capture {
  capture: string;
  amount: MinorUnits;
  fee: MinorUnits | null;
  at: Micros;
}

/** The fold of one checkout's events: one attempt to pay an order online. Amounts in minor units of `currency`. */
export interface CheckoutState {
  id: Id;
  version: number;
  status: CheckoutStatus;
  order: Id;
  client: Id;
  /** the payment provider: "paypal" */
  provider: string;
  stage: PaymentStage;
  amount: MinorUnits;
  currency: Currency;
  /** the provider's id of the checkout; null until it responded */
  reference: string | null;
  approveUrl: string | null;
  /** when the provider stops waiting for the payer; null until it responded */
  expiresAt: Micros | null;
  /** a capture was requested and the provider has not reported its result: money may have moved */
  captureAsked: boolean;
  captures: Capture[];
  /** the provider's code of the last decline */
  issue: string | null;
  createdAt: Micros;
  updatedAt: Micros;
}

/** The payment that a client wants to make. */
export type Wanted = Pick<CheckoutState, 'stage' | 'amount' | 'currency'>;

/** Whether this client can reuse the checkout, at the same address, instead of starting another. */
export function takesOver(state: CheckoutState, { stage, amount, currency }: Wanted, at: Micros): boolean {
  const { status, approveUrl, expiresAt } = state;
  const waits = (status === 'approvalWaited' || status === 'declined') && approveUrl !== null && expiresAt !== null && at < expiresAt;
  return waits && state.stage === stage && state.amount === amount && state.currency === currency;
}
