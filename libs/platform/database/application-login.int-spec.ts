import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import { applicationUrl } from '../config/application-url.js';
import { Config, type ConfigValues } from '../config/config.js';
import { createTestDatabase, databaseUrl, type TestDatabase } from '#libs/testing/test-database';
import { type EmbeddedPostgres, openForServer, startEmbeddedPostgres } from '../embedded/embedded-postgres.js';
import { ensureApplicationLogin, scramVerifier } from './application-login.js';
import { Database } from './database.js';
import { migrate } from './migrate.js';
import { prepareDatabase, requireDatabase } from './ready-database.js';

let test: TestDatabase;
let owner: Database;
const made: string[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  owner = Database.open(test.ownerUrl, { asOwner: true, max: 2 });
});
afterAll(async () => {
  for (const name of made) {
    await owner.query(`drop owned by ${name}`);
    await owner.query(`drop role ${name}`);
  }
  await owner.close();
  await test.drop();
});

/** An address of this database with a unique login. */
function someLogin(password = 'first', base = test.ownerUrl): { name: string; url: string } {
  const url = new URL(base);
  url.username = `login_${randomBytes(6).toString('hex')}`;
  url.password = password;
  made.push(url.username);
  return { name: url.username, url: url.href };
}

const whoIs = async (url: string): Promise<unknown> => {
  const database = Database.open(url, { max: 1 });
  try {
    return await database.one('select session_user::text as login, current_user::text as role');
  } finally {
    await database.close();
  }
};

describe("the application's login", () => {
  it('is created as the address says, works as a member of registra_app, and is unchanged when created again', async () => {
    const { name, url } = someLogin();
    await ensureApplicationLogin(test.ownerUrl, url);
    expect(await whoIs(url)).toEqual({ login: name, role: 'registra_app' });
    const stored = () => owner.one('select rolpassword from pg_authid where rolname = $1', [name]);
    const before = await stored();
    await ensureApplicationLogin(test.ownerUrl, url);
    expect(await stored()).toEqual(before);
  });

  it('gets the password of the address if the server has another one', async () => {
    const { name, url } = someLogin();
    await ensureApplicationLogin(test.ownerUrl, url);
    const changed = url.replace(':first@', ':s%40cond%20пароль@');
    await ensureApplicationLogin(test.ownerUrl, changed);
    expect(await whoIs(changed)).toEqual({ login: name, role: 'registra_app' });
    await expect(whoIs(url)).rejects.toMatchObject({ code: '28P01' });
  });

  it('is created once when several processes start at the same time, in several databases of one server', async () => {
    const other = await createTestDatabase();
    const { name, url } = someLogin();
    const elsewhere = new URL(url);
    elsewhere.pathname = new URL(other.url).pathname;
    const starters = Array.from({ length: 6 }, (_, n) =>
      n % 2 === 0 ? ensureApplicationLogin(test.ownerUrl, url) : ensureApplicationLogin(other.ownerUrl, elsewhere.href),
    );
    await Promise.all(starters);
    expect([await whoIs(url), await whoIs(elsewhere.href)]).toEqual(Array(2).fill({ login: name, role: 'registra_app' }));
    await other.drop();
  });

  it('is granted membership again after losing it, and can connect to a database that is closed to the public', async () => {
    const { name, url } = someLogin();
    await ensureApplicationLogin(test.ownerUrl, url);
    const { pathname } = new URL(url);
    await owner.query(`revoke registra_app from ${name}`);
    await owner.query(`revoke connect on database ${pathname.slice(1)} from public`);
    await ensureApplicationLogin(test.ownerUrl, url);
    await owner.query(`grant connect on database ${pathname.slice(1)} to public`);
    expect(await whoIs(url)).toEqual({ login: name, role: 'registra_app' });
  });

  it('can create no tables afterwards, not even temporary ones, in a database that allowed it', async () => {
    const { name, url } = someLogin();
    const { pathname } = new URL(url);
    await owner.query(`grant create, temporary on database ${pathname.slice(1)} to public; grant create on schema public to registra_app`);
    await ensureApplicationLogin(test.ownerUrl, url);
    expect(
      await owner.one(
        `select has_database_privilege($1, current_database(), 'create') as schemas, has_database_privilege($1, current_database(), 'temporary') as temporary,
           has_schema_privilege($1, 'public', 'create') as tables`,
        [name],
      ),
    ).toEqual({ schemas: false, temporary: false, tables: false });
  });

  it.each(['superuser', 'createrole', 'createdb', 'bypassrls', 'replication'])(
    'is refused for a role with %s, which stays unchanged',
    async (right) => {
      const { name, url } = someLogin();
      await owner.query(`create role ${name} login password 'its own' ${right}`);
      await expect(ensureApplicationLogin(test.ownerUrl, url)).rejects.toThrow(/may do more than the application must/);
      await expect(whoIs(url)).rejects.toMatchObject({ code: '28P01' });
    },
  );

  it('is refused for the owner, and for any role that can become the owner', async () => {
    await expect(ensureApplicationLogin(test.ownerUrl, test.ownerUrl)).rejects.toThrow(/may do more than the application must/);
    const { name, url } = someLogin();
    await owner.query(`create role ${name} login password 'first'`);
    await owner.query(`grant ${pg.escapeIdentifier(new URL(test.ownerUrl).username)} to ${name}`);
    await expect(ensureApplicationLogin(test.ownerUrl, url)).rejects.toThrow(/may do more than the application must/);
  });
});

