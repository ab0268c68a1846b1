import { fromText, type MoneyText, percentOf, toText } from '#libs/kernel/money';
import type { ServiceView } from '#machines/catalogue/public-view';
import { type Total, totalOf } from '#machines/catalogue/total';

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
  const now = percentOf(whole, Math.round(prepaymentPercent * 100));
  return {
    ...totalOf(price, mandatoryPayments),
    work: price,
    percent: prepaymentPercent,
    now: toText(now, price.currency),
    later: toText(whole - now, price.currency),
  };
}
