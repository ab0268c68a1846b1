import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { createSmallApp, testConfig } from '#libs/testing/small-app';
import { accountsSuite } from '#libs/testing/accounts-world';
import type { TestDatabase } from '#libs/testing/test-database';
import { demoPassword, demoUserId } from '#libs/features/people/seed-users';
import { AuthModule } from '../auth.module.js';
import { CatalogueModule } from '#libs/features/catalogue/catalogue.module';
import { PeopleModule } from '#libs/features/people/people.module';

const mail = (account: string): string => `${account}@registra.example`;

describe('signing in', () => {
  let db: TestDatabase;
  let app: NestFastifyApplication;

  accountsSuite((...started) => ([db, app] = started));

  const post = (path: string, body?: object | string) => request(app.getHttpServer()).post(`/api/v1/auth/${path}`).send(body);
  const login = (account: string, rememberMe = false) => post('login', { email: mail(account), password: demoPassword, rememberMe });
  const me = (token: string) => request(app.getHttpServer()).get('/api/v1/users/me').set('authorization', `Bearer ${token}`);
  const cookieOf = (answer: request.Response): string =>
    [answer.headers['set-cookie'] ?? []].flat().find((one) => /^(__Secure-)?registra_refresh=/.test(one)) ?? '';
  const pairOf = (answer: request.Response): string => cookieOf(answer).split(';')[0] ?? '';
  const tokenOf = (answer: request.Response): string => (answer.body as { token: { accessToken: string } }).token.accessToken;
  const refresh = (pair: string) => post('refresh').set('cookie', pair);
  const loggedTypesOf = async (id: string): Promise<[string, unknown][]> =>
    (
      await db.database.query<{ type: string; data: string }>('select type, data from events where stream_id = $1 order by version', [id])
    ).map(({ type, data }) => [type, JSON.parse(data)]);
  /** Ends the grace period of the last exchange, as 10 seconds would. */
  const passGrace = () => db.database.query(`update refresh_tokens set used_at = used_at - interval '1 minute' where used_at is not null`);

  it('answers token and person, and keeps the refresh token in a cookie no script can read', async () => {
    const answer = await login('client-service-manager').expect(200);
    expect(answer.body).toMatchObject({
      token: { accessToken: expect.any(String), expiresIn: 600 },
      _id: demoUserId('client-service-manager'),
      role: 'Manager',
      department: 'ubClient',
      firstName: 'Ольга',
      lastName: 'Никитина',
      language: 'ru',
      theme: null,
      userAvatarUrl: null,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(cookieOf(answer)).toMatch(/^registra_refresh=[\w-]{43}; Path=\/api\/v1\/auth; HttpOnly; SameSite=Strict$/);
    expect(JSON.stringify(answer.body)).not.toContain(pairOf(answer).split('=')[1]);
    expect(JSON.stringify(answer.body)).not.toMatch(/hash|argon2/i);
  });

  it('finds the account however the address is spelled', async () => {
    await post('login', { email: '  ＣＬＩＥＮＴ@Registra.Example ', password: demoPassword }).expect(200);
  });

  it('keeps a remembered sign-in for thirty days', async () => {
    expect(cookieOf(await login('client', true))).toContain('Max-Age=2592000');
  });

  it.each([
    ['a wrong password', { email: mail('ceo'), password: 'wrong' }],
    ['nobody', { email: 'nobody@registra.example', password: demoPassword }],
    ['no password', { email: mail('ceo') }],
    ['an empty body', {}],
    ['a list', []],
    ['a number for a password', { email: mail('ceo'), password: 5 }],
    ['an object for an address', { email: { $ne: null }, password: demoPassword }],
    ['a very long password', { email: mail('ceo'), password: 'x'.repeat(5000) }],
    ['what is no address', { email: "' or 1=1 --", password: 'x' }],
  ])('answers every wrong credential alike: %s', async (_, body) => {
    const answer = await post('login', body).set('accept-language', 'en').expect(401);
    expect(answer.body).toMatchObject({ code: 'invalidCredentials', detail: 'Incorrect email or password', status: 401 });
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('answers a wrong credential in Russian by default', async () => {
    expect((await post('login', {}).expect(401)).body).toMatchObject({ detail: 'Неверный логин или пароль' });
  });

  it('answers 400 to a body that is not JSON', async () => {
    const answer = await post('login', '{"email": ').set('content-type', 'application/json').expect(400);
    expect(answer.body).toMatchObject({ code: 'unreadable' });
  });

  it('stops after ten wrong passwords, however many come at once and whether or not the account exists', async () => {
    for (const email of [mail('outside-head'), 'ghost@registra.example']) {
      const answers = await Promise.all(Array.from({ length: 25 }, (_, i) => post('login', { email, password: `guess ${i}` })));
      const statuses = answers.map((answer) => answer.status);
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(15);
      const late = await post('login', { email, password: demoPassword }).set('accept-language', 'en').expect(429);
      expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(late.headers['retry-after'])).toBeLessThanOrEqual(900);
      expect(late.body).toMatchObject({ code: 'tooManyAttempts' });
    }
  });

  it('counts only wrong passwords', async () => {
    for (let i = 0; i < 12; i++) await login('agents-head').expect(200);
  });

  it('starts a new window when the old one is over', async () => {
    for (let i = 0; i < 11; i++) await post('login', { email: mail('outside-manager'), password: 'wrong' });
    await login('outside-manager').expect(429);
    await db.database.query(`update rate_limits set ends_at = ends_at - interval '15 minutes'`);
    await login('outside-manager').expect(200);
  });

  it('answers deactivated people like a wrong credential', async () => {
    const before = tokenOf(await login('content-head').expect(200));
    await db.database.query('update users set deactivated_at = now() where id = $1', [demoUserId('content-head')]);
    expect((await login('content-head').expect(401)).body).toMatchObject({ code: 'invalidCredentials' });
    expect(await eventually(() => me(before), 401)).toMatchObject({ code: 'tokenInvalid' });
  });

  describe('refreshing', () => {
    it('gives a new token and a new cookie, once for each cookie', async () => {
      const first = pairOf(await login('client2', true));
      const answer = await refresh(first).expect(200);
      expect(answer.body).toMatchObject({ _id: demoUserId('client2'), token: { expiresIn: 600 } });
      expect(pairOf(answer)).not.toBe(first);
      expect(cookieOf(answer)).toContain('Max-Age=2592000');
      await me(tokenOf(answer)).expect(200);
      await refresh(pairOf(answer)).expect(200);
    });

    it('gives two tabs that race the same successor', async () => {
      const first = pairOf(await login('client2'));
      const answers = await Promise.all([refresh(first), refresh(first), refresh(first)]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(pairOf)).size).toBe(1);
      await refresh(pairOf(answers[0] as request.Response)).expect(200);
    });

    it.each([
      ['after the race is over', async (first: string) => void (await refresh(first), await passGrace())],
      ['after its successor was used', async (first: string) => void (await refresh(pairOf(await refresh(first))))],
    ])('takes a second use %s for a theft: the family ends, and every access token at once', async (_, use) => {
      const session = await login('partner2');
      await use(pairOf(session));
      const live = tokenOf(await login('partner2'));
      const thief = await refresh(pairOf(session)).expect(401);
      expect(thief.body).toMatchObject({ code: 'refreshInvalid' });
      // The browser may hold a newer cookie by the time this answer arrives.
      expect(cookieOf(thief)).toBe('');
      expect((await me(live).expect(401)).body).toMatchObject({ code: 'tokenInvalid' });
      const rows = await db.database.query('select 1 from refresh_tokens where user_id = $1 and revoked_at is null and used_at is null', [
        demoUserId('partner2'),
      ]);
      expect(rows.length).toBeGreaterThan(0);
      expect(await loggedTypesOf(demoUserId('partner2'))).toContainEqual(['SessionsRevoked', { scope: 'reuse' }]);
      expect(await db.database.query(`select distinct kind from account_letters where person_id = $1`, [demoUserId('partner2')])).toEqual([
        { kind: 'sessionsEnded' },
      ]);
    });

    it('rejects every token of a stolen family', async () => {
      const first = pairOf(await login('partner'));
      const second = pairOf(await refresh(first));
      await refresh(second).expect(200);
      await refresh(first).expect(401);
      await refresh(second).expect(401);
    });

    describe('with an Idempotency-Key', () => {
      const key = 'one exchange of this browser';
      const exchange = (pair: string, requestKey = key) => refresh(pair).set('idempotency-key', requestKey.replaceAll(' ', '-'));

      it('answers the same cookie again however late the repeat comes, and the sign-in continues', async () => {
        const first = pairOf(await login('content-manager'));
        const lost = await exchange(first).expect(200);
        await passGrace();
        const repeated = await exchange(first).expect(200);
        expect(pairOf(repeated)).toBe(pairOf(lost));
        await me(tokenOf(repeated)).expect(200);
        await passGrace();
        await exchange(pairOf(repeated), 'the next one').expect(200);
      });

      it.each([
        ['without the key', (pair: string) => refresh(pair)],
        ['with another key', (pair: string) => exchange(pair, 'of a thief')],
      ])('takes a repeat %s for a theft', async (_, replay) => {
        const first = pairOf(await login('content-manager'));
        const second = pairOf(await exchange(first).expect(200));
        await passGrace();
        await replay(first).expect(401);
        await refresh(second).expect(401);
      });

      it('takes a repeat by the owner for a theft if a thief used the cookie first', async () => {
        const stolen = pairOf(await login('content-manager'));
        const thief = pairOf(await refresh(stolen).expect(200));
        await passGrace();
        await exchange(stolen).expect(401);
        await refresh(thief).expect(401);
      });

      it('takes a repeat after the successor was used for a theft', async () => {
        const first = pairOf(await login('content-manager'));
        await exchange(pairOf(await exchange(first).expect(200)), 'the next one').expect(200);
        await exchange(first).expect(401);
      });

      it('does not bypass the end of the sign-in or of the token', async () => {
        const first = pairOf(await login('content-manager'));
        const second = await exchange(first).expect(200);
        await post('logout').set('cookie', pairOf(second)).expect(204);
        await exchange(first).expect(401);
        const third = pairOf(await login('content-manager'));
        await exchange(third).expect(200);
        await db.database.query('update refresh_tokens set expires_at = now() where used_at is not null');
        await exchange(third).expect(401);
      });

      it('stores only the hash of the key, and refuses an invalid key without using the cookie', async () => {
        const first = pairOf(await login('content-manager'));
        expect((await exchange(first, 'x'.repeat(129)).expect(422)).body).toMatchObject({ errors: [{ code: 'idempotencyKeyInvalid' }] });
        await exchange(first, 'seen nowhere').expect(200);
        const rows = await db.database.query<{ row: string }>('select row_to_json(t)::text as row from refresh_tokens t');
        expect(rows.some(({ row }) => row.includes('seen-nowhere'))).toBe(false);
      });
    });

    it.each([
      ['no cookie', undefined],
      ['a token of nobody', `registra_refresh=${'a'.repeat(43)}`],
      ['another shape', 'registra_refresh=../../etc'],
    ])('is refused with %s', async (_, cookie) => {
      const call = post('refresh');
      expect((await (cookie ? call.set('cookie', cookie) : call).expect(401)).body).toMatchObject({ code: 'refreshInvalid' });
    });

    it('is refused when the sign-in is over', async () => {
      const pair = pairOf(await login('services-head'));
      await db.database.query(`update refresh_tokens set expires_at = now() where user_id = $1`, [demoUserId('services-head')]);
      await refresh(pair).expect(401);
    });

    it('is refused when another site sends the request', async () => {
      const pair = pairOf(await login('client2'));
      expect((await refresh(pair).set('sec-fetch-site', 'cross-site').expect(403)).body).toMatchObject({ code: 'foreignOrigin' });
    });

    it('stores no token, only its hash', async () => {
      const token = pairOf(await login('client2')).split('=')[1] ?? '';
      const rows = await db.database.query<{ row: string }>('select row_to_json(t)::text as row from refresh_tokens t');
      expect(rows.some(({ row }) => row.includes(token))).toBe(false);
    });
  });

  describe('logging out', () => {
    it('ends the sign-in and its access token at once', async () => {
      const session = await login('services-manager');
      await me(tokenOf(session)).expect(200);
      const answer = await post('logout').set('cookie', pairOf(session)).expect(204);
      expect(cookieOf(answer)).toMatch(/^registra_refresh=;.*Path=\/api\/v1\/auth/);
      expect((await me(tokenOf(session)).expect(401)).body).toMatchObject({ code: 'tokenInvalid' });
      await refresh(pairOf(session)).expect(401);
      await login('services-manager').expect(200);
    });

    it('works by the bearer alone', async () => {
      const token = tokenOf(await login('agents-manager'));
      await post('logout').set('authorization', `Bearer ${token}`).expect(204);
      await me(token).expect(401);
    });

    it('answers 204 to a request without a session', async () => {
      await post('logout').expect(204);
    });

    it('leaves other devices able to refresh', async () => {
      const [here, there] = [await login('business-head'), await login('business-head')];
      await post('logout').set('cookie', pairOf(here)).expect(204);
      await me(tokenOf(there)).expect(401);
      await me(tokenOf(await refresh(pairOf(there)).expect(200))).expect(200);
    });
  });

  it('puts Secure on the cookie where the address is https', async () => {
    const secure = await createSmallApp({
      imports: [AuthModule, PeopleModule, CatalogueModule],
      config: testConfig({ databaseUrl: db.url, publicUrl: 'https://registra.example' }),
    });
    try {
      const answer = await request(secure.getHttpServer())
        .post('/api/v1/auth/login')
        .send({ email: mail('client'), password: demoPassword });
      expect(cookieOf(answer)).toContain('; Secure');
    } finally {
      await secure.close();
    }
  });

  /** Repeats a call until it answers `status`, because a database notification is on its way; jest's time limit ends the wait. */
  async function eventually(call: () => request.Test, status: number): Promise<unknown> {
    for (;;) {
      const answer = await call();
      if (answer.status === status) return answer.body;
    }
  }
});
