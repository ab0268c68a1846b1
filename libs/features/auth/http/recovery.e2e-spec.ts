import { AccountsWorld, codeOf, cookieOf, type Newcomer, tokenOf } from '#libs/testing/accounts-world';
import { linkIn, passwordIn } from '#libs/testing/received-emails';
import { demoPassword } from '#libs/features/people/seed-users';

let world: AccountsWorld;
AccountsWorld.forSuite((started) => (world = started));

const post = (path: string, body?: object, token?: string) => world.post(path, body, token);
const login = (email: string, password: string) => world.login(email, password);
const put = (path: string, body: object, token: string) => world.call('put', `/auth/${path}`, body, token);
const wayIn = { currentPassword: 'correct horse' };

/** A client whose mailbox is confirmed. */
async function settled(): Promise<Newcomer> {
  const person = await world.signUp();
  await post('confirm-email', { token: await world.linkOf(person.email, /Confirm/) })
    .set('cookie', person.cookie)
    .expect(204);
  return { ...person, token: tokenOf(await login(person.email, person.password).expect(200)) };
}

describe('an attacker who once had the password and asked for another mailbox', () => {
  const evil = (email: string) => `evil.${email}`;
  const asked = async () => {
    const victim = await settled();
    const thief = tokenOf(await login(victim.email, victim.password).expect(200));
    await put('email', { email: evil(victim.email), ...wayIn }, thief).expect(202);
    const sentEmails = await world.emails();
    const link = linkIn(sentEmails.find(({ to }) => to === evil(victim.email)));
    expect(link).not.toBe('none');
    return { victim, link, warning: sentEmails.find(({ to }) => to === victim.email) };
  };
  const holdsOn = async ({ email }: Newcomer, link: string, password: string) => {
    await post('confirm-email', { token: link }).expect(404);
    await login(evil(email), password).expect(401);
    await login(email, password).expect(200);
  };

  it('does not get the account after its owner has set a new password by an email', async () => {
    const { victim, link } = await asked();
    await post('email/reset-password', { email: victim.email }).expect(202);
    const token = await world.linkOf(victim.email, /new password/);
    await post('reset-password', { token, password: 'battery staple' }).expect(204);
    await holdsOn(victim, link, 'battery staple');
  });

  it('does not get it after its owner has changed the password', async () => {
    const { victim, link } = await asked();
    await put('password', { ...wayIn, newPassword: 'battery staple' }, victim.token).expect(200);
    await holdsOn(victim, link, 'battery staple');
  });

  it('does not get it after its owner has logged out everywhere', async () => {
    const { victim, link } = await asked();
    await post('logout-everywhere', {}, victim.token).expect(204);
    await holdsOn(victim, link, 'correct horse');
  });

  it('does not get it after a copied sign-in was noticed', async () => {
    const { victim, link } = await asked();
    const first = cookieOf(await login(victim.email, victim.password).expect(200));
    const second = cookieOf(await post('refresh').set('cookie', first).expect(200));
    await post('refresh').set('cookie', second).expect(200);
    await post('refresh').set('cookie', first).expect(401);
    await holdsOn(victim, link, 'correct horse');
  });

  it('does not get it with an earlier email to reset the password, even if nothing revoked that email', async () => {
    const { victim, link } = await asked();
    await post('email/reset-password', { email: victim.email }).expect(202);
    const reset = await world.linkOf(victim.email, /new password/);
    await put('password', { ...wayIn, newPassword: 'battery staple' }, victim.token).expect(200);
    await world.database.query('update account_letters set revoked_at = null where person_id = $1', [victim.id]);
    await post('reset-password', { token: reset, password: 'third of mine' }).expect(404);
    await holdsOn(victim, link, 'battery staple');
  });

  it('is reported to the previous mailbox, which stops the change and gets a link for a new password', async () => {
    const { victim, link, warning } = await asked();
    expect(warning).toMatchObject({ subject: 'Changing your account’s email?' });
    expect(warning?.text).toContain('https://registra.example/cancel-email-change#token=');
    const other = cookieOf(await login(victim.email, victim.password).expect(200));
    await post('cancel-email-change', { token: linkIn(warning) }).expect(204);
    await post('cancel-email-change', { token: linkIn(warning) }).expect(404);
    await world.call('get', '/users/me', undefined, victim.token).expect(401);
    await post('refresh').set('cookie', other).expect(401);
    const token = await world.linkOf(victim.email, /new password/);
    await holdsOn(victim, link, 'correct horse');
    await post('reset-password', { token, password: 'battery staple' }).expect(204);
    expect(await world.loggedTypesOf(victim.id)).toEqual(
      expect.arrayContaining(['EmailChangeRequested', 'EmailChangeCancelled', 'SessionsRevoked', 'PasswordChanged']),
    );
  });

  it('does not get it either if staff had entered the mailbox', async () => {
    const victim = await settled();
    const owner = await world.as('owner');
    await world.call('patch', `/users/${victim.id}`, { email: evil(victim.email) }, owner).expect(200);
    const sentEmails = await world.emails();
    expect(sentEmails.map(({ to }) => to).sort()).toEqual([victim.email, evil(victim.email)].sort());
    await put('password', { ...wayIn, newPassword: 'battery staple' }, victim.token).expect(200);
    await holdsOn(victim, linkIn(sentEmails.find(({ to }) => to === evil(victim.email))), 'battery staple');
  });
});

