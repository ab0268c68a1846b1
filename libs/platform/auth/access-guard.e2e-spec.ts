import { createHmac } from 'node:crypto';
import { Controller, Get, Param, Post } from '@nestjs/common';
import { JwtService, type JwtSignOptions } from '@nestjs/jwt';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { demoUserId, seedUsers } from '#libs/features/people/seed-users';
import { createSmallApp, testConfig } from '#libs/testing/small-app';
import { type TestDatabase, createTestDatabase } from '#libs/testing/test-database';
import { accessTokenAudience, AccessTokens } from './access-token.js';
import { RouteTableFault } from './route-audit.js';
import type { RouteTable } from './route-table.js';
import { PerhapsSignedIn, type SignedIn, SignedInUser } from './signed-in.js';
import { UserChanges } from './user-changes.js';

@Controller('things')
class ThingsController {
  @Get()
  list(@PerhapsSignedIn() signedIn: SignedIn | undefined): object {
    return { reader: signedIn?.actor.role ?? 'anybody' };
  }

  @Get('mine')
  mine(@SignedInUser() signedIn: SignedIn): SignedIn {
    return signedIn;
  }

  @Post(':id/refund')
  refund(@Param('id') id: string): object {
    return { id };
  }

  @Get('report')
  report(): object {
    return { report: true };
  }
}

const table: RouteTable = {
  'GET /things': 'public',
  'GET /things/mine': 'signedIn',
  'POST /things/:id/refund': 'orders.refund',
  'GET /things/report': ['reports.read', 'audit.read'],
};

const things = { module: class ThingsModule {}, controllers: [ThingsController] };
const secret = 'a secret of the tests, 32 characters at least';
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const aud = accessTokenAudience;
const signed = (claims: object, options: JwtSignOptions = { expiresIn: 60 }, key = secret): string =>
  `Bearer ${new JwtService({ secret: key }).sign({ aud, ...claims }, options)}`;
/** The same claims with another header and any signature. */
const headed = (head: object, signature = ''): string =>
  `Bearer ${part(head)}.${part({ sub: demoUserId('owner'), tv: 1, aud, exp: 9e9 })}.${signature}`;

