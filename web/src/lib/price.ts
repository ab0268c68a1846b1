import type { Language } from '#libs/kernel/ids';
import { formatMoney, type WireMoney } from './format.js';

/** "905 €", without the hundredths where there are none: prices of a catalogue are mostly whole. */
export const priceText = (money: WireMoney, language: Language): string => formatMoney(money, language).replace(/[.,]00(?=\D*$)/, '');

/** Amounts of several currencies, one after the other; a dash where there is none. */
export const pricesText = (amounts: readonly WireMoney[], language: Language): string =>
  amounts.length === 0 ? '–' : amounts.map((money) => priceText(money, language)).join(' + ');