describe('the settings of a person with a second factor', () => {
  const account = 'services-head';
  const mailbox = `${account}@registra.example`;
  let secret: string;
  let codes: string[];
  let token: string;
  beforeAll(async () => {
    token = await world.as(account);
    ({ secret, codes } = await world.enrol(token, demoPassword));
  });
  const email = (shown: object) => put('email', { email: 'moved@example.org', currentPassword: demoPassword, ...shown }, token);
  const password = (shown: object) => put('password', { currentPassword: demoPassword, newPassword: 'battery staple', ...shown }, token);

  it.each([
    ['another mailbox', email],
    ['a new password', password],
  ])('require a code in addition to the password for %s', async (_, ask) => {
    expect((await ask({}).expect(422)).body).toMatchObject({ errors: [{ field: 'code', code: 'codeNeeded' }] });
    const wrong = await ask({ code: codeOf(secret, 40) }).expect(422);
    expect(wrong.body).toMatchObject({ errors: [{ field: 'code', code: 'wrongCode' }] });
    expect((await ask({ recoveryCode: 'aaaaa-aaaaa' }).expect(422)).body).toMatchObject({ errors: [{ field: 'recoveryCode' }] });
    expect(await world.emails()).not.toContainEqual(expect.objectContaining({ to: 'moved@example.org' }));
    await login(mailbox, demoPassword).expect(200);
  });

  it('accept no code after ten wrong ones', async () => {
    for (let n = 0; n < 10; n += 1) await password({ code: '000000' }).expect(422);
    await password({ code: codeOf(secret) }).expect(429);
  });

  it('are changed with the code of the authenticator or a recovery code, each once', async () => {
    await email({ code: codeOf(secret).replace(/^(...)/, '$1 ') }).expect(202);
    await email({ code: codeOf(secret) }).expect(422);
    await password({ recoveryCode: codes[0] }).expect(200);
    await login(mailbox, 'battery staple').expect(200);
  });
});

