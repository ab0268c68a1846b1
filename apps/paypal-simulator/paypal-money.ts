import { maxAmount, minor, type MinorUnits, percentOf } from '#machines/kernel/money';

/** Decimal digits that PayPal takes per currency; its own list, which is neither ISO 4217's nor the product's (HUF and TWD are whole there). */
const paypalDigits = {
  AUD: 2,
  BRL: 2,
  CAD: 2,
  CNY: 2,
  CZK: 2,
  DKK: 2,
  EUR: 2,
  HKD: 2,
  HUF: 0,
  ILS: 2,
  JPY: 0,
  MYR: 2,
  MXN: 2,
  TWD: 0,
  NZD: 2,
  NOK: 2,
  PHP: 2,
  PLN: 2,
  GBP: 2,
  SGD: 2,
  SEK: 2,
  CHF: 2,
  THB: 2,
  USD: 2,
} as const;

export type PaypalCurrency = keyof typeof paypalDigits;

/** An amount in PayPal's smallest unit of the currency. */
export interface PaypalMoney {
  amount: MinorUnits;
  currency: PaypalCurrency;
}

/** Money as PayPal writes it. */
export interface MoneyBody {
  currency_code: string;
  value: string;
}

export type MoneyFault =
  'INVALID_CURRENCY_CODE' | 'INVALID_PARAMETER_SYNTAX' | 'DECIMAL_PRECISION' | 'CANNOT_BE_ZERO_OR_NEGATIVE' | 'MAX_VALUE_EXCEEDED';

const isPaypalCurrency = (code: string): code is PaypalCurrency => Object.hasOwn(paypalDigits, code);

/** `{ "currency_code": "EUR", "value": "10.5" }` -> 1050 EUR; or the issue that PayPal names. */
export function readMoney({ currency_code: currency, value }: MoneyBody): PaypalMoney | MoneyFault {
  if (!isPaypalCurrency(currency)) return 'INVALID_CURRENCY_CODE';
  if (!/^-?\d+([.]\d+)?$/.test(value)) return 'INVALID_PARAMETER_SYNTAX';
  const digits = paypalDigits[currency];
  const [whole = '', decimals = ''] = value.split('.');
  if (decimals.length > digits) return 'DECIMAL_PRECISION';
  const amount = Number(whole + decimals.padEnd(digits, '0'));
  if (amount > maxAmount) return 'MAX_VALUE_EXCEEDED';
  return amount > 0 ? { amount, currency } : 'CANNOT_BE_ZERO_OR_NEGATIVE';
}

/** 1050 EUR -> `{ "currency_code": "EUR", "value": "10.50" }`; negative amounts too, as Transaction Search has them. */
export function moneyBody({ amount, currency }: PaypalMoney): MoneyBody {
  const digits = paypalDigits[currency];
  const figures = String(Math.abs(minor(amount))).padStart(digits + 1, '0');
  const value = digits === 0 ? figures : `${figures.slice(0, -digits)}.${figures.slice(-digits)}`;
  return { currency_code: currency, value: amount < 0 ? `-${value}` : value };
}

/** What the simulated provider keeps of a capture: 2.9 % and 30 hundredths (nothing fixed where there are none), at most the capture. */
export function feeOf({ amount, currency }: PaypalMoney): MinorUnits {
  return Math.min(amount, percentOf(amount, 290) + (paypalDigits[currency] === 0 ? 0 : 30));
}
