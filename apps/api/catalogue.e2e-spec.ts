import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { QueryBus } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { v7 } from 'uuid';
import { createApp } from '#apps/api/create-app';
import { CountryNames, PublicCatalogue, ServiceForOrder, ServiceTitles } from '#libs/contracts/catalogue/catalogue-queries';
import type { Id } from '#machines/kernel/ids';
import { AccessTokens } from '#libs/platform/auth/access-token';
import { loadConfig } from '#libs/platform/config/config';
import { createCatalogueDatabase } from '#libs/testing/catalogue-database';
import { testQuotas } from '#libs/testing/small-app';
import type { TestDatabase } from '#libs/testing/test-database';
import { CatalogueModule } from '#libs/features/catalogue/catalogue.module';
import { sampleCountries } from '#libs/features/catalogue/seed/sample-catalogue';
import { seedCatalogue, seededCountryId, seededServiceId, seededTypeId } from '#libs/features/catalogue/seed/seed-catalogue';
import type { CountryPageDto } from '#libs/features/catalogue/wire/country.dto';
import type { ServiceDto, ServicePageDto } from '#libs/features/catalogue/wire/service.dto';

const ou = seededServiceId('EE', 'ou');
const countries = sampleCountries();
const codes = countries.map(({ code }) => code).sort();
const servicesIn = (code: string): number => countries.find((country) => country.code === code)?.services.length ?? 0;
let place: string;
let test: TestDatabase;
let app: NestFastifyApplication;

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'registra-catalogue-'));
  test = await createCatalogueDatabase();
  const config = loadConfig({ DATA_DIR: place, DATABASE_URL: test.url, LOG_LEVEL: 'silent' }).with({ quotas: testQuotas });
  app = await createApp(config, { features: [CatalogueModule], webRoot: join(place, 'none') });
  await app.listen(0, '127.0.0.1');
});
afterAll(async () => {
  await app?.close();
  await test?.drop();
  rmSync(place, { recursive: true, force: true });
});

const get = (path: string, token?: string): request.Test => {
  const asked = request(app.getHttpServer()).get(path).set('accept-language', 'en');
  return token === undefined ? asked : asked.auth(token, { type: 'bearer' });
};

async function tokenOf(role: string, department: string | null = null): Promise<string> {
  const id = v7();
  const email = `${id}@registra.example`;
  const sql = 'insert into users (id, email, email_key, role, department) values ($1, $2, $2, $3, $4)';
  await test.database.query(sql, [id, email, role, department]);
  return app.get(AccessTokens).sign(id, 1);
}

const codesOf = (page: CountryPageDto): string[] => page.items.map(({ code }) => code).sort();

/** Archives for the length of `work`, so that the tests do not depend on their order. */
async function whileArchived(table: 'countries' | 'services', id: Id, work: () => Promise<void>): Promise<void> {
  await test.database.query(`update ${table} set archived_at = now() where id = $1`, [id]);
  try {
    await work();
  } finally {
    await test.database.query(`update ${table} set archived_at = null where id = $1`, [id]);
  }
}

describe('GET countries/created', () => {
  it.each(['/api/v1/countries/created', '/api/v1/countries/created/'])(
    'gives anybody at %s all countries one can order in',
    async (path) => {
      const page = (await get(path).expect(200)).body as CountryPageDto;
      expect(codesOf(page)).toEqual(codes);
      expect([page.page, page.total, page.totalIsExact]).toEqual([1, codes.length, true]);
      expect(page.items.find(({ code }) => code === 'EE')).toMatchObject({
        name: { ru: 'Эстония', en: 'Estonia' },
        picture: '/country/ee.svg',
        services: 3,
        fromPrice: { amount: '240.00', currency: 'EUR' },
        fromTermDays: 3,
      });
    },
  );

  it('leaves out a country that is archived, or whose services all are', async () => {
    await whileArchived('countries', seededCountryId('EE'), async () => {
      expect(codesOf((await get('/api/v1/countries/created')).body as CountryPageDto)).not.toContain('EE');
    });
    await test.database.query('update services set archived_at = now() where country_id = $1', [seededCountryId('CY')]);
    expect(codesOf((await get('/api/v1/countries/created')).body as CountryPageDto)).not.toContain('CY');
    await test.database.query('update services set archived_at = null where country_id = $1', [seededCountryId('CY')]);
  });

  it("is sorted by name in the reader's language, and paged when a page is asked for", async () => {
    const english = (await get('/api/v1/countries/created?per_page=2&sort=name')).body as CountryPageDto;
    expect([english.items.map(({ code }) => code), english.per_page, english.total]).toEqual([['AM', 'BH'], 2, codes.length]);
    const ascending = (await get('/api/v1/countries/created?sort=name').set('accept-language', 'ru')).body as CountryPageDto;
    expect(ascending.items.map(({ name }) => name.ru)).toEqual(
      [...ascending.items.map(({ name }) => name.ru)].sort((a, b) => a.localeCompare(b, 'ru')),
    );
  });

  it('finds by a part of either name, with wildcards taken literally', async () => {
    for (const search of ['ЭСТО', 'stoni'])
      expect(codesOf((await get(`/api/v1/countries/created?search=${encodeURIComponent(search)}`)).body as CountryPageDto)).toEqual(['EE']);
    expect(((await get('/api/v1/countries/created?search=1%25_')).body as CountryPageDto).total).toBe(0);
  });
});

