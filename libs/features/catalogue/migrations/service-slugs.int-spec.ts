import { type TestDatabase, createTestDatabase } from '#libs/testing/test-database';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test?.drop());

const country = '01900000-0000-7000-8000-000000000001';
const type = '01900000-0000-7000-8000-000000000002';
const text = (en: string): string => JSON.stringify({ ru: `${en} по-русски`, en });

it('services get their own addresses, made of their English titles, and keep them', async () => {
  const { database } = test;
  await database.query(`insert into countries (id, code, name, currency, facts) values ($1, 'EE', $2, 'EUR', '{}')`, [
    country,
    text('Estonia'),
  ]);
  await database.query(`insert into service_types (id, key, title) values ($1, 'companyRegistration', $2)`, [type, text('Registration')]);
  const titles = ['OÜ & Co: «Øst» registration', 'OÜ co ost registration', "Founder's visa", '服务', 'Founders visa'];
  for (const [i, title] of titles.entries())
    await database.query(
      `insert into services (id, country_id, type_id, legal_form, title, description, price, currency, partner_reward, term_days, options, steps, created_at)
       values (gen_random_uuid(), $1, $2, $3, $4, $3, 100, 'EUR', 1000, 10, '{}', '[]', timestamptz '2026-01-01' + $5 * interval '1 day')`,
      [country, type, text('OÜ'), text(title), i],
    );
  await database.query('update services set country_id = country_id');
  const slugs = await database.query<{ slug: string }>('select slug from services order by created_at');
  expect(slugs.map(({ slug }) => slug)).toEqual([
    'ou-co-ost-registration',
    'ou-co-ost-registration-2',
    'founders-visa',
    'service',
    'founders-visa-2',
  ]);
  expect(await database.query('select version from countries union all select version from services')).toEqual(
    Array.from({ length: 6 }, () => ({ version: 0 })),
  );
});
