import { type Currency, fromText, isCurrency, type MinorUnits, type MoneyText, sum, toText } from '#libs/kernel/money';
import type { MandatoryPaymentView } from './public-view.js';

/** What a service comes to besides our work. Sums are per currency: amounts of two currencies are never added. */
export interface Total {
  /** paid to the state or a third party once, by currency; empty when nothing is */
  fees: MoneyText[];
  /** fees and our work together, by currency, the work's own first */
  total: MoneyText[];
  /** paid to the state or third parties every year, by currency */
  yearly: MoneyText[];
}

const minorOf = ({ amount, currency }: MoneyText): MinorUnits => (isCurrency(currency) ? fromText(amount, currency) : undefined) ?? 0;

/** Sums by currency in the order they first appear. @throws UnsafeAmountError beyond what an amount can hold */
export function sumByCurrency(amounts: readonly MoneyText[]): MoneyText[] {
  const sums = new Map<Currency, MinorUnits>();
  for (const money of amounts) sums.set(money.currency, sum(sums.get(money.currency) ?? 0, minorOf(money)));
  return [...sums].map(([currency, amount]) => toText(amount, currency));
}

const amountsOf = (payments: readonly MandatoryPaymentView[]) => payments.map(({ amount }) => amount);

/** What a company costs others each year: the lines a page tells, and the sum that is exactly these lines, by currency. */
export function yearlyOf(payments: readonly MandatoryPaymentView[]): { lines: MandatoryPaymentView[]; total: MoneyText[] } {
  const lines = payments.filter(({ period }) => period === 'yearly');
  return { lines, total: sumByCurrency(amountsOf(lines)) };
}

/** The one total of a service: `work` is our price with everything chosen, `payments` what goes to others. */
export function totalOf(work: MoneyText, payments: readonly MandatoryPaymentView[]): Total {
  const fees = sumByCurrency(amountsOf(payments.filter(({ period }) => period === 'once')));
  return { fees, total: sumByCurrency([work, ...fees]), yearly: yearlyOf(payments).total };
}
