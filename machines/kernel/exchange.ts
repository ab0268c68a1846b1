import { type Currency, digitsOf, minor, type MinorUnits } from './money.js';

/** Units of each currency for one euro, as decimals; the euro itself needs no entry. */
export type PerEuro = Readonly<Partial<Record<Currency, string>>>;

const shape = /^(\d{1,9})(?:\.(\d{1,8}))?$/;

/** A decimal above 0 with at most nine digits before and eight after the point. */
export const isRate = (text: unknown): text is string => typeof text === 'string' && shape.test(text) && /[1-9]/.test(text);

/** numerator / denominator */
type Ratio = readonly [bigint, bigint];

const ratioOf = (decimal: string): Ratio => [BigInt(decimal.replace('.', '')), 10n ** BigInt(decimal.split('.')[1]?.length ?? 0)];

function rateOf(currency: Currency, perEuro: PerEuro): Ratio | undefined {
  const rate = currency === 'EUR' ? '1' : perEuro[currency];
  return isRate(rate) ? ratioOf(rate) : undefined;
}

/** Units of `to` for one of `from`, unrounded; undefined where a rate is missing. */
function exactRate(from: Currency, to: Currency, perEuro: PerEuro): Ratio | undefined {
  const [ours, theirs] = [rateOf(from, perEuro), rateOf(to, perEuro)];
  return ours && theirs && [theirs[0] * ours[1], theirs[1] * ours[0]];
}

/** Minor units of `to`, unrounded. */
const exactAt = (rate: Ratio, amount: MinorUnits, from: Currency, to: Currency): Ratio => [
  BigInt(minor(amount)) * rate[0] * 10n ** BigInt(digitsOf(to)),
  rate[1] * 10n ** BigInt(digitsOf(from)),
];

const halfUp = ([above, below]: Ratio): bigint => (2n * above + below) / (2n * below);

const roundedTo = ([above, below]: Ratio, step: bigint): bigint => halfUp([above, below * step]) * step;

const safe = (value: bigint): MinorUnits | undefined => (value > BigInt(Number.MAX_SAFE_INTEGER) ? undefined : Number(value));

/** Figures that say something of an amount that is only about so much. */
const significant = 3;

/**
 * About what `amount` (not negative) is in another currency, for comparing and never for charging: three significant figures and no less than whole units, half
 * up; an amount that would vanish that way keeps its minor units. In its own currency it stays exactly what it is.
 * @returns undefined where there is no rate for one of the two, or the figure leaves the safe integers
 */
export function aboutIn(amount: MinorUnits, from: Currency, to: Currency, perEuro: PerEuro): MinorUnits | undefined {
  if (from === to) return minor(amount);
  const rate = exactRate(from, to, perEuro);
  return rate && safe(significantly(exactAt(rate, amount, from, to), 10n ** BigInt(digitsOf(to))));
}

function significantly(exact: Ratio, unit: bigint): bigint {
  const cents = halfUp(exact);
  const figures = 10n ** BigInt(Math.max(0, String(cents).length - significant));
  const about = roundedTo(exact, figures > unit ? figures : unit);
  return about === 0n ? cents : about;
}

/**
 * What `amount` (not negative) is in another currency, for prices: half up to the minor unit, or to whole units.
 * @returns undefined where there is no rate for one of the two, or the figure leaves the safe integers
 */
export function convertedTo(
  amount: MinorUnits,
  from: Currency,
  to: Currency,
  perEuro: PerEuro,
  wholeUnits = false,
): MinorUnits | undefined {
  const rate = exactRate(from, to, perEuro);
  return rate && safe(roundedTo(exactAt(rate, amount, from, to), wholeUnits ? 10n ** BigInt(digitsOf(to)) : 1n));
}

/** Figures that a rate between two currencies is given with. */
const rateFigures = 10;
const mostDecimals = 20;

/**
 * Units of `to` for one of `from`, as a decimal of ten significant figures, half up, with at most twenty decimals: the rate that an order names and is converted by.
 * @returns undefined where there is no rate for one of the two
 */
export function rateBetween(from: Currency, to: Currency, perEuro: PerEuro): string | undefined {
  const exact = exactRate(from, to, perEuro);
  if (exact === undefined) return undefined;
  const [above, below] = exact;
  let decimals = 0;
  while (String((above * 10n ** BigInt(decimals)) / below).length < rateFigures && decimals < mostDecimals) decimals += 1;
  const figures = String(halfUp([above * 10n ** BigInt(decimals), below])).padStart(decimals + 1, '0');
  const at = figures.length - decimals;
  return `${figures.slice(0, at)}.${figures.slice(at)}`.replace(/\.?0*$/, '');
}

/**
 * What `amount` (not negative) is at a rate that `rateBetween` gave, half up to a multiple of `step` minor units.
 * @returns undefined where the figure leaves the safe integers
 */
export const convertedAt = (rate: string, amount: MinorUnits, from: Currency, to: Currency, step: MinorUnits): MinorUnits | undefined =>
  safe(roundedTo(exactAt(ratioOf(rate), amount, from, to), BigInt(step)));
