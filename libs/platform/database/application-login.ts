import pg from 'pg';
import { loginOf } from '../config/application-url.js';
import { appRole, connectionConfig, literal, openConnection } from './database.js';
import { lacksPrivilege, refusesLogin, sqlState, UnsuitableDatabaseError } from './unsuitable-database.js';
import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

const iterations = 4096;

/**
 * The verifier that PostgreSQL stores for `password` (SCRAM-SHA-256, RFC 5803). It is sent instead of the password, so that the server's statement log does not
 * contain it.
 */
export function scramVerifier(password: string, salt: Buffer = randomBytes(16)): string {
  const salted = pbkdf2Sync(password.normalize('NFKC'), salt, iterations, 32, 'sha256');
  const keyed = (label: string): Buffer => createHmac('sha256', salted).update(label).digest();
  const storedKey = createHash('sha256').update(keyed('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${keyed('Server Key').toString('base64')}`;
}

/**
 * Conflicts with another starting process: the same role created, granted or changed concurrently. Roles are global to the server, so a lock in one database
 * does not help.
 */
const raced = new Set(['23505', '42710', 'XX000']);
const attempts = 5;

/**
 * Creates the application's login from `url`: a role that may log in, is a member of `registra_app`, can create nothing in the database, and can become no
 * other role. An existing login is kept; its password is set to that of `url` if the server rejects it. Safe to run concurrently.
 * @param ownerUrl a role that may create roles, or, if the login exists, only read it
 * @throws UnsuitableDatabaseError if the login has more privileges than the application needs, or the owner may not create it
 */
export async function ensureApplicationLogin(ownerUrl: string, url: string): Promise<void> {
  const owner = await openConnection(connectionConfig(ownerUrl, true));
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

interface Privileges {
  mighty: boolean;
  member: boolean;
  connects: boolean;
}

async function ensure(owner: pg.Client, url: string): Promise<void> {
  const { user, password } = loginOf(url);
  const [name, secret] = [pg.escapeIdentifier(user), literal(scramVerifier(password))];
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [appRole]);
  if (rowCount === 0) await owner.query(`create role ${appRole} nologin`);
  const before = await privilegesOf(owner, user);
  if (before?.mighty === true) throw new UnsuitableDatabaseError(tooMighty(user));
  if (before === undefined) await owner.query(`create role ${name} ${powerless} login password ${secret}`);
  else if (!(await letsIn(url))) await owner.query(`alter role ${name} login password ${secret}`);
  if (before?.member !== true) await owner.query(`grant ${appRole} to ${name}`);
  if ((await privilegesOf(owner, user))?.connects === false) {
    await owner.query(`grant connect on database ${pg.escapeIdentifier(loginOf(url).database)} to ${name}`);
  }
  await takeMaking(owner, user);
}

/**
 * SQL condition that is true while `role` (an SQL expression) may create objects in the database: temporary tables, tables, functions, schemas. An object of a
 * login could be mistaken for the owner's by one of the owner's functions. PostgreSQL lets every role create temporary tables in a new database, and a restored
 * one is new.
 */
export const mayMake = (role: string): string =>
  `(has_database_privilege(${role}, current_database(), 'temporary') or has_database_privilege(${role}, current_database(), 'create')
    or has_schema_privilege(${role}, 'public', 'create'))`;

/**
 * These privileges belong to the database, so a migration (which is restored with a schema) cannot revoke them for good: the owner's process revokes them at
 * every start.
 */
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
  // Without the privilege to revoke, PostgreSQL only warns.
  if (await makes(owner, user)) throw new UnsuitableDatabaseError(mayStillMake(user, revokes));
}

async function makes(owner: pg.Client, user: string): Promise<boolean> {
  const { rows } = await owner.query<{ makes: boolean }>(`select ${mayMake('$1::name')} as makes`, [user]);
  return rows[0]?.makes ?? true;
}

const powerless = 'nosuperuser nocreatedb nocreaterole noreplication nobypassrls inherit';

/**
 * A role's privileges, as the owner sees them. `mighty`: more than a member of the application's role, or the owner of the database or its tables.
 */
async function privilegesOf(owner: pg.Client, user: string): Promise<Privileges | undefined> {
  const { rows } = await owner.query<Privileges>(
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
  try {
    await (await openConnection(connectionConfig(url, true))).end();
    return true;
  } catch (fault) {
    if (refusesLogin(fault)) return false;
    // The login may not connect to the database, which the server reports only after accepting the password.
    if (lacksPrivilege(fault)) return true;
    throw fault;
  }
}

const tooMighty = (user: string): string =>
  `the role ${user} may do more than the application must: give DATABASE_URL a role of its own that owns nothing, or leave it out and one is made`;

const mayStillMake = (user: string, revokes: readonly string[]): string =>
  `the role ${user} may make tables in the database and the role of DATABASE_OWNER_URL may not forbid it; as the database's owner: "${revokes.join('; ')}", then start again`;

const byHand = (owner: string, user: string): string =>
  `the role ${owner} of DATABASE_OWNER_URL may not make the application's login; as an administrator of the server: "create role ${user} login password '...'; ` +
  `grant ${appRole} to ${user}", and name it in DATABASE_URL`;
