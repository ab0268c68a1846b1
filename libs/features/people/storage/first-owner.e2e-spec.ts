import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { AccountEmails } from '#libs/accounts/account-emails';
import { AccountEvents } from '#libs/accounts/account-events';
import { AccountSecrets } from '#libs/accounts/account-secrets';
import { Accounts } from '#libs/accounts/accounts';
import type { Id } from '#machines/kernel/ids';
import { accountsApp } from '#libs/testing/accounts-world';
import { testConfig } from '#libs/testing/small-app';
import { type TestDatabase, createTestDatabase } from '#libs/testing/test-database';
import { FirstOwner } from './first-owner.js';

describe('the first Owner of a new installation', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase();
  });
  afterAll(() => db?.drop());

  const start = (firstOwnerEmail?: string) => accountsApp(db, { firstOwnerEmail });
  /** Starts the application as each of several processes does. */
  const begin = (app: NestFastifyApplication, firstOwnerEmail?: string): Promise<void> => {
    const [accounts, events, emails] = [app.get(Accounts, lax), app.get(AccountEvents, lax), app.get(AccountEmails, lax)];
    return new FirstOwner(testConfig({ firstOwnerEmail }), accounts, events, emails).onApplicationBootstrap();
  };
  const lax = { strict: false };
  const emails = () => db.database.query<{ id: Id }>(`select id from account_letters where kind = 'invitation' order by created_at`);
  const people = () => db.database.query(`select email, role, status from users`);

  it('does not exist without the setting, and is invited once, however many processes start at once', async () => {
    const app = await start();
    try {
      expect(await people()).toEqual([]);
      await Promise.all([begin(app, 'founder@registra.example'), begin(app, 'founder@registra.example')]);
      await begin(app, 'Founder@Registra.example');
      expect(await people()).toEqual([{ email: 'founder@registra.example', role: 'Owner', status: 'invited' }]);
      expect(await emails()).toHaveLength(1);
    } finally {
      await app.close();
    }
  });

  it('is invited again once the link has expired, takes the newest link, has every right, and stays the only one', async () => {
    await db.database.query(`update account_letters set expires_at = clock_timestamp() - interval '1 minute'`);
    const app = await start('founder@registra.example');
    try {
      const [, email] = await emails();
      const token = app.get(AccountSecrets, { strict: false }).token(email?.id ?? '');
      const taken = await request(app.getHttpServer())
        .post('/api/v1/auth/accept-invitation')
        .send({ token, password: 'founded in Tallinn', firstName: 'Founder' })
        .expect(200);
      const { token: session } = taken.body as { token: { accessToken: string } };
      const posts = await request(app.getHttpServer())
        .get('/api/v1/users/posts')
        .set('authorization', `Bearer ${session.accessToken}`)
        .expect(200);
      expect((posts.body as { items: { role: string }[] }).items.map(({ role }) => role)).toEqual([
        'Owner',
        'Admin',
        'CEO',
        'Supermanager',
        'DepartmentHead',
        'Manager',
      ]);
      await begin(app, 'somebody-else@registra.example');
      expect(await people()).toEqual([{ email: 'founder@registra.example', role: 'Owner', status: 'active' }]);
      expect(await emails()).toHaveLength(2);
    } finally {
      await app.close();
    }
  });
});
