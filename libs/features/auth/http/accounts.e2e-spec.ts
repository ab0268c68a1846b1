import { AccountsWorld, cookieOf, tokenOf } from '#libs/testing/accounts-world';
import { linkIn } from '#libs/testing/received-emails';
import { demoPassword, demoUserId } from '#libs/features/people/seed-users';

let world: AccountsWorld;
AccountsWorld.forSuite((started) => (world = started));

const call = (...asked: Parameters<AccountsWorld['call']>) => world.call(...asked);
const post = (path: string, body?: object, token?: string) => world.post(path, body, token);
const login = (email: string, password: string) => world.login(email, password);
const sentEmails = () => world.emails();
const newcomer = (change: object = {}) => world.form(change);
const loggedTypesOf = (id: string) => world.loggedTypesOf(id);

describe('the quick sign-up', () => {
  it('makes a client, signs them in, and mails a password that nobody keeps', async () => {
    const body = newcomer({ role: 'Owner', password: 'my own choice' });
    const answer = await post('simple-signup', body).expect(201);
    expect(answer.body).toMatchObject({ role: 'Client', department: null, firstName: 'Anna', email: body.email, language: 'en' });
    expect(cookieOf(answer)).not.toBe('');
    const [email, ...others] = await sentEmails();
    expect(others).toEqual([]);
    expect(email).toMatchObject({ to: body.email, subject: 'Welcome to Registra' });
    const password = /Password: (\S+)/.exec(email?.text ?? '')?.[1] ?? '';
    expect(password).toMatch(/^[a-zA-Z2-9]{10}$/);
    expect(password).toMatch(/\d/);
    await login(body.email, password).expect(200);
    await login(body.email, 'my own choice').expect(401);
    const stored = JSON.stringify(
      await world.database.query(
        `select to_jsonb(t)::text from account_letters t union all select data from events union all select input from commands`,
      ),
    );
    expect(stored).not.toContain(password);
    expect(stored).not.toContain(linkIn(email));
    expect(await loggedTypesOf((answer.body as { _id: string })._id)).toEqual(['UserSignedUp']);
  });

  it('confirms the mailbox by the link of the email, once', async () => {
    const answer = await post('simple-signup', newcomer()).expect(201);
    const token = linkIn((await sentEmails())[0]);
    await post('confirm-email', { token }).expect(204);
    expect((await post('confirm-email', { token }).expect(404)).body).toMatchObject({ code: 'linkOver' });
    expect(await loggedTypesOf((answer.body as { _id: string })._id)).toEqual(['UserSignedUp', 'EmailConfirmed']);
  });

  it('confirms the mailbox by the mailed password, so that the link ends no password chosen since', async () => {
    const body = newcomer();
    const id = ((await post('simple-signup', body).expect(201)).body as { _id: string })._id;
    const [email] = await sentEmails();
    const mailed = /Password: (\S+)/.exec(email?.text ?? '')?.[1] ?? '';
    const token = tokenOf(await login(body.email, mailed).expect(200));
    const changed = await call('put', '/auth/password', { currentPassword: mailed, newPassword: 'four brown horses' }, token).expect(200);
    expect(await loggedTypesOf(id)).toEqual(['UserSignedUp', 'PasswordChanged', 'EmailConfirmed']);
    await post('confirm-email', { token: linkIn(email) }).expect(204);
    await login(body.email, 'four brown horses').expect(200);
    await call('get', '/users/me', undefined, tokenOf(changed)).expect(200);
  });

  it('says that a mailbox is in use, however it is spelled', async () => {
    const body = newcomer({ email: '  ＣＬＩＥＮＴ@Registra.Example ' });
    const answer = await post('simple-signup', { ...body, email: 'CLIENT@Registra.Example' })
      .set('accept-language', 'en')
      .expect(409);
    expect(answer.body).toMatchObject({ code: 'emailInUse', detail: 'This email is already in use' });
    await post('simple-signup', { ...body, email: 'ｃｌｉｅｎｔ@registra.example' }).expect(409);
  });

  it('stores the time zone of the browser, and none if the browser names none', async () => {
    const zoneAfter = async (path: string, change: object): Promise<unknown> => {
      const { body } = await post(path, newcomer({ ...(path === 'signup' && { password: 'four brown horses' }), ...change })).expect(201);
      const { _id: id } = body as { _id: string };
      return (await world.database.one<{ zone: string | null }>('select time_zone as zone from users where id = $1', [id]))?.zone;
    };
    expect(await zoneAfter('simple-signup', { timeZone: 'Asia/Vladivostok' })).toBe('Asia/Vladivostok');
    expect(await zoneAfter('signup', { timeZone: 'America/New_York' })).toBe('America/New_York');
    expect(await zoneAfter('simple-signup', {})).toBeNull();
  });

  it.each([
    ['en', 'This time zone doesn’t exist.'],
    ['ru', 'Такого часового пояса нет.'],
  ])('refuses an unknown time zone with a text in %s', async (language, detail) => {
    const { body } = await post('simple-signup', newcomer({ timeZone: 'Mars/Olympus' }))
      .set('accept-language', language)
      .expect(422);
    expect(body).toMatchObject({ errors: [{ field: 'timeZone', code: 'timeZoneUnknown', detail }] });
  });

  it('makes one account of two requests at once', async () => {
    const body = newcomer();
    const answers = await Promise.all([1, 2, 3].map(() => post('simple-signup', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await sentEmails()).filter(({ to }) => to === body.email)).toHaveLength(1);
  });

  it.each([
    ['no name', { firstName: '' }, 'firstName'],
    ['a name of two lines', { firstName: 'Anna\nBcc: all' }, 'firstName'],
    ['no mailbox', { email: 'anna' }, 'email'],
    ['a list for a mailbox', { email: ['a@example.org'] }, 'email'],
    ['a huge mailbox', { email: `${'a'.repeat(300)}@example.org` }, 'email'],
    ['a short phone', { phone: '+7 916' }, 'phone'],
    ['letters in the phone', { phone: '+7 916 ABC-00-00' }, 'phone'],
    ['a phone with a digit too many', { phone: '+7 916 000-00-000' }, 'phone'],
    ['a phone without its country', { phone: '8 916 000-00-00' }, 'phone'],
    ['an unknown language', { language: 'xx' }, 'language'],
    ['a time zone that does not exist', { timeZone: 'Mars/Olympus' }, 'timeZone'],
    ['an offset for a time zone', { timeZone: '+03:00' }, 'timeZone'],
    ['null for a time zone', { timeZone: null }, 'timeZone'],
  ])('refuses %s by its field', async (_, change, field) => {
    const answer = await post('simple-signup', newcomer(change)).expect(422);
    expect((answer.body as { errors: { field: string }[] }).errors.map((fault) => fault.field)).toEqual([field]);
  });
});

describe('the full sign-up', () => {
  it('accepts a chosen password and asks to confirm the mailbox', async () => {
    const body = newcomer({ password: 'correct horse', lastName: 'Berg' });
    await post('signup', body).expect(201);
    expect((await sentEmails()).map(({ subject }) => subject)).toEqual(['Confirm your email']);
    await login(body.email, 'correct horse').expect(200);
  });

  it.each([
    ['short', 'passwordTooShort'],
    ['12345678', 'passwordCommon'],
  ])('refuses the password %p', async (password, code) => {
    const answer = await post('signup', newcomer({ password })).expect(422);
    expect(answer.body).toMatchObject({ errors: [{ field: 'password', code }] });
  });
});

describe('a forgotten password', () => {
  it('is set again by the mailed link, ends every sign-in, and is logged', async () => {
    const { email } = (await post('signup', newcomer({ password: 'correct horse' })).expect(201)).body as { email: string };
    await sentEmails();
    const open = await login(email, 'correct horse').expect(200);
    await post('email/reset-password', { email: email.toUpperCase() }).expect(202);
    const token = linkIn((await sentEmails())[0]);
    expect((await post('reset-password', { token, password: 'short' }).expect(422)).body).toMatchObject({
      errors: [{ code: 'passwordTooShort' }],
    });
    await post('reset-password', { token, password: 'battery staple' }).expect(204);
    await post('reset-password', { token, password: 'battery staple 2' }).expect(404);
    await call('get', '/users/me', undefined, tokenOf(open)).expect(401);
    await post('refresh').set('cookie', cookieOf(open)).expect(401);
    await login(email, 'correct horse').expect(401);
    await login(email, 'battery staple').expect(200);
    expect((await sentEmails()).map(({ subject }) => subject)).toEqual(['Your password was changed']);
  });

  it('is answered alike for an unknown mailbox, and no email is sent', async () => {
    const answer = await post('email/reset-password', { email: 'nobody@example.org' }).expect(202);
    expect(answer.text).toBe('');
    expect(await sentEmails()).toEqual([]);
  });

  it('ends the earlier link when another is requested, and the sixth email is refused', async () => {
    const { email } = (await post('signup', newcomer({ password: 'correct horse' })).expect(201)).body as { email: string };
    await sentEmails();
    await post('email/reset-password', { email }).expect(202);
    const first = linkIn((await sentEmails())[0]);
    for (let n = 2; n <= 5; n += 1) await post('email/reset-password', { email }).expect(202);
    expect((await sentEmails()).length).toBe(1);
    await post('reset-password', { token: first, password: 'battery staple' }).expect(404);
    expect((await post('email/reset-password', { email }).expect(429)).headers['retry-after']).toMatch(/^\d+$/);
  });

  it('is not set by a link that is expired, forged, or of another kind', async () => {
    const { email } = (await post('signup', newcomer({ password: 'correct horse' })).expect(201)).body as { email: string };
    const confirm = linkIn((await sentEmails())[0]);
    await post('reset-password', { token: confirm, password: 'battery staple' }).expect(404);
    await post('reset-password', { token: 'A'.repeat(43), password: 'battery staple' }).expect(404);
    await post('reset-password', { token: 'short', password: 'battery staple' }).expect(422);
    await post('email/reset-password', { email }).expect(202);
    const token = linkIn((await sentEmails())[0]);
    await world.database.query(
      `update account_letters set expires_at = clock_timestamp() - interval '1 second' where kind = 'resetPassword'`,
    );
    await post('reset-password', { token, password: 'battery staple' }).expect(404);
  });
});

describe('changing how one signs in', () => {
  const entered = async () => {
    const body = newcomer({ password: 'correct horse' });
    const answer = await post('signup', body).expect(201);
    await sentEmails();
    return { email: body.email, answer, token: tokenOf(answer), id: (answer.body as { _id: string })._id };
  };

  it('keeps the present sign-in and ends all other ones when the password changes', async () => {
    const { email, token, id } = await entered();
    const other = await login(email, 'correct horse').expect(200);
    const wrong = await call('put', '/auth/password', { currentPassword: 'wrong', newPassword: 'battery staple' }, token).expect(422);
    expect(wrong.body).toMatchObject({ errors: [{ field: 'currentPassword', code: 'wrongPassword' }] });
    const changed = await call('put', '/auth/password', { currentPassword: 'correct horse', newPassword: 'battery staple' }, token).expect(
      200,
    );
    await call('get', '/users/me', undefined, tokenOf(changed)).expect(200);
    await call('get', '/users/me', undefined, token).expect(401);
    await post('refresh').set('cookie', cookieOf(other)).expect(401);
    await post('refresh').set('cookie', cookieOf(changed)).expect(200);
    expect(await loggedTypesOf(id)).toEqual(['UserSignedUp', 'PasswordChanged']);
  });

  it('accepts ten wrong current passwords and no more', async () => {
    const { token } = await entered();
    const attempt = () => call('put', '/auth/password', { currentPassword: 'wrong', newPassword: 'battery staple' }, token);
    for (let n = 0; n < 10; n += 1) await attempt().expect(422);
    await attempt().expect(429);
  });

  it('moves to a new mailbox when that confirms it, and notifies the old one', async () => {
    const { email, token, id, answer } = await entered();
    const wanted = `new.${email}`;
    await call('put', '/auth/email', { email: wanted, currentPassword: 'correct horse' }, token).expect(202);
    const [confirmation, warning] = await sentEmails();
    expect(confirmation).toMatchObject({ to: wanted, subject: 'Confirm your new email' });
    expect(warning).toMatchObject({ to: email, subject: 'Changing your account’s email?' });
    await login(wanted, 'correct horse').expect(401);
    await post('confirm-email', { token: linkIn(confirmation) })
      .set('cookie', cookieOf(answer))
      .expect(204);
    await login(wanted, 'correct horse').expect(200);
    await login(email, 'correct horse').expect(401);
    expect(await sentEmails()).toMatchObject([{ to: email, subject: 'Your email was changed' }]);
    expect(await loggedTypesOf(id)).toEqual(['UserSignedUp', 'EmailChangeRequested', 'EmailChanged']);
  });

  it('refuses a mailbox that another account has, also if it was taken meanwhile', async () => {
    const { email, token } = await entered();
    const body = { email: 'client@registra.example', currentPassword: 'correct horse' };
    expect((await call('put', '/auth/email', body, token).expect(409)).body).toMatchObject({ code: 'emailInUse' });
    const wanted = `race.${email}`;
    await call('put', '/auth/email', { ...body, email: wanted }, token).expect(202);
    const link = linkIn((await sentEmails())[0]);
    await post('signup', newcomer({ email: wanted, password: 'correct horse' })).expect(201);
    await post('confirm-email', { token: link }).expect(409);
    await login(email, 'correct horse').expect(200);
  });
});

describe('sign-ins', () => {
  it('are listed with what they were made with, and ended one by one or all at once', async () => {
    const body = newcomer({ password: 'correct horse' });
    const first = await post('signup', body)
      .set('user-agent', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0')
      .expect(201);
    const second = await login(body.email, 'correct horse').expect(200);
    const list = async (token: string, cookie: string) =>
      (
        (await call('get', '/auth/sessions', undefined, token).set('cookie', cookie).expect(200)).body as {
          items: { _id: string; current: boolean; browser: string; system: string }[];
        }
      ).items;
    const items = await list(tokenOf(first), cookieOf(first));
    expect(items).toHaveLength(2);
    expect(items.find(({ current }) => current)).toMatchObject({ browser: 'firefox', system: 'linux', remember: false });
    const other = items.find(({ current }) => !current)?._id ?? '';
    await call('delete', `/auth/sessions/${other}`, undefined, tokenOf(first)).expect(204);
    await post('refresh').set('cookie', cookieOf(second)).expect(401);
    const again = await post('refresh').set('cookie', cookieOf(first)).expect(200);
    await call('delete', `/auth/sessions/${other}`, undefined, tokenOf(again)).expect(404);
    await post('logout-everywhere', {}, tokenOf(again)).expect(204);
    await post('refresh').set('cookie', cookieOf(again)).expect(401);
  });

  it('of other people are not found', async () => {
    const mine = await post('signup', newcomer({ password: 'correct horse' })).expect(201);
    const theirs = await login('client2@registra.example', demoPassword).expect(200);
    const [session] = await world.database.query<{ family: string }>('select family from refresh_tokens where user_id = $1', [
      demoUserId('client2'),
    ]);
    await call('delete', `/auth/sessions/${session?.family}`, undefined, tokenOf(mine)).expect(404);
    await post('refresh').set('cookie', cookieOf(theirs)).expect(200);
  });
});

describe('guesses of a password', () => {
  it('from elsewhere do not lock a person out of a browser they have used', async () => {
    const body = newcomer({ password: 'correct horse' });
    await post('signup', body).expect(201);
    const mark = ((await login(body.email, 'correct horse').expect(200)).headers['set-cookie'] as unknown as string[])
      .find((one) => /^(__Secure-)?registra_device=/.test(one))
      ?.split(';')[0];
    for (let n = 0; n < 10; n += 1) await login(body.email, 'guess').expect(401);
    await login(body.email, 'correct horse').expect(429);
    await login(body.email, 'correct horse')
      .set('cookie', mark ?? '')
      .expect(200);
    await login('partner2@registra.example', 'guess')
      .set('cookie', mark ?? '')
      .expect(401);
  });
});
