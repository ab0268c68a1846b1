import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { TOTP } from 'otpauth';
import request from 'supertest';
import { AccountEmails } from '#libs/accounts/account-emails';
import { AccountSecrets } from '#libs/accounts/account-secrets';
import { demoPassword, demoUserId, seedUsers } from '#libs/features/people/seed-users';
import { Database } from '#libs/platform/database/database';
import { accountsApp, cookieOf, tokenOf } from '#libs/testing/accounts-world';
import { createTestDatabase, type TestDatabase } from '#libs/testing/test-database';

const account = 'owner';
const [first, second] = ['the first secret of this test, long enough', 'the second secret of this test, long enough'];

let db: TestDatabase;
let app: NestFastifyApplication;
let secret: string;
let codes: string[];
let cookie: string;
let token: string;
let resetLink: string;

/** Restarts the application with other secrets. */
async function restart(secrets: { jwtSecret: string; previousJwtSecret?: string }): Promise<void> {
  await app?.close();
  app = await accountsApp(db, secrets);
  await db.database.query('delete from rate_limits');
  await db.database.query('update second_factors set last_step = 0');
}

const post = (path: string, body: object, bearer?: string) => {
  const asked = request(app.getHttpServer()).post(`/api/v1${path}`);
  if (bearer !== undefined) void asked.set('authorization', `Bearer ${bearer}`);
  return asked.send(body);
};
const me = (bearer: string) => request(app.getHttpServer()).get('/api/v1/users/me').set('authorization', `Bearer ${bearer}`);
const code = (): string => new TOTP({ secret }).generate();

async function signIn(shown: object, password = demoPassword): Promise<request.Response> {
  const started = await post('/auth/login', { email: `${account}@registra.example`, password, rememberMe: true });
  const { ticket } = (started.body as { secondFactor: { ticket: string } }).secondFactor;
  return post('/auth/login/second-factor', { ticket, ...shown });
}

beforeAll(async () => {
  db = await createTestDatabase();
  await seedUsers(db.database);
  await restart({ jwtSecret: first });
  token = tokenOf(await post('/auth/login', { email: `${account}@registra.example`, password: demoPassword, rememberMe: true }));
  const prepared = await post('/users/me/second-factor', { currentPassword: demoPassword }, token).expect(201);
  secret = (prepared.body as { secret: string }).secret;
  const enrolled = await request(app.getHttpServer())
    .put('/api/v1/users/me/second-factor')
    .set('authorization', `Bearer ${token}`)
    .send({ code: code() })
    .expect(200);
  codes = (enrolled.body as { recoveryCodes: string[] }).recoveryCodes;
  await db.database.query('update second_factors set last_step = 0');
  const signedIn = await signIn({ code: code() });
  [token, cookie] = [tokenOf(signedIn), cookieOf(signedIn)];
  const email = await app
    .get(Database)
    .transaction((tx) => app.get(AccountEmails, { strict: false }).write(tx, demoUserId(account), 'resetPassword'));
  resetLink = app.get(AccountSecrets, { strict: false }).token(email);
});

afterAll(async () => {
  await app?.close();
  await db?.drop();
});

describe('a rotation of JWT_SECRET as the operations page describes it', () => {
  it('with JWT_SECRET_PREVIOUS keeps sign-ins, second factors, recovery codes and links of emails; access tokens end', async () => {
    await restart({ jwtSecret: second, previousJwtSecret: first });
    await me(token).expect(401);
    const refreshed = await request(app.getHttpServer()).post('/api/v1/auth/refresh').set('cookie', cookie);
    expect(refreshed.status).toBe(200);
    await me(tokenOf(refreshed)).expect(200);
    expect((await signIn({ code: code() })).status).toBe(200);
    expect((await signIn({ recoveryCode: codes[0] })).status).toBe(200);
    await post('/auth/reset-password', { token: resetLink, password: 'a river in autumn' }).expect(204);
  });

  it('without it afterwards still takes the codes of second factors; recovery codes from before are void', async () => {
    await restart({ jwtSecret: second });
    expect((await signIn({ code: code() }, 'a river in autumn')).status).toBe(200);
    expect((await signIn({ recoveryCode: codes[1] }, 'a river in autumn')).status).toBe(401);
  });
});
