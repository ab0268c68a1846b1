import { v7 } from 'uuid';
import type { Id } from '#machines/kernel/ids';
import type { Queryable, Transaction } from '#libs/platform/database/database';
import type { FieldFault } from '#libs/platform/http/problem';
import type { CatalogueFact } from '#machines/catalogue/events';
import { priceListOf, samePrices } from '#machines/catalogue/price-limit';
import { type ServiceContent, type WrittenService, changedFields, contentOf, termsOf } from '../rules/service-content.js';
import { refuseNewAccount } from '../storage/bank-accounts.js';
import type { Append } from '../storage/catalogue-log.js';
import { type HeldService, insertService, updateService } from '../storage/service-writes.js';
import { fileFaults, offeredNow, placeFaults } from './offered.js';
import { endPriceProposal, pricedParts, pricesForTwo, type Pricing, proposePrices } from './propose-prices.js';

export const codesOf = ({ options }: WrittenService): string[] =>
  [options.director, options.directorCompany, options.activityAreas].flatMap((list) => list.map(({ code }) => code));

/** Checks a written service against the catalogue, without storing it. */
export async function readService(
  tx: Queryable,
  written: WrittenService,
  present: ServiceContent | null,
): Promise<{ content: ServiceContent; faults: FieldFault[] }> {
  const { content, faults } = contentOf(
    { ...written, country: written.country.toLowerCase(), type: written.type.toLowerCase() },
    await offeredNow(tx, codesOf(written)),
    present,
  );
  const missing = await fileFaults(tx, content.requiredDocuments);
  return { content, faults: [...(await placeFaults(tx, content, present)), ...missing, ...faults] };
}

/** Stores a new service with its event. `copyOf`: the service it was copied from; a copy is archived until it is restored. */
export async function createService(
  tx: Queryable,
  append: Append,
  content: ServiceContent,
  copyOf: Id | null = null,
  id: Id = v7(),
): Promise<Id> {
  await refuseNewAccount(tx, content.currency, 'price.currency');
  await insertService(tx, id, content, copyOf !== null);
  const data = { country: content.country, type: content.type, terms: termsOf(content), copyOf, prices: priceListOf(content) };
  await append({ stream: 'service', id, version: 0 }, { type: 'ServiceCreated', data });
  return id;
}

/**
 * Stores the changed fields with their event. Prices that move too far for one person stay unchanged and wait for a second.
 * @returns false if nothing changed; then nothing is stored
 * @throws Problem 409 priceProposalWaiting
 */
export async function changeService(
  tx: Transaction,
  append: Append,
  held: HeldService,
  wanted: ServiceContent,
  pricing: Pricing,
): Promise<boolean> {
  const { id, content: before, proposal } = held;
  if (wanted.currency !== before.currency) await refuseNewAccount(tx, wanted.currency, 'price.currency');
  const far = await pricesForTwo(tx, held, wanted, pricing.limit);
  const after = far.length === 0 ? wanted : { ...wanted, ...pricedParts(before) };
  const fields = changedFields(before, after);
  let version = held.version;
  if (far.length > 0) await proposePrices(tx, append, { ...held, version: version++ }, wanted, far, pricing);
  else if (proposal && (fields.includes('price') || fields.includes('options')))
    await endPriceProposal(tx, append, { id, version: version++ }, proposal, 'overtaken');
  if (fields.length === 0) return version > held.version;
  const [from, to] = [termsOf(before), termsOf(after)];
  const money = ['price', 'prepaymentPercent', 'partnerReward'].some((field) => fields.includes(field));
  const prices = samePrices(before, after) ? null : { from: priceListOf(before), to: priceListOf(after) };
  const fact: CatalogueFact = { type: 'ServiceEdited', data: { fields, terms: money ? { from, to } : null, prices } };
  await updateService(tx, id, after);
  await append({ stream: 'service', id, version }, fact);
  return true;
}
