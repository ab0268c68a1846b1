import type { Currency } from '#libs/kernel/currency';
import { fromText, type MoneyText, percentOf, toText } from '#libs/kernel/money';
import type { MandatoryPaymentView, ServiceView } from '#machines/catalogue/public-view';

/** What a service costs, in the parts a page shows apart. Sums are per currency: amounts of two currencies are never added. */
export interface Figures {
  /** paid to the state or a third party once, by currency; empty when nothing is */
  fees: MoneyText[];
  /** ours: what an order is paid with */
  work: MoneyText;
  /** fees and work together, by currency, the work's own first */
  total: MoneyText[];
  percent: number;
  now: MoneyText;
  later: MoneyText;
  /** upkeep of a year, by currency */
  yearly: MoneyText[];
}

const minorOf = ({ amount, currency }: MoneyText): number => fromText(amount, currency) ?? 0;

/** Sums by currency in the order they first appear. */
export function sumByCurrency(amounts: readonly MoneyText[]): MoneyText[] {
  const sums = new Map<Currency, number>();
  for (const money of amounts) sums.set(money.currency, (sums.get(money.currency) ?? 0) + minorOf(money));
  return [...sums].map(([currency, amount]) => toText(amount, currency));
}

const paid = (payments: readonly MandatoryPaymentView[], period: MandatoryPaymentView['period']) =>
  sumByCurrency(payments.filter((one) => one.period === period).map(({ amount }) => amount));

/** The parts of `service`'s price with its cheapest options. */
export function figuresOf({ price, prepaymentPercent, mandatoryPayments }: ServiceView): Figures {
  const whole = minorOf(price);
  const now = percentOf(whole, Math.round(prepaymentPercent * 100));
  const fees = paid(mandatoryPayments, 'once');
  return {
    fees,
    work: price,
    total: sumByCurrency([price, ...fees]),
    percent: prepaymentPercent,
    now: toText(now, price.currency),
    later: toText(whole - now, price.currency),
    yearly: paid(mandatoryPayments, 'yearly'),
  };
}