describe('an account made with the mailbox of somebody else', () => {
  it('shuts its creator out when the mailbox is confirmed: they cannot read later uploads', async () => {
    const form = world.form();
    const made = await post('simple-signup', form).expect(201);
    const welcome = (await world.emails()).find(({ to }) => to === form.email);
    await post('confirm-email', { token: linkIn(welcome) }).expect(204);
    const owner = await login(form.email, passwordIn(welcome)).expect(200);
    expect(owner.body).toMatchObject({ emailConfirmed: true });
    await post('refresh').set('cookie', cookieOf(made)).expect(401);
    await world.call('get', '/users/me', undefined, tokenOf(made)).expect(401);
    await world.call('get', '/users/me', undefined, tokenOf(owner)).expect(200);
  });

  it('cannot be taken along by a change of mailbox asked for before the confirmation', async () => {
    const made = await world.signUp();
    const confirmation = await world.linkOf(made.email, /Confirm/);
    await put('email', { email: `evil.${made.email}`, ...wayIn }, made.token).expect(202);
    const link = await world.linkOf(`evil.${made.email}`, /new email/);
    await post('confirm-email', { token: confirmation }).expect(200);
    await post('confirm-email', { token: link }).expect(404);
  });

  it('loses its creator’s password when the mailbox is confirmed in another browser, whose reader chooses one', async () => {
    const made = await world.signUp();
    const link = await world.linkOf(made.email, /Confirm/);
    const confirmed = await post('confirm-email', { token: link }).expect(200);
    await login(made.email, made.password).expect(401);
    const { passwordToken: token } = confirmed.body as { passwordToken: string };
    expect(await world.linkOf(made.email, /new password/)).toBe(token);
    await post('reset-password', { token, password: 'battery staple' }).expect(204);
    await login(made.email, 'battery staple').expect(200);
    await post('reset-password', { token, password: 'third of mine' }).expect(404);
    expect(await world.loggedTypesOf(made.id)).toEqual(expect.arrayContaining(['EmailConfirmed', 'PasswordChanged']));
  });

  it('loses that password also when its mailbox is changed before it was ever confirmed', async () => {
    const made = await world.signUp();
    await put('email', { email: `victim.${made.email}`, ...wayIn }, made.token).expect(202);
    await post('confirm-email', { token: await world.linkOf(`victim.${made.email}`, /new email/) }).expect(200);
    await login(`victim.${made.email}`, made.password).expect(401);
  });

  it('keeps the sign-in of the browser that confirms, and every one if the mailbox was confirmed before', async () => {
    const person = await world.signUp();
    const elsewhere = await login(person.email, person.password).expect(200);
    const link = await world.linkOf(person.email, /Confirm/);
    await post('confirm-email/again', {}, person.token).expect(202);
    const again = await world.linkOf(person.email, /Confirm/);
    await post('confirm-email', { token: link }).expect(404);
    await post('confirm-email', { token: again }).set('cookie', person.cookie).expect(204);
    await login(person.email, person.password).expect(200);
    await post('refresh').set('cookie', cookieOf(elsewhere)).expect(401);
    const on = await post('refresh').set('cookie', person.cookie).expect(200);
    await world.call('get', '/users/me', undefined, tokenOf(on)).expect(200);
  });

  it('loses that password also in a browser with the cookie of another account', async () => {
    const person = await world.signUp();
    const stranger = await world.signUp();
    const sentEmails = await world.emails();
    const link = linkIn(sentEmails.find(({ to }) => to === person.email));
    await post('confirm-email', { token: link }).set('cookie', stranger.cookie).expect(200);
    await login(person.email, person.password).expect(401);
    await post('refresh').set('cookie', person.cookie).expect(401);
    await post('refresh').set('cookie', stranger.cookie).expect(200);
  });
});

describe('signing up with a mailbox that has an account', () => {
  const subjectsTo = async (email: string) => (await world.emails()).filter(({ to }) => to === email).map(({ subject }) => subject);
  const older = (email: string) =>
    world.database.query(`update users set created_at = created_at - interval '1 hour' where email = $1`, [email]);

  it('is refused as specified, and reported to the mailbox once a day', async () => {
    const person = await settled();
    await older(person.email);
    const answer = await post('simple-signup', world.form({ email: person.email })).expect(409);
    expect(answer.body).toMatchObject({ code: 'emailInUse', detail: 'This email is already in use' });
    await post('signup', world.form({ email: person.email.toUpperCase(), password: 'battery staple' })).expect(409);
    expect(await subjectsTo(person.email)).toEqual(['Someone tried to sign up with your email']);
    await world.database.query(`update account_letters set created_at = created_at - interval '1 day' where person_id = $1`, [person.id]);
    await post('simple-signup', world.form({ email: person.email })).expect(409);
    expect(await subjectsTo(person.email)).toEqual(['Someone tried to sign up with your email']);
  });

  it('sends the invitation again to invited people who never signed in, and nothing to deactivated ones', async () => {
    const owner = await world.as('owner');
    const body = { email: 'invited@example.org', firstName: 'Ira', lastName: 'Lis', partnerCompanyName: 'Lis OÜ', language: 'en' };
    const { _id } = (await world.call('post', '/users/create', body, owner).expect(201)).body as { _id: string };
    await world.emails();
    await older(body.email);
    await post('simple-signup', world.form({ email: body.email })).expect(409);
    expect(await subjectsTo(body.email)).toEqual([]);
    await world.database.query(`update account_letters set created_at = created_at - interval '1 day' where person_id = $1`, [_id]);
    await post('simple-signup', world.form({ email: body.email })).expect(409);
    expect(await subjectsTo(body.email)).toEqual(['You’re invited to Registra']);
    await world.call('patch', `/users/${_id}`, { deactivated: true }, owner).expect(200);
    await world.database.query(`update account_letters set created_at = created_at - interval '1 day' where person_id = $1`, [_id]);
    await post('simple-signup', world.form({ email: body.email })).expect(409);
    expect(await subjectsTo(body.email)).toEqual([]);
  });

  it('is not reported when somebody sends their own form twice', async () => {
    const form = world.form();
    await post('simple-signup', form).expect(201);
    await post('simple-signup', form).expect(409);
    expect(await subjectsTo(form.email)).toEqual(['Welcome to Registra']);
  });
});

