import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { passwordWork } from '#libs/accounts/passwords';
import { demoPassword, demoUserId, seedUsers } from '#libs/features/people/seed-users';
import { accountsApp } from '#libs/testing/accounts-world';
import { type TestDatabase, createTestDatabase } from '#libs/testing/test-database';

let db: TestDatabase;
let app: NestFastifyApplication;

/** The application runs behind a proxy on this machine, whose forwarded addresses it trusts. */
beforeAll(async () => {
  db = await createTestDatabase();
  await seedUsers(db.database);
  app = await accountsApp(db, { trustedProxies: ['127.0.0.1', '::1', '::ffff:127.0.0.1'] });
});
afterAll(async () => {
  await app?.close();
  await db?.drop();
});
const clearWindows = () => db.database.query('delete from rate_limits');
beforeEach(clearWindows);

const mail = (account: string): string => `${account}@registra.example`;
const post = (path: string, body: object, { from = '203.0.113.1', cookie = '' } = {}) => {
  const asked = request(app.getHttpServer()).post(`/api/v1/auth/${path}`).set('x-forwarded-for', from);
  if (cookie !== '') void asked.set('cookie', cookie);
  return asked.send(body);
};
const login = (account: string, password: string, around: { from?: string; cookie?: string } = {}) =>
  post('login', { email: mail(account), password }, around);
const markOf = (answer: request.Response): string =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .find((one) => one.startsWith('registra_device='))
    ?.split(';')[0] ?? '';
const tokenOf = (answer: request.Response): string => (answer.body as { token: { accessToken: string } }).token.accessToken;

/** Signs in with the password in `count` browsers and returns their marks. */
async function marksOf(account: string, count: number, password = demoPassword): Promise<string[]> {
  const marks: string[] = [];
  for (let n = 0; n < count; n += 1) marks.push(markOf(await login(account, password).expect(200)));
  expect(new Set(marks).size).toBe(count);
  return marks;
}

async function changePassword(account: string, from: string, to: string, cookie = ''): Promise<request.Response> {
  const token = tokenOf(await login(account, from).expect(200));
  const asked = request(app.getHttpServer()).put('/api/v1/auth/password').set('authorization', `Bearer ${token}`);
  if (cookie !== '') void asked.set('cookie', cookie);
  return asked.send({ currentPassword: from, newPassword: to }).expect(200);
}

/** Sends wrong passwords concurrently, each from a different network. @returns how many were hashed */
async function hashedFor(account: string, cookies: readonly string[]): Promise<number> {
  const before = passwordWork().verified;
  const answers = await Promise.all(cookies.map((cookie, n) => login(account, `guess ${n}`, { from: `198.51.100.${n % 250}`, cookie })));
  expect(answers.filter(({ status }) => status !== 401 && status !== 429)).toEqual([]);
  return passwordWork().verified - before;
}
const times = <T>(count: number, of: readonly T[]): T[] => Array.from({ length: count }, () => of).flat();

