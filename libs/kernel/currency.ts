/** ISO 4217 code of a currency the product offers. */
export type Currency = keyof typeof minorDigits;

/** Digits of the minor unit per ISO 4217 (yen has none, the dinar three). The 26 currencies of the specification's section 9. */
const minorDigits = {
  EUR: 2,
  USD: 2,
  RUB: 2,
  GBP: 2,
  CHF: 2,
  JPY: 0,
  CNY: 2,
  AED: 2,
  AUD: 2,
  BHD: 3,
  CAD: 2,
  CZK: 2,
  DKK: 2,
  GEL: 2,
  HKD: 2,
  HUF: 2,
  ILS: 2,
  KZT: 2,
  NOK: 2,
  PLN: 2,
  RSD: 2,
  SEK: 2,
  SGD: 2,
  THB: 2,
  TRY: 2,
  TWD: 2,
} as const;

export const currencies = Object.keys(minorDigits) as Currency[];

/** Number of decimal digits of `currency`: 0, 2 or 3. */
export const digitsOf = (currency: Currency): number => minorDigits[currency];

export const isCurrency = (code: string): code is Currency => Object.hasOwn(minorDigits, code);