describe('an owner that is no superuser', () => {
  /** Owns its database, as on a hosted server. */
  async function lesserOwner(rights: string): Promise<{ name: string; url: string; drop(): Promise<void> }> {
    const { name, url } = someLogin('owner');
    await owner.query(`create role ${name} login password 'owner' ${rights}`);
    await owner.query(`grant registra_app to ${name} with admin option`);
    await owner.query(
      `create database ${name} owner ${name} template template0 encoding 'UTF8' locale_provider icu icu_locale 'und' locale 'C.UTF-8'`,
    );
    return { name, url: databaseUrl(url, name), drop: () => owner.query(`drop database ${name} with (force)`).then(() => undefined) };
  }

  it('migrates and creates the login with CREATEROLE', async () => {
    const lesser = await lesserOwner('createrole');
    await migrate(lesser.url);
    const { name, url } = someLogin('first', lesser.url);
    await ensureApplicationLogin(lesser.url, url);
    expect(await whoIs(url)).toEqual({ login: name, role: 'registra_app' });
    await lesser.drop();
  });

  it('without it is shown the manual steps of an administrator, and accepts a login created that way', async () => {
    const lesser = await lesserOwner('');
    const { name, url } = someLogin('first', lesser.url);
    await expect(ensureApplicationLogin(lesser.url, url)).rejects.toThrow(
      new RegExp(
        `may not make the application's login; as an administrator of the server: "create role ${name} login .*grant registra_app to ${name}"`,
      ),
    );
    await owner.query(`create role ${name} login password 'first'`);
    await owner.query(`grant registra_app to ${name}`);
    await ensureApplicationLogin(lesser.url, url);
    expect(await whoIs(url)).toEqual({ login: name, role: 'registra_app' });
    await lesser.drop();
  });

  it('without ownership of the database is shown which privilege its owner must revoke from the login', async () => {
    const lesser = await lesserOwner('createrole');
    const other = someLogin();
    await owner.query(`create role ${other.name} login password 'first'`);
    await owner.query(`alter database ${lesser.name} owner to ${other.name}`);
    const { name, url } = someLogin('first', lesser.url);
    await expect(ensureApplicationLogin(lesser.url, url)).rejects.toThrow(
      `the role ${name} may make tables in the database and the role of DATABASE_OWNER_URL may not forbid it; as the database's owner: ` +
        `"revoke create, temporary on database "${lesser.name}" from public, registra_app, "${name}"; revoke create on schema public`,
    );
    await owner.query(`revoke temporary on database ${lesser.name} from public`);
    await ensureApplicationLogin(lesser.url, url);
    await lesser.drop();
  });
});

describe('a server with only a role and an empty database for the owner', () => {
  let dataDir: string;
  let server: EmbeddedPostgres;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'registra-owner-'));
    openForServer(dataDir);
    server = await startEmbeddedPostgres({ dataDir, durable: false });
    const administrator = Database.open(databaseUrl(server.ownerUrl, 'postgres'), { asOwner: true, max: 1 });
    // Drops the embedded server's own login: roles are global, and this test creates them.
    await administrator.query('drop database registra with (force)');
    await administrator.query('drop role registra_login, registra_app');
    // Follows docs/installation.md.
    await administrator.query(`create role shop_owner login password 'owner' createrole`);
    await administrator.query(
      `create database shop owner shop_owner template template0 encoding 'UTF8' locale_provider icu icu_locale 'und' locale 'C.UTF-8'`,
    );
    await administrator.close();
  });
  afterAll(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is prepared by the owner and used by its login', async () => {
    const address = new URL(databaseUrl(server.ownerUrl, 'shop'));
    const ownerUrl = Object.assign(address, { username: 'shop_owner', password: 'owner' }).href;
    const url = applicationUrl(ownerUrl, 'first');
    const config = new Config({ databaseUrl: url, databaseOwnerUrl: ownerUrl, production: true } as ConfigValues);
    const warn = jest.fn();
    await prepareDatabase(config, { warn } as unknown as Logger);
    await prepareDatabase(config, { warn } as unknown as Logger);
    await requireDatabase(config, { warn } as unknown as Logger);
    expect(await whoIs(url)).toEqual({ login: 'shop_login', role: 'registra_app' });
    const database = Database.open(url, { max: 1 });
    await expect(database.query('create temp table mine (id int)')).rejects.toMatchObject({ code: '42501' });
    await database.close();
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('the application’s address', () => {
  it('contains a login of its database, and only the host of the owner', () => {
    expect(applicationUrl('postgresql://boss:secret@db:5432/shop?application_name=till', 'p')).toBe(
      'postgresql://shop_login:p@db:5432/shop?application_name=till',
    );
    expect(applicationUrl('postgresql://boss:secret@db', 'p')).toBe('postgresql://boss_login:p@db/boss');
    const socket = applicationUrl('postgresql:///shop?host=/run/postgresql&user=boss&password=secret', 'p');
    expect(new pg.Client({ connectionString: socket })).toMatchObject({
      user: 'shop_login',
      password: 'p',
      host: '/run/postgresql',
      database: 'shop',
    });
    expect(socket).not.toContain('secret');
  });
});

describe('a password sent to the server', () => {
  it('is sent as the verifier that the server stores', async () => {
    const { name } = someLogin();
    await owner.query(`create role ${name} login password 'pencil'`);
    const { stored } = (await owner.one<{ stored: string }>('select rolpassword as stored from pg_authid where rolname = $1', [name])) ?? {
      stored: '',
    };
    const salt = Buffer.from(/4096:([^$]+)\$/.exec(stored)?.[1] ?? '', 'base64');
    expect(scramVerifier('pencil', salt)).toBe(stored);
  });
});
