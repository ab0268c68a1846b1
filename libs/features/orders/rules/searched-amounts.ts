import type { Language } from '#machines/kernel/ids';
import { currencies, type Currency, digitsOf, fromText, type MinorUnits } from '#machines/kernel/money';
import { isAmount, readAmount } from '#machines/kernel/typed-amount';

/** Amounts that a search may mean, one or two of each currency: an ambiguous text means both. */
export function searchedAmounts(search: string, language: Language): { amount: MinorUnits; currency: Currency }[] {
  return currencies.flatMap((currency) => {
    const read = readAmount(search, currency, language);
    const readings = isAmount(read) ? [read] : read.code === 'ambiguous' ? [read.thousands, read.decimal].map(exactly(currency)) : [];
    return readings.flatMap((amount) => (amount === undefined ? [] : [{ amount, currency }]));
  });
}

/** Converts a decimal to minor units; undefined if it has more decimals than the currency. */
const exactly =
  (currency: Currency) =>
  (plain: string): MinorUnits | undefined => {
    const [whole = '', decimals = ''] = plain.split('.');
    const digits = digitsOf(currency);
    return fromText(digits === 0 && decimals === '' ? whole : `${whole}.${decimals.padEnd(digits, '0')}`, currency);
  };
