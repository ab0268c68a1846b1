import pg from 'pg';
import { DataSource } from 'typeorm';
import { Database } from '#libs/platform/database/database';
import { type TestDatabase, createTestDatabase } from '#libs/testing/test-database';
import { CatalogueWrites0090 } from './0090-catalogue-writes.js';
import { Choices0091 } from './0091-choices.js';
import { CountryPictures0093 } from './0093-country-pictures.js';
import { SiteSettings0092 } from './0092-site-settings.js';

let test: TestDatabase;
let owner: Database;
let source: DataSource;
beforeAll(async () => {
  test = await createTestDatabase();
  owner = Database.open(test.ownerUrl, { asOwner: true, max: 2 });
  source = await new DataSource({ type: 'postgres', url: test.ownerUrl, driver: pg }).initialize();
});
afterAll(async () => {
  await source?.destroy();
  await owner?.close();
  await test?.drop();
});

const steps = [new CatalogueWrites0090(), new Choices0091(), new SiteSettings0092(), new CountryPictures0093()];

async function migrate(way: 'up' | 'down'): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    for (const step of way === 'up' ? steps : [...steps].reverse()) await step[way](runner);
  } finally {
    await runner.release();
  }
}

const country = '01900000-0000-7000-8000-000000000001';
const type = '01900000-0000-7000-8000-000000000002';
const text = (en: string): string => JSON.stringify({ ru: `${en} по-русски`, en });

/** A catalogue as it was before people could write it. */
async function oldCatalogue(): Promise<void> {
  await owner.query(`insert into countries (id, code, name, currency, facts) values ($1, 'EE', $2, 'EUR', '{"mandatoryPayments": []}')`, [
    country,
    text('Estonia'),
  ]);
  await owner.query(`insert into service_types (id, key, title) values ($1, 'companyRegistration', $2)`, [type, text('Registration')]);
  const options = (director: string): string =>
    JSON.stringify({ director: [{ code: director, title: { ru: 'Он', en: 'He' }, price: 0 }], directorCompany: [], activityAreas: [] });
  const titles = ['OÜ & Co: «Øst» registration', 'OÜ co ost registration', "Founder's visa", '服务', 'Founders visa'];
  for (const [i, title] of titles.entries())
    await owner.query(
      `insert into services (id, country_id, type_id, legal_form, title, description, price, currency, partner_reward, term_days, options, steps, created_at)
       values (gen_random_uuid(), $1, $2, $3, $4, $3, 100, 'EUR', 1000, 10, $5, '[]', timestamptz '2026-01-01' + $6 * interval '1 day')`,
      [country, type, text('OÜ'), text(title), options(i < 3 ? 'own' : 'hired'), i],
    );
}

it('a catalogue that is there already gets addresses of its own and the choices it offers, and can be taken back', async () => {
  await migrate('down');
  await oldCatalogue();
  await migrate('up');
  const slugs = await owner.query<{ slug: string }>('select slug from services order by created_at');
  expect(slugs.map(({ slug }) => slug)).toEqual([
    'ou-co-ost-registration',
    'ou-co-ost-registration-2',
    'founders-visa',
    'service',
    'founders-visa-2',
  ]);
  expect(await owner.query(`select kind, code, title ->> 'en' as title from choices order by code`)).toEqual([
    { kind: 'director', code: 'hired', title: 'He' },
    { kind: 'director', code: 'own', title: 'He' },
  ]);
  expect(await owner.query('select version from countries union all select version from services')).toEqual(
    Array.from({ length: 6 }, () => ({ version: 0 })),
  );
  await owner.query(`update services set description = '{"ru": "Только по-русски", "en": ""}'`);
  await migrate('down');
  expect(await owner.one(`select description ->> 'en' as en from services limit 1`)).toEqual({ en: 'Только по-русски' });
  await migrate('up');
});
