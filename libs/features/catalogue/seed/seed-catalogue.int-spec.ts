import { v7 } from 'uuid';
import { type TestDatabase, createTestDatabase } from '#libs/testing/test-database';
import { siteSettingsId } from '../storage/settings.js';
import { sampleCountries, sampleLists } from './sample-catalogue.js';
import { checkedCatalogue, seedCatalogue, seededCountryId, seededServiceId } from './seed-catalogue.js';

const countries = sampleCountries();
const { choices, types: titles } = sampleLists();

/** Read and validated once for all tests. */
const content = checkedCatalogue();
const seed = (): Promise<void> => seedCatalogue(test.database, () => content);
let test: TestDatabase;

beforeEach(async () => {
  test = await createTestDatabase();
});
afterEach(() => test.drop());

const query = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> => test.database.query<Row>(sql, values);
const count = async (table: string): Promise<number> => Number((await query<{ n: string }>(`select count(*) as n from ${table}`))[0]?.n);
/** Hashes over all rows, which show any change. */
const sums = async (): Promise<unknown> =>
  Promise.all(
    ['countries', 'services', 'service_types', 'choices', 'catalogue_settings'].map((table) =>
      query(`select md5(string_agg(t::text, '' order by t.id)) from ${table} t`),
    ),
  );
/** Sets the database to an older edition. */
const forgetEdition = () => query(`update counters set value = 1 where name = 'sampleCatalogue'`);

describe('seeding the catalogue', () => {
  it('inserts the whole plan, with an address for each service, choices and the settings of the site', async () => {
    await seed();
    expect(await count('countries')).toBe(countries.length);
    expect(await count('services')).toBe(countries.flatMap(({ services }) => services).length);
    expect(await count('choices')).toBe(Object.values(choices).flatMap((kind) => Object.keys(kind)).length);
    expect(await query(`select slug from services where id = $1`, [seededServiceId('EE', 'ou')])).toEqual([
      { slug: 'ou-registration-in-estonia' },
    ]);
    // An address with a number at its end would mean that two titles of a country are alike.
    expect(await query(`select slug from services where slug ~ '-[0-9]+$'`)).toEqual([]);
    expect(await query('select value from catalogue_settings where id = $1', [siteSettingsId])).toEqual([{ value: (await content).site }]);
  });

  it('uses only codes that are choices', async () => {
    await seed();
    const unknown = await query(
      `select s.slug, o ->> 'code' as code
       from (values ('activityArea', 'activityAreas'), ('director', 'director'), ('directorCompany', 'directorCompany')) k(kind, field), services s,
         jsonb_array_elements(s.options -> k.field) o
       where not exists (select from choices c where c.kind = k.kind and c.code = o ->> 'code')`,
    );
    expect(unknown).toEqual([]);
  });

  it('keeps types and choices in the order of the plan', async () => {
    await seed();
    const types = await query<{ key: string }>('select key from service_types order by created_at');
    expect(types.map(({ key }) => key)).toEqual(Object.keys(titles));
    const areas = await query<{ code: string }>(`select code from choices where kind = 'activityArea' order by created_at`);
    expect(areas.map(({ code }) => code)).toEqual(Object.keys(choices.activityArea));
  });

  it('changes nothing when repeated, also at the same time', async () => {
    await Promise.all([seed(), seed()]);
    const before = await sums();
    await seed();
    expect(await sums()).toEqual(before);
  });

  it('does not bring back what people have deleted', async () => {
    await seed();
    await query('delete from services where country_id = $1', [seededCountryId('MT')]);
    await query('delete from countries where id = $1', [seededCountryId('MT')]);
    await seed();
    expect(await query(`select id from countries where code = 'MT'`)).toEqual([]);
  });

  it('updates rows that nobody has edited to a newer edition, and no others', async () => {
    await seed();
    await query(`update countries set name = '{"ru": "Старое", "en": "Old"}'`);
    await query(`update countries set version = 1 where code = 'EE'`);
    await query('update services set price = 1');
    await query('update services set version = 3 where id = $1', [seededServiceId('EE', 'ou')]);
    await forgetEdition();
    await seed();
    expect(await query(`select code from countries where name ->> 'en' = 'Old'`)).toEqual([{ code: 'EE' }]);
    expect(await query('select id from services where price = 1')).toEqual([{ id: seededServiceId('EE', 'ou') }]);
  });

  it('leaves a country that people have added themselves as they made it', async () => {
    const own = v7();
    const sql = `insert into countries (id, code, name, currency, facts) values ($1, 'LV', '{"ru": "Наша", "en": "Ours"}', 'EUR', '{}')`;
    await query(sql, [own]);
    await seed();
    expect(await query(`select id, name ->> 'en' as name from countries where code = 'LV'`)).toEqual([{ id: own, name: 'Ours' }]);
    expect(await query('select id from services where id = $1', [seededServiceId('LV', 'sia')])).toEqual([]);
    expect(await count('countries')).toBe(countries.length);
  });

  it('keeps settings of the site that people have written', async () => {
    await query(`update catalogue_settings set version = 1, value = value || '{"phone": "+372 1"}' where id = $1`, [siteSettingsId]);
    await seed();
    expect(await query(`select value ->> 'phone' as phone from catalogue_settings where id = $1`, [siteSettingsId])).toEqual([
      { phone: '+372 1' },
    ]);
  });
});
