import { createTestDatabase, type TestDatabase } from '#libs/testing/test-database';
import pg from 'pg';
import { loginOf } from '../config/application-url.js';
import { Database } from './database.js';

let test: TestDatabase;
let owner: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  owner = Database.open(test.ownerUrl, { asOwner: true, max: 1 });
});
afterAll(async () => {
  await owner.close();
  await test.drop();
});

/** Functions outside the system's schemas; extensions add none with SECURITY DEFINER. */
const definers = `from pg_proc p where p.prosecdef and p.pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`;

describe('a SECURITY DEFINER function', () => {
  it('resolves names in schemas that nobody else writes to, and in the temporary one last', async () => {
    const { paths, count } = (await owner.one<{ paths: string[]; count: number }>(
      `select array_agg(distinct coalesce(array_to_string(p.proconfig, ';'), 'none')) as paths, count(*) ${definers}`,
    )) ?? { paths: [], count: 0 };
    expect(count).toBeGreaterThan(20);
    expect(paths.sort()).toEqual(['search_path=pg_catalog, pg_temp', 'search_path=pg_catalog, public, pg_temp']);
  });

  it('is called by triggers alone, except for those that the application needs', async () => {
    const called = await owner.query<{ name: string }>(
      `select p.oid::regprocedure::text as name ${definers} and p.prorettype <> 'trigger'::regtype and has_function_privilege($1, p.oid, 'execute')`,
      [loginOf(test.url).user],
    );
    expect(called.map(({ name }) => name).sort()).toEqual([
      'drop_beside(text)',
      'empty_ended_reads(bigint)',
      'expire_files(bigint,integer)',
      'prepare_beside(text)',
      'swap_beside(text)',
    ]);
  });

  /** A table of the caller with the name of ours, and a trigger that records who runs it. */
  const attack = [
    'set local role none',
    'create temp table files as table public.files with no data',
    'create temp table proof (who name)',
    `create function pg_temp.take() returns trigger language plpgsql as 'begin insert into pg_temp.proof select current_user; return new; end'`,
    'create trigger take before update on pg_temp.files for each row execute function pg_temp.take()',
    'grant all on pg_temp.files, pg_temp.proof to public',
    `insert into pg_temp.files (id, owner_id, attached_at) values (gen_random_uuid(), gen_random_uuid(), clock_timestamp())`,
  ];

  it('cannot be given the caller’s table instead of the product’s, because the login can create none', async () => {
    await expect(test.database.transaction((tx) => tx.query(attack.join('; ')))).rejects.toMatchObject({ code: '42501' });
  });

  it('uses the product’s table even if the login could create one', async () => {
    const { database, user } = loginOf(test.url);
    const [place, login] = [pg.escapeIdentifier(database), pg.escapeIdentifier(user)];
    await owner.query(`grant temporary on database ${place} to ${login}; grant execute on function erase_files(uuid) to public`);
    try {
      const session = new pg.Client(test.url);
      await session.connect();
      await session.query(`begin; ${attack.join('; ')}`);
      await session.query('select erase_files(owner_id) from pg_temp.files');
      expect((await session.query('select who from pg_temp.proof')).rows).toEqual([]);
      // The caller's own statement does use it.
      await session.query('update pg_temp.files set erased_at = null');
      expect((await session.query('select who from pg_temp.proof')).rows).toEqual([{ who: user }]);
      await session.query('rollback');
      await session.end();
    } finally {
      await owner.query(`revoke temporary on database ${place} from ${login}; revoke execute on function erase_files(uuid) from public`);
    }
  });
});

describe("the application's login", () => {
  it('can create nothing in the database, not even in its own session', async () => {
    const may = await owner.one(
      `select has_database_privilege(l, current_database(), 'temporary') as temporary, has_database_privilege(l, current_database(), 'create') as schemas,
         array(select nspname from pg_namespace where has_schema_privilege(l, oid, 'create'))::text[] as tables,
         (select count(*) from pg_shdepend where refclassid = 'pg_authid'::regclass and refobjid = (select oid from pg_roles where rolname = l) and deptype = 'o') as owned
       from (select $1::name as l) one`,
      [loginOf(test.url).user],
    );
    expect(may).toEqual({ temporary: false, schemas: false, tables: [], owned: 0 });
  });

  it('has no privilege by which a statement of the owner would run its code', async () => {
    const rights = await owner.query(
      `select c.oid::regclass::text, r from pg_class c, unnest(array['trigger', 'references', 'truncate']) r
       where c.relkind in ('r', 'p', 'v', 'm', 'f') and c.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
         and has_table_privilege($1, c.oid, r)`,
      [loginOf(test.url).user],
    );
    expect(rights).toEqual([]);
    // A view runs as its owner, event triggers and rules as the user who caused them: there are none.
    expect(
      await owner.one(
        `select (select count(*) from pg_event_trigger) as event_triggers,
           (select count(*) from pg_rewrite r join pg_class c on c.oid = r.ev_class
            where c.relnamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')) as views_and_rules,
           (select count(*) from pg_cast where oid >= 16384) + (select count(*) from pg_operator o where o.oid >= 16384
              and not exists (select from pg_depend d where d.objid = o.oid and d.deptype = 'e')) as casts_and_operators`,
      ),
    ).toEqual({ event_triggers: 0, views_and_rules: 0, casts_and_operators: 0 });
  });
});
