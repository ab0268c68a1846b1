import pg from 'pg';
import { loginOf } from '../config/application-url.js';
import { appRole, connectionConfig, literal } from './database.js';
import { scramVerifier } from './scram.js';
import { lacksPrivilege, refusesLogin, sqlState, UnsuitableDatabaseError } from './unsuitable-database.js';

/** What another starter did first: the same role made, granted or changed at this moment. Roles belong to the server, so no lock of one database helps. */
const raced = new Set(['23505', '42710', 'XX000']);
const attempts = 5;

/**
 * Lets the application sign in as `url` says: a role that may log in, is a member of `registra_app`, makes nothing in the database, and can become nobody else.
 * What is there already stays as it is; a password that the server does not take is set to that of `url`. Several may do it at once.
 * @param ownerUrl who may make roles, or, where the role is there already, only look at it
 * @throws UnsuitableDatabaseError when the role may do more than the application must, or the owner may not make it
 */
export async function ensureApplicationLogin(ownerUrl: string, url: string): Promise<void> {
  const owner = new pg.Client(connectionConfig(ownerUrl, true));
  await owner.connect();
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await ensure(owner, url);
      } catch (fault) {
        if (attempt === attempts || !raced.has(sqlState(fault))) throw fault;
      }
    }
  } catch (fault) {
    throw lacksPrivilege(fault) ? new UnsuitableDatabaseError(byHand(loginOf(ownerUrl).user, loginOf(url).user)) : fault;
  } finally {
    await owner.end();
  }
}

interface Standing {
  mighty: boolean;
  member: boolean;
  connects: boolean;
}

async function ensure(owner: pg.Client, url: string): Promise<void> {
  const { user, password } = loginOf(url);
  const [name, secret] = [pg.escapeIdentifier(user), literal(scramVerifier(password))];
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [appRole]);
  if (rowCount === 0) await owner.query(`create role ${appRole} nologin`);
  const before = await standingOf(owner, user);
  if (before?.mighty === true) throw new UnsuitableDatabaseError(tooMighty(user));
  if (before === undefined) await owner.query(`create role ${name} ${powerless} login password ${secret}`);
  else if (!(await letsIn(url))) await owner.query(`alter role ${name} login password ${secret}`);
  if (before?.member !== true) await owner.query(`grant ${appRole} to ${name}`);
  if ((await standingOf(owner, user))?.connects === false) {
    await owner.query(`grant connect on database ${pg.escapeIdentifier(loginOf(url).database)} to ${name}`);
  }
  await takeMaking(owner, user);
}

/**
 * SQL that is true while `role` (an SQL expression) may make something in the database: temporary tables, tables, functions, schemas. What a login makes, a
 * function of the owner may take for the owner's. PostgreSQL lets every role make temporary tables in a new database, and a restored one is new.
 */
export const mayMake = (role: string): string =>
  `(has_database_privilege(${role}, current_database(), 'temporary') or has_database_privilege(${role}, current_database(), 'create')
    or has_schema_privilege(${role}, 'public', 'create'))`;

/** Privileges belong to the database and not to its schema, so no migration lasts: they are taken at every start of who prepares. */
async function takeMaking(owner: pg.Client, user: string): Promise<void> {
  const { database = '' } = owner;
  const roles = `public, ${appRole}, ${pg.escapeIdentifier(user)}`;
  const revokes = [
    `revoke create, temporary on database ${pg.escapeIdentifier(database)} from ${roles}`,
    `revoke create on schema public from ${roles}`,
  ];
  if (!(await makes(owner, user))) return;
  for (const revoke of revokes) {
    await owner.query(revoke).catch((fault: unknown) => {
      if (!lacksPrivilege(fault)) throw fault;
    });
  }
  // Without the right to revoke, PostgreSQL warns and changes nothing.
  if (await makes(owner, user)) throw new UnsuitableDatabaseError(mayStillMake(user, revokes));
}

async function makes(owner: pg.Client, user: string): Promise<boolean> {
  const { rows } = await owner.query<{ makes: boolean }>(`select ${mayMake('$1::name')} as makes`, [user]);
  return rows[0]?.makes ?? true;
}

const powerless = 'nosuperuser nocreatedb nocreaterole noreplication nobypassrls inherit';

/** What a role may do, as the owner sees it. Mighty: more than a member of the application's role, or whoever owns the database, its tables or made them. */
async function standingOf(owner: pg.Client, user: string): Promise<Standing | undefined> {
  const { rows } = await owner.query<Standing>(
    `select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication or pg_has_role(oid, current_user, 'member')
         or exists (select from pg_database d where d.datname = current_database() and pg_has_role(r.oid, d.datdba, 'member'))
         or exists (select from pg_class c where c.oid = to_regclass('public.migrations') and pg_has_role(r.oid, c.relowner, 'member')) as mighty,
       pg_has_role(oid, $2::name, 'member') as member,
       has_database_privilege(oid, current_database(), 'connect') as connects
     from pg_roles r where rolname = $1`,
    [user, appRole],
  );
  return rows[0];
}

async function letsIn(url: string): Promise<boolean> {
  const client = new pg.Client(connectionConfig(url, true));
  try {
    await client.connect();
    return true;
  } catch (fault) {
    if (refusesLogin(fault)) return false;
    // The database is closed to it, which the server says after it took the password.
    if (lacksPrivilege(fault)) return true;
    throw fault;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const tooMighty = (user: string): string =>
  `the role ${user} may do more than the application must: give DATABASE_URL a role of its own that owns nothing, or leave it out and one is made`;

const mayStillMake = (user: string, revokes: readonly string[]): string =>
  `the role ${user} may make tables in the database and the role of DATABASE_OWNER_URL may not forbid it; as the database's owner: "${revokes.join('; ')}", then start again`;

const byHand = (owner: string, user: string): string =>
  `the role ${owner} of DATABASE_OWNER_URL may not make the application's login; as an administrator of the server: "create role ${user} login password '...'; ` +
  `grant ${appRole} to ${user}", and name it in DATABASE_URL`;
