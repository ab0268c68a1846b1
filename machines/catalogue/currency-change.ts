import { convertedTo, type PerEuro } from '#machines/kernel/exchange';
import { type Currency, type MinorUnits, roundingOf } from '#machines/kernel/money';
import type { PriceList } from './price-list.js';

/** How the prices of a service change currency: converted at the rate of the day, or entered again. Otherwise the change would only relabel them. */
export const currencyChanges = ['converted', 'entered'] as const;
export type CurrencyChange = (typeof currencyChanges)[number];

/** A price in another currency, rounded to whole units where the currency has no smaller coin. @returns undefined if a rate is missing */
export const convertedPrice = (amount: MinorUnits, from: Currency, to: Currency, perEuro: PerEuro): MinorUnits | undefined =>
  convertedTo(amount, from, to, perEuro, roundingOf(to) > 1);

/** The prices of a service by wire field, each with a key of what is priced; an option keeps its key when its position changes. */
export function pricesOf({ price, options }: PriceList): { field: string; key: string; amount: MinorUnits }[] {
  const { employeesAmount, registrationPeriod, director, directorCompany, activityAreas } = options;
  const coded = (name: string, list: readonly { code: string; price: MinorUnits }[]) =>
    list.map(({ code, price: amount }, i) => ({ field: `options.${name}.${i}.price`, key: `${name} ${code}`, amount }));
  return [
    { field: 'price', key: 'price', amount: price },
    { field: 'options.employeesAmount.price', key: 'employeesAmount', amount: employeesAmount.price },
    ...registrationPeriod.map(({ value, price: amount }, i) => ({
      field: `options.registrationPeriod.${i}.price`,
      key: `registrationPeriod ${value}`,
      amount,
    })),
    ...coded('director', director),
    ...coded('directorCompany', directorCompany),
    ...coded('activityAreas', activityAreas),
  ];
}

/** A new price that differs by more than this share has to be confirmed. */
const questionedChange = 0.3;

/**
 * Why a new price has to be confirmed before saving: it is zero, or far from the earlier one; null: no confirmation. `before` is null if there is no earlier
 * price.
 */
export function priceQuestion(before: MinorUnits | null, after: MinorUnits): 'zero' | 'change' | null {
  if (after === before) return null;
  if (after === 0) return 'zero';
  if (before === null || before === 0) return null;
  return Math.abs(after - before) > before * questionedChange ? 'change' : null;
}
