import { v5 } from 'uuid';
import type { Bilingual, Id } from '#libs/kernel/ids';
import type { Database, Queryable } from '#libs/platform/database/database';
import { siteSettingsId } from '../storage/settings.js';
import { plannedChoices } from './choices.js';
import { plannedCountries } from './countries.js';
import type { PlannedCountry, PlannedService, TypeKey } from './plan.js';
import { sampleSite } from './site.js';
import { factsOf, serviceRow } from './stored.js';
import { plannedTypes } from './types.js';

const namespace = '5d0e9c1b-6a55-5b7e-9a39-3f1c0b6f7a21';
const idOf = (...key: string[]): Id => v5(key.join('/'), namespace);

/** Ids of the sample catalogue, for whoever seeds orders on it: `seededServiceId('EE', 'ou')`. */
export const seededCountryId = (code: string): Id => idOf('country', code);
export const seededServiceId = (code: string, key: string): Id => idOf('service', code, key);
export const seededTypeId = (key: TypeKey): Id => idOf('type', key);

/** To be raised when the plan changes: a database is given each edition once, so that what people delete stays deleted. */
const edition = 5;
const marker = 'sampleCatalogue';

/**
 * Puts the sample catalogue into the database, once per edition and in one transaction. Ids are derived from keys; of what is there already only
 * rows that nobody has edited take the words of a newer edition.
 */
export async function seedCatalogue(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await claimEdition(tx))) return;
    await insertTypes(tx);
    await insertChoices(tx);
    for (const country of plannedCountries) {
      await insertCountry(tx, country);
      for (const service of country.services) await insertService(tx, country, service);
    }
    await tx.query('update catalogue_settings set value = $2, updated_at = now() where id = $1 and version = 0', [
      siteSettingsId,
      JSON.stringify(sampleSite),
    ]);
  });
}

/** True for the first that asks with this edition; a second one waits for the first's transaction. */
async function claimEdition(tx: Queryable): Promise<boolean> {
  const claimed = await tx.query(
    `insert into counters (name, value) values ($1, $2)
     on conflict (name) do update set value = excluded.value where counters.value < excluded.value returning value`,
    [marker, edition],
  );
  return claimed.length > 0;
}

/* Lists show types and choices in the order they were made: rows of one transaction need times of their own. */
const made = "now() - interval '1 second' + $1 * interval '1 millisecond'";

async function insertTypes(tx: Queryable): Promise<void> {
  for (const [place, [key, title]] of (Object.entries(plannedTypes) as [TypeKey, Bilingual][]).entries())
    await tx.query(`insert into service_types (id, key, title, created_at) values ($2, $3, $4, ${made}) on conflict do nothing`, [
      place,
      seededTypeId(key),
      key,
      title,
    ]);
}

async function insertChoices(tx: Queryable): Promise<void> {
  const choices = Object.entries(plannedChoices).flatMap(([kind, titles]) =>
    Object.entries(titles).map(([code, title]) => ({ kind, code, title })),
  );
  for (const [place, { kind, code, title }] of choices.entries())
    await tx.query(`insert into choices (id, kind, code, title, created_at) values ($2, $3, $4, $5, ${made}) on conflict do nothing`, [
      place,
      idOf('choice', kind, code),
      kind,
      code,
      title,
    ]);
}

/** A country that people have added under an id of their own stays as they made it, and gets no services of ours. */
async function insertCountry(tx: Queryable, country: PlannedCountry): Promise<void> {
  const { code, name, currency } = country;
  await tx.query(
    `insert into countries (id, code, name, currency, facts)
     select $1::uuid, $2::text, $3::jsonb, $4::text, $5::jsonb where not exists (select from countries where code = $2 and id <> $1)
     on conflict (id) do update set name = excluded.name, currency = excluded.currency, facts = excluded.facts, updated_at = now()
     where countries.version = 0`,
    [seededCountryId(code), code, name, currency, factsOf(country)],
  );
}

async function insertService(tx: Queryable, country: PlannedCountry, service: PlannedService): Promise<void> {
  const id = seededServiceId(country.code, service.key);
  await tx.query(
    `insert into services (id, country_id, type_id, legal_form, title, description, price, currency, prepayment_percent, partner_reward,
       term_days, mandatory_payments, options, required_documents, steps)
     select $1::uuid, $2::uuid, $3::uuid, r.* from jsonb_to_record($4) as r(legal_form jsonb, title jsonb, description jsonb, price bigint,
       currency text, prepayment_percent int, partner_reward int, term_days int, mandatory_payments jsonb, options jsonb,
       required_documents jsonb, steps jsonb)
     where exists (select from countries where id = $2) and exists (select from service_types where id = $3)
     on conflict (id) do update set legal_form = excluded.legal_form, title = excluded.title, description = excluded.description,
       price = excluded.price, currency = excluded.currency, prepayment_percent = excluded.prepayment_percent,
       partner_reward = excluded.partner_reward, term_days = excluded.term_days, mandatory_payments = excluded.mandatory_payments,
       options = excluded.options, required_documents = excluded.required_documents, steps = excluded.steps, updated_at = now()
     where services.version = 0`,
    [id, seededCountryId(country.code), seededTypeId(service.type), serviceRow(country, service, (...key) => idOf('step', id, ...key))],
  );
}
