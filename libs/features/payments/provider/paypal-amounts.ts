import {
  currencies,
  type Currency,
  digitsOf,
  fromText,
  isCurrency,
  type MinorUnits,
  toText,
  UnsafeAmountError,
} from '#machines/kernel/money';
import { fields, Misfit, text } from './json-reading.js';

/** An amount as the product computes with it, not as PayPal writes it. */
export interface Sum {
  amount: MinorUnits;
  currency: Currency;
}

/** `{ "currency_code": "EUR", "value": "10.50" }`. */
export interface PaypalMoney {
  currency_code: string;
  value: string;
}

/** PayPal's list of currencies (docs/payments.md) that the product offers. RUB is missing, because only accounts in Russia accept it. */
const taken = new Set<Currency>([
  'AUD',
  'CAD',
  'CHF',
  'CNY',
  'CZK',
  'DKK',
  'EUR',
  'GBP',
  'HKD',
  'HUF',
  'ILS',
  'JPY',
  'NOK',
  'PLN',
  'SEK',
  'SGD',
  'THB',
  'TWD',
  'USD',
]);

export const paypalCurrencies: readonly Currency[] = currencies.filter((currency) => taken.has(currency));

/** PayPal accepts no decimals for these, although ISO 4217 has two. JPY has none in either. */
export const wholeUnitCurrencies: readonly Currency[] = ['HUF', 'TWD'];

const paypalDigits = (currency: Currency): number => (wholeUnitCurrencies.includes(currency) ? 0 : digitsOf(currency));

/** 1050 EUR -> "10.50"; 81200 HUF -> "812". @throws UnsafeAmountError if PayPal has no digit for a part of the amount */
export function toPaypal({ amount, currency }: Sum): PaypalMoney {
  const { amount: value } = toText(amount, currency);
  const [whole = '', decimals = ''] = value.split('.');
  const kept = decimals.slice(0, paypalDigits(currency));
  if (/[1-9]/.test(decimals.slice(kept.length)))
    throw new UnsafeAmountError(`PayPal takes ${currency} in whole units only, and not ${value}`);
  return { currency_code: currency, value: kept === '' ? whole : `${whole}.${kept}` };
}

/** "10.5" EUR -> 1050, "-3.20" -> -320; undefined for an unknown currency. @throws Misfit for an invalid amount */
export function fromPaypal(money: unknown): Sum | undefined {
  const read = fields(money);
  const currency = text(read['currency_code']);
  const value = text(read['value']);
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d*)(?:\.(\d+))?$/.exec(value) ?? [];
  if (whole + decimals === '') throw new Misfit('shape');
  if (!isCurrency(currency)) return undefined;
  const digits = digitsOf(currency);
  if (/[1-9]/.test(decimals.slice(digits))) throw new Misfit('shape');
  const fraction = digits === 0 ? '' : `.${decimals.slice(0, digits).padEnd(digits, '0')}`;
  const amount = fromText(`${whole || '0'}${fraction}`, currency);
  if (amount === undefined) throw new Misfit('shape');
  return { amount: sign === '-' && amount !== 0 ? -amount : amount, currency };
}

/** Requires one of our currencies and no negative amount. @throws Misfit */
export function paidSum(money: unknown): Sum {
  const sum = fromPaypal(money);
  if (sum === undefined || sum.amount < 0) throw new Misfit('shape');
  return sum;
}

/** @throws Misfit if an answer has another amount than requested */
export function requireSum(given: Sum, asked: Sum): void {
  if (given.amount !== asked.amount || given.currency !== asked.currency) throw new Misfit('amount');
}
