import { signsOf } from './format.js';
import type { Language } from './ids.js';
import { languages, localeOf } from './languages.js';
import { type Currency, digitsOf, maxAmount, type MinorUnits, toText } from './money.js';

/** Why a typed text is no amount; `amountFaultText` says it in words. */
export type AmountFault =
  /** `decimalSign`: both separators, and the last one is not the decimal sign of the language; `tooPrecise`: more decimals than the currency has. */
  | { code: 'empty' | 'unreadable' | 'grouping' | 'decimalSign' | 'tooPrecise' | 'tooLarge' }
  /** One separator before exactly three digits; plain decimals: with it between thousands, and with it as decimal sign. */
  | { code: 'ambiguous'; thousands: string; decimal: string };

const mostDigits = 15;

/**
 * Reads an amount of `currency` as a person who reads `language` types it, in minor units. A text with more than one meaning is a fault, never a guess:
 * docs/payments.md has the rules.
 */
export function readAmount(typed: string, currency: Currency, language: Language): MinorUnits | AmountFault {
  const text = withoutUnit(plainDigits(typed).trim(), currency);
  if (text === '') return { code: 'empty' };
  if (!/^[\d.,\s]*\d$/.test(text)) return { code: 'unreadable' };
  if (text.replace(/\D/g, '').length > mostDigits) return { code: 'tooLarge' };
  const parts = partsOf(text, digitsOf(currency), language);
  return 'whole' in parts ? minorOf(parts, currency) : parts;
}

/** Full-width digits as those of ASCII, without signs that nobody sees, and with the space in place of the apostrophe that groups thousands in Switzerland. */
const plainDigits = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/(?<=\d)['\u2019](?=\d{3}(?!\d))/g, ' ');

/** Whether `read` is an amount and no fault. */
export const isAmount = (read: MinorUnits | AmountFault): read is MinorUnits => typeof read === 'number';

/** What a field shows of a plain decimal ("1410.50") that is to be edited: the reader's decimal sign, no groups. */
export const writeDecimal = (plain: string, language: Language): string => plain.replace('.', signsOf(language).decimal);

/** The same of an amount in minor units. */
export const writeAmount = (amount: MinorUnits, currency: Currency, language: Language): string =>
  writeDecimal(toText(amount, currency).amount, language);

const units = new Map<Currency, readonly string[]>();

/** The code of a currency and its symbols in every language, the longest first. */
function unitsOf(currency: Currency): readonly string[] {
  const known = units.get(currency) ?? symbolsOf(currency);
  units.set(currency, known);
  return known;
}

function symbolsOf(currency: Currency): readonly string[] {
  const displays = ['symbol', 'narrowSymbol', 'code'] as const;
  const written = [...languages.map(localeOf), 'en-US'].flatMap((locale) =>
    displays.map((currencyDisplay) => new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(0)),
  );
  const names = written.flat().filter(({ type }) => type === 'currency');
  return [...new Set(names.map(({ value }) => value))].sort((a, b) => b.length - a.length);
}

/** "€1,410.00" and "1 410,00 EUR" without the unit; the unit of another currency stays, and is no amount. */
function withoutUnit(text: string, currency: Currency): string {
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  for (const unit of unitsOf(currency)) {
    if (same(text.slice(0, unit.length), unit)) return text.slice(unit.length).trim();
    if (same(text.slice(-unit.length), unit)) return text.slice(0, -unit.length).trim();
  }
  return text;
}

interface Parts {
  whole: string;
  decimals: string;
  /** The shape of `whole` if it has groups. */
  groups: RegExp;
}

/** Groups have three digits, but for the first; there are spaces between them, or the separator that is no decimal sign. */
const bySpaces = /^\d{1,3}(\s\d{3})+$/;
const bySigns = /^\d{1,3}([.,]\d{3})+$/;

/** Decides which of the separators is the decimal sign. */
function partsOf(text: string, digits: number, language: Language): Parts | AmountFault {
  const signs = text.replace(/[^.,]/g, '');
  const last = signs.at(-1);
  if (last === undefined) return { whole: text, decimals: '', groups: bySpaces };
  const at = text.lastIndexOf(last);
  const decimal: Parts = { whole: text.slice(0, at), decimals: text.slice(at + 1), groups: bySpaces };
  if (signs.length === 1) return partsOfSingle(text, last, decimal, digits, language);
  if (signs === last.repeat(signs.length)) return { whole: text, decimals: '', groups: bySigns };
  if (signs.indexOf(last) < signs.length - 1) return { code: 'grouping' };
  return last === signsOf(language).decimal ? { ...decimal, groups: bySigns } : { code: 'decimalSign' };
}

/** A single separator is the decimal sign, unless exactly three digits follow it: then currency and language decide, or nobody can. */
function partsOfSingle(text: string, sign: string, decimal: Parts, digits: number, language: Language): Parts | AmountFault {
  if (!/^\d{3}$/.test(decimal.decimals)) return decimal;
  if (digits === 0 && sign === signsOf(language).group) return { whole: text, decimals: '', groups: bySigns };
  if (digits === 3 && sign === signsOf(language).decimal) return decimal;
  return isGrouped(decimal) ? { code: 'ambiguous', ...readingsOf(decimal, digits) } : { code: 'grouping' };
}

/** "1", "410" of euros: "1410.00" and "1.41". */
function readingsOf({ whole, decimals }: Parts, digits: number): { thousands: string; decimal: string } {
  const before = whole.replace(/\D/g, '');
  const fraction = decimals.replace(/0+$/, '').padEnd(digits, '0');
  const plain = (figures: string, part: string) => `${figures.replace(/^0+(?=\d)/, '') || '0'}${part === '' ? '' : `.${part}`}`;
  return { thousands: plain(before + decimals, '0'.repeat(digits)), decimal: plain(before, fraction) };
}

const isGrouped = ({ whole, groups }: Parts): boolean => /^\d*$/.test(whole) || groups.test(whole);

function minorOf(parts: Parts, currency: Currency): MinorUnits | AmountFault {
  const { whole, decimals } = parts;
  const digits = digitsOf(currency);
  if (!isGrouped(parts)) return { code: 'grouping' };
  if (!/^\d*$/.test(decimals)) return { code: 'unreadable' };
  if (decimals.length > digits) return { code: 'tooPrecise' };
  const amount = Number(whole.replace(/\D/g, '') + decimals.padEnd(digits, '0'));
  return amount > maxAmount ? { code: 'tooLarge' } : amount;
}
