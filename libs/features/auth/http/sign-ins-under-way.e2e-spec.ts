import type { Response } from 'supertest';
import { demoPassword } from '#libs/features/people/seed-users';
import { AccountsWorld, codeOf, cookieOf, tokenOf } from '#libs/testing/accounts-world';
import { whileLocked } from '#libs/testing/while-locked';

let world: AccountsWorld;
AccountsWorld.forSuite((started) => (world = started));

const post = (path: string, body?: object, token?: string) => world.post(path, body, token);
const refresh = (cookie: string) => post('refresh').set('cookie', cookie);
const me = (token: string) => world.call('get', '/users/me', undefined, token);
const sessions = async (token: string) =>
  ((await world.call('get', '/auth/sessions', undefined, token).expect(200)).body as { items: { _id: string }[] }).items;
/** Supertest sends a request only when it is awaited. */
const sent = async (request: PromiseLike<Response>) => request;

describe('a sign-in with a right password that is under way', () => {
  it('is refused with its own code when every sign-in is ended meanwhile, and goes through when it is repeated', async () => {
    const person = await world.signUp();
    const [, answer] = await whileLocked(
      world.database,
      person.id,
      () => sent(post('logout-everywhere', {}, person.token).expect(204)),
      () => sent(world.login(person.email, person.password)),
    );
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'signInInterrupted' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    await world.login(person.email, person.password).expect(200);
  });

  it('is a wrong password when the password is replaced meanwhile', async () => {
    const person = await world.signUp();
    const [, answer] = await whileLocked(
      world.database,
      person.id,
      () => sent(world.call('put', '/auth/password', { currentPassword: person.password, newPassword: 'battery staple' }, person.token)),
      () => sent(world.login(person.email, person.password)),
    );
    expect([answer.status, answer.body]).toMatchObject([401, { code: 'invalidCredentials' }]);
  });

  it('asks for a code when a second factor is set up meanwhile', async () => {
    const person = await world.signUp();
    const prepared = await world.call('post', '/users/me/second-factor', { currentPassword: person.password }, person.token).expect(201);
    const code = codeOf((prepared.body as { secret: string }).secret);
    const [, answer] = await whileLocked(
      world.database,
      person.id,
      () => sent(world.call('put', '/users/me/second-factor', { code }, person.token).expect(200)),
      () => sent(world.login(person.email, person.password).expect(200)),
    );
    expect(answer.body).toEqual({ secondFactor: { ticket: expect.any(String) as string, expiresIn: 300 } });
  });
});

describe('the second step of a sign-in', () => {
  it('keeps its recovery code for another time when every sign-in is ended meanwhile', async () => {
    const person = await world.signUp();
    const { codes } = await world.enrol(person.token, person.password);
    const ticketOf = async () =>
      ((await world.login(person.email, person.password).expect(200)).body as { secondFactor: { ticket: string } }).secondFactor.ticket;
    const finish = (ticket: string) => post('login/second-factor', { ticket, recoveryCode: codes[0] });
    const ticket = await ticketOf();
    const [, answer] = await whileLocked(
      world.database,
      person.id,
      () => sent(post('logout-everywhere', {}, person.token).expect(204)),
      () => sent(finish(ticket)),
    );
    expect([answer.status, answer.body]).toMatchObject([401, { code: 'ticketOver' }]);
    await finish(await ticketOf()).expect(200);
  });
});

describe('a change of the account that is under way', () => {
  it('is refused when the password that was right is replaced by another such change', async () => {
    const person = await world.signUp();
    const elsewhere = tokenOf(await world.login(person.email, person.password).expect(200));
    const change = (token: string, newPassword: string) =>
      sent(world.call('put', '/auth/password', { currentPassword: person.password, newPassword }, token));
    const [first, second] = await whileLocked(
      world.database,
      person.id,
      () => change(person.token, 'battery staple'),
      () => change(elsewhere, 'third of mine'),
    );
    expect([first.status, second.status]).toEqual([200, 422]);
    expect(second.body).toMatchObject({ errors: [{ field: 'currentPassword', code: 'wrongPassword' }] });
    await me(tokenOf(first)).expect(200);
  });

  it('gives no access token that outlives an end of the sign-in right after it', async () => {
    const person = await world.signUp();
    const owner = await world.as('owner');
    const change = { currentPassword: person.password, newPassword: 'battery staple' };
    const [changed] = await whileLocked(
      world.database,
      person.id,
      () => sent(world.call('put', '/auth/password', change, person.token).expect(200)),
      () => sent(world.call('patch', `/users/${person.id}`, { deactivated: true }, owner).expect(200)),
    );
    await world.call('patch', `/users/${person.id}`, { deactivated: false }, owner).expect(200);
    await me(tokenOf(changed)).expect(401);
    await refresh(cookieOf(changed)).expect(401);
  });

  it('prepares no second factor for a token that ended meanwhile', async () => {
    const person = await world.signUp();
    const [, answer] = await whileLocked(
      world.database,
      person.id,
      () => sent(post('logout-everywhere', {}, person.token).expect(204)),
      () => sent(world.call('post', '/users/me/second-factor', { currentPassword: person.password }, person.token)),
    );
    expect([answer.status, answer.body]).toMatchObject([401, { code: 'tokenInvalid' }]);
    expect(await world.database.query('select from second_factors where person_id = $1', [person.id])).toEqual([]);
  });
});

describe('the number of sign-ins', () => {
  const login = () => world.login('client2@registra.example', demoPassword);

  it('of one account is at most fifty: one more ends the least recently used, and the list shows no more', async () => {
    const first = await login().expect(200);
    const second = cookieOf(await login().expect(200));
    for (let n = 0; n < 48; n += 1) {
      if (n === 20) await world.forgetWindows();
      await login().expect(200);
    }
    const used = cookieOf(await refresh(cookieOf(first)).expect(200));
    expect(await sessions(tokenOf(first))).toHaveLength(50);
    await world.forgetWindows();
    const last = await login().expect(200);
    expect(await sessions(tokenOf(last))).toHaveLength(50);
    await refresh(second).expect(401);
    await refresh(used).expect(200);
    await me(tokenOf(last)).expect(200);
  });

  it('of one account within a minute is at most thirty, right passwords included, and the answer says how long to wait', async () => {
    for (let n = 0; n < 30; n += 1) await world.login('partner@registra.example', demoPassword).expect(200);
    const refused = await world.login('partner@registra.example', demoPassword).expect(429);
    expect(refused.body).toMatchObject({ code: 'tooManyAttempts' });
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    await world.login('partner2@registra.example', demoPassword).expect(200);
    await world.database.query(`update rate_limits set ends_at = ends_at - interval '1 minute'`);
    await world.login('partner@registra.example', demoPassword).expect(200);
  });
});

describe('ending the sign-ins of staff', () => {
  it('is refused to the person alone, whose sign-ins stay, and to the last Owner', async () => {
    const answer = await world.login('owner@registra.example', demoPassword).expect(200);
    const [id, token] = [world.idOf('owner'), tokenOf(answer)];
    await world.call('patch', `/users/${id}`, { deactivated: true }, token).expect(403);
    expect((await world.call('delete', `/users/${id}`, {}, token).expect(409)).body).toMatchObject({ code: 'lastOwner' });
    await me(token).expect(200);
    await refresh(cookieOf(answer)).expect(200);
  });
});
