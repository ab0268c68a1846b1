import type { Language } from '#machines/kernel/ids';
import { moneyFormat, type WireMoney } from './format.js';

/** "905 €", without zero decimals, because prices of a catalogue are mostly whole. */
export const priceText = (money: WireMoney, language: Language): string =>
  moneyFormat(money.currency, language, 'stripIfInteger').format(Number(money.amount));

/** Several currencies, separated; a dash for none. */
export const pricesText = (amounts: readonly WireMoney[], language: Language): string =>
  amounts.length === 0 ? '–' : amounts.map((money) => priceText(money, language)).join(' + ');
