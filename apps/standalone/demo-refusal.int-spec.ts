import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { oneFormOfEmails } from '#libs/accounts/one-form-of-emails';
import { demoUsers, seedUsers } from '#libs/features/people/seed-users';
import { refuseDemoAccounts } from '#libs/features/people/storage/demo-accounts';
import { hashPassword } from '#libs/accounts/passwords';
import { Database } from '#libs/platform/database/database';
import { createTestDatabase, type TestDatabase } from '#libs/testing/test-database';
import { freePort } from '#libs/platform/process/free-port';
import { StartedProgram } from '#libs/testing/started-program';

jest.setTimeout(300_000);

let test: TestDatabase;
let dataDir: string;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'registra-refusal-'));
  test = await createTestDatabase();
  // As a database is prepared before there are people in it.
  const owner = Database.open(test.ownerUrl, { asOwner: true, max: 1 });
  await oneFormOfEmails.run(owner, pino({ level: 'silent' }));
  await owner.close();
  await seedUsers(test.database);
});
afterEach(async () => {
  await test.drop();
  rmSync(dataDir, { recursive: true });
});

const settings = (): Record<string, string> => ({
  NODE_ENV: 'production',
  DEMO: 'off',
  DATABASE_URL: test.url,
  FILES_DIR: join(dataDir, 'files'),
  JWT_SECRET: randomBytes(32).toString('hex'),
  AUDIT_SIGNING_KEY: generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
});

async function outcomeOf(program: string): Promise<{ code: number | null; output: string }> {
  const product = StartedProgram.start({ dataDir, port: await freePort(), program, env: settings() });
  return { code: await product.exit(), output: product.output };
}

const refuse = (): Promise<void> => refuseDemoAccounts({ production: true, database: test.url });

describe('a start in production over demo data', () => {
  it.each(['api/main.js', 'worker/main.js', 'standalone/prepare.js', 'standalone/main.js'])(
    'is refused by %s, with its reason and what to do',
    async (program) => {
      const { code, output } = await outcomeOf(program);
      expect(code).toBe(1);
      expect(output).toContain('NODE_ENV: it is production, and the database has demo accounts');
      expect(output).toContain('admin@registra.example, agents-head@registra.example, agents-manager@registra.example and 21 more');
      expect(output).toContain('docs/operations.md');
      expect(output).not.toContain('registra-demo');
    },
  );

  it('is refused while one of them is left, whatever its mailbox is now', async () => {
    await test.database.query(`update users set password_hash = $1 where email <> 'owner@registra.example'`, [
      await hashPassword('another one'),
    ]);
    await test.database.query(
      `update users set email = 'boss@corp.example', email_key = 'boss@corp.example' where email = 'owner@registra.example'`,
    );
    await expect(refuse()).rejects.toThrow('(boss@corp.example)');
    await expect(refuseDemoAccounts({ production: false, database: test.url })).resolves.toBeUndefined();
  });

  it('continues once nobody can sign in with the published password', async () => {
    await test.database.query('update users set deactivated_at = now() where id = $1', [demoUsers[0]?.id]);
    await test.database.query('update users set password_hash = null where id = $1', [demoUsers[1]?.id]);
    await test.database.query('update users set password_hash = $1 where id <> all($2)', [
      await hashPassword('another one'),
      demoUsers.slice(0, 2).map(({ id }) => id),
    ]);
    await refuse();
    expect((await outcomeOf('standalone/prepare.js')).code).toBe(0);
  });
});
