import type { Language } from '#machines/kernel/ids';
import { fromText, type MoneyText, percentOf, roundingOf, toText } from '#machines/kernel/money';
import { typeset } from '#machines/kernel/typography';
import type { ServiceView } from '#machines/catalogue/public-view';
import { type Total, totalOf, yearlyOf } from '#machines/catalogue/total';
import { priceText } from '../lib/price.js';

/** What a service costs, in the parts a page shows apart. */
export interface Figures extends Total {
  /** ours: what an order is paid with */
  work: MoneyText;
  percent: number;
  now: MoneyText;
  later: MoneyText;
}

/** The parts of `service`'s price with its cheapest options. */
export function figuresOf({ price, prepaymentPercent, mandatoryPayments }: ServiceView): Figures {
  const whole = fromText(price.amount, price.currency) ?? 0;
  const now = Math.min(whole, percentOf(whole, Math.round(prepaymentPercent * 100), roundingOf(price.currency)));
  return {
    ...totalOf(price, mandatoryPayments),
    work: price,
    percent: prepaymentPercent,
    now: toText(now, price.currency),
    later: toText(whole - now, price.currency),
  };
}

/** What others are paid for each year, in the reader's language. */
export interface YearlyLine {
  name: string;
  amount: string;
}

/** What a year costs, line by line; one line says nothing that its sum does not. */
export function yearlyLines({ mandatoryPayments }: ServiceView, language: Language): YearlyLine[] {
  const { lines } = yearlyOf(mandatoryPayments);
  return lines.length < 2
    ? []
    : lines.map(({ title, amount }) => ({ name: typeset(title[language], language), amount: priceText(amount, language) }));
}