describe('every list of countries', () => {
  it.each(['countries', 'countries/created', 'countries/all'])('%s opens with the newest', async (path) => {
    const id = seededCountryId('LV');
    await test.database.query(`update countries set created_at = now() + interval '1 day' where id = $1`, [id]);
    const owner = await tokenOf('Owner');
    expect(((await get(`/api/v1/${path}`, owner).expect(200)).body as CountryPageDto).items[0]?.code).toBe('LV');
    const oldest = (await get(`/api/v1/${path}?sort=createdAt&per_page=100`, owner)).body as CountryPageDto;
    expect(oldest.items.at(-1)?.code).toBe('LV');
    await test.database.query('update countries set created_at = now() where id = $1', [id]);
  });
});

describe('GET countries and countries/all', () => {
  it('asks for a token', async () => {
    await get('/api/v1/countries').expect(401);
    await get('/api/v1/countries/all').expect(401);
  });

  it('shows the paged catalogue to readers of the section, and to nobody else', async () => {
    const page = (await get('/api/v1/countries/', await tokenOf('Manager', 'ubContent')).expect(200)).body as CountryPageDto;
    expect([page.items.length, page.per_page, page.total]).toEqual([5, 5, codes.length]);
    expect((await get('/api/v1/countries', await tokenOf('Client')).expect(403)).body).toMatchObject({ detail: 'Access is denied' });
    await get('/api/v1/countries', await tokenOf('Manager', 'ubClient')).expect(403);
  });

  it('gives everybody signed in the whole catalogue, archived countries marked', async () => {
    const token = await tokenOf('Client');
    await whileArchived('countries', seededCountryId('EE'), async () => {
      const page = (await get('/api/v1/countries/all', token).expect(200)).body as CountryPageDto;
      expect([page.items.length, page.items.find(({ code }) => code === 'EE')?.archived]).toEqual([codes.length, true]);
      const archived = (await get('/api/v1/countries/all?filter[archived]=true', token)).body as CountryPageDto;
      expect(codesOf(archived)).toEqual(['EE']);
    });
  });
});

describe('GET services', () => {
  it('filters by country and type, by id and by code', async () => {
    const byId = (await get(`/api/v1/services?per_page=100&filter[country]=${seededCountryId('EE')}`)).body as ServicePageDto;
    const byCode = (await get('/api/v1/services?per_page=100&filter[countryCode]=EE')).body as ServicePageDto;
    expect(byId).toEqual(byCode);
    expect(byId.total).toBe(servicesIn('EE'));
    const addresses = (await get(`/api/v1/services?filter[countryCode]=EE,GB&filter[type]=${seededTypeId('legalAddress')}`))
      .body as ServicePageDto;
    expect(addresses.items.map(({ country }) => country.code).sort()).toEqual(['EE', 'GB']);
  });

  it("sorts by price within a currency and by title in the reader's language", async () => {
    const euro = (await get('/api/v1/services?filter[currency]=EUR&sort=price&per_page=100')).body as ServicePageDto;
    const amounts = euro.items.map(({ price }) => Number(price.amount));
    expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
    expect(amounts.length).toBeGreaterThan(3);
    const byTitle = (await get('/api/v1/services?sort=title&per_page=100')).body as ServicePageDto;
    const titles = byTitle.items.map(({ title }) => title.en.toLowerCase());
    expect(titles[0]?.startsWith('a')).toBe(true);
    expect(byTitle.total).toBe(countries.reduce((sum, { services }) => sum + services.length, 0));
  });

  it.each(['filter[legalForm]=x', 'sort=partnerReward', 'filter[country]=x', 'search=a', 'search=___', 'filter[countryCode]=XX', 'page=0'])(
    'refuses %s',
    async (query) => {
      expect((await get(`/api/v1/services?${query}`).expect(422)).body).toMatchObject({ code: 'validationFailed' });
    },
  );

  it('hides rewards and invisible steps from the public, clients and partners', async () => {
    for (const token of [undefined, await tokenOf('Client'), await tokenOf('Partner'), await tokenOf('Manager', 'ubContent')]) {
      const page = (await get('/api/v1/services?per_page=100', token).expect(200)).body as ServicePageDto;
      for (const service of page.items) {
        expect(service).not.toHaveProperty('partnerReward');
        expect(
          Object.values(service.steps)
            .flatMap(({ steps }) => steps)
            .every(({ isVisible }) => isVisible),
        ).toBe(true);
        expect(Object.values(service.steps).every(({ steps }) => steps.length > 0)).toBe(true);
      }
    }
  });

  it('shows rewards and invisible steps to readers of the section', async () => {
    for (const token of [await tokenOf('Owner'), await tokenOf('DepartmentHead', 'ubContent')]) {
      const service = (await get(`/api/v1/services/${ou}`, token).expect(200)).body as ServiceDto;
      expect(service.partnerReward).toBe(20);
      expect(
        Object.values(service.steps)
          .flatMap(({ steps }) => steps)
          .some(({ isVisible }) => !isVisible),
      ).toBe(true);
    }
  });
});

