import { type Currency, digitsOf, fromText, type MinorUnits, toText } from '#libs/kernel/money';

/**
 * What a person typed as an amount of `currency`, in minor units: "1 260,5", "1,260.50" and "1260.5" are the same.
 * The last of two different separators is the decimal one; a single one is decimal when the digits after it fit the currency.
 * Undefined when it is no amount.
 */
export function readAmount(typed: string, currency: Currency): MinorUnits | undefined {
  const digits = digitsOf(currency);
  const text = typed.replace(/[\s\u00a0\u202f']/g, '');
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  const separators = [...text].filter((sign) => sign === ',' || sign === '.');
  const decimals = last === -1 ? 0 : text.length - last - 1;
  const isDecimal = last !== -1 && decimals <= digits && decimals > 0 && (separators.length === 1 || new Set(separators).size === 2);
  const whole = (isDecimal ? text.slice(0, last) : text).replace(/[.,](?=\d{3}(?:[.,]|$))/g, '');
  const fraction = isDecimal ? text.slice(last + 1) : '';
  const plain = digits === 0 ? whole : `${whole}.${fraction.padEnd(digits, '0')}`;
  return fromText(plain, currency);
}

/** An amount as a field shows it to be edited: digits, and the reader's decimal sign. */
export function writeAmount(amount: MinorUnits, currency: Currency, language: 'ru' | 'en'): string {
  const plain = toText(amount, currency).amount;
  return language === 'ru' ? plain.replace('.', ',') : plain;
}
