import pg from 'pg';
import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '#libs/testing/test-database';
import { loginOf } from '../config/application-url.js';
import { dataSourceOptions } from './data-source.js';
import { Database, openConnection } from './database.js';
import { migrate } from './migrate.js';

let test: TestDatabase;
let database: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  database = test.database;
});
afterAll(() => test.drop());

describe('the database', () => {
  it('uses the application’s role, which cannot create tables', async () => {
    expect(await database.one('select current_user::text as role')).toEqual({ role: 'registra_app' });
    await expect(database.query('create table mine (id int)')).rejects.toMatchObject({ code: '42501' });
  });

  it('uses the owner’s role on request', async () => {
    const owner = Database.open(test.ownerUrl, { asOwner: true });
    expect(await owner.one('select current_user = session_user as same')).toEqual({ same: true });
    await owner.close();
  });

  it('shares its pool with TypeORM, which may end without closing it', async () => {
    const own = Database.open(test.url, { max: 1 });
    const source = await new DataSource(dataSourceOptions(own)).initialize();
    const backend = 'select pg_backend_pid() as pid, current_user::text as role';
    const [known] = await own.query<object>(backend);
    expect(await source.query(backend)).toEqual([{ ...known, role: 'registra_app' }]);
    expect(own.pool.totalCount).toBe(1);
    await source.destroy();
    expect(await own.one(backend)).toEqual(known);
    await own.close();
  });

  it('returns bigint as a number, alone and in arrays', async () => {
    expect(await database.one(`select 9007199254740991::bigint as one, array[1, 2]::bigint[] as many`)).toEqual({
      one: 9007199254740991,
      many: [1, 2],
    });
  });

  it('commits what resolves and rolls back what throws', async () => {
    await database.transaction((tx) => tx.query(`insert into counters (name, value) values ('kept', 1)`));
    const refused = database.transaction(async (tx) => {
      await tx.query(`insert into counters (name, value) values ('lost', 1)`);
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');
    expect(await database.query(`select name from counters where name in ('kept', 'lost')`)).toEqual([{ name: 'kept' }]);
  });

  it('survives a connection closed by the server within a transaction', async () => {
    const owner = Database.open(test.ownerUrl, { asOwner: true, max: 1 });
    const ended = database.transaction(async (tx) => {
      const { pid } = (await tx.one<{ pid: number }>('select pg_backend_pid() as pid')) ?? { pid: 0 };
      expect(await owner.one('select pg_terminate_backend($1, 5000) as ended', [pid])).toEqual({ ended: true });
      await tx.query('select 1');
    });
    await expect(ended).rejects.toThrow(/terminat|closed|ended|not queryable/i);
    await owner.close();
    expect(await database.one('select 1 as fine')).toEqual({ fine: 1 });
  });

  it('prepares a named statement once per connection', async () => {
    await database.transaction(async (tx) => {
      await tx.query('select $1::int as n', [1], 'spec-named');
      await tx.query('select $1::int as n', [2], 'spec-named');
      expect(await tx.one(`select count(*) as n from pg_prepared_statements where name = 'spec-named'`)).toEqual({ n: 1 });
    });
  });

  it('prepares what it is asked often, and goes on when a migration changes the table', async () => {
    const owner = Database.open(test.ownerUrl, { asOwner: true, max: 1 });
    await owner.query('create table changing as select 1 as one');
    const ask = 'select * from changing where one = $1';
    for (let use = 0; use < 40; use += 1) expect(await owner.query(ask, [1])).toEqual([{ one: 1 }]);
    const prepared = () => owner.query('select name from pg_prepared_statements where statement = $1', [ask]);
    const [before] = await prepared();
    expect(before).toBeDefined();
    await owner.query('alter table changing add column two int default 2');
    for (let use = 0; use < 40; use += 1) expect(await owner.query(ask, [1])).toEqual([{ one: 1, two: 2 }]);
    const [after] = await prepared();
    expect(after).toBeDefined();
    expect(after).not.toEqual(before);
    await owner.query('drop table changing');
    await owner.close();
  });
});

describe("the application's session", () => {
  /** Runs a session after resetting its role; rolled back. */
  const freed = (sql: string): Promise<unknown> => database.transaction((tx) => tx.query(`set local role none; ${sql}`));

  it.each([
    ['reading from a program of the server', `copy counters from program 'id'`],
    ['writing to one', `copy (select 1) to program 'cat'`],
    ['reading a file of the server', `select pg_read_file('PG_VERSION')`],
    ['writing one', `copy (select 1) to '/tmp/registra-copied'`],
    ['changing an event', `update events set data = '{}'`],
    ['removing an event', 'delete from events'],
    ['emptying the log', 'truncate events'],
    ['switching its triggers off', 'alter table events disable trigger all'],
    ['passing its triggers by', 'set local session_replication_role = replica'],
    ['making a table', 'create table mine (id int)'],
    ['making a temporary one', 'create temp table mine (id int)'],
    ['making a schema', 'create schema mine'],
    ['pretending a migration', `insert into migrations (timestamp, name) values (1, 'Mine0000000000001')`],
    ['making a role', 'create role mine'],
    ['raising itself', 'alter role session_user createrole'],
    ['joining a mightier group', 'grant pg_execute_server_program to session_user'],
  ])('is refused %s, and giving up its role changes nothing', async (_, sql) => {
    await expect(freed(sql)).rejects.toMatchObject({ code: '42501' });
  });

  it('cannot become the owner', async () => {
    const owner = pg.escapeIdentifier(loginOf(test.ownerUrl).user);
    for (const way of [`set local role ${owner}`, `set local session authorization ${owner}`])
      await expect(freed(way)).rejects.toMatchObject({ code: '42501' });
    await expect(freed(`grant ${owner} to ${pg.escapeIdentifier(loginOf(test.url).user)}`)).rejects.toMatchObject({ code: '42501' });
  });

  it('belongs to a login that may only sign in and use the application’s role', async () => {
    expect(
      await database.one(
        `select session_user::text = current_user::text as same, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
           array(select roleid::regrole::text from pg_auth_members where member = pg_roles.oid) as groups
         from pg_roles where rolname = session_user`,
      ),
    ).toEqual({
      same: false,
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolreplication: false,
      rolbypassrls: false,
      groups: ['registra_app'],
    });
  });
});

describe('a connection while the process starts', () => {
  it('is opened a second time if the process was busy until its time was over', async () => {
    const opening = openConnection({ connectionString: test.url, connectionTimeoutMillis: 1_500 });
    for (const end = performance.now() + 1_600; performance.now() < end;);
    const client = await opening;
    expect((await client.query('select 1 as answer')).rows).toEqual([{ answer: 1 }]);
    await client.end();
  });

  it('fails at once if the server refuses it', async () => {
    const wrong = Object.assign(new URL(test.url), { password: 'wrong' }).href;
    await expect(openConnection({ connectionString: wrong })).rejects.toMatchObject({ code: '28P01' });
  });
});

describe('the migration of a database', () => {
  it('does nothing the second time', async () => {
    expect(await migrate(test.ownerUrl)).toEqual([]);
  });

  it('is done by one of several starting processes while the others wait', async () => {
    const name = 'migrated_at_once';
    const owner = new pg.Client({ connectionString: test.ownerUrl });
    await owner.connect();
    await owner.query(`create database ${name} template template0`);
    const address = new URL(test.ownerUrl);
    address.pathname = `/${name}`;
    const applied = await Promise.all([1, 2, 3].map(() => migrate(address.toString())));
    await owner.query(`drop database ${name} with (force)`);
    await owner.end();
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
    expect(applied.flat()).toContain('BaselineFoundation0000000000001');
  });

  it('rejects a database that cannot search Cyrillic and explains how to create one', async () => {
    const owner = new pg.Client({ connectionString: test.ownerUrl });
    await owner.connect();
    await owner.query(`create database plain_c template template0 locale_provider libc locale 'C' encoding 'UTF8'`);
    const address = new URL(test.ownerUrl);
    address.pathname = '/plain_c';
    await expect(migrate(address.toString())).rejects.toThrow(/cannot search Cyrillic: create it with/);
    await owner.query('drop database plain_c with (force)');
    await owner.end();
  });
});
