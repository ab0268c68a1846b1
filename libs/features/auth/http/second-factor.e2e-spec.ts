import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { TOTP } from 'otpauth';
import request from 'supertest';
import { accountsSuite } from '#libs/testing/accounts-world';
import type { TestDatabase } from '#libs/testing/test-database';
import { demoPassword, demoUserId } from '#libs/features/people/seed-users';

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';

let db: TestDatabase;
let app: NestFastifyApplication;
accountsSuite((...started) => ([db, app] = started));

const mail = (account: string): string => `${account}@registra.example`;
const call = (verb: Verb, path: string, token?: string, body?: object) => {
  const asked = request(app.getHttpServer())[verb](`/api/v1${path}`).set('accept-language', 'en');
  if (token !== undefined) void asked.set('authorization', `Bearer ${token}`);
  return verb === 'get' ? asked : asked.send(body ?? {});
};
const login = (account: string, rememberMe = false) =>
  call('post', '/auth/login', undefined, { email: mail(account), password: demoPassword, rememberMe });
const tokenOf = (answer: request.Response): string => (answer.body as { token: { accessToken: string } }).token.accessToken;
const ticketOf = (answer: request.Response): string => (answer.body as { secondFactor: { ticket: string } }).secondFactor.ticket;
const cookiesOf = (answer: request.Response): string => String(answer.headers['set-cookie'] ?? '');
const finish = (ticket: unknown, shown: object) => call('post', '/auth/login/second-factor', undefined, { ticket, ...shown });

/** The code that an authenticator shows, `intervals` from now. */
const codeOf = (secret: string, intervals = 0): string => new TOTP({ secret }).generate({ timestamp: Date.now() + intervals * 30_000 });
/** Lets a test use several codes, each of which otherwise counts once. */
const forgetLast = () => db.database.query('update second_factors set last_step = 0');
const factsOf = async (account: string): Promise<string[]> =>
  (await db.database.query<{ type: string }>('select type from events where stream_id = $1 order by version', [demoUserId(account)])).map(
    ({ type }) => type,
  );
const emailsOf = async (account: string): Promise<string[]> =>
  (
    await db.database.query<{ kind: string }>('select kind from account_letters where person_id = $1 order by created_at', [
      demoUserId(account),
    ])
  ).map(({ kind }) => kind);

/** Enrolls an account. The token is valid afterwards. */
async function enroll(account: string): Promise<{ secret: string; codes: string[]; token: string }> {
  const token = tokenOf(await login(account).expect(200));
  const prepared = await call('post', '/users/me/second-factor', token, { currentPassword: demoPassword }).expect(201);
  const { secret } = prepared.body as { secret: string };
  const answer = await call('put', '/users/me/second-factor', token, { code: codeOf(secret) }).expect(200);
  await forgetLast();
  return { secret, codes: (answer.body as { recoveryCodes: string[] }).recoveryCodes, token };
}

