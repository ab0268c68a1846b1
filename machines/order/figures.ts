import { minor, type MinorUnits, percentOf, sum } from '#libs/kernel/money';
import type { Configuration, OrderFacts, OrderState, OrderTerms, PaymentStage, PaymentState, RefundState } from './state.js';
import type { OrderValue, ProgressStatus } from './statuses.js';

/** What a figure is taken of: an order's state, or the view of it that a reader holds. */
export interface Standing {
  value: OrderValue;
  facts: OrderFacts;
}

/** From here on a refund concedes instead of reopening the balance: the work counts as paid. */
const settled: readonly ProgressStatus[] = [
  'projectWithFullyPayedOrderAccepted',
  'lastPaymentConfirmed',
  'documentsSentAfterLastPayment',
  'projectFinished',
];

const atLeastZero = (amount: MinorUnits): MinorUnits => Math.max(0, minor(amount));

/** Received less refunded. Never negative: a refund is refused beyond what its payment still holds. */
export const paid = (facts: OrderFacts): MinorUnits => minor(facts.received - facts.refunded);

/** What is still to be paid; 0 in a cancelled order. */
export const balance = ({ value, facts }: Standing): MinorUnits =>
  value.progress === 'orderCancelled' ? 0 : atLeastZero(atLeastZero(facts.price - paid(facts)) - facts.conceded);

/** Paid beyond the price; blocks nothing, and is refundable. */
export const overpaid = (facts: OrderFacts): MinorUnits => atLeastZero(paid(facts) - facts.price);

/** Paid and not promised back already. */
export const refundable = (facts: OrderFacts): MinorUnits => atLeastZero(paid(facts) - facts.reserved);

/** What the prepayment still lacks. */
export const prepaymentMissing = (facts: OrderFacts): MinorUnits => atLeastZero(facts.prepayment - paid(facts));

/** Balance that no declared transfer covers yet. */
export const uncovered = (order: Standing): MinorUnits => atLeastZero(balance(order) - order.facts.openTransfers);

/** Money that arrives now belongs to the prepayment until it is complete. */
export const stageNow = (facts: OrderFacts): PaymentStage => (prepaymentMissing(facts) > 0 ? 'prepayment' : 'postpayment');

/** The part of a refund of `amount` that does not reopen the balance. */
export function concededBy({ value, facts }: Standing, amount: MinorUnits): MinorUnits {
  if (!settled.includes(value.progress)) return 0;
  return atLeastZero(atLeastZero(facts.price - (paid(facts) - amount)) - facts.conceded);
}

const arrived = (payment: PaymentState): boolean => payment.state === 'confirmed' || payment.state === 'captured';
const held = (refund: RefundState): boolean => refund.state !== 'failed';

/** What one payment can still give back; 0 while nothing of it has arrived. */
export const refundableOf = (payment: PaymentState): MinorUnits =>
  arrived(payment) ? atLeastZero(payment.amount - sum(...payment.refunds.filter(held).map((refund) => refund.amount))) : 0;

/**
 * base + employees above the minimum + period + director + every chosen company role and activity, in the currency of the terms.
 * @throws RangeError when the configuration holds what the terms do not offer: it is checked before the machine
 */
export function price(terms: Pick<OrderTerms, 'basePrice' | 'options'>, configuration: Configuration): MinorUnits {
  const { employeesAmount, registrationPeriod, director, directorCompany, activityAreas } = terms.options;
  const extra = configuration.employeesAmount - employeesAmount.min;
  if (extra < 0 || configuration.employeesAmount > employeesAmount.max) throw new RangeError('employeesAmount is out of range');
  return sum(
    terms.basePrice,
    minor(employeesAmount.price * extra),
    priceOf(registrationPeriod, (period) => period.value === configuration.registrationPeriod),
    priceOf(director, (option) => option.code === configuration.director),
    ...configuration.directorCompany.map((code) => priceOf(directorCompany, (option) => option.code === code)),
    ...configuration.activityAreas.map((code) => priceOf(activityAreas, (option) => option.code === code)),
  );
}

function priceOf<T extends { price: MinorUnits }>(options: readonly T[], chosen: (option: T) => boolean): MinorUnits {
  const option = options.find(chosen);
  if (!option) throw new RangeError('the service does not offer the chosen option');
  return option.price;
}

/** The prepayment of `whole`, rounded half up to the minor unit. */
export const prepaymentOf = (terms: Pick<OrderTerms, 'prepaymentPercent'>, whole: MinorUnits): MinorUnits =>
  percentOf(whole, terms.prepaymentPercent);

/** What of the money received counts for the partner's commission: never more than the price. */
export const kept = (facts: OrderFacts): MinorUnits => Math.min(facts.price, paid(facts));

/** Every figure of an order at once, for resources and money blocks; minor units of the order's currency. */
export const figuresOf = (order: Pick<OrderState, 'value' | 'facts'>) => ({
  price: order.facts.price,
  prepayment: order.facts.prepayment,
  paid: paid(order.facts),
  refunded: order.facts.refunded,
  balance: balance(order),
  refundable: refundable(order.facts),
  overpaid: overpaid(order.facts),
  conceded: order.facts.conceded,
  prepaymentMissing: prepaymentMissing(order.facts),
});