describe('GET services/{id}', () => {
  it('shows money with the digits of its currency', async () => {
    expect((await get(`/api/v1/services/${ou}`)).body).toMatchObject({
      price: { amount: '890.00', currency: 'EUR' },
      prepaymentPercent: 30,
      term: { days: 10 },
    });
    const yen = (await get(`/api/v1/services/${seededServiceId('JP', 'kk')}`)).body as ServiceDto;
    expect([yen.price, yen.prepaymentPercent]).toEqual([{ amount: '390000', currency: 'JPY' }, 33.33]);
    expect(yen.options.employeesAmount).toEqual({ min: 1, max: 50, price: { amount: '5000', currency: 'JPY' } });
  });

  it('has an ETag of its content: the same ETag is 304, and that of staff differs', async () => {
    const first = await get(`/api/v1/services/${ou}`).expect(200);
    const tag = first.headers['etag'] as string;
    expect((await get(`/api/v1/services/${ou}`).set('if-none-match', `"x", W/${tag}`).expect(304)).text).toBe('');
    const staff = await get(`/api/v1/services/${ou}`, await tokenOf('Owner'))
      .set('if-none-match', tag)
      .expect(200);
    expect(staff.headers['etag']).not.toBe(tag);
  });

  it('answers 404 if the service is unknown, malformed, archived, or in an archived country', async () => {
    for (const id of [v7(), 'x', '%00', `${ou}0`]) expect([404, 422]).toContain((await get(`/api/v1/services/${id}`)).status);
    expect((await get(`/api/v1/services/${v7()}`).expect(404)).body).toMatchObject({ code: 'notFound' });
    await whileArchived('services', ou, async () => void (await get(`/api/v1/services/${ou}`).expect(404)));
    await whileArchived('countries', seededCountryId('EE'), async () => void (await get(`/api/v1/services/${ou}`).expect(404)));
  });
});

describe('GET /country/{code}.svg', () => {
  it.each(['/country/ee.svg', '/country/EE.svg'])('serves %s to be kept for ever', async (path) => {
    const answer = await get(path).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((answer.body as Buffer).toString()).toMatch(/^<svg /);
  });

  it.each(['zz.svg', 'ee.png', 'e.svg', 'eee.svg', '..%2f..%2fpackage.json', '%2e%2e.svg'])('has no %s', async (name) => {
    await get(`/country/${name}`).expect(404);
  });
});

describe('queries of other features to the catalogue', () => {
  const ask = (): QueryBus => app.get(QueryBus);

  it('return the copy of a service for an order, in minor units and basis points, invisible steps included', async () => {
    const copy = await ask().execute(new ServiceForOrder(ou));
    expect(copy).toMatchObject({
      id: ou,
      country: { id: seededCountryId('EE'), code: 'EE' },
      currency: 'EUR',
      price: 89_000,
      prepaymentPercent: 3000,
      partnerReward: 2000,
      termDays: 10,
      options: { employeesAmount: { min: 1, max: 50, price: 1500 } },
    });
    expect(copy?.steps.flatMap(({ steps }) => steps).some(({ visible }) => !visible)).toBe(true);
    expect(copy).not.toHaveProperty('description');
    expect(await ask().execute(new ServiceForOrder(v7()))).toBeNull();
    await whileArchived('countries', seededCountryId('EE'), async () => expect(await ask().execute(new ServiceForOrder(ou))).toBeNull());
  });

  it('return names by ids, archived ones included and unknown ids left out', async () => {
    const georgia = seededCountryId('GE');
    await whileArchived('countries', georgia, async () => {
      const names = await ask().execute(new CountryNames([georgia, georgia, v7()]));
      expect([...names]).toEqual([[georgia, { id: georgia, code: 'GE', name: { ru: 'Грузия', en: 'Georgia' } }]]);
    });
    expect((await ask().execute(new ServiceTitles([ou]))).get(ou)?.title.en).toBe('OÜ registration in Estonia');
    expect((await ask().execute(new ServiceTitles([]))).size).toBe(0);
  });
});

