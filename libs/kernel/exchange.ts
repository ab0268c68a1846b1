import { type Currency, digitsOf, minor, type MinorUnits } from './money.js';

/** Units of each currency for one euro, as decimals; the euro itself needs no entry. */
export type PerEuro = Readonly<Partial<Record<Currency, string>>>;

const shape = /^(\d{1,9})(?:\.(\d{1,8}))?$/;

/** A decimal above 0 with at most nine digits before and eight after the point. */
export const isRate = (text: string): boolean => shape.test(text) && /[1-9]/.test(text);

/** numerator / denominator */
type Ratio = readonly [bigint, bigint];

function ratioOf(text: string): Ratio | undefined {
  const [, whole, part = ''] = isRate(text) ? (shape.exec(text) ?? []) : [];
  return whole === undefined ? undefined : [BigInt(whole + part), 10n ** BigInt(part.length)];
}

const rateOf = (currency: Currency, perEuro: PerEuro): Ratio | undefined => ratioOf(currency === 'EUR' ? '1' : (perEuro[currency] ?? ''));

const halfUp = ([above, below]: Ratio): bigint => (2n * above + below) / (2n * below);

/** Figures that say something of an amount that is only about so much. */
const significant = 3;

/**
 * About what `amount` (not negative) is in another currency, for comparing and never for charging: three significant figures and no less than whole units, half
 * up; an amount that would vanish that way keeps its minor units. In its own currency it stays exactly what it is.
 * @returns undefined where there is no rate for one of the two, or the figure leaves the safe integers
 */
export function aboutIn(amount: MinorUnits, from: Currency, to: Currency, perEuro: PerEuro): MinorUnits | undefined {
  if (from === to) return minor(amount);
  const exact = exactIn(amount, from, to, perEuro);
  if (exact === undefined) return undefined;
  const about = rounded(exact, 10n ** BigInt(digitsOf(to)));
  return about > BigInt(Number.MAX_SAFE_INTEGER) ? undefined : Number(about);
}

/** Minor units of the other currency, unrounded; undefined where a rate is missing. */
function exactIn(amount: MinorUnits, from: Currency, to: Currency, perEuro: PerEuro): Ratio | undefined {
  const [ours, theirs] = [rateOf(from, perEuro), rateOf(to, perEuro)];
  if (!ours || !theirs) return undefined;
  const above = BigInt(minor(amount)) * theirs[0] * ours[1] * 10n ** BigInt(digitsOf(to));
  return [above, ours[0] * theirs[1] * 10n ** BigInt(digitsOf(from))];
}

function rounded([above, below]: Ratio, unit: bigint): bigint {
  const cents = halfUp([above, below]);
  const figures = 10n ** BigInt(Math.max(0, String(cents).length - significant));
  const step = figures > unit ? figures : unit;
  const about = halfUp([above, below * step]) * step;
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
  const exact = exactIn(amount, from, to, perEuro);
  if (exact === undefined) return undefined;
  const unit = wholeUnits ? 10n ** BigInt(digitsOf(to)) : 1n;
  const result = halfUp([exact[0], exact[1] * unit]) * unit;
  return result > BigInt(Number.MAX_SAFE_INTEGER) ? undefined : Number(result);
}

/** Figures that a rate between two currencies is given with. */
const rateFigures = 10;

/**
 * Units of `to` for one of `from`, as a decimal of ten significant figures, half up: the rate that an order names and is converted by.
 * @returns undefined where there is no rate for one of the two
 */
export function rateBetween(from: Currency, to: Currency, perEuro: PerEuro): string | undefined {
  const [ours, theirs] = [rateOf(from, perEuro), rateOf(to, perEuro)];
  if (!ours || !theirs) return undefined;
  const exact: Ratio = [theirs[0] * ours[1], theirs[1] * ours[0]];
  let decimals = 0;
  while (String((exact[0] * 10n ** BigInt(decimals)) / exact[1]).length < rateFigures && decimals < 2 * rateFigures) decimals += 1;
  const figures = String(halfUp([exact[0] * 10n ** BigInt(decimals), exact[1]])).padStart(decimals + 1, '0');
  const at = figures.length - decimals;
  return `${figures.slice(0, at)}.${figures.slice(at)}`.replace(/\.?0+$/, '');
}

/**
 * What `amount` (not negative) is at a rate that `rateBetween` gave, half up to a multiple of `step` minor units.
 * @returns undefined where the figure leaves the safe integers
 */
export function convertedAt(rate: string, amount: MinorUnits, from: Currency, to: Currency, step: MinorUnits): MinorUnits | undefined {
  const [whole = '0', part = ''] = rate.split('.');
  const above = BigInt(minor(amount)) * BigInt(whole + part) * 10n ** BigInt(digitsOf(to));
  const below = 10n ** BigInt(part.length + digitsOf(from)) * BigInt(step);
  const result = halfUp([above, below]) * BigInt(step);
  return result > BigInt(Number.MAX_SAFE_INTEGER) ? undefined : Number(result);
}
