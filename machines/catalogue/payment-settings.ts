import type { Currency } from '#machines/kernel/money';
import type { Bilingual } from '#machines/kernel/ids';

/** Account that receives transfers in one currency. Either `iban` or `account` identifies it; what the bank does not use is empty. */
export interface BankAccount {
  currency: Currency;
  /** account holder, at most 70 characters, the limit of a transfer form */
  payee: string;
  /** without spaces, in capitals */
  iban: string;
  /** number of an account without IBAN, with the bank's own codes where needed */
  account: string;
  /** SWIFT code, 8 or 11 characters */
  bic: string;
  bank: string;
  bankAddress: string;
  /** payment reference text; {number} is replaced by the order's number */
  purpose: Bilingual;
}

/** Placeholder of the order's number in a payment reference. */
export const numberPlaceholder = '{number}';

/** The payment reference for an order. */
export const purposeFor = (purpose: string, number: string): string => purpose.replaceAll(numberPlaceholder, number);

/** Exchange rate of a currency, entered by staff for `date` (a calendar day, 2026-01-31). */
export interface ExchangeRate {
  currency: Currency;
  /** units of the currency for one euro, a decimal */
  perEuro: string;
  date: string;
}
