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

/**
 * An amount in the currency's minor unit: a safe integer (at most 9 007 199 254 740 991), so that it survives JSON unchanged.
 * Products are taken in bigint; sums are checked.
 */
export type MinorUnits = number;

/** Hundredths of a percent: 30 % is 3000. */
export type BasisPoints = number;

/** Money as it travels on the wire: `amount` is a decimal string with exactly the currency's digits. */
export interface MoneyText {
  amount: string;
  currency: Currency;
}

/** The largest amount one order may reach: 10^12 minor units. Keeps every sum of a stream far inside the safe integers. */
export const maxAmount: MinorUnits = 1_000_000_000_000;

/** Thrown where a figure that should be whole and safe is not: a programming error, never a client's. */
export class UnsafeAmountError extends RangeError {}

/** `value` when it is a safe integer. @throws UnsafeAmountError otherwise */
export function minor(value: number): MinorUnits {
  if (!Number.isSafeInteger(value)) throw new UnsafeAmountError(`${value} is not a whole, safe number of minor units`);
  return value;
}

/** Checked sum. @throws UnsafeAmountError when it leaves the safe integers */
export const sum = (...parts: readonly MinorUnits[]): MinorUnits => parts.reduce((total, part) => minor(total + part), 0);

/** ISO 4217 gives them two digits, and they have no coin below one: nothing is asked for in fractions that nobody can pay. */
const wholeUnits: readonly Currency[] = ['HUF', 'TWD'];

/** The step that amounts of a currency are rounded to, in its minor units: 100 where it has no coin below one, else 1. */
export const roundingOf = (currency: Currency): MinorUnits => (wholeUnits.includes(currency) ? 10 ** digitsOf(currency) : 1);

/** The whole quotient of two positive integers, rounded half up. */
const halfUp = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);

/**
 * `percent` of `amount`, rounded half up to a multiple of `roundTo` (away from zero for a negative amount is never needed: amounts here are >= 0).
 * @throws UnsafeAmountError for a negative amount or percent
 */
export function percentOf(amount: MinorUnits, percent: BasisPoints, roundTo: MinorUnits = 1): MinorUnits {
  if (amount < 0 || percent < 0) throw new UnsafeAmountError('a percent is taken of amounts that are not negative');
  const step = BigInt(roundTo);
  return minor(Number(halfUp(BigInt(minor(amount)) * BigInt(percent), 10_000n * step) * step));
}

/** Splits `amount` by `weights` with the largest remainder, so that the parts sum to it exactly. Weights are >= 0, not all zero. */
export function split(amount: MinorUnits, weights: readonly number[]): MinorUnits[] {
  const total = weights.reduce((a, b) => a + b, 0);
  if (total <= 0) throw new UnsafeAmountError('a split needs a positive weight');
  const exact = weights.map((w) => BigInt(amount) * BigInt(w));
  const parts = exact.map((e) => e / BigInt(total));
  let rest = BigInt(amount) - parts.reduce((a, b) => a + b, 0n);
  const order = exact.map((e, i) => [e % BigInt(total), i] as const).sort((a, b) => (a[0] === b[0] ? a[1] - b[1] : a[0] < b[0] ? 1 : -1));
  for (const [, i] of order) {
    if (rest === 0n) break;
    parts[i] = (parts[i] ?? 0n) + 1n;
    rest -= 1n;
  }
  return parts.map(Number);
}

/** 12500, EUR -> { amount: "125.00", currency: "EUR" }. */
export function toText(amount: MinorUnits, currency: Currency): MoneyText {
  const digits = digitsOf(currency);
  const sign = amount < 0 ? '-' : '';
  const figures = String(Math.abs(minor(amount))).padStart(digits + 1, '0');
  return { amount: sign + (digits === 0 ? figures : `${figures.slice(0, -digits)}.${figures.slice(-digits)}`), currency };
}

/** "125.00", EUR -> 12500; undefined when the text is no plain decimal with exactly the currency's digits, or exceeds `maxAmount`. */
export function fromText(amount: string, currency: Currency): MinorUnits | undefined {
  const digits = digitsOf(currency);
  const shape = digits === 0 ? /^\d{1,13}$/ : new RegExp(`^\\d{1,13}\\.\\d{${digits}}$`);
  if (!shape.test(amount)) return undefined;
  const value = Number(amount.replace('.', ''));
  return value <= maxAmount ? value : undefined;
}

/** 30.5 (percent, at most two decimals) -> 3050 basis points; undefined when it has more decimals or is not finite. */
export function basisPoints(percent: number): BasisPoints | undefined {
  const scaled = Math.round(percent * 100);
  return Number.isFinite(percent) && Math.abs(scaled - percent * 100) < 1e-6 ? scaled : undefined;
}

/** 3050 basis points -> 30.5 percent. */
export const toPercent = (points: BasisPoints): number => points / 100;
