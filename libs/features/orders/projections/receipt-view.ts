import { toText } from '#machines/kernel/money';
import { dayIn, type Micros, toRfc3339 } from '#machines/kernel/time';
import type { SiteSettings } from '#machines/catalogue/site-settings';
import { factsOf, sourceOf } from '#machines/order/facts';
import { returnedOf } from '#machines/order/figures';
import { numberText } from '#machines/kernel/ids';
import type { OrderState, PaymentState, RefundState } from '#machines/order/state';
import type { ReceiptDto, ReceiptRefundDto } from '../wire/order-papers.dto.js';
import { receiptOf } from '../storage/receipt-stream.js';
import { countryRef } from './order-item.js';
import type { ProviderFacts } from './provider-facts.js';
import type { References } from './references.js';

/** A received payment with its position among the order's payments (from 0), and the data that its receipt quotes. */
export interface ReceiptSource {
  state: OrderState;
  /** the order right after the payment */
  then: OrderState;
  payment: PaymentState;
  place: number;
  company: SiteSettings['company'];
  /** time zone of the office, which dates papers */
  timeZone: string;
  references: References;
  provider: ProviderFacts;
}

/** Whether a payment was refunded since, in part or in full. */
function stateOf(payment: PaymentState): ReceiptDto['state'] {
  const returned = returnedOf(payment);
  if (returned === 0) return 'paid';
  return returned < payment.amount ? 'partlyRefunded' : 'refunded';
}

/** Excludes failed refunds, which moved no money. */
const isOnReceipt = (refund: RefundState): refund is RefundState & { state: ReceiptRefundDto['state'] } => refund.state !== 'failed';

/** Identical for all readers. */
export function receiptView({ state, then, payment, place, company, timeZone, references, provider }: ReceiptSource): ReceiptDto {
  const { facts, terms } = state;
  const { currency } = facts;
  const day = (at: Micros): string => dayIn(new Date(at / 1000), timeZone);
  const number = numberText(state.number);
  const { money } = factsOf(sourceOf(then), 'client', day(then.updatedAt));
  const known = provider.payments.get(payment.id);
  return {
    // Payments only ever join the list, so a place stays what it is.
    number: `${number}-${place + 1}`,
    proofId: receiptOf(payment.id),
    at: toRfc3339(payment.at),
    day: day(payment.at),
    state: stateOf(payment),
    order: { _id: state.id, number },
    service: terms.serviceTitle,
    country: countryRef(terms.country, references),
    payer: { name: references.name(facts.client), email: references.person(facts.client)?.email ?? null },
    company,
    method: payment.method,
    stage: payment.stage,
    provider: known?.provider ?? null,
    providerReference: known?.reference ?? null,
    amount: toText(payment.amount, currency),
    refunded: toText(returnedOf(payment), currency),
    refunds: payment.refunds.filter(isOnReceipt).map(({ id, amount, state: how, at }) => ({
      _id: id,
      amount: toText(amount, currency),
      state: how,
      at: toRfc3339(at),
      day: day(at),
    })),
    price: toText(then.facts.price, currency),
    paid: toText(money?.paid ?? 0, currency),
    left: toText(money?.left ?? 0, currency),
  };
}
