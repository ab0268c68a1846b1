import type { Language } from '#machines/kernel/ids';
import { type Currency, type MoneyText, toText } from '#machines/kernel/money';
import { isAmount, readAmount, writeDecimal } from '#machines/kernel/typed-amount';

/** Formats an amount of the wire as the reader would type it, with the decimal separator of `language`. */
export const typedMoney = ({ amount, currency }: MoneyText, language: Language): MoneyText => ({
  amount: writeDecimal(amount, language),
  currency,
});

/** A typed amount of `currency`; text that is no amount stays unchanged, so that the server reports it. */
export function wireMoney({ amount }: MoneyText, currency: Currency, language: Language): MoneyText {
  const read = readAmount(amount, currency, language);
  return isAmount(read) ? toText(read, currency) : { amount, currency };
}