describe('enrolling a second factor', () => {
  it('takes the password, then the first code, and gives ten recovery codes once', async () => {
    const account = 'client-service-head';
    const token = tokenOf(await login(account));
    expect((await call('get', '/users/me/second-factor', token).expect(200)).body).toEqual({
      enrolled: false,
      recoveryCodesLeft: 0,
      required: false,
    });
    const prepared = await call('post', '/users/me/second-factor', token, { currentPassword: demoPassword }).expect(201);
    const { secret, uri, qr } = prepared.body as { secret: string; uri: string; qr: string };
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret);
    expect(Buffer.from(qr.replace('data:image/svg+xml;base64,', ''), 'base64').toString()).toMatch(/^<svg /);
    expect(prepared.headers['cache-control']).toBe('no-store');
    // Not before its first code was shown.
    expect((await login(account).expect(200)).body).toHaveProperty('token');

    const wrong = await call('put', '/users/me/second-factor', token, { code: codeOf(secret, 40) }).expect(422);
    expect(wrong.body).toMatchObject({ errors: [{ field: 'code', code: 'wrongCode' }] });
    const spaced = codeOf(secret).replace(/^(...)/, '$1 ');
    const answer = await call('put', '/users/me/second-factor', token, { code: spaced }).expect(200);
    const { recoveryCodes } = answer.body as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await call('get', '/users/me/second-factor', token).expect(200)).body).toEqual({
      enrolled: true,
      recoveryCodesLeft: 10,
      required: false,
    });
    expect((await call('get', '/users/me', token).expect(200)).body).toMatchObject({ secondFactor: true, mustEnrollSecondFactor: false });
    await call('post', '/users/me/second-factor', token, { currentPassword: demoPassword }).expect(409);
    expect(await factsOf(account)).toEqual(['SecondFactorEnrolled']);
    expect(await emailsOf(account)).toEqual(['secondFactorEnrolled']);
  });

  it('keeps the secret sealed and the codes hashed: neither is in the database, the log or the command ledger', async () => {
    const { secret, codes } = await enroll('content-head');
    const raw = new TOTP({ secret }).secret.hex.toLowerCase();
    for (const table of ['second_factors', 'recovery_codes', 'events', 'commands', 'account_letters', 'users']) {
      const rows = await db.database.query<{ all: string }>(`select coalesce(string_agg(t::text, ' '), '') as all from ${table} t`);
      for (const text of [secret, raw, ...codes, ...codes.map((code) => code.replace('-', ''))]) expect(rows[0]?.all).not.toContain(text);
    }
  });

  it('needs the current password', async () => {
    const token = tokenOf(await login('agents-head'));
    const answer = await call('post', '/users/me/second-factor', token, { currentPassword: 'wrong' }).expect(422);
    expect(answer.body).toMatchObject({ errors: [{ field: 'currentPassword', code: 'wrongPassword' }] });
  });

  it.each(['client', 'partner2'])(
    'is for a %s as for staff: required at the sign-in, confirmed by email, and removable by its owner',
    async (account) => {
      const { secret, token } = await enroll(account);
      expect((await call('get', '/users/me/second-factor', token).expect(200)).body).toMatchObject({
        enrolled: true,
        recoveryCodesLeft: 10,
      });
      const ticket = ticketOf(await login(account).expect(200));
      await finish(ticket, { code: '000000' }).expect(401);
      await finish(ticket, { code: codeOf(secret) }).expect(200);
      await forgetLast();
      await call('post', '/users/me/second-factor/recovery-codes', token, { code: codeOf(secret) }).expect(200);
      await forgetLast();
      await call('delete', '/users/me/second-factor', token, { currentPassword: demoPassword, code: codeOf(secret) }).expect(204);
      expect((await login(account).expect(200)).body).toHaveProperty('token');
      expect(await emailsOf(account)).toEqual(['secondFactorEnrolled', 'secondFactorRemoved']);
    },
  );

  it.each([{}, { code: 5 }, { code: null }, { code: 'x'.repeat(5000) }, { code: ['1'] }])('refuses the code %j', async (body) => {
    const token = tokenOf(await login('agents-head'));
    await call('put', '/users/me/second-factor', token, body).expect(422);
  });
});

