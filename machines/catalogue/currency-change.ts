import { convertedTo, type PerEuro } from '#libs/kernel/exchange';
import { type Currency, type MinorUnits, roundingOf } from '#libs/kernel/money';
import type { OptionPrices } from '#machines/order/state';

/** How the prices of a service come into another currency: by the rate of the day, or typed again. A change without either would only relabel them. */
export const currencyChanges = ['converted', 'entered'] as const;
export type CurrencyChange = (typeof currencyChanges)[number];

/** A price in another currency; whole where that has no coin below one. @returns undefined where a rate is missing */
export const convertedPrice = (amount: MinorUnits, from: Currency, to: Currency, perEuro: PerEuro): MinorUnits | undefined =>
  convertedTo(amount, from, to, perEuro, roundingOf(to) > 1);

/** What a service costs, alone and with its options. */
export interface PricedService {
  currency: Currency;
  price: MinorUnits;
  options: OptionPrices;
}

/** The prices of a service by their fields on the wire, each with what it is the price of: an option keeps its key when its place changes. */
export function pricesOf({ price, options }: PricedService): { field: string; key: string; amount: MinorUnits }[] {
  const { employeesAmount, registrationPeriod, director, directorCompany, activityAreas } = options;
  const coded = (name: string, list: readonly { code: string; price: MinorUnits }[]) =>
    list.map(({ code, price: amount }, i) => ({ field: `options.${name}.${i}.price`, key: `${name} ${code}`, amount }));
  return [
    { field: 'price', key: 'price', amount: price },
    { field: 'options.employeesAmount.price', key: 'employeesAmount', amount: employeesAmount.price },
    ...registrationPeriod.map(({ value, price: amount }, i) => ({
      ...{ field: `options.registrationPeriod.${i}.price`, key: `registrationPeriod ${value}`, amount },
    })),
    ...coded('director', director),
    ...coded('directorCompany', directorCompany),
    ...coded('activityAreas', activityAreas),
  ];
}

/** Beyond this share of the earlier price a new one is asked about. */
const questionedChange = 0.3;

/** Why a new price is asked about before it is saved: it is zero, or far from the earlier one; null: it is not. `before` null: nothing to compare with. */
export function priceQuestion(before: MinorUnits | null, after: MinorUnits): 'zero' | 'change' | null {
  if (after === before) return null;
  if (after === 0) return 'zero';
  if (before === null || before === 0) return null;
  return Math.abs(after - before) > before * questionedChange ? 'change' : null;
}
