import { basisPoints, type Currency, fromText, type MinorUnits, type MoneyText } from '#machines/kernel/money';
import type { BasisPoints } from '#machines/kernel/money';
import { type Problem, invalid } from '#libs/platform/http/problem';

/** Converts an amount to minor units of the order's currency; a 422 for another currency, wrong digits or zero. */
export function minorOf(money: MoneyText, currency: Currency, field: string): MinorUnits | Problem {
  const amount = minorOrNothingOf(money, currency, field);
  return amount === 0 ? invalid({ field: `${field}.amount`, code: 'outOfRange' }) : amount;
}

/** Converts an amount as `minorOf` does, and accepts zero. */
export function minorOrNothingOf(money: MoneyText, currency: Currency, field: string): MinorUnits | Problem {
  if (money.currency !== currency) return invalid({ field: `${field}.currency`, code: 'notOffered' });
  return fromText(money.amount, currency) ?? invalid({ field: `${field}.amount`, code: 'mustBeMoney' });
}

/** Converts a percentage within its limits to basis points; a 422 for more than two decimals. */
export function pointsOf(percent: number, field: string): BasisPoints | Problem {
  return basisPoints(percent) ?? invalid({ field, code: 'badFormat' });
}