describe('the guard of every route', () => {
  let db: TestDatabase;
  let app: NestFastifyApplication;
  let tokens: AccessTokens;
  const owner = demoUserId('owner');

  beforeAll(async () => {
    db = await createTestDatabase();
    await seedUsers(db.database);
    app = await createSmallApp({
      imports: [things],
      config: testConfig({ databaseUrl: db.url, jwtSecret: secret }),
      auth: { table, wholeTable: true },
    });
    tokens = app.get(AccessTokens);
  });
  afterAll(async () => {
    await app?.close();
    await db?.drop();
  });

  const get = (path: string, authorization?: string) => {
    const call = request(app.getHttpServer()).get(`/api/v1/things${path}`).set('accept-language', 'en');
    return authorization === undefined ? call : call.set('authorization', authorization);
  };
  const as = (account: string): string => `Bearer ${tokens.sign(demoUserId(account), 1)}`;

  it('lets anyone call a public route, and identifies a caller with a token', async () => {
    expect((await get('').expect(200)).body).toEqual({ reader: 'anybody' });
    expect((await get('', as('owner')).expect(200)).body).toEqual({ reader: 'Owner' });
    expect((await get('', 'Bearer nonsense').expect(200)).body).toEqual({ reader: 'anybody' });
  });

  it('requires a token where a route needs a signed-in person', async () => {
    const answer = await get('/mine').expect(401);
    expect(answer.body).toMatchObject({ code: 'tokenMissing', title: 'Login required', requestId: expect.any(String) });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  it('passes the current role and department to the handler', async () => {
    expect((await get('/mine', as('client-service-head')).expect(200)).body).toMatchObject({
      actor: { id: demoUserId('client-service-head'), role: 'DepartmentHead', department: 'ubClient' },
      tokenVersion: 1,
      language: 'en',
    });
  });

  it.each([
    ['a word', 'Bearer nonsense'],
    ['another scheme', 'Basic b3duZXI6cGFzcw=='],
    ['two tokens', 'Bearer a b'],
    ['alg none', headed({ alg: 'none', typ: 'JWT' })],
    ['alg None in another spelling', headed({ alg: 'NoNe', typ: 'JWT' })],
    ['alg none with a signature', headed({ alg: 'none', typ: 'JWT' }, 'c2lnbmF0dXJl')],
    ['no alg', headed({ typ: 'JWT' }, 'c2lnbmF0dXJl')],
    ['no signature', headed({ alg: 'HS256', typ: 'JWT' })],
    ['a key that the token brings', headed({ alg: 'HS256', typ: 'JWT', jwk: { kty: 'oct', k: 'AA' } }, 'c2lnbmF0dXJl')],
    ['a key file that the token names', headed({ alg: 'HS256', typ: 'JWT', kid: '../../../../dev/null' }, 'c2lnbmF0dXJl')],
    ['a signature of another secret', signed({ sub: owner, tv: 1 }, { expiresIn: 60 }, 'x'.repeat(32))],
    ['a signature of no secret at all', headed({ alg: 'HS256', typ: 'JWT' }, createHmac('sha256', '').update('').digest('base64url'))],
    ['HS512 with our secret', signed({ sub: owner, tv: 1 }, { expiresIn: 60, algorithm: 'HS512' })],
    ['no audience', `Bearer ${new JwtService({ secret }).sign({ sub: owner, tv: 1 }, { expiresIn: 60 })}`],
    ['another audience', signed({ sub: owner, tv: 1, aud: 'registra:files' })],
    ['no end', signed({ sub: owner, tv: 1 }, {})],
    ['a beginning that is yet to come', signed({ sub: owner, tv: 1 }, { expiresIn: 60, notBefore: 30 })],
    ['no person', signed({ tv: 1 })],
    ['an id that is none', signed({ sub: '1 or 1=1', tv: 1 })],
    ['a person who is not there', signed({ sub: '0190f7a4-5c1e-7b2a-9c3d-1e2f3a4b5c6d', tv: 1 })],
    ['a version from before', signed({ sub: owner, tv: 0 })],
    ['a version that never was', signed({ sub: owner, tv: 99 })],
    ['a version that is a text', signed({ sub: owner, tv: '1' })],
    ['a role of its own making, without a version', signed({ sub: demoUserId('client'), role: 'Owner' })],
  ])('refuses %s', async (_, authorization) => {
    expect((await get('/mine', authorization).expect(401)).body).toMatchObject({ code: 'tokenInvalid' });
  });

  it('refuses a token whose claims were changed after it was signed', async () => {
    const [head = '', , signature = ''] = tokens.sign(demoUserId('client'), 1).split('.');
    const forged = `${head}.${part({ sub: owner, tv: 1, aud, exp: 9_000_000_000 })}.${signature}`;
    expect((await get('/mine', `Bearer ${forged}`).expect(401)).body).toMatchObject({ code: 'tokenInvalid' });
  });

  it('ignores a role claimed by a valid token', async () => {
    const claimed = signed({ sub: demoUserId('client'), tv: 1, role: 'Owner', department: null });
    expect((await get('/mine', claimed).expect(200)).body).toMatchObject({ actor: { role: 'Client' } });
  });

  it.each([
    ['deactivated', 'deactivated_at = clock_timestamp()', 'agents-manager'],
    ['erased', 'erased_at = clock_timestamp()', 'agents-head'],
  ])('refuses the valid token of a person who was %s since', async (_, change, account) => {
    const token = as(account);
    await get('/mine', token).expect(200);
    const notified = new Promise<string>((resolve) => app.get(UserChanges).subscribe(resolve));
    await db.database.query(`update users set ${change}, token_version = token_version + 1 where id = $1`, [demoUserId(account)]);
    await notified;
    for (const version of [1, 2]) {
      const answer = await get('/mine', `Bearer ${tokens.sign(demoUserId(account), version)}`).expect(401);
      expect(answer.body).toMatchObject({ code: 'tokenInvalid' });
    }
  });

  it('accepts tokens that any holder of the secret signs in the standard way', async () => {
    const body = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: owner, tv: 1, aud, exp: Math.floor(Date.now() / 1000) + 60 })}`;
    await get('/mine', `Bearer ${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`).expect(200);
  });

  it('reports an expired token as such, also when it is cached', async () => {
    const jwt = app.get(JwtService, { strict: false });
    expect((await get('/mine', `Bearer ${jwt.sign({ sub: owner, tv: 1, aud }, { expiresIn: -1 })}`).expect(401)).body).toMatchObject({
      code: 'tokenExpired',
    });
    const token = tokens.sign(owner, 1);
    await get('/mine', `Bearer ${token}`).expect(200);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 601_000);
    try {
      expect(() => tokens.verify(token)).toThrow(expect.objectContaining({ status: 401, code: 'tokenExpired' }));
    } finally {
      clock.mockRestore();
    }
  });

  it('checks the access table, and answers 403 to roles it does not list', async () => {
    const refund = (account: string) => request(app.getHttpServer()).post('/api/v1/things/7/refund').set('authorization', as(account));
    await refund('client-service-head').expect(201);
    for (const account of ['client-service-manager', 'innovations-head', 'client', 'partner']) {
      expect((await refund(account).expect(403)).body).toMatchObject({ code: 'accessDenied', detail: 'Доступ запрещён' });
    }
  });

  it('accepts any one of several actions', async () => {
    await get('/report', as('innovations-manager')).expect(200);
    await get('/report', as('content-head')).expect(403);
  });

  it('guards HEAD like GET, and spellings that end in a slash', async () => {
    await request(app.getHttpServer()).head('/api/v1/things/report').expect(401);
    await get('/report/').expect(401);
    await get('/report/', as('innovations-manager')).expect(200);
  });

  it('answers 404 where there is no route', async () => {
    expect((await get('/7/nothing', as('owner')).expect(404)).body).toMatchObject({ code: 'notFound' });
  });

  it('is notified by the database of revoked rights, and notifies listeners', async () => {
    const account = 'business-manager';
    const token = as(account);
    await get('/mine', token).expect(200);
    const notified = new Promise<string>((resolve) => app.get(UserChanges).subscribe(resolve));
    await db.database.query(`update users set role = 'Client', department = null, token_version = token_version + 1 where id = $1`, [
      demoUserId(account),
    ]);
    expect(await notified).toBe(demoUserId(account));
    await get('/mine', token).expect(401);
    const renewed = `Bearer ${tokens.sign(demoUserId(account), 2)}`;
    expect((await get('/mine', renewed).expect(200)).body).toMatchObject({ actor: { role: 'Client', department: null } });
  });

  it('accepts a token newer than the cached state once the database confirms it', async () => {
    const account = 'content-manager';
    await get('/mine', as(account)).expect(200);
    await db.database.query('alter table users disable trigger users_changed').catch(() => undefined);
    await db.database.query('update users set token_version = 2 where id = $1', [demoUserId(account)]);
    await get('/mine', `Bearer ${tokens.sign(demoUserId(account), 2)}`).expect(200);
  });
});

describe('the start of a process whose routes and access table differ', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase();
  });
  afterAll(() => db?.drop());

  /** What it fails with; undefined if it does not. */
  const faultOf = (rows: RouteTable, wholeTable: boolean): Promise<unknown> =>
    createSmallApp({ imports: [things], config: testConfig({ databaseUrl: db.url }), auth: { table: rows, wholeTable } }).then(
      (app) => app.close(),
      (fault: unknown) => fault,
    );

  it('fails for a route without a row, naming it', async () => {
    const { 'POST /things/:id/refund': _, ...rest } = table;
    const fault = await faultOf(rest, false);
    expect(fault).toBeInstanceOf(RouteTableFault);
    expect((fault as Error).message).toContain('routes without a row: POST /things/:id/refund');
  });

  it('fails for a row without a route, naming it', async () => {
    const fault = await faultOf({ ...table, 'DELETE /things/:id': 'signedIn' }, true);
    expect((fault as Error).message).toContain('rows without a route: DELETE /things/:id');
  });
});
