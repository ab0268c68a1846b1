import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { v7 } from 'uuid';
import request from 'supertest';
import { AccountEmails } from '#libs/accounts/account-emails';
import { AccountSecrets } from '#libs/accounts/account-secrets';
import { passwordWork } from '#libs/accounts/passwords';
import { demoPassword, demoUserId } from '#libs/features/people/seed-users';
import { accountsSuite } from '#libs/testing/accounts-world';
import { fieldFaults } from '#libs/testing/field-faults';
import type { TestDatabase } from '#libs/testing/test-database';

let db: TestDatabase;
let app: NestFastifyApplication;
accountsSuite((...started) => ([db, app] = started));

const mail = (account: string): string => `${account}@registra.example`;
const post = (path: string, body: object, cookie = '') => {
  const asked = request(app.getHttpServer()).post(`/api/v1/auth/${path}`).set('accept-language', 'en');
  if (cookie !== '') void asked.set('cookie', cookie);
  return asked.send(body);
};
const login = (email: string, password: string, cookie = '') => post('login', { email, password }, cookie);
const faultsOf = (answer: request.Response): string[] => fieldFaults(answer.body as object);
const fieldsOf = (answer: request.Response): (string | undefined)[] => faultsOf(answer).map((fault) => fault.split(' ')[0]);
const cookie = (answer: request.Response, name: string): string =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .find((one) => one.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';
const deviceOf = (answer: request.Response): string => cookie(answer, 'registra_device');

let made = 0;
const newcomer = (change: object = {}) => ({
  firstName: 'Anna',
  email: `anna${(made += 1)}@example.org`,
  phone: '+7 916 000-00-00',
  password: 'correct horse',
  ...change,
});
const roleOf = async (email: string) =>
  db.database.one('select role, department, email_confirmed_at as confirmed from users where email = $1', [email]);

/** The token of the link in an email. */
async function emailTo(person: string, kind: 'resetPassword' | 'invitation' | 'confirmEmail'): Promise<string> {
  const id = await db.database.transaction((tx) => app.get(AccountEmails).write(tx, person, kind));
  return app.get(AccountSecrets).token(id);
}

describe('a sign-up', () => {
  it.each(['signup', 'simple-signup'])('makes a Client even if the form asks for the role Owner (%s)', async (way) => {
    const { password, ...rest } = newcomer({ role: 'Owner' });
    const body = way === 'signup' ? { ...rest, password } : rest;
    expect((await post(way, body).expect(201)).body).toMatchObject({ role: 'Client', department: null });
    expect(await roleOf(rest.email)).toEqual({ role: 'Client', department: null, confirmed: null });
  });

  it.each([
    ['department', 'ubClient'],
    ['_id', demoUserId('owner')],
    ['emailConfirmedAt', '2026-01-01T00:00:00Z'],
    ['tokenVersion', 7],
    ['__proto__x', {}],
    ['partnerCompanyName', 'x'],
  ])('refuses the unknown field %s', async (field, value) => {
    expect(faultsOf(await post('signup', newcomer({ [field]: value })).expect(422))).toEqual([`${field} unknownField`]);
  });

  it.each([
    ['a Cyrillic letter among Latin ones', 'оwner@registra.example'],
    ['a Cyrillic letter in the domain', 'owner@registrа.example'],
    ['a Greek letter among Latin ones', 'οwner@registra.example'],
    ['what is far longer as it is compared', `${'ﷺ'.repeat(60)}@example.org`],
    ['a second address', 'a@example.org,b@example.org'],
    ['a second header', 'a@example.org\r\nBcc: b@example.org'],
    ['a null sign', 'a\u0000@example.org'],
    ['a soft hyphen', 'own\u00ader@registra.example'],
    ['a soft hyphen in the domain', 'owner@regis\u00adtra.example'],
    ['a space of no width in the domain', 'owner@regis\u200btra.example'],
    ['a variation selector', 'own\ufe0fer@registra.example'],
    ['a grapheme joiner in the domain', 'owner@regis\u034ftra.example'],
    ['a blank of Braille', 'own\u2800er@registra.example'],
    ['another full stop', 'owner@registra\u3002example'],
    ['a hundred thousand signs', `${'a'.repeat(100_000)}@example.org`],
  ])('refuses %s for a mailbox', async (_, email) => {
    for (const path of ['signup', 'simple-signup']) {
      const { password, ...rest } = newcomer({ email });
      const answer = await post(path, path === 'signup' ? { ...rest, password } : rest).expect(422);
      expect(faultsOf(answer)).toEqual([expect.stringMatching(/^email (mustBeEmail|invalidCharacters)$/)]);
    }
  });

  it('refuses half of a surrogate pair', async () => {
    expect(faultsOf(await post('signup', newcomer({ email: 'a\ud800@example.org' })).expect(422))).toEqual(['email mustBeEmail']);
  });

  it.each(['firstName', 'lastName', 'phone', 'password', 'language'])('refuses a hundred thousand characters of %s', async (field) => {
    const answer = await post('signup', newcomer({ [field]: 'я'.repeat(100_000) })).expect(422);
    expect(fieldsOf(answer)).toEqual([field]);
  });

  it.each(['\u2800', '\u00ad', '\u034f', '\ufe0f', '\u17b4', '\u3164', '\u{1d159}'])(
    'refuses a name of invisible characters: %j',
    async (sign) => {
      for (const firstName of [sign, sign.repeat(200), ` ${sign} `]) {
        expect(faultsOf(await post('signup', newcomer({ firstName })).expect(422))).toEqual(['firstName required']);
      }
      const { body } = await post('signup', newcomer({ firstName: `An${sign.repeat(20)}na`, lastName: sign })).expect(201);
      const { firstName, lastName } = body as { firstName: string; lastName: string };
      expect([firstName.replaceAll(sign, ''), lastName]).toEqual(['Anna', '']);
    },
  );

  it.each([null, 5, true, [], ['x'], { $gt: '' }])('refuses %j for every field', async (value) => {
    for (const field of ['firstName', 'email', 'phone', 'password']) {
      expect(fieldsOf(await post('signup', newcomer({ [field]: value })).expect(422))).toEqual([field]);
    }
  });

  it('takes one mailbox once, in whatever case and form it is written', async () => {
    await post('signup', newcomer({ email: 'Straße.Anna@Example.org' })).expect(201);
    for (const email of [
      'straße.anna@example.org',
      'STRAßE.ANNA@EXAMPLE.ORG',
      'Ｓtraße.anna@example.org',
      ' straße.anna@ｅxample.org\ufeff',
    ]) {
      expect((await post('signup', newcomer({ email })).expect(409)).body).toMatchObject({ code: 'emailInUse' });
    }
  });

  it('treats the two spellings of an international domain as one, and signs in by both', async () => {
    const { _id } = (await post('signup', newcomer({ email: 'anna@пример.рф' })).expect(201)).body as { _id: string };
    for (const email of ['anna@xn--e1afmkfd.xn--p1ai', 'ANNA@Пример.РФ', 'anna@прим\u0435р.рф']) {
      expect((await post('signup', newcomer({ email })).expect(409)).body).toMatchObject({ code: 'emailInUse' });
      await login(email, 'correct horse').expect(200);
    }
    expect(await db.database.query('select email, email_key as key from users where id = $1', [_id])).toEqual([
      { email: 'anna@xn--e1afmkfd.xn--p1ai', key: 'anna@xn--e1afmkfd.xn--p1ai' },
    ]);
  });

  it('counts the accounts that one network address makes', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await post('signup', newcomer({ password: 'pass words' }))).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('guesses of codes and passwords', () => {
  it('cost at most ten hashes for an account, known or not, however many come', async () => {
    for (const email of [mail('ceo'), 'ghost@registra.example']) {
      await db.database.query('delete from rate_limits');
      const before = passwordWork().verified;
      const answers = await Promise.all(Array.from({ length: 150 }, (_, n) => login(email, `guess ${n}`)));
      expect(passwordWork().verified - before).toBe(10);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]));
    }
  });

  it('are counted together for all spellings of an account', async () => {
    const spellings = ['owner@registra.example', 'OWNER@REGISTRA.EXAMPLE', ' owner@registra.example', 'ｏwner@registra.example'];
    const before = passwordWork().verified;
    await Promise.all(Array.from({ length: 40 }, (_, n) => login(spellings[n % 4] ?? '', `guess ${n}`)));
    expect(passwordWork().verified - before).toBe(10);
  });

  it('cost nothing if the text can be no password', async () => {
    const before = passwordWork().verified;
    for (const password of ['', 'x'.repeat(1025), 'x'.repeat(500_000)]) await login(mail('admin'), password).expect(401);
    expect(passwordWork().verified).toBe(before);
  });

  it('of one password at a hundred and fifty accounts are stopped by the network address', async () => {
    const before = passwordWork().verified;
    await Promise.all(Array.from({ length: 150 }, (_, n) => login(`account-${n}@registra.example`, 'Summer2026')));
    expect(passwordWork().verified - before).toBe(100);
  });
});

