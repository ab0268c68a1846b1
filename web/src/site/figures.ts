import { contentText } from '#machines/kernel/content-language';
import type { Language } from '#machines/kernel/ids';
import { fromText, type MoneyText, percentOf, roundingOf, toText } from '#machines/kernel/money';
import { typeset } from '#machines/kernel/typography';
import type { ServiceView } from '#machines/catalogue/public-view';
import { type Total, totalOf, yearlyOf } from '#machines/catalogue/total';
import { priceText } from '../lib/price.js';

/** The price of a service in the parts that pages show separately. */
export interface Figures extends Total {
  /** price of our work, which an order pays; fees to others are separate */
  work: MoneyText;
  percent: number;
  now: MoneyText;
  later: MoneyText;
}

/** Uses the cheapest options. */
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

/** A yearly payment to others, in the reader's language. */
export interface YearlyLine {
  name: string;
  amount: string;
}

/** Empty for a single payment, which would repeat the sum. */
export function yearlyLines({ mandatoryPayments }: ServiceView, language: Language): YearlyLine[] {
  const { lines } = yearlyOf(mandatoryPayments);
  return lines.length < 2
    ? []
    : lines.map(({ title, amount }) => ({ name: typeset(contentText(title, language), language), amount: priceText(amount, language) }));
}
