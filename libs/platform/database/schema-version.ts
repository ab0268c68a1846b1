import type pg from 'pg';
import { loginOf } from '../config/application-url.js';
import { mayMake } from './application-login.js';
import { appRole, connectionConfig, singleConnection } from './database.js';
import { migrations } from './migrations.js';
import { lacksPrivilege, refusesLogin, UnsuitableDatabaseError } from './unsuitable-database.js';

interface SchemaState {
  owns: boolean;
  member: boolean;
  made: boolean;
  readable: boolean;
  makes: boolean;
}

/**
 * Checks that this build can use the database at `url`. Migrations of a newer build are no error: they only add, and during a rolling update processes of the
 * old build continue. @returns true if the login owns the database and may migrate itself; nothing was compared then
 * @throws UnsuitableDatabaseError if the database is not prepared for the application's login, with what is missing and who fixes it
 */
export async function ownsOrFits(url: string): Promise<boolean> {
  const client = singleConnection(connectionConfig(url, true));
  try {
    await client.connect();
    const state = await schemaStateOf(client);
    if (state?.owns === true) return true;
    const missing = await whatIsMissing(client, state, loginOf(url).user);
    if (missing !== undefined) throw notPrepared(missing);
    return false;
  } catch (fault) {
    const refused = refusesLogin(fault) || lacksPrivilege(fault);
    throw refused ? notPrepared(`it refuses the login ${loginOf(url).user} of DATABASE_URL (${(fault as Error).message})`) : fault;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The schema's owner is the owner of the migrations table; in an empty database, any role that may create one. */
async function schemaStateOf(client: pg.Client): Promise<SchemaState | undefined> {
  const { rows } = await client.query<SchemaState>(
    `select coalesce(
         (select pg_has_role(session_user, relowner, 'member') from pg_class where oid = history),
         has_database_privilege(session_user, current_database(), 'create') and has_schema_privilege(session_user, 'public', 'create')) as owns,
       exists (select from pg_roles where rolname = $1 and pg_has_role(session_user, oid, 'member')) as member,
       history is not null as made,
       coalesce(has_table_privilege(session_user, history::oid, 'select'), false) as readable,
       ${mayMake('session_user')} as makes
     from to_regclass('public.migrations') as history`,
    [appRole],
  );
  return rows[0];
}

async function whatIsMissing(client: pg.Client, state: SchemaState | undefined, user: string): Promise<string | undefined> {
  if (state?.made !== true) return 'nothing was ever migrated in it';
  if (!state.member) return `the role ${user} is no member of ${appRole}`;
  if (!state.readable) return 'it was made by an older build';
  if (state.makes) return `the role ${user} may make tables in it`;
  const { rows } = await client.query<{ name: string }>('select name from public.migrations');
  const applied = new Set(rows.map(({ name }) => name));
  const wanted = migrations.filter(({ name }) => !applied.has(name));
  return wanted.length === 0 ? undefined : `${wanted.length} migrations of this build are missing, ${wanted[0]?.name} first`;
}

/** Error text of a process that needs `prepare`. */
export const notPrepared = (reason: string): UnsuitableDatabaseError =>
  new UnsuitableDatabaseError(
    `the database is not ready for this build: ${reason}. Run "node dist/apps/standalone/prepare.js" with DATABASE_OWNER_URL, then start again`,
  );
