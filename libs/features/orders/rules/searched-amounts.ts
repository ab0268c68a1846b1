import type { Language } from '#machines/kernel/ids';
import { currencies, type Currency, digitsOf, fromText, type MinorUnits } from '#machines/kernel/money';
import { isAmount, readAmount } from '#machines/kernel/typed-amount';

/** The amounts that a search may mean, one or two of each currency: a search asks nobody back, so a text with two readings means both. */
export function searchedAmounts(search: string, language: Language): { amount: MinorUnits; currency: Currency }[] {
  return currencies.flatMap((currency) => {
    const read = readAmount(search, currency, language);
    const readings = isAmount(read) ? [read] : read.code === 'ambiguous' ? [read.thousands, read.decimal].map(exactly(currency)) : [];
    return readings.flatMap((amount) => (amount === undefined ? [] : [{ amount, currency }]));
  });
}

/** A plain decimal in minor units; undefined where it has more decimals than the currency. */
const exactly =
  (currency: Currency) =>
  (plain: string): MinorUnits | undefined => {
    const [whole = '', decimals = ''] = plain.split('.');
    const digits = digitsOf(currency);
    return fromText(digits === 0 && decimals === '' ? whole : `${whole}.${decimals.padEnd(digits, '0')}`, currency);
  };
