import type { PerEuro } from '#machines/kernel/exchange';
import type { Currency } from '#machines/kernel/money';
import type { Bilingual, Id } from '#machines/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import type { FieldFault } from '#libs/platform/http/problem';
import type { ExchangeRate } from '#machines/catalogue/payment-settings';
import type { ChoiceKind, ServiceDocument } from '#machines/catalogue/public-view';
import type { Offered } from '../rules/service-content.js';
import { currencySettingsId, exchangeRatesId } from '../storage/settings.js';

/** Locks the currencies of prices, so that none is withdrawn before the transaction ends. */
export async function offeredCurrencies(tx: Queryable): Promise<readonly Currency[]> {
  const row = await tx.one<{ value: Currency[] }>('select value from catalogue_settings where id = $1 for share', [currencySettingsId]);
  return row?.value ?? [];
}

/** Rates per euro as they are stored, without a lock; a currency without a rate is absent. */
export async function ratesNow(tx: Queryable): Promise<PerEuro> {
  const row = await tx.one<{ value: ExchangeRate[] }>('select value from catalogue_settings where id = $1', [exchangeRatesId]);
  return Object.fromEntries((row?.value ?? []).map(({ currency, perEuro }) => [currency, perEuro]));
}

/** Locks the choices of these codes, so that none is deleted before the transaction ends. */
export async function offeredNow(tx: Queryable, codes: readonly string[]): Promise<Offered> {
  const currencies = await offeredCurrencies(tx);
  const rows = await tx.query<{ kind: ChoiceKind; code: string; title: Bilingual }>(
    'select kind, code, title from choices where archived_at is null and code = any($1::text[]) order by id for share',
    [[...new Set(codes)]],
  );
  const of = (kind: ChoiceKind): Map<string, Bilingual> =>
    new Map(rows.filter((row) => row.kind === kind).map(({ code, title }) => [code, title]));
  return { currencies, choices: { activityArea: of('activityArea'), director: of('director'), directorCompany: of('directorCompany') } };
}

/** Locks forms against deletion until the service is saved; examples are never deleted. */
const keptIn = {
  example: 'select id from example_pictures where id = any($1::uuid[])',
  form: 'select id from document_forms where id = any($1::uuid[]) order by id for key share',
} as const;

/** Faults of examples and forms that are not stored. */
export async function fileFaults(tx: Queryable, documents: readonly Pick<ServiceDocument, 'example' | 'form'>[]): Promise<FieldFault[]> {
  const faults: FieldFault[] = [];
  for (const name of ['example', 'form'] as const) {
    const named = documents.flatMap((document, index) => (document[name] === null ? [] : [{ id: document[name], index }]));
    if (named.length === 0) continue;
    const known = await tx.query<{ id: Id }>(keptIn[name], [named.map(({ id }) => id)], `${name}s_known`);
    const missing = named.filter((one) => !known.some(({ id }) => id === one.id));
    faults.push(...missing.map(({ index }) => ({ field: `requiredDocuments.${index}.${name}`, code: 'missingReference' })));
  }
  return faults;
}

interface Placed {
  country: Id;
  type: Id;
}

/** Faults of a country or type that is missing or archived, unless the service had it before. Locks both against deletion. */
export async function placeFaults(tx: Queryable, { country, type }: Placed, before: Placed | null): Promise<FieldFault[]> {
  const faults: FieldFault[] = [];
  const check = async (table: 'countries' | 'service_types', field: keyof Placed, id: Id): Promise<void> => {
    const row = await tx.one<{ archived: boolean }>(
      `select archived_at is not null as archived from ${table} where id = $1 for key share`,
      [id],
    );
    if (!row) faults.push({ field, code: 'missingReference' });
    else if (row.archived && before?.[field] !== id) faults.push({ field, code: 'notOffered' });
  };
  await check('countries', 'country', country.toLowerCase());
  await check('service_types', 'type', type.toLowerCase());
  return faults;
}
