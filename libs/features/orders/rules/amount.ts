import type { Currency } from '#libs/kernel/currency';
import { type MinorUnits, type MoneyText, basisPoints, fromText } from '#libs/kernel/money';
import type { BasisPoints } from '#libs/kernel/money';
import { invalid } from '#libs/platform/http/problem';

/** Money of the wire in minor units of the order's currency. @throws Problem 422 for another currency, wrong digits or nothing at all */
export function minorOf(money: MoneyText, currency: Currency, field: string): MinorUnits {
  if (money.currency !== currency) throw invalid({ field: `${field}.currency`, code: 'notOffered' });
  const amount = fromText(money.amount, currency);
  if (amount === undefined) throw invalid({ field: `${field}.amount`, code: 'mustBeMoney' });
  if (amount === 0) throw invalid({ field: `${field}.amount`, code: 'outOfRange' });
  return amount;
}

/** A percent of the wire (already within its limits) in basis points. @throws Problem 422 for more than two decimals */
export function pointsOf(percent: number, field: string): BasisPoints {
  const points = basisPoints(percent);
  if (points === undefined) throw invalid({ field, code: 'badFormat' });
  return points;
}