describe('a password that was mailed', () => {
  const mailed = async () => {
    const form = world.form();
    const answer = await post('simple-signup', form).expect(201);
    const welcome = (await world.emails()).find(({ to }) => to === form.email);
    return { email: form.email, id: (answer.body as { _id: string })._id, answer, password: passwordIn(welcome) };
  };
  const me = async (token: string) => (await world.call('get', '/users/me', undefined, token).expect(200)).body as object;

  it('must be replaced at the first sign-in with it, and not at the sign-up itself', async () => {
    const { email, answer, password } = await mailed();
    expect(answer.body).toMatchObject({ mustChangePassword: false });
    expect(await me(tokenOf(answer))).toMatchObject({ mustChangePassword: false });
    const entered = await login(email, password).expect(200);
    expect(entered.body).toMatchObject({ mustChangePassword: true });
    expect(await me(tokenOf(entered))).toMatchObject({ mustChangePassword: true });
    const chosen = await put('password', { currentPassword: password, newPassword: 'battery staple' }, tokenOf(entered)).expect(200);
    expect(chosen.body).toMatchObject({ mustChangePassword: false });
    expect((await login(email, 'battery staple').expect(200)).body).toMatchObject({ mustChangePassword: false });
    await login(email, password).expect(401);
  });

  it('is rejected after seven days, and a new one is set by the mailbox', async () => {
    const { email, id, answer, password } = await mailed();
    await world.database.query(`update users set password_generated_at = password_generated_at - interval '7 days' where id = $1`, [id]);
    const wrong = await login(email, password).expect(401);
    expect(wrong.body).toMatchObject({ code: 'invalidCredentials' });
    const change = await put('password', { currentPassword: password, newPassword: 'battery staple' }, tokenOf(answer)).expect(422);
    expect(change.body).toMatchObject({ errors: [{ field: 'currentPassword', code: 'wrongPassword' }] });
    await post('refresh').set('cookie', cookieOf(answer)).expect(200);
    await post('email/reset-password', { email }).expect(202);
    await post('reset-password', { token: await world.linkOf(email, /new password/), password: 'battery staple' }).expect(204);
    expect((await login(email, 'battery staple').expect(200)).body).toMatchObject({ mustChangePassword: false });
  });
});