describe('the public catalogue', () => {
  const ask = () => app.get(QueryBus).execute(new PublicCatalogue());

  it('is what anybody may read, in the shapes of the wire: no reward, no invisible step, nothing archived', async () => {
    const { countries, services, currencies, settings, at } = await ask();
    expect(countries.map(({ code }) => code).sort()).toEqual(codesOf((await get('/api/v1/countries/created')).body as CountryPageDto));
    const pages = await Promise.all([1, 2].map((page) => get(`/api/v1/services?per_page=100&page=${page}`)));
    const listed = pages.flatMap(({ body }) => (body as ServicePageDto).items);
    expect([...services].sort((a, b) => (a._id < b._id ? -1 : 1))).toEqual(listed.sort((a, b) => (a._id < b._id ? -1 : 1)));
    expect(JSON.stringify(services)).not.toMatch(/partnerReward|"isVisible":false|"version"/);
    expect(currencies).toHaveLength(26);
    expect(settings.workingHours).toEqual({ timeZone: expect.any(String) as string, days: [1, 2, 3, 4, 5], from: '09:00', to: '19:00' });
    expect(Date.now() - Date.parse(at)).toBeLessThan(60_000);
    await whileArchived('countries', seededCountryId('EE'), async () => {
      const left = await ask();
      expect(left.countries.map(({ code }) => code)).not.toContain('EE');
      expect(left.services.map(({ country }) => country.code)).not.toContain('EE');
    });
  });

  it('gives each service its own address in its country, made of its English title', async () => {
    const { services } = await ask();
    const addresses = services.map(({ country, slug }) => `${country.code}/${slug}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(services.find(({ _id }) => _id === ou)?.slug).toBe('ou-registration-in-estonia');
  });

  it('shows a text that lacks a language in the other one', async () => {
    const blank = (text: string) => `update services set description = jsonb_set(description, '{en}', ${text}) where id = $1`;
    const before = await test.database.one<{ en: string }>(`select description ->> 'en' as en from services where id = $1`, [ou]);
    await test.database.query(blank(`'""'`), [ou]);
    try {
      const found = (await ask()).services.find(({ _id }) => _id === ou);
      expect(found?.description.en).toBe(found?.description.ru);
      expect(((await get(`/api/v1/services/${ou}`, await tokenOf('Owner'))).body as ServiceDto).description.en).toBe('');
    } finally {
      await test.database.query(blank('to_jsonb($2::text)'), [ou, before?.en]);
    }
  });
});

describe('the sample catalogue', () => {
  it('stays as it is when seeded again, edits included', async () => {
    const sum = `select md5(string_agg(s::text, '' order by s.id)) as sum from services s`;
    await test.database.query(`update services set price = price + 1 where id = $1`, [seededServiceId('GB', 'ltd')]);
    const before = await test.database.one(sum);
    await seedCatalogue(test.database);
    expect(await test.database.one(sum)).toEqual(before);
    await test.database.query(`update services set price = price - 1 where id = $1`, [seededServiceId('GB', 'ltd')]);
  });

  it('can be ordered as it is: choices of each obligatory option, distinct codes, ids of steps used once', async () => {
    const copies = await Promise.all((await test.database.query<{ id: Id }>('select id from services')).map(({ id }) => ask(id)));
    const steps = copies.flatMap((copy) => copy?.steps.flatMap((group) => group.steps.map(({ id }) => id)) ?? []);
    expect(new Set(steps).size).toBe(steps.length);
    for (const copy of copies) {
      expect(copy?.options.registrationPeriod.length).toBeGreaterThan(0);
      expect(copy?.options.director.length).toBeGreaterThan(0);
      for (const choices of [copy?.options.director, copy?.options.directorCompany, copy?.options.activityAreas])
        expect(new Set(choices?.map(({ code }) => code)).size).toBe(choices?.length);
      const periods = copy?.options.registrationPeriod.map(({ value }) => value);
      expect(new Set(periods).size).toBe(periods?.length);
    }
    expect(copies.filter((copy) => copy?.requiredDocuments.length === 0).length).toBeGreaterThanOrEqual(2);
    expect([...new Set(copies.map((copy) => copy?.prepaymentPercent))]).toEqual(expect.arrayContaining([0, 3000, 3333, 3550, 10_000]));
  });

  const ask = (id: Id) => app.get(QueryBus).execute(new ServiceForOrder(id));
});
