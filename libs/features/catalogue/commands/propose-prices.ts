import { v7 } from 'uuid';
import type { Id } from '#machines/kernel/ids';
import type { Queryable, Transaction } from '#libs/platform/database/database';
import { Problem } from '#libs/platform/http/problem';
import {
  type FarPrice,
  farPrices,
  priceAloneWait,
  type PriceEndCause,
  type PriceLimit,
  priceListOf,
  samePrices,
} from '#machines/catalogue/price-limit';
import type { ServiceContent } from '../rules/service-content.js';
import type { Append } from '../storage/catalogue-log.js';
import { type PricedParts, type PriceProposal, referenceOf, setPriceProposal } from '../storage/price-proposals.js';
import type { HeldService } from '../storage/service-writes.js';
import { ratesNow } from './offered.js';

/** The author of a price change, their limit, and whether nobody else could approve it. */
export interface Pricing {
  by: Id;
  isAlone: (tx: Transaction) => Promise<boolean>;
  limit: PriceLimit;
}

export const pricedParts = ({ price, currency, options }: PricedParts): PricedParts => ({ price, currency, options });

/** New prices of a service that one person may not decide alone. The service's row must be locked. */
export async function pricesForTwo(
  tx: Queryable,
  { id, content }: Pick<HeldService, 'id' | 'content'>,
  wanted: PricedParts,
  limit: PriceLimit,
): Promise<FarPrice[]> {
  if (samePrices(content, wanted)) return [];
  const reference = await referenceOf(tx, id, priceListOf(content), limit.days);
  return reference === null ? [] : farPrices(reference, priceListOf(wanted), limit, await ratesNow(tx));
}

/** The largest relative change; null if one has none, because it starts from zero. */
const furthest = (far: readonly FarPrice[]): number | null => {
  const shares = far.flatMap(({ percent }) => percent ?? []);
  return shares.length < far.length ? null : shares.reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0);
};

/** Proposes the prices of `wanted` to a second person. @throws Problem 409 priceProposalWaiting */
export async function proposePrices(
  tx: Transaction,
  append: Append,
  { id, version, content, proposal: waiting }: HeldService,
  wanted: ServiceContent,
  far: readonly FarPrice[],
  { by, isAlone }: Pricing,
): Promise<void> {
  if (waiting) throw new Problem('priceProposalWaiting');
  const moment = await tx.one<{ at: number }>('select (extract(epoch from clock_timestamp()) * 1000000)::bigint as at');
  const at = Number(moment?.at);
  const proposal: PriceProposal = {
    id: v7(),
    by,
    at,
    percent: furthest(far),
    countsAt: (await isAlone(tx)) ? at + priceAloneWait : null,
    to: pricedParts(wanted),
  };
  await setPriceProposal(tx, id, proposal);
  const { percent, countsAt } = proposal;
  const data = { proposal: proposal.id, from: priceListOf(content), to: priceListOf(wanted), percent, countsAt };
  await append({ stream: 'service', id, version }, { type: 'ServicePriceProposed', data });
}

/** Ends the proposal of a service, whose row must be locked. */
export async function endPriceProposal(
  tx: Queryable,
  append: Append,
  { id, version }: Pick<HeldService, 'id' | 'version'>,
  { id: proposal, by: proposedBy }: PriceProposal,
  cause: PriceEndCause,
): Promise<void> {
  await setPriceProposal(tx, id, null);
  await append({ stream: 'service', id, version }, { type: 'ServicePriceEnded', data: { proposal, proposedBy, cause } });
}