describe('a mailbox that was mistyped at a quick sign-up', () => {
  const mistyped = async () => {
    const form = world.form();
    const answer = await post('simple-signup', form).expect(201);
    const welcome = (await world.emails()).find(({ to }) => to === form.email);
    const right = `right.${form.email}`;
    return {
      right,
      wrong: form.email,
      token: tokenOf(answer),
      cookie: cookieOf(answer),
      link: linkIn(welcome),
      password: passwordIn(welcome),
    };
  };
  const needsPassword = async (token: string) =>
    ((await world.call('get', '/users/me', undefined, token).expect(200)).body as { emailNeedsPassword: boolean }).emailNeedsPassword;
  const asksForPassword = { code: 'validationFailed', errors: [{ field: 'currentPassword', code: 'required' }] };

  it('is changed without the password, which nobody received, and everything mailed to it ends', async () => {
    const { right, wrong, token, cookie, link, password } = await mistyped();
    expect(await needsPassword(token)).toBe(false);
    await post('email/reset-password', { email: wrong }).expect(202);
    const reset = await world.linkOf(wrong, /new password/);
    await put('email', { email: right }, token).expect(202);
    const emails = await world.emails();
    const stop = linkIn(emails.find(({ to }) => to === wrong));
    // Its reader signs in with the mailed password before the right mailbox confirms.
    const stranger = cookieOf(await login(wrong, password).expect(200));
    const confirmed = await post('confirm-email', { token: linkIn(emails.find(({ to }) => to === right)) })
      .set('cookie', cookie)
      .expect(200);

    await post('refresh').set('cookie', stranger).expect(401);
    for (const email of [wrong, right]) await login(email, password).expect(401);
    await post('confirm-email', { token: link }).expect(404);
    await post('reset-password', { token: reset, password: 'battery staple' }).expect(404);
    await post('cancel-email-change', { token: stop }).expect(404);

    const here = tokenOf(await post('refresh').set('cookie', cookie).expect(200));
    const me = await world.call('get', '/users/me', undefined, here).expect(200);
    expect(me.body).toMatchObject({ email: right, emailConfirmed: true, mustChangePassword: false, emailNeedsPassword: true });
    const { passwordToken } = confirmed.body as { passwordToken: string };
    expect(await world.linkOf(right, /new password/)).toBe(passwordToken);
    await post('reset-password', { token: passwordToken, password: 'battery staple' }).expect(204);
    await login(right, 'battery staple').expect(200);
  });

  it('is changed only with the password once it was used or the mailbox was confirmed', async () => {
    const used = await mistyped();
    await login(used.wrong, used.password).expect(200);
    expect(await needsPassword(used.token)).toBe(true);
    expect((await put('email', { email: used.right }, used.token).expect(422)).body).toMatchObject(asksForPassword);
    await put('email', { email: used.right, currentPassword: used.password }, used.token).expect(202);

    const confirmed = await mistyped();
    await post('confirm-email', { token: confirmed.link }).set('cookie', confirmed.cookie).expect(204);
    const token = tokenOf(await post('refresh').set('cookie', confirmed.cookie).expect(200));
    expect((await put('email', { email: confirmed.right }, token).expect(422)).body).toMatchObject(asksForPassword);
    await put('email', { email: confirmed.right, currentPassword: confirmed.password }, token).expect(202);
  });

  it('is changed only with the password if the person chose it, confirmed or not', async () => {
    const own = await world.signUp();
    expect(await needsPassword(own.token)).toBe(true);
    expect((await put('email', { email: `new.${own.email}` }, own.token).expect(422)).body).toMatchObject(asksForPassword);
    const settledOne = await settled();
    expect((await put('email', { email: `new.${settledOne.email}` }, settledOne.token).expect(422)).body).toMatchObject(asksForPassword);
  });

  it('is changed three times an hour without a password', async () => {
    const { right, token } = await mistyped();
    for (let n = 0; n < 3; n += 1) await put('email', { email: `${n}.${right}` }, token).expect(202);
    const refused = await put('email', { email: right }, token).expect(429);
    expect(refused.body).toMatchObject({ code: 'tooManyLetters' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  });

  it('is not changed by a sign-in that ended meanwhile', async () => {
    const { right, token, cookie } = await mistyped();
    await post('logout').set('cookie', cookie).expect(204);
    await put('email', { email: right }, token).expect(401);
  });
});

describe('a sign-in', () => {
  it('ends 90 days after it began, however often it was used', async () => {
    const person = await world.signUp();
    const open = await post('login', { email: person.email, password: person.password, rememberMe: true }).expect(200);
    await world.database.query(`update refresh_tokens set began_at = began_at - interval '89 days' where user_id = $1`, [person.id]);
    const on = await post('refresh').set('cookie', cookieOf(open)).expect(200);
    const [last] = await world.database.query<{ days: number }>(
      `select extract(epoch from expires_at - clock_timestamp())::float8 / 86400 as days from refresh_tokens
       where user_id = $1 and used_at is null and remember`,
      [person.id],
    );
    expect(last?.days).toBeGreaterThan(0.9);
    expect(last?.days).toBeLessThanOrEqual(1);
    await world.database.query(`update refresh_tokens set expires_at = expires_at - interval '1 day' where user_id = $1`, [person.id]);
    await post('refresh').set('cookie', cookieOf(on)).expect(401);
  });
});
