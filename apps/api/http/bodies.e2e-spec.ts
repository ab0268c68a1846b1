import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import supertest from 'supertest';
import { AuthModule } from '#libs/features/auth/auth.module';
import { CatalogueModule } from '#libs/features/catalogue/catalogue.module';
import { LeadsModule } from '#libs/features/leads/leads.module';
import { PeopleModule } from '#libs/features/people/people.module';
import { demoUserId, seedUsers } from '#libs/features/people/seed-users';
import { AccessTokens } from '#libs/platform/auth/access-token';
import { loadConfig } from '#libs/platform/config/config';
import { createCatalogueDatabase } from '#libs/testing/catalogue-database';
import type { TestDatabase } from '#libs/testing/test-database';
import { createApp } from '../create-app.js';

const mostRefused = 5;

let test: TestDatabase;
let app: NestFastifyApplication;
let other: NestFastifyApplication;

const start = (): Promise<NestFastifyApplication> =>
  createApp(
    loadConfig({
      DATA_DIR: '/nonexistent/bodies',
      DATABASE_URL: test.url,
      LOG_LEVEL: 'silent',
      TRUSTED_PROXIES: '127.0.0.1, ::ffff:127.0.0.1',
      REFUSED_BODIES_PER_NETWORK: String(mostRefused),
    }),
    { features: [AuthModule, PeopleModule, CatalogueModule, LeadsModule], webRoot: '/nonexistent/web' },
  );

beforeAll(async () => {
  test = await createCatalogueDatabase();
  await seedUsers(test.database);
  [app, other] = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await app?.close();
  await other?.close();
  await test?.drop();
});

let networks = 0;
/** A network without earlier requests. */
const stranger = (): string => `203.0.113.${(networks += 1)}`;

interface Sent {
  network?: string;
  headers?: Record<string, string>;
  to?: NestFastifyApplication;
}
const send = (method: 'post' | 'patch', path: string, body: object | string, { network = stranger(), headers = {}, to = app }: Sent = {}) =>
  supertest(to.getHttpServer())
    [method](`/api/v1${path}`)
    .set({ 'x-forwarded-for': network, 'accept-language': 'en', 'content-type': 'application/json', ...headers })
    .send(typeof body === 'string' ? body : JSON.stringify(body));
const call = (body: object | string, sent?: Sent) => send('post', '/forms/request-call', body, sent);
const asClient = (): Record<string, string> => ({
  authorization: `Bearer ${app.get(AccessTokens, { strict: false }).sign(demoUserId('client'), 1)}`,
});

const wide = (count: number): object => Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, 0]));
const deep = (levels: number): string => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);
const named = (length: number): object => ({ ['n'.repeat(length)]: 1 });
const codesOf = ({ body }: supertest.Response): string[] => [
  ...new Set((body as { errors: { code: string }[] }).errors.map(({ code }) => code)),
];

describe('the body of an anonymous request', () => {
  it.each([
    ['501 members', wide(501), 'tooManyFields', 'The request has too many fields. At most 500 are allowed.'],
    ['33 levels', deep(33), 'tooDeep', 'The data is nested too deeply. At most 32 levels are allowed.'],
    ['a name of 10 kB', named(10_000), 'fieldNameTooLong', 'A field name is too long. At most 200 characters are allowed.'],
  ])('is refused with %s', async (_, body, code, detail) => {
    const answer = await call(body).expect(422);
    expect(answer.body).toMatchObject({ code, detail, errors: [{ field: '', code, detail }] });
  });

  it('is refused in Russian too', async () => {
    const { body } = await call(wide(501), { headers: { 'accept-language': 'ru' } }).expect(422);
    expect(body).toMatchObject({ detail: 'В запросе слишком много полей: допустимо не больше 500.' });
  });

  it.each([
    ['500 members', wide(500)],
    ['32 levels', deep(32)],
    ['a name of 200 characters', named(200)],
  ])('is processed with %s', async (_, body) => {
    expect(codesOf(await call(body).expect(422))).toEqual(expect.arrayContaining(['unknownField']));
  });

  it('is refused with at most fifty of its errors', async () => {
    const { body } = await call(wide(500)).expect(422);
    expect((body as { errors: unknown[] }).errors).toHaveLength(50);
  });

  it.each([
    ['501 fields', Array.from({ length: 501 }, (_, n) => `f${n}=1`).join('&'), 'tooManyFields'],
    ['a name of 201 characters', `${'n'.repeat(201)}=1`, 'fieldNameTooLong'],
  ])('is refused as a browser form with %s', async (_, form, code) => {
    const { body } = await call(form, { headers: { 'content-type': 'application/x-www-form-urlencoded' } }).expect(422);
    expect(body).toMatchObject({ code });
  });

  it('has at most 20 marks of an advertisement, with names of 60 characters and texts of 1,000', async () => {
    const form = (utm: object) => call({ name: 'Anna', phone: `+372 5${String((networks += 1)).padStart(7, '0')}`, utm });
    const marks = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`m${n}`, 'x']));
    for (const utm of [marks(20), { ['m'.repeat(60)]: 'x' }, { source: 'x'.repeat(1_000) }, { source: { nested: [1] } }])
      await form(utm).expect(201);
    for (const utm of [marks(21), { ['m'.repeat(61)]: 'x' }, { source: 'x'.repeat(1_001) }]) {
      const { body } = await form(utm).expect(422);
      expect(body).toMatchObject({ errors: [{ field: 'utm', code: 'badFormat' }] });
    }
  });
});