describe('a person whose password is being guessed', () => {
  const victim = mail('supermanager');
  const storm = () => Promise.all(Array.from({ length: 20 }, (_, n) => login(victim, `guess ${n}`)));

  it('signs in from a known browser, as long as the guesses last', async () => {
    const known = deviceOf(await login(victim, demoPassword).expect(200));
    await storm();
    await login(victim, demoPassword).expect(429);
    for (let n = 0; n < 12; n += 1) await login(victim, demoPassword, known).expect(200);
  });

  it('signs in from a known browser, also behind the network address of the attacker', async () => {
    const known = deviceOf(await login(victim, demoPassword).expect(200));
    await Promise.all(Array.from({ length: 120 }, (_, n) => login(`account-${n}@registra.example`, 'Summer2026')));
    await login(mail('client'), demoPassword).expect(429);
    await login(victim, demoPassword, known).expect(200);
  });

  it('gets in from a new browser by a link to the mailbox, which is limited separately', async () => {
    await storm();
    await login(victim, demoPassword).expect(429);
    const token = await emailTo(demoUserId('supermanager'), 'resetPassword');
    const reset = await post('reset-password', { token, password: 'battery staple' }).expect(204);
    await login(victim, 'battery staple').expect(429);
    await login(victim, 'battery staple', deviceOf(reset)).expect(200);
  });

  it('gets ten more tries by a valid device mark, and none by one that is forged, cut, or of another account', async () => {
    const theirs = deviceOf(await login(mail('client2'), demoPassword).expect(200));
    const [name = '', time = '', mac = ''] = theirs.replace('registra_device=', '').split('.');
    await storm();
    for (const mark of [
      theirs,
      `registra_device=${name}.${time}.${'A'.repeat(43)}`,
      `registra_device=${name}`,
      `registra_device=.${time}.${mac}`,
      'registra_device=%00',
    ]) {
      await login(victim, 'battery staple', mark).expect(429);
    }
    const before = passwordWork().verified;
    await Promise.all(Array.from({ length: 30 }, () => login(mail('client2'), 'wrong', theirs)));
    expect(passwordWork().verified - before).toBe(10);
  });
});

