import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { applicationUrl } from '../config/application-url.js';
import { Config, type ConfigValues } from '../config/config.js';
import { createTestDatabase, databaseUrl, type TestDatabase } from '#libs/testing/test-database';
import { Database } from './database.js';
import { prepareDatabase, requireDatabase } from './ready-database.js';

let test: TestDatabase;
let owner: Database;
const databases: string[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  owner = Database.open(test.ownerUrl, { asOwner: true, max: 2 });
});
afterAll(async () => {
  for (const name of databases) {
    await owner.query(`drop database ${name} with (force)`);
    await owner.query(`drop role if exists ${name}_login`);
  }
  await owner.close();
  await test.drop();
});

/** An empty, unprepared database, with the addresses of its owner and its future login. */
async function unprepared(): Promise<{ ownerUrl: string; url: string }> {
  const name = `fresh_${randomBytes(6).toString('hex')}`;
  await owner.query(`create database ${name} template template0 encoding 'UTF8' locale_provider icu icu_locale 'und' locale 'C.UTF-8'`);
  databases.push(name);
  const ownerUrl = databaseUrl(test.ownerUrl, name);
  return { ownerUrl, url: applicationUrl(ownerUrl, 'password') };
}

const settings = (databaseUrl: string, databaseOwnerUrl?: string, production = true): Config =>
  new Config({ databaseUrl, databaseOwnerUrl, production } as ConfigValues);

/** Logged warnings. */
function listening(): { log: Logger; warnings: string[] } {
  const warnings: string[] = [];
  return { log: { warn: (message: string) => warnings.push(message) } as unknown as Logger, warnings };
}

/** Whether any migration ran there. */
const isMade = async (url: string): Promise<boolean> => {
  const database = Database.open(url, { asOwner: true, max: 1 });
  try {
    return (await database.one<{ made: boolean }>(`select to_regclass('public.events') is not null as made`))?.made ?? false;
  } finally {
    await database.close();
  }
};

describe('a process that does not migrate', () => {
  it('starts on a database of its build', async () => {
    const { log, warnings } = listening();
    await requireDatabase(settings(test.url), log);
    expect(warnings).toEqual([]);
  });

  it('rejects an unprepared one, names the process that prepares it, and creates nothing', async () => {
    const { ownerUrl, url } = await unprepared();
    const nobody = requireDatabase(settings(url), listening().log);
    await expect(nobody).rejects.toThrow(
      /^the database is not ready for this build: it refuses the login fresh_\w+_login of DATABASE_URL .*prepare\.js" with DATABASE_OWNER_URL, then start again$/,
    );
    const member = requireDatabase(settings(databaseUrl(test.url, new URL(url).pathname.slice(1))), listening().log);
    await expect(member).rejects.toThrow(/not ready for this build: nothing was ever migrated in it\. Run/);
    expect(await isMade(ownerUrl)).toBe(false);
  });

  it('rejects one of an older build until it is migrated, naming what is missing, and accepts one of a newer build', async () => {
    const old = await createTestDatabase();
    const oldOwner = Database.open(old.ownerUrl, { asOwner: true, max: 1 });
    const name = 'SchemaVersion0000000000110';
    await oldOwner.query('delete from migrations where name = $1', [name]);
    await expect(requireDatabase(settings(old.url), listening().log)).rejects.toThrow(
      `1 migrations of this build are missing, ${name} first`,
    );
    await oldOwner.query('revoke select on migrations from registra_app');
    await expect(requireDatabase(settings(old.url), listening().log)).rejects.toThrow('it was made by an older build');
    await prepareDatabase(settings(old.url, old.ownerUrl), listening().log);
    await requireDatabase(settings(old.url), listening().log);
    await oldOwner.query(`insert into migrations (timestamp, name) values (9000, 'OfTomorrow0000000009000')`);
    await requireDatabase(settings(old.url), listening().log);
    await oldOwner.close();
    await old.drop();
  });

  it('rejects a role that is no member of the group', async () => {
    const name = `stranger_${randomBytes(6).toString('hex')}`;
    await owner.query(`create role ${name} login password 'first'`);
    const url = Object.assign(new URL(test.url), { username: name, password: 'first' }).href;
    await expect(requireDatabase(settings(url), listening().log)).rejects.toThrow(`the role ${name} is no member of registra_app`);
    await owner.query(`drop role ${name}`);
  });
});

describe('DATABASE_URL alone, of the owner', () => {
  it('migrates at the first start of any process, and warns in production', async () => {
    const { ownerUrl } = await unprepared();
    const development = listening();
    await requireDatabase(settings(ownerUrl, undefined, false), development.log);
    expect(development.warnings).toEqual([]);
    expect(await isMade(ownerUrl)).toBe(true);
    for (const start of [requireDatabase, prepareDatabase]) {
      const { log, warnings } = listening();
      await start(settings(ownerUrl), log);
      expect(warnings).toEqual([expect.stringMatching(/^DATABASE_URL names the owner of the database: set DATABASE_OWNER_URL/)]);
    }
  });
});

describe('DATABASE_OWNER_URL with DATABASE_URL', () => {
  it('migrates with the first, creates the login of the second, and lets processes start with only that one', async () => {
    const { ownerUrl, url } = await unprepared();
    const { log, warnings } = listening();
    await Promise.all([prepareDatabase(settings(url, ownerUrl), log), prepareDatabase(settings(url, ownerUrl), log)]);
    await requireDatabase(settings(url), log);
    expect(warnings).toEqual([]);
    const database = Database.open(url, { max: 1 });
    expect(await database.one('select session_user::text as login, current_user::text as role')).toEqual({
      login: `${new URL(url).pathname.slice(1)}_login`,
      role: 'registra_app',
    });
    await database.close();
  });

  it('rejects addresses of two different databases', async () => {
    const [here, there] = [await unprepared(), await unprepared()];
    await expect(
      prepareDatabase(settings(databaseUrl(here.url, new URL(there.url).pathname.slice(1)), here.ownerUrl), listening().log),
    ).rejects.toThrow(/nothing was ever migrated in it/);
  });

  it('reports an application login given as the owner', async () => {
    const { ownerUrl, url } = await unprepared();
    const members = databaseUrl(test.url, new URL(url).pathname.slice(1));
    await expect(prepareDatabase(settings(members), listening().log)).rejects.toThrow(
      /^the role of DATABASE_URL may not migrate the database \(permission denied .*\): set DATABASE_OWNER_URL to its owner's address$/,
    );
    expect(await isMade(ownerUrl)).toBe(false);
  });
});