describe('signing in with a second factor', () => {
  let secret: string;
  let codes: string[];
  beforeAll(async () => ({ secret, codes } = await enroll('admin')));
  beforeEach(forgetLast);

  it('answers the right password with a ticket, and ticket and code with a session', async () => {
    const first = await login('admin', true).expect(200);
    expect(first.body).toEqual({ secondFactor: { ticket: expect.any(String), expiresIn: 300 } });
    expect(first.headers['set-cookie']).toBeUndefined();
    const answer = await finish(ticketOf(first), { code: codeOf(secret) }).expect(200);
    expect(answer.body).toMatchObject({ _id: demoUserId('admin'), role: 'Admin', secondFactor: true, token: { expiresIn: 600 } });
    expect(cookiesOf(answer)).toMatch(/registra_refresh=[\w-]{43}; Max-Age=2592000/);
    await call('get', '/users/me', tokenOf(answer)).expect(200);
  });

  it('accepts a code once, also among concurrent requests', async () => {
    const ticket = ticketOf(await login('admin'));
    const code = codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 6 }, () => finish(ticket, { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
    expect((await finish(ticket, { code }).expect(401)).body).toMatchObject({ code: 'secondFactorInvalid' });
    // The one before it, which somebody may have seen, is worth nothing either.
    await finish(ticket, { code: codeOf(secret, -1) }).expect(401);
  });

  it('accepts each recovery code once, however it is typed, logs it and sends an email', async () => {
    const [one = ''] = codes;
    const ticket = ticketOf(await login('admin'));
    await finish(ticket, { recoveryCode: one.toUpperCase().replace('-', ' ') }).expect(200);
    await finish(ticket, { recoveryCode: one }).expect(401);
    expect(await factsOf('admin')).toContain('RecoveryCodeUsed');
    expect(await emailsOf('admin')).toContain('recoveryCodeUsed');
    const left = await db.database.query('select from recovery_codes where person_id = $1 and used_at is null', [demoUserId('admin')]);
    expect(left).toHaveLength(9);
  });

  it.each([
    ['nothing', {}],
    ['a wrong code', { code: '000000' }],
    ['letters', { code: 'abcdef' }],
    ['a number', { code: 123456 }],
    ['a huge text', { code: '1'.repeat(100_000) }],
    ['a list', { code: ['123456'] }],
    ['a recovery code of nobody', { recoveryCode: '00000-00000' }],
    ['an operator', { recoveryCode: { $ne: '' } }],
  ])('refuses %s as any other wrong code', async (_, shown) => {
    const answer = await finish(ticketOf(await login('admin')), shown).expect(401);
    expect(answer.body).toMatchObject({ code: 'secondFactorInvalid' });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['none', undefined],
    ['a number', 7],
    ['a word', 'ticket'],
    ['a huge one', 'x'.repeat(100_000)],
  ])('needs a ticket, not %s', async (_, ticket) => {
    expect((await finish(ticket, { code: codeOf(secret) }).expect(401)).body).toMatchObject({ code: 'ticketOver' });
  });

  it('refuses a ticket that was changed, made for somebody else, or is over', async () => {
    const ticket = ticketOf(await login('admin'));
    const [text = '', mac = ''] = ticket.split('.');
    const other = Buffer.from(Buffer.from(text, 'base64url').toString().replace(demoUserId('admin'), demoUserId('owner'))).toString(
      'base64url',
    );
    const longer = Buffer.from(
      Buffer.from(text, 'base64url')
        .toString()
        .replace(/\.\d{10}\./, '.9999999999.'),
    ).toString('base64url');
    for (const forged of [`${other}.${mac}`, `${longer}.${mac}`, `${text}.${'A'.repeat(43)}`, text, `${text}.`]) {
      expect((await finish(forged, { code: codeOf(secret) }).expect(401)).body).toMatchObject({ code: 'ticketOver' });
    }
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 301_000);
    try {
      expect((await finish(ticket, { code: '000000' }).expect(401)).body).toMatchObject({ code: 'ticketOver' });
    } finally {
      clock.mockRestore();
    }
  });

  it('does not take a ticket for an access token, nor an access token for a ticket', async () => {
    await call('get', '/users/me', ticketOf(await login('admin'))).expect(401);
    const token = tokenOf(await finish(ticketOf(await login('admin')), { code: codeOf(secret) }).expect(200));
    await finish(token, { code: codeOf(secret) }).expect(401);
  });

  it('ends a ticket when the password it was given for changes', async () => {
    const ticket = ticketOf(await login('admin'));
    const before = await db.database.one<{ hash: string }>('select password_hash as hash from users where id = $1', [demoUserId('admin')]);
    await db.database.query(`update users set password_hash = 'another' where id = $1`, [demoUserId('admin')]);
    expect((await finish(ticket, { code: codeOf(secret) }).expect(401)).body).toMatchObject({ code: 'ticketOver' });
    await db.database.query('update users set password_hash = $2 where id = $1', [demoUserId('admin'), before?.hash]);
  });

  it('accepts no code for a secret sealed under another JWT_SECRET, and does not fail', async () => {
    const sealed = await db.database.one<{ sealed: Buffer }>('select sealed from second_factors where person_id = $1', [
      demoUserId('admin'),
    ]);
    await db.database.query('update second_factors set sealed = $2 where person_id = $1', [demoUserId('admin'), Buffer.alloc(48, 7)]);
    const answer = await finish(ticketOf(await login('admin')), { code: codeOf(secret) }).expect(401);
    expect(answer.body).toMatchObject({ code: 'secondFactorInvalid' });
    await db.database.query('update second_factors set sealed = $2 where person_id = $1', [demoUserId('admin'), sealed?.sealed]);
  });

  it('is blocked after ten wrong codes, but not by people who know only the email address', async () => {
    const ticket = ticketOf(await login('admin'));
    const answers = await Promise.all(Array.from({ length: 15 }, () => finish(ticket, { code: '000000' })));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await finish(ticket, { code: codeOf(secret) }).expect(429)).headers['retry-after']).toMatch(/^\d+$/);
  });

  it('notifies the person of ten wrong codes, at most once a day', async () => {
    const refused = async () => (await emailsOf('admin')).filter((kind) => kind === 'codesRefused').length;
    const guess = async (count: number) => {
      await db.database.query('delete from rate_limits');
      const ticket = ticketOf(await login('admin'));
      await Promise.all(Array.from({ length: count }, () => finish(ticket, { code: '000000' })));
    };
    await db.database.query(`update account_letters set created_at = created_at - interval '25 hours'`);
    const before = await refused();
    await guess(9);
    expect(await refused()).toBe(before);
    await guess(14);
    await guess(14);
    expect(await refused()).toBe(before + 1);
  });
});

