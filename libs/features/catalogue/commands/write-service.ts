import { v7 } from 'uuid';
import type { Id } from '#machines/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import type { FieldFault } from '#libs/platform/http/problem';
import type { CatalogueFact } from '#machines/catalogue/events';
import { type ServiceContent, type WrittenService, changedFields, contentOf } from '../rules/service-content.js';
import { refuseNewAccount } from '../storage/bank-accounts.js';
import type { Append } from '../storage/catalogue-log.js';
import { type HeldService, insertService, updateService } from '../storage/service-writes.js';
import { fileFaults, offeredNow, placeFaults } from './offered.js';

/** Every code that the options name. */
export const codesOf = ({ options }: WrittenService): string[] =>
  [options.director, options.directorCompany, options.activityAreas].flatMap((list) => list.map(({ code }) => code));

/** What is written, checked against what there is. Nothing is stored yet. */
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

const termsOf = ({ price, currency, prepaymentPercent, partnerReward }: ServiceContent) => ({
  price: { amount: price, currency },
  prepaymentPercent,
  partnerReward,
});

/** Stores a new service and says so. `copyOf`: the service it was made from, if any; then nobody sees it until it is restored. */
export async function createService(
  tx: Queryable,
  append: Append,
  content: ServiceContent,
  copyOf: Id | null = null,
  id: Id = v7(),
): Promise<Id> {
  await refuseNewAccount(tx, content.currency, 'price.currency');
  await insertService(tx, id, content, copyOf !== null);
  const data = { country: content.country, type: content.type, terms: termsOf(content), copyOf };
  await append({ stream: 'service', id, version: 0 }, { type: 'ServiceCreated', data });
  return id;
}

/** Stores what changed and says which fields. @returns false when nothing did: then nothing is stored and nothing said */
export async function changeService(
  tx: Queryable,
  append: Append,
  { id, version, content: before }: HeldService,
  after: ServiceContent,
): Promise<boolean> {
  const fields = changedFields(before, after);
  if (fields.length === 0) return false;
  if (after.currency !== before.currency) await refuseNewAccount(tx, after.currency, 'price.currency');
  const [from, to] = [termsOf(before), termsOf(after)];
  const money = ['price', 'prepaymentPercent', 'partnerReward'].some((field) => fields.includes(field));
  const fact: CatalogueFact = { type: 'ServiceEdited', data: { fields, terms: money ? { from, to } : null } };
  await updateService(tx, id, after);
  await append({ stream: 'service', id, version }, fact);
  return true;
}
