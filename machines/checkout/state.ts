import type { Id } from '#libs/kernel/ids';
import type { Currency, MinorUnits } from '#libs/kernel/money';
import type { Micros } from '#libs/kernel/time';
import type { PaymentStage } from '#machines/order/state';

/** Where an attempt to pay stands, in the order of a smooth run; then what it may end or wait in instead. */
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

/** What nothing leaves but money that arrives all the same: a late capture leads from each of them to `captured`, which nothing leaves. */
export const finalStatuses = ['captured', 'denied', 'cancelled', 'expired', 'superseded'] as const satisfies readonly CheckoutStatus[];
export const isFinal = (status: CheckoutStatus): boolean => (finalStatuses as readonly CheckoutStatus[]).includes(status);

/** Money that the provider moved; amounts in minor units of the checkout's currency. */
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
  /** whose payment it is: "paypal" */
  provider: string;
  stage: PaymentStage;
  amount: MinorUnits;
  currency: Currency;
  /** the provider's own id of the attempt; null until it answered */
  reference: string | null;
  approveUrl: string | null;
  /** until when the provider waits for the payer; null until it answered */
  expiresAt: Micros | null;
  /** a capture was asked for and the provider has not said yet what became of it: money may have moved */
  captureAsked: boolean;
  captures: Capture[];
  /** the provider's code of the last decline */
  issue: string | null;
  createdAt: Micros;
  updatedAt: Micros;
}

/** What somebody wants to pay. */
export type Wanted = Pick<CheckoutState, 'stage' | 'amount' | 'currency'>;

/** Whether whoever wants to pay that may go on with this checkout, to the same address, instead of beginning another. */
export function takesOver(state: CheckoutState, { stage, amount, currency }: Wanted, at: Micros): boolean {
  const { status, approveUrl, expiresAt } = state;
  const waits = (status === 'approvalWaited' || status === 'declined') && approveUrl !== null && expiresAt !== null && at < expiresAt;
  return waits && state.stage === stage && state.amount === amount && state.currency === currency;
}