describe('changing the second factor', () => {
  it('renews the recovery codes by a code, and the earlier ones are void', async () => {
    const { secret, codes, token } = await enroll('innovations-head');
    await call('post', '/users/me/second-factor/recovery-codes', token, { code: '000000' }).expect(422);
    const answer = await call('post', '/users/me/second-factor/recovery-codes', token, { code: codeOf(secret) }).expect(200);
    const fresh = (answer.body as { recoveryCodes: string[] }).recoveryCodes;
    expect(fresh).toHaveLength(10);
    expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
    const ticket = ticketOf(await login('innovations-head'));
    await finish(ticket, { recoveryCode: codes[0] }).expect(401);
    await finish(ticket, { recoveryCode: fresh[0] }).expect(200);
  });

  it('is removed by password and code together, and by nothing less', async () => {
    const { secret, token } = await enroll('business-head');
    const remove = (body: object) => call('delete', '/users/me/second-factor', token, body);
    await remove({ currentPassword: 'wrong', code: codeOf(secret) }).expect(422);
    await remove({ currentPassword: demoPassword, code: '000000' }).expect(422);
    await remove({ currentPassword: demoPassword }).expect(422);
    await remove({ currentPassword: demoPassword, code: codeOf(secret) }).expect(204);
    expect((await login('business-head').expect(200)).body).toHaveProperty('token');
    await remove({ currentPassword: demoPassword, code: codeOf(secret) }).expect(409);
    expect(await factsOf('business-head')).toEqual(['SecondFactorEnrolled', 'SecondFactorRemoved']);
    expect(await emailsOf('business-head')).toEqual(['secondFactorEnrolled', 'secondFactorRemoved']);
    expect(await db.database.query('select from recovery_codes where person_id = $1', [demoUserId('business-head')])).toEqual([]);
  });

  it('is removed by an administrator of the person, who is notified', async () => {
    await enroll('services-manager');
    const reset = async (by: string, id: string) => (await call('delete', `/users/${id}/second-factor`, tokenOf(await login(by)))).status;
    const person = demoUserId('services-manager');
    for (const by of ['supermanager', 'content-manager', 'contact-head', 'client', 'partner']) expect(await reset(by, person)).toBe(403);
    expect(await reset('ceo', demoUserId('owner'))).toBe(403);
    expect(await reset('ceo', demoUserId('ceo'))).toBe(403);
    for (const id of ['0190f7a4-5c1e-7b2a-9c3d-1e2f3a4b5c6d', 'me-too']) {
      expect(await reset('ceo', id)).toBe(404);
    }
    for (const account of ['outside-head', 'client2', 'partner2']) expect(await reset('ceo', demoUserId(account))).toBe(409);
    expect(await reset('ceo', person)).toBe(204);
    expect((await login('services-manager').expect(200)).body).toHaveProperty('token');
    expect(await factsOf('services-manager')).toEqual(['SecondFactorEnrolled', 'SecondFactorRemoved']);
    expect(await emailsOf('services-manager')).toEqual(['secondFactorEnrolled', 'secondFactorRemoved']);
  });

  it.each([
    ['client2', 'client-service-manager', ['contact-head', 'services-head', 'partner'], 'business-manager'],
    ['partner', 'business-manager', ['contact-head', 'services-head', 'client'], 'client-service-manager'],
  ])(
    'of a %s is removed by their administrators with a notification; other people may not, or do not see them',
    async (account, by, others, blind) => {
      await enroll(account);
      const person = demoUserId(account);
      const reset = async (who: string) => (await call('delete', `/users/${person}/second-factor`, tokenOf(await login(who)))).status;
      for (const who of others) expect([who, await reset(who)]).toEqual([who, 403]);
      expect(await reset(blind)).toBe(404);
      expect((await login(account).expect(200)).body).toHaveProperty('secondFactor');
      expect(await reset(by)).toBe(204);
      expect((await login(account).expect(200)).body).toHaveProperty('token');
      expect(await factsOf(account)).toEqual(['SecondFactorEnrolled', 'SecondFactorRemoved']);
      expect(await emailsOf(account)).toEqual(['secondFactorEnrolled', 'secondFactorRemoved']);
    },
  );

  it('is deleted with the personal data of an erased person', async () => {
    await enroll('outside-manager');
    await db.database.query('update users set erased_at = now(), deactivated_at = now() where id = $1', [demoUserId('outside-manager')]);
    for (const table of ['second_factors', 'recovery_codes']) {
      expect(await db.database.query(`select from ${table} where person_id = $1`, [demoUserId('outside-manager')])).toEqual([]);
    }
  });
});

