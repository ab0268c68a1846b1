import { v5 } from 'uuid';
import { currencies } from '#machines/kernel/money';
import type { Id } from '#machines/kernel/ids';
import { checkedContent, refuseFaults } from '#libs/platform/content/content-file';
import type { Database, Queryable } from '#libs/platform/database/database';
import { rasterizeSvg, reencodeImage } from '#libs/platform/pictures/images';
import type { BankAccount, ExchangeRate } from '#machines/catalogue/payment-settings';
import type { SiteSettings } from '#machines/catalogue/site-settings';
import { CountryBody } from '../wire/country.body.js';
import { ServiceBody } from '../wire/service.body.js';
import { BankAccountsBody, ExchangeRatesBody } from '../wire/payment-settings.dto.js';
import { SiteSettingsBody } from '../wire/site-settings.dto.js';
import { type CountryContent, countryContentOf, countryRulesOf } from '../rules/country-content.js';
import type { DueRuleContent } from '../rules/due-rules.js';
import { replaceDueRules } from '../storage/due-rules.js';
import { type Offered, type ServiceContent, contentOf } from '../rules/service-content.js';
import { exampleSize } from '../storage/example-pictures.js';
import { columnsOf } from '../storage/service-columns.js';
import { bankAccountsId, exchangeRatesId, siteSettingsId } from '../storage/settings.js';
import {
  type SampleCountry,
  type SampleLists,
  type SampleService,
  sampleCountries,
  sampleExamples,
  sampleLists,
  paymentsFile,
  samplePayments,
  sampleSite,
  siteFile,
} from './sample-catalogue.js';

const namespace = '5d0e9c1b-6a55-5b7e-9a39-3f1c0b6f7a21';
const idOf = (...key: string[]): Id => v5(key.join('/'), namespace);

/** Derives the ids of the sample catalogue, for code that seeds orders on it: `seededServiceId('EE', 'ou')`. */
export const seededCountryId = (code: string): Id => idOf('country', code);
export const seededServiceId = (code: string, key: string): Id => idOf('service', code, key);
export const seededTypeId = (key: string): Id => idOf('type', key);
const seededExampleId = (name: string): Id => idOf('example', name);

/** Must be raised when the content changes. A database gets each edition once, so that deleted objects stay deleted. */
const edition = 10;
const marker = 'sampleCatalogue';

/**
 * Writes the sample catalogue into the database, once per edition and in one transaction. Ids are derived from keys; existing rows are
 * updated only if no person has edited them.
 * @throws ContentError with the file and the invalid field
 */
export async function seedCatalogue(database: Database, read = checkedCatalogue): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await claimEdition(tx))) return;
    const { lists, countries, site, payments } = await read();
    await insertTypes(tx, lists.types);
    await insertChoices(tx, lists.choices);
    for (const { name, svg } of sampleExamples()) await insertExample(tx, name, svg);
    for (const { code, content, dueRules, services } of countries) {
      await insertCountry(tx, code, content);
      await insertServices(tx, services);
      const unedited = await tx.one('select from countries where id = $1 and version = 0', [seededCountryId(code)]);
      if (unedited) await replaceDueRules(tx, seededCountryId(code), dueRules);
    }
    const settings = { [siteSettingsId]: site, [bankAccountsId]: payments.bankAccounts, [exchangeRatesId]: payments.exchangeRates };
    for (const [id, value] of Object.entries(settings)) {
      await tx.query('update catalogue_settings set value = $2, updated_at = now() where id = $1 and version = 0', [
        id,
        JSON.stringify(value),
      ]);
    }
  });
}

export interface CheckedService {
  id: Id;
  key: string;
  type: string;
  content: ServiceContent;
}

export interface CheckedCountry {
  code: string;
  content: CountryContent;
  dueRules: readonly DueRuleContent[];
  services: readonly CheckedService[];
}

interface CheckedCatalogue {
  lists: SampleLists;
  countries: readonly CheckedCountry[];
  site: SiteSettings;
  payments: { bankAccounts: BankAccount[]; exchangeRates: ExchangeRate[] };
}

let checked: Promise<CheckedCatalogue> | undefined;

/** The content files, read and validated as bodies of the API once per process: for callers that change nothing in them. @throws ContentError with the file and the invalid field */
export const checkedCatalogue = (): Promise<CheckedCatalogue> => (checked ??= checkContent());

async function checkContent(): Promise<CheckedCatalogue> {
  const lists = sampleLists();
  const offered = offeredBy(lists.choices);
  const countries: CheckedCountry[] = [];
  for (const country of sampleCountries()) {
    const { content, dueRules } = await countryContent(country);
    const services: CheckedService[] = [];
    for (const service of country.services) services.push(await checkedService(country, service, offered));
    countries.push({ code: country.code, content, dueRules, services });
  }
  const site = (await checkedContent(siteFile, '', SiteSettingsBody, sampleSite())) as SiteSettings;
  const { bankAccounts, exchangeRates } = samplePayments();
  const accounts = await checkedContent(paymentsFile, 'bankAccounts', BankAccountsBody, { items: bankAccounts });
  const rates = await checkedContent(paymentsFile, 'exchangeRates', ExchangeRatesBody, { items: exchangeRates });
  return { lists, countries, site, payments: { bankAccounts: accounts.items, exchangeRates: rates.items } };
}