describe('marks of known devices', () => {
  it('end with a new password: fifteen of them then allow no more tries than a stranger’s ten', async () => {
    const marks = await marksOf('ceo', 15);
    await changePassword('ceo', demoPassword, 'battery staple');
    await clearWindows();
    expect(await hashedFor('ceo', times(10, marks))).toBe(10);
  });

  it('cost an account at most twenty hashes in a window if they are valid, and thirty with the tries of strangers', async () => {
    const marks = await marksOf('admin', 15);
    await clearWindows();
    expect(await hashedFor('admin', times(10, marks))).toBe(20);
    expect(await hashedFor('admin', times(30, ['']))).toBe(10);
    expect(await hashedFor('admin', [...marks, ''])).toBe(0);
  });

  it('are worth ten tries each, and are not spent by strangers’ guesses', async () => {
    const [mark = ''] = await marksOf('agents-head', 1);
    expect(await hashedFor('agents-head', times(40, ['']))).toBe(10);
    await login('agents-head', demoPassword).expect(429);
    await login('agents-head', demoPassword, { cookie: mark }).expect(200);
    expect(await hashedFor('agents-head', times(40, [mark]))).toBe(10);
  });

  it('are counted by network too, over all accounts and apart from strangers in that network', async () => {
    const accounts = ['innovations-head', 'business-head', 'outside-head', 'client2', 'partner', 'partner2'];
    const marks: [account: string, mark: string][] = [];
    for (const account of accounts) marks.push(...(await marksOf(account, 2)).map((mark) => [account, mark] as [string, string]));
    await clearWindows();
    const from = '192.0.2.7';
    await Promise.all(Array.from({ length: 120 }, (_, n) => login(`nobody-${n}`, 'Summer2026', { from })));
    const [[account, cookie] = ['', '']] = marks;
    await login(account, demoPassword, { from, cookie }).expect(200);
    const before = passwordWork().verified;
    await Promise.all(times(10, marks).map(([whose, mark]) => login(whose, 'wrong', { from, cookie: mark })));
    expect(passwordWork().verified - before).toBe(100);
    await login(account, demoPassword, { from, cookie }).expect(429);
  });

  it('expire after 180 days on the server’s clock, whatever the browser keeps; a sign-in renews them', async () => {
    const day = 86_400_000;
    const [old = ''] = await marksOf('contact-head', 1);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 179 * day);
    try {
      const renewed = markOf(await login('contact-head', demoPassword, { cookie: old }).expect(200));
      expect(renewed.split('.')[0]).toBe(old.split('.')[0]);
      clock.mockReturnValue(Date.now() + 2 * day);
      expect(await hashedFor('contact-head', times(30, ['']))).toBe(10);
      await login('contact-head', demoPassword, { cookie: old }).expect(429);
      await login('contact-head', demoPassword, { cookie: renewed }).expect(200);
    } finally {
      clock.mockRestore();
    }
  });

  it('of an earlier build are invalid, and so are those with a changed time or name', async () => {
    const [mark = ''] = await marksOf('content-head', 1);
    const [device = '', time = '', mac = ''] = mark.split('.');
    await hashedFor('content-head', times(12, ['']));
    const later = (parseInt(time, 36) + 1).toString(36);
    for (const cookie of [`${device}.${mac}`, `${device}.${later}.${mac}`, `registra_device=${'A'.repeat(22)}.${time}.${mac}`]) {
      await login('content-head', demoPassword, { cookie }).expect(429);
    }
    await login('content-head', demoPassword, { cookie: mark }).expect(200);
  });

  it('are renewed for the browser that changed the password, and for no other', async () => {
    const [here = '', elsewhere = ''] = await marksOf('services-head', 2);
    const renewed = markOf(await changePassword('services-head', demoPassword, 'battery staple', here));
    expect(renewed).not.toBe('');
    await hashedFor('services-head', times(12, ['']));
    for (const cookie of [here, elsewhere]) await login('services-head', 'battery staple', { cookie }).expect(429);
    await login('services-head', 'battery staple', { cookie: renewed }).expect(200);
  });

  it('do not reveal which accounts exist: with one of another account, known and unknown answer alike', async () => {
    const [mark = ''] = await marksOf('client', 1);
    const answers = await Promise.all(
      ['owner', 'nobody'].map(async (account) => {
        const all = await Promise.all(Array.from({ length: 14 }, (_, n) => login(account, `guess ${n}`, { cookie: mark })));
        return all.map(({ status, body }) => [status, (body as { code: string }).code].join(' ')).sort();
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('the addresses of one IPv6 network count as one', () => {
  const neighbour = (n: number): string => `2001:db8:1:2::${(n + 1).toString(16)}`;
  const newcomer = (n: number) => ({ firstName: 'Anna', email: `neighbour${n}@example.org`, phone: '+7 916 000-00-00' });

  it('at the sign-in', async () => {
    const before = passwordWork().verified;
    const answers = await Promise.all(Array.from({ length: 130 }, (_, n) => login(`nobody-${n}`, 'Summer2026', { from: neighbour(n) })));
    expect(passwordWork().verified - before).toBe(100);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
    await login('nobody', 'Summer2026', { from: '2001:db8:1:3::1' }).expect(401);
  });

  it('at the sign-up, with a chosen password or a mailed one', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 32; n += 1) {
      const body = n % 2 === 0 ? { ...newcomer(n), password: 'correct horse' } : newcomer(n);
      statuses.push((await post(n % 2 === 0 ? 'signup' : 'simple-signup', body, { from: neighbour(n) })).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual([429, 429]);
  });

  it('when a new password is requested', async () => {
    const ask = (n: number) => post('email/reset-password', { email: `nobody${n}@example.org` }, { from: neighbour(n) });
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => ask(n)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(50);
  });

  it('as does an IPv4 address written as IPv6 with that IPv4 address', async () => {
    const spellings = ['203.0.113.77', '::ffff:203.0.113.77', '::ffff:cb00:714d'];
    const before = passwordWork().verified;
    await Promise.all(Array.from({ length: 130 }, (_, n) => login(`nobody-${n}`, 'Summer2026', { from: spellings[n % 3] ?? '' })));
    expect(passwordWork().verified - before).toBe(100);
  });
});

describe('emails to one mailbox', () => {
  it('caused by sign-ups in its name are limited over all networks, apart from those that its owner requests', async () => {
    const signUp = (n: number) =>
      post('simple-signup', { firstName: 'Anna', email: mail('client'), phone: '+7 916 000-00-00' }, { from: `198.51.100.${n}` });
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1) statuses.push((await signUp(n)).status);
    expect(statuses).toEqual([409, 409, 409, 409, 409, 429, 429]);
    await post('email/reset-password', { email: mail('client') }).expect(202);
  });

  it('caused by staff who change an address are limited as well', async () => {
    const token = tokenOf(await login('owner', demoPassword).expect(200));
    const change = (account: string, email: string) =>
      request(app.getHttpServer())
        .patch(`/api/v1/users/${demoUserId(account)}`)
        .set('authorization', `Bearer ${token}`)
        .set('accept-language', 'en')
        .send({ email });
    const people = ['business-manager', 'innovations-manager', 'contact-manager', 'contact-head', 'outside-head', 'content-manager'];
    const statuses: number[] = [];
    for (const account of people) statuses.push((await change(account, 'stranger@example.org')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await change('content-manager', 'Stranger@Example.org').expect(429)).body).toMatchObject({ code: 'tooManyLetters' });
    await change('content-manager', 'another@example.org').expect(200);
  });
});

describe('a refused sign-in in the log', () => {
  const lines = async (refusals: () => Promise<unknown>) => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    try {
      await refusals();
      return warn.mock.calls.map(([line]) => line as { code: string; account?: string; network?: string });
    } finally {
      warn.mockRestore();
    }
  };

  it('names account and network by hashes, the same for every spelling, and reveals neither', async () => {
    const [one, spelled, otherAccount, otherNetwork, ...full] = await lines(async () => {
      await login('client', 'wrong', { from: '2001:db8:9::1' }).expect(401);
      await post('login', { email: ' CLIENT@Registra.Example', password: 'wrong' }, { from: '2001:db8:9::2' }).expect(401);
      await login('nobody', 'wrong', { from: '2001:db8:9::1' }).expect(401);
      await login('client', 'wrong', { from: '2001:db8:a::1' }).expect(401);
      for (let n = 0; n < 8; n += 1) await login('client', 'wrong', { from: '2001:db8:9::1' });
    });
    expect(one).toMatchObject({ code: 'invalidCredentials', account: expect.stringMatching(/^[\w-]{16}$/) as string });
    expect(one).toMatchObject({ network: expect.stringMatching(/^[\w-]{16}$/) as string });
    expect(spelled).toMatchObject({ account: one?.account, network: one?.network });
    expect([otherAccount?.account === one?.account, otherAccount?.network]).toEqual([false, one?.network]);
    expect([otherNetwork?.account, otherNetwork?.network === one?.network]).toEqual([one?.account, false]);
    expect(full.at(-1)).toMatchObject({ code: 'tooManyAttempts', account: one?.account, network: one?.network });
    expect(JSON.stringify([one, ...full])).not.toMatch(/client@|2001:db8/);
  });

  it('names the network also if the sign-in was a refused refresh', async () => {
    const [line] = await lines(() => post('refresh', {}).expect(401));
    expect(line).toMatchObject({ code: 'refreshInvalid', network: expect.stringMatching(/^[\w-]{16}$/) as string });
  });
});