describe('the setting that requires a second factor', () => {
  const enforce = async (by: string, enforceSecondFactor: unknown) =>
    call('patch', '/settings/security', tokenOf(await login(by)), { enforceSecondFactor });
  afterAll(() => db.database.query('update security_settings set enforce_second_factor = false'));

  it('is read by those who read settings and changed by Owner and Admin alone', async () => {
    const read = async (by: string) => (await call('get', '/settings/security', tokenOf(await login(by)))).status;
    expect(await Promise.all(['owner', 'ceo', 'supermanager', 'content-manager'].map(read))).toEqual([200, 200, 200, 200]);
    expect(await Promise.all(['contact-head', 'client', 'partner'].map(read))).toEqual([403, 403, 403]);
    for (const by of ['ceo', 'supermanager', 'content-manager', 'client']) expect((await enforce(by, true)).status).toBe(403);
    expect((await enforce('owner', 'yes')).status).toBe(422);
    expect((await enforce('owner', undefined)).status).toBe(422);
  });

  it('lets staff without a second factor do nothing but enrol, at once, and is logged once', async () => {
    const [owner, manager, client] = await Promise.all(
      ['owner', 'business-manager', 'client'].map(async (account) => tokenOf(await login(account))),
    );
    await call('get', '/auth/sessions', manager).expect(200);
    await call('patch', '/settings/security', owner, { enforceSecondFactor: true }).expect(200);
    const facts = await db.database.query<{ data: string }>(`select data from events where stream_type = 'setting'`);
    expect(facts.map(({ data }) => JSON.parse(data))).toEqual([{ setting: 'enforceSecondFactor', to: true }]);

    expect(await eventually(() => call('get', '/auth/sessions', manager), 403)).toMatchObject({ code: 'secondFactorRequired' });
    await call('get', '/users/me', client).expect(200);
    // A duty of staff alone.
    expect((await call('get', '/users/me/second-factor', client).expect(200)).body).toMatchObject({ required: false });
    const held = await login('business-manager').expect(200);
    expect(held.body).toMatchObject({ mustEnrollSecondFactor: true, secondFactor: false });
    const token = tokenOf(held);
    expect((await call('get', '/users/me', token).expect(200)).body).toMatchObject({ mustEnrollSecondFactor: true });
    for (const [verb, path] of [
      ['get', '/users/partners'],
      ['patch', '/users'],
      ['get', '/auth/sessions'],
      ['put', '/auth/password'],
      ['delete', `/users/${demoUserId('client')}/second-factor`],
    ] as const) {
      const answer = await call(verb, path, token);
      expect([path, answer.status, (answer.body as { code?: string }).code]).toEqual([path, 403, 'secondFactorRequired']);
    }

    const prepared = await call('post', '/users/me/second-factor', token, { currentPassword: demoPassword }).expect(201);
    await call('put', '/users/me/second-factor', token, { code: codeOf((prepared.body as { secret: string }).secret) }).expect(200);
    await call('get', '/auth/sessions', token).expect(200);
    expect((await call('get', '/users/me', token).expect(200)).body).toMatchObject({ mustEnrollSecondFactor: false, secondFactor: true });
  });

  it('lets a person without a second factor log out', async () => {
    const token = tokenOf(await login('content-manager').expect(200));
    await call('post', '/auth/logout', token).expect(204);
    await eventually(() => call('get', '/users/me', token), 401);
  });

  it('restricts nobody once it is switched off, and logs nothing if nothing changes', async () => {
    const owner = tokenOf(await login('owner'));
    // The Owner has none either: who sets a duty has it too.
    await call('patch', '/settings/security', owner, { enforceSecondFactor: false }).expect(403);
    const prepared = await call('post', '/users/me/second-factor', owner, { currentPassword: demoPassword }).expect(201);
    await call('put', '/users/me/second-factor', owner, { code: codeOf((prepared.body as { secret: string }).secret) }).expect(200);
    const manager = tokenOf(await login('business-head'));
    await call('get', '/auth/sessions', manager).expect(403);
    for (let time = 0; time < 2; time += 1) await call('patch', '/settings/security', owner, { enforceSecondFactor: false }).expect(200);
    await eventually(() => call('get', '/auth/sessions', manager), 200);
    expect(await db.database.query(`select from events where stream_type = 'setting'`)).toHaveLength(2);
  });
});

/** Repeats a call until it answers `status`, because a database notification is on its way; jest's time limit ends the wait. */
async function eventually(asked: () => request.Test, status: number): Promise<unknown> {
  for (;;) {
    const answer = await asked();
    if (answer.status === status) return answer.body;
  }
}