const offeredBy = (choices: SampleLists['choices']): Offered => ({
  currencies,
  choices: {
    activityArea: new Map(Object.entries(choices.activityArea)),
    director: new Map(Object.entries(choices.director)),
    directorCompany: new Map(Object.entries(choices.directorCompany)),
  },
});

async function countryContent({
  file,
  code,
  body,
  dueKeys,
  services,
}: SampleCountry): Promise<Pick<CheckedCountry, 'content' | 'dueRules'>> {
  const named = (body['dueRules'] as { service?: string }[]).map(({ service, ...rule }) => ({
    ...rule,
    ...(service !== undefined && { service: seededServiceId(code, service) }),
  }));
  const written = await checkedContent(file, '', CountryBody, { ...body, dueRules: named });
  const { content, faults } = countryContentOf(written, currencies, null);
  const scope = { services: new Set(services.map(({ key }) => seededServiceId(code, key))), present: [] };
  const { rules, faults: others } = countryRulesOf(written.dueRules, content, currencies, scope);
  refuseFaults(file, '', [...faults, ...others]);
  return { content, dueRules: rules.map((rule, place) => ({ ...rule, id: idOf('due', code, String(dueKeys[place])) })) };
}

/** Derives the ids of steps from their positions. */
async function checkedService(
  { file, code }: SampleCountry,
  { key, type, body }: SampleService,
  offered: Offered,
): Promise<CheckedService> {
  const path = `services.${key}`;
  const required = body['requiredDocuments'] as { example?: string }[] | undefined;
  const requiredDocuments = required?.map((one) => (one.example === undefined ? one : { ...one, example: seededExampleId(one.example) }));
  const named = { ...body, country: seededCountryId(code), type: seededTypeId(type), requiredDocuments };
  const { content, faults } = contentOf(await checkedContent(file, path, ServiceBody, named), offered, null);
  refuseFaults(file, path, faults);
  const id = seededServiceId(code, key);
  const steps = content.steps.map((group) => ({
    ...group,
    steps: group.steps.map((step, place) => ({ ...step, id: idOf('step', id, group.key, String(place)) })),
  }));
  return { id, key, type, content: { ...content, steps } };
}

async function insertExample(tx: Queryable, name: string, svg: Buffer): Promise<void> {
  const { width, height } = exampleSize;
  const picture = await reencodeImage(await rasterizeSvg(svg), width, height, 'inside');
  await tx.query('insert into example_pictures (id, picture) values ($1, $2) on conflict do nothing', [seededExampleId(name), picture]);
}

/** Returns true to the first caller of this edition; a second one waits for the first's transaction. */
async function claimEdition(tx: Queryable): Promise<boolean> {
  const claimed = await tx.query(
    `insert into counters (name, value) values ($1, $2)
     on conflict (name) do update set value = excluded.value where counters.value < excluded.value returning value`,
    [marker, edition],
  );
  return claimed.length > 0;
}

/* Lists show types and choices in creation order: rows of one transaction need distinct times. */
const made = "now() - interval '1 second' + $1 * interval '1 millisecond'";

async function insertTypes(tx: Queryable, types: SampleLists['types']): Promise<void> {
  for (const [place, [key, title]] of Object.entries(types).entries())
    await tx.query(`insert into service_types (id, key, title, created_at) values ($2, $3, $4, ${made}) on conflict do nothing`, [
      place,
      seededTypeId(key),
      key,
      title,
    ]);
}

async function insertChoices(tx: Queryable, kinds: SampleLists['choices']): Promise<void> {
  const choices = Object.entries(kinds).flatMap(([kind, titles]) => Object.entries(titles).map(([code, title]) => ({ kind, code, title })));
  for (const [place, { kind, code, title }] of choices.entries())
    await tx.query(`insert into choices (id, kind, code, title, created_at) values ($2, $3, $4, $5, ${made}) on conflict do nothing`, [
      place,
      idOf('choice', kind, code),
      kind,
      code,
      title,
    ]);
}

/** Leaves a country unchanged that people added under another id; it gets no sample services. */
async function insertCountry(tx: Queryable, code: string, { name, currency, facts }: CountryContent): Promise<void> {
  await tx.query(
    `insert into countries (id, code, name, currency, facts)
     select $1::uuid, $2::text, $3::jsonb, $4::text, $5::jsonb where not exists (select from countries where code = $2 and id <> $1)
     on conflict (id) do update set name = excluded.name, currency = excluded.currency, facts = excluded.facts, updated_at = now()
     where countries.version = 0`,
    [seededCountryId(code), code, name, currency, facts],
  );
}

/** Inserts the services of a country in one statement. */
async function insertServices(tx: Queryable, services: readonly CheckedService[]): Promise<void> {
  const rows = services.map(({ id, content }) => ({ id, ...columnsOf(content) }));
  const columns = Object.keys(rows[0] ?? {});
  const changed = columns.filter((name) => name !== 'id');
  if (changed.length === 0) return;
  await tx.query(
    `insert into services (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_recordset(null::services, $1)
     where exists (select from countries where id = country_id) and exists (select from service_types where id = type_id)
     on conflict (id) do update set ${changed.map((name) => `${name} = excluded.${name}`).join(', ')}, updated_at = now()
     where services.version = 0`,
    [JSON.stringify(rows)],
  );
}
