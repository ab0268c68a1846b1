import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { Database } from '#libs/platform/database/database';
import { count } from './run-counts.js';

/** A suite's own database: migrated and empty. */
export interface TestDatabase {
  /** the application's address */
  url: string;
  /** the owner's address */
  ownerUrl: string;
  /** connected like the application */
  database: Database;
  /** closes `database` and drops it; call it in afterAll */
  drop(): Promise<void>;
}

/** Creates a migrated, empty one. @throws Error outside the jest project `database`, which starts the server */
export const createTestDatabase = (): Promise<TestDatabase> => cloneDatabase(process.env['REGISTRA_TEST_TEMPLATE']);

/** Clones a template: some 40 ms in memory, half a second on a disk. @throws Error outside the jest project `database`, which starts the server */
export async function cloneDatabase(template: string | undefined, name = `test_${randomBytes(6).toString('hex')}`): Promise<TestDatabase> {
  const server = process.env['REGISTRA_TEST_SERVER'];
  const application = process.env['REGISTRA_TEST_APPLICATION'];
  if (server === undefined || application === undefined || template === undefined) throw noServer();
  count('database');
  // A clone has the privileges of a new database: revokes what `ensureApplicationLogin` revokes.
  await onServer(
    server,
    `create database ${name} template ${template} strategy file_copy`,
    `revoke temporary on database ${name} from public`,
  );
  const [url, ownerUrl] = [databaseUrl(application, name), databaseUrl(server, name)];
  const database = Database.open(url, { max: 10 });
  const drop = async (): Promise<void> => {
    await database.close();
    await onServer(server, `drop database ${name} with (force)`);
  };
  return { url, ownerUrl, database, drop };
}

/** A database without migrations, for tests of migrating. `drop` removes it. */
export async function createEmptyDatabase(): Promise<Pick<TestDatabase, 'ownerUrl' | 'drop'>> {
  const server = process.env['REGISTRA_TEST_SERVER'];
  if (server === undefined) throw noServer();
  count('database');
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await onServer(
    server,
    `create database ${name} template template0 encoding 'UTF8' locale_provider icu icu_locale 'und' locale 'C.UTF-8'`,
  );
  return { ownerUrl: databaseUrl(server, name), drop: () => onServer(server, `drop database ${name} with (force)`) };
}

const noServer = (): Error => new Error('there is no test server: name the file *.int-spec.ts or *.e2e-spec.ts');

/** Names what a run leaves to its teardown. */
export function run(): string {
  const id = process.env['REGISTRA_TEST_RUN'];
  if (id === undefined) throw noServer();
  return id;
}

/** The directory that a run's teardown removes. */
export const runDirectory = (): string => process.env['REGISTRA_TEST_DIRECTORY'] ?? tmpdir();

/** The same server and login, with another database. */
export function databaseUrl(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.toString();
}

async function onServer(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const sql of statements) await client.query(sql);
  } finally {
    await client.end();
  }
}
