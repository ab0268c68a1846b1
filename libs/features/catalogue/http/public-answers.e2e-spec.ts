import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import type { Id } from '#machines/kernel/ids';
import type { PaymentMeans } from '#machines/catalogue/settlement';
import { accountsApp } from '#libs/testing/accounts-world';
import { OrdersTestApp } from '#libs/testing/orders-test-app';
import type { ReadPaymentMeans } from '../queries/payment-means.js';
import { PublicAnswers } from '../queries/public-answers.js';
import { seededCountryId, seededServiceId, seededTypeId } from '../seed/seed-catalogue.js';
import { Choices } from '../storage/choices.js';
import { Countries } from '../storage/countries.js';
import { ServiceTypes } from '../storage/service-types.js';
import { Services } from '../storage/services.js';
import { both, serviceBody } from '../testing/bodies.js';
import type { ServiceDto } from '../wire/service.dto.js';

const estonia = seededCountryId('EE');
const ou = seededServiceId('EE', 'ou');

let world: OrdersTestApp;
/** A second process on the same database. */
let other: NestFastifyApplication;
beforeAll(async () => {
  world = await OrdersTestApp.start();
  other = await accountsApp(world.test);
});
afterAll(async () => {
  await other?.close();
  await world?.stop();
});

/** Sends a write of the Owner to the other process. */
async function elsewhere(method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, payload?: object): Promise<{ _id: Id }> {
  const server = other.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const headers = { authorization: world.bearer('owner') };
  const answer = await server.inject({ method, url: `/api/v1${path}`, headers, ...(payload && { payload }) });
  if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${answer.body}`);
  return JSON.parse(answer.body) as { _id: Id };
}

type Named = { _id: Id; title: { en: string } };
const anyone = async (path: string): Promise<Record<string, unknown>> => (await world.call(null, 'GET', path)).body;
const listed = async (path: string): Promise<Named[]> => (await anyone(path))['items'] as Named[];

describe('the public catalogue', () => {
  const lists = ['/countries/created', '/services?per_page=100', '/services?per_page=100&page=2', '/service-types', '/choices'];

  it('is read from its tables once, and then only whether they changed', async () => {
    const first = await Promise.all(lists.map(anyone));
    const spies = [
      ...[jest.spyOn(Countries.prototype, 'byIds'), jest.spyOn(Services.prototype, 'orderable')],
      ...[jest.spyOn(ServiceTypes.prototype, 'list'), jest.spyOn(Choices.prototype, 'list')],
    ];
    expect(await Promise.all(lists.map(anyone))).toEqual(first);
    // Another order of the same items, and one of them.
    await anyone('/services?sort=price&per_page=50&page=2');
    expect(await anyone(`/services/${ou}`)).toEqual((first[1]?.['items'] as Named[]).find(({ _id }) => _id === ou));
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  it('has the shape of its schema, whole and by the page', async () => {
    const answer = await world.call(null, 'GET', '/services?per_page=2');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.body).toEqual({
      items: [
        expect.objectContaining({ slug: expect.any(String) as string }),
        expect.objectContaining({ slug: expect.any(String) as string }),
      ],
      page: 1,
      per_page: 2,
      totalIsExact: true,
      total: (await anyone('/services?per_page=100'))['total'],
    });
    expect(await anyone('/services?per_page=2&page=900')).toMatchObject({ items: [], page: 900 });
    const none = await anyone('/countries/created?search=atlantis');
    expect(none).toEqual({ items: [], page: 1, per_page: 1, total: 0, totalIsExact: true });
  });
});

describe('a change that another process makes is shown by the next read', () => {
  it('of a service: its text, its archiving, its return, and a new one', async () => {
    const made = await elsewhere('POST', '/services', serviceBody(estonia, seededTypeId('companyRegistration')));
    const path = `/services/${made._id}`;
    const titles = async () => (await listed('/services?per_page=100')).flatMap(({ _id, title }) => (_id === made._id ? [title.en] : []));
    const counted = async () => (await anyone('/countries/created'))['items'] as { _id: Id; services: number }[];
    const inEstonia = async () => (await counted()).find(({ _id }) => _id === estonia)?.services;
    const before = Number(await inEstonia());
    expect([await titles(), (await world.call(null, 'GET', path)).status]).toEqual([['Registration of a branch'], 200]);
    const tag = (await world.call(null, 'GET', path)).headers['etag'] ?? '';
    expect((await world.call(null, 'GET', path, undefined, { 'if-none-match': tag })).status).toBe(304);
    for (let round = 0; round < 10; round += 1) {
      const title = both(`Branch ${round}`);
      await elsewhere('PATCH', path, { title });
      const read = await world.call(null, 'GET', path, undefined, { 'if-none-match': tag });
      expect([read.status, read.body['title'], await titles()]).toEqual([200, title, [title.en]]);
    }
    await elsewhere('DELETE', path);
    expect([await titles(), (await world.call(null, 'GET', path)).status, await inEstonia()]).toEqual([[], 404, before - 1]);
  });

  it('of a country, a type, a choice and a rate', async () => {
    await elsewhere('PATCH', `/countries/${estonia}`, { name: both('Eesti') });
    const countries = (await anyone('/countries/created'))['items'] as { _id: Id; name: { en: string } }[];
    expect(countries.find(({ _id }) => _id === estonia)?.name).toEqual(both('Eesti'));
    expect(((await anyone(`/services/${ou}`)) as unknown as ServiceDto).country.name).toEqual(both('Eesti'));

    const type = await elsewhere('POST', '/service-types', { title: both('Apostille') });
    expect((await listed('/service-types')).map(({ _id }) => _id)).toContain(type._id);
    await elsewhere('DELETE', `/service-types/${type._id}`);
    expect((await listed('/service-types')).map(({ _id }) => _id)).not.toContain(type._id);

    const choice = await elsewhere('POST', '/choices', { kind: 'director', code: 'lawyer', title: both('A lawyer') });
    expect((await listed('/choices?filter[kind]=director')).map(({ _id }) => _id)).toContain(choice._id);

    const converted = async () => ((await listed('/services?per_page=100')) as unknown as ServiceDto[]).find(({ paidIn }) => paidIn);
    const { paidIn, price } = (await converted()) ?? {};
    const rates = (await anyone('/settings/exchange-rates'))['items'] as { currency: string; perEuro: string }[];
    const items = rates.map((rate) => (rate.currency === price?.currency ? { ...rate, perEuro: `${Number(rate.perEuro) * 2}` } : rate));
    await elsewhere('PUT', '/settings/exchange-rates', { items });
    expect(Number((await converted())?.paidIn?.rate)).toBeCloseTo(Number(paidIn?.rate) / 2, 6);
  });
});

describe('the reader of the public catalogue', () => {
  it('decides what is shown, in either order of readers and in either language', async () => {
    for (const path of [`/services/${ou}`, '/services?per_page=100']) {
      const [staff, visitor, client] = [
        await world.call('owner', 'GET', path),
        await anyone(path),
        (await world.call('client', 'GET', path)).body,
      ];
      expect(JSON.stringify(staff.body)).toContain('partnerReward');
      expect(JSON.stringify(visitor)).not.toMatch(/partnerReward|"isVisible":false/);
      expect(client).toEqual(visitor);
    }
    const order = async (language: string) =>
      (
        (await world.call(null, 'GET', '/countries/created?sort=name', undefined, { 'accept-language': language })).body['items'] as {
          code: string;
        }[]
      )
        .map(({ code }) => code)
        .join();
    const [russian, english] = [await order('ru'), await order('en')];
    expect(english).not.toBe(russian);
    expect([await order('ru'), await order('en')]).toEqual([russian, english]);
  });
});

describe('the currencies that can be paid', () => {
  it('are read again at every read while a bank account waits for its hour', async () => {
    let means: PaymentMeans = { payable: ['EUR'], settlement: 'EUR', rates: [] };
    const read = jest.fn(() => Promise.resolve(means));
    const answers = new PublicAnswers(world.database, { read } as unknown as ReadPaymentMeans);
    const first = await answers.edition();
    means = { ...means, payable: ['EUR', 'GEL'] };
    expect([await answers.edition(), read.mock.calls.length]).toEqual([first, 1]);

    await world.database.query(
      `insert into bank_accounts (id, version, status, accounts, known, last_changes, proposal, updated_at) values ($1, 1, 'waiting', '[]', '[]', '[]', '{}', 0)`,
      [v7()],
    );
    const waiting = await answers.edition();
    expect(waiting.means).toEqual(means);
    means = { ...means, payable: ['EUR', 'GEL', 'AED'] };
    const later = await answers.edition();
    expect(later.means).toEqual(means);
    expect(new Set([first, waiting, later].map(({ version }) => version)).size).toBe(3);
  });
});
