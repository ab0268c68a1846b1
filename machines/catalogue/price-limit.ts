import type { PerEuro } from '#machines/kernel/exchange';
import type { Currency, MinorUnits } from '#machines/kernel/money';
import type { Micros } from '#machines/kernel/time';
import { convertedPrice, pricesOf } from './currency-change.js';
import type { CodedPrice, PriceList } from './price-list.js';

/** How far a price may move from its reference without a second person. */
export interface PriceLimit {
  percent: number;
  /** the reference is the price of so many days ago */
  days: number;
}

/** How long a proposed price waits for its approval. */
export const priceApprovalTime: Micros = 7 * 24 * 3_600_000_000;
/** How long a price waits that nobody else could approve. */
export const priceAloneWait: Micros = 72 * 3_600_000_000;

/** Why a proposed price does not count. `overtaken`: the prices were changed while it waited. */
export type PriceEndCause = 'withdrawn' | 'rejected' | 'overtaken' | 'expired' | 'proposerGone';

const coded = (list: readonly CodedPrice[]): CodedPrice[] => list.map(({ code, price }) => ({ code, price }));

/** The prices of a service, without its texts. */
export const priceListOf = ({ currency, price, options }: PriceList): PriceList => ({
  currency,
  price,
  options: {
    employeesAmount: { min: options.employeesAmount.min, max: options.employeesAmount.max, price: options.employeesAmount.price },
    registrationPeriod: options.registrationPeriod.map(({ value, price: amount }) => ({ value, price: amount })),
    director: coded(options.director),
    directorCompany: coded(options.directorCompany),
    activityAreas: coded(options.activityAreas),
  },
});

/** An event that says what a service cost from then on. `approved`: two people decided it. */
export interface PriceEvent {
  approved: boolean;
  from: PriceList | null;
  to: PriceList;
}

/** What new prices are compared with: those of the window's start or of the last approval, and the first price of each option that was added since. */
export interface PriceReference {
  list: PriceList;
  added: ReadonlyMap<string, { amount: MinorUnits; currency: Currency }>;
}

/** @param events those within the window, in their order */
export function priceReference(events: readonly PriceEvent[], now: PriceList): PriceReference {
  const approved = events.findLastIndex((event) => event.approved);
  const since = events.slice(approved + 1);
  const list = events[approved]?.to ?? since[0]?.from ?? since[0]?.to ?? now;
  const known = new Set(pricesOf(list).map(({ key }) => key));
  const added = new Map<string, { amount: MinorUnits; currency: Currency }>();
  for (const { to } of since)
    for (const { key, amount } of pricesOf(to)) if (!known.has(key) && !added.has(key)) added.set(key, { amount, currency: to.currency });
  return { list, added };
}

/** A price that moves by more than the limit. */
export interface FarPrice {
  /** of `pricesOf`; `least`: the cheapest order; `employees N`: the cheapest order with so many employees */
  key: string;
  from: { amount: MinorUnits; currency: Currency };
  to: MinorUnits;
  /** null: the price was zero, or no rate compares the two */
  percent: number | null;
}

const cheapest = (list: readonly { price: MinorUnits }[]): MinorUnits =>
  list.length === 0 ? 0 : Math.min(...list.map(({ price }) => price));

/** The cheapest order with so many employees. */
const leastOf = ({ price, options }: PriceList, employees: number): MinorUnits =>
  price +
  cheapest(options.registrationPeriod) +
  cheapest(options.director) +
  options.employeesAmount.price * (employees - options.employeesAmount.min);

/** What the cheapest orders cost before and after: both grow evenly with the employees, so the two ends of what both offer bound all between them. */
function leastPrices(before: PriceList, after: PriceList): { key: string; was: MinorUnits; amount: MinorUnits }[] {
  const [old, fresh] = [before.options.employeesAmount, after.options.employeesAmount];
  const [few, many] = [Math.max(old.min, fresh.min), Math.min(old.max, fresh.max)];
  const both = few > many ? [] : [...new Set([few, many])];
  return [
    { key: 'least', was: leastOf(before, old.min), amount: leastOf(after, fresh.min) },
    ...both.map((count) => ({ key: `employees ${count}`, was: leastOf(before, count), amount: leastOf(after, count) })),
  ];
}

/**
 * The prices of `wanted` that are further from their reference than the limit, in either direction; to and from zero is always too far, and so is what no rate
 * compares. An option that the service never had has no reference: it is a new offer, bounded by the cheapest order.
 */
export function farPrices(
  { list, added }: PriceReference,
  wanted: PriceList,
  { percent: limit }: PriceLimit,
  perEuro: PerEuro,
): FarPrice[] {
  const before = new Map([...pricesOf(list).map(({ key, amount }) => [key, { amount, currency: list.currency }] as const), ...added]);
  const compared = [
    ...pricesOf(wanted).flatMap(({ key, amount }) => {
      const from = before.get(key);
      return from === undefined ? [] : [{ key, from, amount }];
    }),
    ...leastPrices(list, wanted).map(({ key, was, amount }) => ({ key, from: { amount: was, currency: list.currency }, amount })),
  ];
  return compared.flatMap(({ key, from, amount: to }) => {
    const was = convertedPrice(from.amount, from.currency, wanted.currency, perEuro);
    if (was !== undefined && Math.abs(to - was) * 100 <= was * limit) return [];
    return [{ key, from, to, percent: was ? Math.round((to / was - 1) * 100) : null }];
  });
}

/** Whether two lists say the same prices. */
export const samePrices = (one: PriceList, other: PriceList): boolean =>
  JSON.stringify(priceListOf(one)) === JSON.stringify(priceListOf(other));