describe('emails that strangers request', () => {
  it('cannot flood a mailbox, neither from one stranger nor from many accounts', async () => {
    const entered = await Promise.all(
      [1, 2].map(async () => ((await post('signup', newcomer()).expect(201)).body as { token: { accessToken: string } }).token.accessToken),
    );
    const ask = (token: string, email: string) =>
      request(app.getHttpServer())
        .put('/api/v1/auth/email')
        .set('authorization', `Bearer ${token}`)
        .send({ email, currentPassword: 'correct horse' });
    const [first = '', second = ''] = entered;
    for (let n = 0; n < 3; n += 1) await ask(first, 'stranger@example.org').expect(202);
    for (let n = 0; n < 2; n += 1) await ask(second, 'stranger@example.org').expect(202);
    await ask(second, 'Stranger@Example.org').expect(429);
    for (let n = 0; n < 2; n += 1) await ask(first, `another${n}@example.org`).expect(202);
    await ask(first, 'another2@example.org').expect(429);
  });

  it('for a new password are counted by the network address too', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => post('email/reset-password', { email: `nobody${n}@example.org` })),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(50);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  it.each([
    ['reset-password', { password: 'battery staple' }],
    ['confirm-email', {}],
    ['invitation', {}],
    ['accept-invitation', { password: 'battery staple' }],
  ])('have tokens that cannot be forged (%s)', async (path, body) => {
    for (const token of ['A'.repeat(43), v7().replaceAll('-', '').padEnd(43, '_')]) await post(path, { ...body, token }).expect(404);
    for (const token of ['', 'A'.repeat(42), 'A'.repeat(100_000), `${'A'.repeat(42)}=`, 5, null, ['A'.repeat(43)], { $ne: '' }]) {
      await post(path, { ...body, token }).expect(422);
    }
  });

  it('have links that serve one purpose, once, also when several requests use one at the same time', async () => {
    const person = demoUserId('client');
    const reset = await emailTo(person, 'resetPassword');
    await post('accept-invitation', { token: reset, password: 'battery staple' }).expect(404);
    await post('confirm-email', { token: reset }).expect(404);
    const answers = await Promise.all([1, 2, 3, 4].map((n) => post('reset-password', { token: reset, password: `battery staple ${n}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404]);
  });

  it('do not let deactivated or erased people in', async () => {
    const person = demoUserId('partner2');
    const [reset, confirm] = [await emailTo(person, 'resetPassword'), await emailTo(person, 'confirmEmail')];
    await db.database.query('update users set deactivated_at = now() where id = $1', [person]);
    await post('reset-password', { token: reset, password: 'battery staple' }).expect(404);
    await post('confirm-email', { token: confirm }).expect(404);
  });
});

it('concurrent requests of one person in six places cause no error and no deadlock', async () => {
  const { email } = newcomer();
  const first = await post('signup', newcomer({ email })).expect(201);
  const { _id: id } = first.body as { _id: string };
  for (let round = 0; round < 8; round += 1) {
    await db.database.query('delete from rate_limits');
    const password = round === 0 ? 'correct horse' : `battery staple ${round - 1}`;
    const entered = await Promise.all([1, 2, 3].map(() => login(email, password).expect(200)));
    const [a, b, c] = entered.map((one) => ({
      token: (one.body as { token: { accessToken: string } }).token.accessToken,
      refresh: cookie(one, 'registra_refresh'),
    }));
    const successor = cookie(await post('refresh', {}, c?.refresh).expect(200), 'registra_refresh');
    await post('refresh', {}, successor).expect(200);
    const token = await emailTo(id, 'resetPassword');
    const bearer = `Bearer ${a?.token}`;
    const answers = await Promise.all([
      request(app.getHttpServer())
        .put('/api/v1/auth/password')
        .set('authorization', bearer)
        .send({ currentPassword: password, newPassword: `battery staple ${round}` }),
      post('reset-password', { token, password: `battery staple ${round}` }),
      post('logout', {}, b?.refresh),
      post('refresh', {}, b?.refresh),
      // A copy of a sign-in that has gone on: everything of it ends.
      post('refresh', {}, c?.refresh),
      request(app.getHttpServer()).post('/api/v1/auth/logout-everywhere').set('authorization', bearer).send({}),
    ]);
    expect(answers.filter(({ status }) => status >= 500).map(({ status, body }) => [status, body as object])).toEqual([]);
    // One of the two that set it came through, or the link was still good for it.
    const late = await login(email, `battery staple ${round}`);
    if (late.status === 401) {
      await post('reset-password', { token: await emailTo(id, 'resetPassword'), password: `battery staple ${round}` }).expect(204);
    }
  }
});