describe('the body of a signed-in request', () => {
  const change = (body: object | string, headers = asClient()) => send('patch', '/users', body, { headers });

  it('may have 5,000 members', async () => {
    expect(codesOf(await change(wide(5_000)).expect(422))).toEqual(['unknownField']);
    expect((await change(wide(5_001)).expect(422)).body).toMatchObject({
      code: 'tooManyFields',
      detail: expect.stringContaining('5,000') as string,
    });
  });

  it.each([
    ['none', {}, 'tokenMissing'],
    ['one that is none of ours', { authorization: 'Bearer nonsense' }, 'tokenInvalid'],
  ])('is not parsed for a token that is %s', async (_, headers, code) => {
    for (const body of [wide(5_001), deep(33), '{"half":']) {
      expect((await change(body, headers as Record<string, string>).expect(401)).body).toMatchObject({ code });
    }
  });

  it('has the anonymous limit on public routes', async () => {
    expect((await call(wide(501), { headers: asClient() }).expect(422)).body).toMatchObject({ code: 'tooManyFields' });
  });
});

describe('the query of an HTTP request', () => {
  const ask = (query: string) =>
    supertest(app.getHttpServer()).get(`/api/v1/forms/consultation-slots?${query}`).set('accept-language', 'en');
  const many = (count: number): string => Array.from({ length: count }, (_, n) => `p${n}`).join('&');

  it.each([
    ['501 parameters', many(501), 'tooManyFields'],
    ['a name of 201 characters', 'n'.repeat(201), 'fieldNameTooLong'],
    ['a value of 4,001 characters', `from=${'1'.repeat(4_001)}`, 'tooLong'],
  ])('is refused with %s', async (_, query, code) => {
    expect(codesOf(await ask(query).expect(422))).toEqual([code]);
  });

  it('is processed with 500 parameters', async () => {
    await ask(many(500)).expect(200);
  });
});

describe('a network whose bodies are refused', () => {
  const tired = async (network: string): Promise<void> => {
    for (let n = 0; n <= mostRefused; n += 1) await call({}, { network }).expect(422);
  };

  it('is blocked after too many refused bodies, whatever it sends next; other networks are not', async () => {
    const network = stranger();
    await tired(network);
    const answer = await call({}, { network }).expect(429);
    expect(answer.body).toMatchObject({ code: 'tooManyRequests' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(890);
    await call('{', { network }).expect(429);
    await send('post', '/auth/signup', {}, { network }).expect(429);
    await supertest(app.getHttpServer()).get('/api/v1/forms/consultation-slots').set('x-forwarded-for', network).expect(200);
    await call({}, { network: stranger() }).expect(422);
  });

  it('is blocked by every process once it was blocked by one', async () => {
    const network = stranger();
    await tired(network);
    await call({}, { network, to: other }).expect(422);
    await call({}, { network, to: other }).expect(429);
  });

  it('is counted for invalid JSON, and for HTML forms that are redirected back to their page', async () => {
    const network = stranger();
    await call('{', { network }).expect(400);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    for (let n = 0; n < mostRefused; n += 1) await call('name=', { network, headers }).expect(303);
    await call({}, { network }).expect(429);
  });

  it('is not counted for accepted bodies, or for other refusals', async () => {
    const network = stranger();
    for (let n = 0; n <= mostRefused + 1; n += 1)
      await send('post', '/auth/login', { email: 'nobody@registra.example', password: 'wrong password' }, { network }).expect(401);
    await call({}, { network }).expect(422);
  });
});
