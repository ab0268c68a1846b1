import request from 'supertest';
import { AccountSecrets } from '#libs/accounts/account-secrets';
import type { Id } from '#machines/kernel/ids';
import { accountsApp } from '#libs/testing/accounts-world';
import { type TestDatabase, createTestDatabase } from '#libs/testing/test-database';

describe('the first Owner of a new house', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase();
  });
  afterAll(() => db?.drop());

  const start = (firstOwnerEmail?: string) => accountsApp(db, { firstOwnerEmail });
  const emails = () => db.database.query<{ id: Id }>(`select id from account_letters where kind = 'invitation' order by created_at`);
  const people = () => db.database.query(`select email, role, status from users`);

  it('is nobody without the setting', async () => {
    await (await start()).close();
    expect(await people()).toEqual([]);
  });

  it('is invited once, however many processes start at once', async () => {
    const apps = await Promise.all([start('founder@registra.example'), start('founder@registra.example')]);
    await Promise.all(apps.map((app) => app.close()));
    await (await start('Founder@Registra.example')).close();
    expect(await people()).toEqual([{ email: 'founder@registra.example', role: 'Owner', status: 'invited' }]);
    expect(await emails()).toHaveLength(1);
  });

  it('is invited again once the link is over, takes the newest link, and may do everything', async () => {
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
    } finally {
      await app.close();
    }
  });

  it('stays the only one afterwards, whatever the setting says', async () => {
    await (await start('somebody-else@registra.example')).close();
    expect(await people()).toEqual([{ email: 'founder@registra.example', role: 'Owner', status: 'active' }]);
    expect(await emails()).toHaveLength(2);
  });
});
