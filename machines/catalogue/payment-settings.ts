import type { Currency } from '#libs/kernel/money';
import type { Bilingual } from '#libs/kernel/ids';

/** Where transfers in one currency go. Either `iban` or `account` says which account; what a bank does not have is empty. */
export interface BankAccount {
  currency: Currency;
  /** whose account it is, at most 70 characters: no more fits into a transfer */
  payee: string;
  /** without spaces, capital letters */
  iban: string;
  /** the number of an account that has no IBAN, with the bank's own codes where it needs them */
  account: string;
  /** SWIFT code, 8 or 11 characters */
  bic: string;
  bank: string;
  bankAddress: string;
  /** what the payer is to write; {number} is where the order's number goes */
  purpose: Bilingual;
}

/** What stands for the order's number in a purpose. */
export const numberPlaceholder = '{number}';

/** `purpose` for an order. */
export const purposeFor = (purpose: string, number: string): string => purpose.replaceAll(numberPlaceholder, number);

/** What a currency is worth, as staff took it from somewhere on `date` (a day, 2026-01-31). */
export interface ExchangeRate {
  currency: Currency;
  /** units of the currency for one euro, a decimal */
  perEuro: string;
  date: string;
}
