import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '#libs/platform/database/database';
import { freePort } from '#libs/platform/process/free-port';
import { killStarted, StartedProgram } from '#libs/testing/started-program';
import { createTestDatabase, databaseUrl, type TestDatabase } from '#libs/testing/test-database';

jest.setTimeout(600_000);

/** A migration that may run again. */
const repeatable = 'SchemaVersion0000000000110';

let test: TestDatabase;
let owner: Database;
let dataDir: string;
const databases: string[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  owner = Database.open(test.ownerUrl, { asOwner: true, max: 2 });
  dataDir = mkdtempSync(join(tmpdir(), 'registra-prepare-'));
});
afterAll(async () => {
  killStarted();
  for (const name of databases) {
    await owner.query(`drop database ${name} with (force)`);
    await owner.query(`drop role if exists ${name}_login`);
  }
  await owner.close();
  await test.drop();
  rmSync(dataDir, { recursive: true });
});

/** The owner's address of an empty database. */
async function emptyDatabase(): Promise<{ name: string; ownerUrl: string }> {
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await owner.query(`create database ${name} template template0 encoding 'UTF8' locale_provider icu icu_locale 'und' locale 'C.UTF-8'`);
  databases.push(name);
  return { name, ownerUrl: databaseUrl(test.ownerUrl, name) };
}

/** Who has sessions of the product in a database. */
const loginsIn = (name: string): Promise<{ login: string }[]> =>
  owner.query(`select distinct usename::text as login from pg_stat_activity where datname = $1 and application_name = 'registra'`, [name]);

describe('an installation whose processes run apart', () => {
  it('is prepared by the owner, and then used by processes that have only the application’s login', async () => {
    const { name, ownerUrl } = await emptyDatabase();
    const place = join(dataDir, name);
    const env = { DATABASE_URL_FILE: join(place, 'secrets', 'database-url') };
    const strangers = databaseUrl(test.url, name);

    const early = StartedProgram.start({ program: 'api/main.js', dataDir: place, port: 0, env: { DATABASE_URL: strangers } });
    expect(await early.exit()).toBe(1);
    expect(early.output).toBe(
      'the database is not ready for this build: nothing was ever migrated in it. Run "node dist/apps/standalone/prepare.js" with DATABASE_OWNER_URL, then start again\n',
    );

    const prepare = StartedProgram.start({
      program: 'standalone/prepare.js',
      dataDir: place,
      port: 0,
      env: { DATABASE_OWNER_URL: ownerUrl },
    });
    expect([await prepare.exit(), prepare.output]).toEqual([0, '']);

    const [port, healthPort] = [await freePort(), await freePort()];
    const api = StartedProgram.start({ program: 'api/main.js', dataDir: place, port, env });
    const worker = StartedProgram.start({
      program: 'worker/main.js',
      dataDir: place,
      port: healthPort,
      env: { ...env, HEALTH_PORT: String(healthPort) },
    });
    await Promise.all([api.ready(), worker.ready()]);
    expect(await loginsIn(name)).toEqual([{ login: `${name}_login` }]);
    for (const run of [api, worker]) run.child.kill('SIGTERM');
    expect([await api.exit(), await worker.exit()]).toEqual([0, 0]);
    expect(api.output + worker.output).not.toMatch(/"level":(50|60)|DATABASE_/);
  });

  it('starts with the owner’s address alone as in earlier versions, and is warned', async () => {
    await owner.query('delete from migrations where name = $1', [repeatable]);
    const port = await freePort();
    const place = join(dataDir, 'alone');
    const api = StartedProgram.start({
      program: 'api/main.js',
      dataDir: place,
      port,
      env: {
        NODE_ENV: 'production',
        DATABASE_URL: test.ownerUrl,
        FILES_DIR: join(place, 'files'),
        JWT_SECRET: randomBytes(48).toString('base64'),
        AUDIT_SIGNING_KEY: String(generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' })),
      },
    });
    await api.ready();
    api.child.kill('SIGTERM');
    expect(await api.exit()).toBe(0);
    expect(await owner.query('select from migrations where name = $1', [repeatable])).toHaveLength(1);
    expect(api.output).toMatch(/"level":40,.*"msg":"DATABASE_URL names the owner of the database: set DATABASE_OWNER_URL/);
  });
});
