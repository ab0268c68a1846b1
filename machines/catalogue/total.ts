import { type Currency, fromText, isCurrency, type MinorUnits, type MoneyText, sum, toText } from '#machines/kernel/money';
import type { MandatoryPaymentView } from './public-view.js';

/** Total cost of a service including fees. Sums are per currency: amounts of two currencies are never added. */
export interface Total {
  /** one-time fees of the state or third parties, by currency */
  fees: MoneyText[];
  /** fees and our price together, by currency, the price's own first */
  total: MoneyText[];
  /** paid to the state or third parties every year, by currency */
  yearly: MoneyText[];
}

const minorOf = ({ amount, currency }: MoneyText): MinorUnits => (isCurrency(currency) ? fromText(amount, currency) : undefined) ?? 0;

/** Sums by currency in order of first appearance. @throws UnsafeAmountError if a sum exceeds the safe integers */
export function sumByCurrency(amounts: readonly MoneyText[]): MoneyText[] {
  const sums = new Map<Currency, MinorUnits>();
  for (const money of amounts) sums.set(money.currency, sum(sums.get(money.currency) ?? 0, minorOf(money)));
  return [...sums].map(([currency, amount]) => toText(amount, currency));
}

const amountsOf = (payments: readonly MandatoryPaymentView[]) => payments.map(({ amount }) => amount);

/** Yearly costs of a company paid to others: the lines shown, and their sum by currency. */
export function yearlyOf(payments: readonly MandatoryPaymentView[]): { lines: MandatoryPaymentView[]; total: MoneyText[] } {
  const lines = payments.filter(({ period }) => period === 'yearly');
  return { lines, total: sumByCurrency(amountsOf(lines)) };
}

/** The total of a service: `work` is our price with all options, `payments` what is paid to others. */
export function totalOf(work: MoneyText, payments: readonly MandatoryPaymentView[]): Total {
  const fees = sumByCurrency(amountsOf(payments.filter(({ period }) => period === 'once')));
  return { fees, total: sumByCurrency([work, ...fees]), yearly: yearlyOf(payments).total };
}
