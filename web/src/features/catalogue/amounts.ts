import { type Currency, digitsOf, fromText, type MinorUnits, type MoneyText } from '#libs/kernel/money';

const plain = /^\d{1,13}([.,]\d*)?$/;

/** "1 260,5" of EUR -> "1260.50", as the wire wants it; undefined for what is no amount, is negative, or has more digits than the currency. */
export function wireAmount(typed: string, currency: Currency): string | undefined {
  const text = typed.replace(/[\s\u00a0\u202f]/g, '');
  if (!plain.test(text)) return undefined;
  const [whole = '', part = ''] = text.split(/[.,]/);
  const digits = digitsOf(currency);
  if (part.replace(/0+$/, '').length > digits) return undefined;
  const amount = digits === 0 ? whole : `${whole}.${part.slice(0, digits).padEnd(digits, '0')}`;
  return fromText(amount, currency) === undefined ? undefined : amount;
}

/** What was typed as money of `currency`; as it stands where it is no amount, so that the server says so. */
export const wireMoney = (typed: MoneyText, currency: Currency): MoneyText => ({
  amount: wireAmount(typed.amount, currency) ?? typed.amount,
  currency,
});

/** What was typed in minor units; undefined where it is no amount. */
export function typedMinor(typed: string, currency: Currency): MinorUnits | undefined {
  const amount = wireAmount(typed, currency);
  return amount === undefined ? undefined : fromText(amount, currency);
}
