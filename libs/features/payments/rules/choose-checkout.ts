import type { Micros } from '#machines/kernel/time';
import { type CheckoutState, takesOver } from '#machines/checkout/state';
import { dueNow, takeable } from '#machines/order/figures';
import type { OrderState, PaymentStage } from '#machines/order/state';
import type { PaymentProvider } from '../provider/payment-provider.js';

export type WantedPayment = Pick<CheckoutState, 'stage' | 'amount' | 'currency'>;

/** The due amount of an order if it can be paid at the provider, or the code of a problem. Clients never name an amount. */
export function wantedPayment(
  order: OrderState,
  stage: PaymentStage | undefined,
  provider: PaymentProvider | null,
): WantedPayment | 'nothingDue' | 'currencyNotAvailable' {
  const { currency } = order.facts;
  const due = dueNow(order, stage);
  if (due === null) return 'nothingDue';
  if (!provider?.currencies.includes(currency)) return 'currencyNotAvailable';
  const amount = takeable(due.amount, currency, provider.wholeUnits);
  return amount === 0 ? 'nothingDue' : { stage: due.stage, amount, currency };
}

/**
 * What to do for a client who wants to pay: `start` a checkout if none is open, `capture` the approved one, `reuse` the open one at its
 * address, `open` it at the provider if it has no address yet, or `replace` it.
 */
export type CheckoutChoice = 'start' | 'capture' | 'reuse' | 'open' | 'replace';

export function chooseCheckout(open: CheckoutState | null, wanted: WantedPayment, now: Micros): CheckoutChoice {
  if (open === null) return 'start';
  // Money may be moving by it already, whatever is due by now.
  if (open.status === 'approved') return 'capture';
  if (takesOver(open, wanted, now)) return 'reuse';
  return isUnopened(open) && pays(open, wanted) ? 'open' : 'replace';
}

/**
 * Whether the provider has not reported an address: a request is under way, or got no answer. Repeating it with the same key is idempotent.
 */
export const isUnopened = ({ status, reference }: CheckoutState): boolean =>
  reference === null && (status === 'created' || status === 'unknown');

const pays = ({ stage, amount, currency }: CheckoutState, wanted: WantedPayment): boolean =>
  stage === wanted.stage && amount === wanted.amount && currency === wanted.currency;
