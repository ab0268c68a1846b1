import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { applicationUrl } from '#libs/platform/config/application-url';
import { ensureApplicationLogin } from '#libs/platform/database/application-login';
import { testTemplateLock } from '#libs/platform/database/locks';
import { migrate } from '#libs/platform/database/migrate';
import { migrations } from '#libs/platform/database/migrations';
import { lockName, openForServer, startEmbeddedPostgres, stopAbandoned } from '#libs/platform/embedded/embedded-postgres';
import { readPostmaster } from '#libs/platform/embedded/postmaster';
import { isHeld } from '#libs/platform/embedded/start-lock';
import { databaseUrl, run } from './test-database.js';

/** The server of one test run: `template` is a migrated, empty database to clone. */
export interface TestServer {
  /** its superuser's address */
  url: string;
  /** the application's address, whose login works for every clone */
  applicationUrl: string;
  template: string;
  stop(): Promise<void>;
  /** immediate and synchronous, for a run that is killed */
  discard(): void;
}

const prefix = 'registra-test-';

/** Starts an embedded server without fsync in a temporary directory, or uses TEST_DATABASE_URL (a superuser's address), and migrates a template. */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') return givenServer(given);
  await clearAbandoned();
  const dataDir = mkdtempSync(join(tmpdir(), prefix));
  openForServer(dataDir);
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  const remove = (): void => rmSync(dataDir, { recursive: true, force: true });
  const stop = async (): Promise<void> => {
    await server.stop();
    remove();
  };
  const discard = (): void => {
    const postmaster = readPostmaster(join(dataDir, 'postgres', 'data'));
    if (postmaster !== undefined) process.kill(postmaster.pid, 'SIGQUIT');
    remove();
  };
  try {
    await hashPasswordsOnce(server.ownerUrl, server.url);
    return { url: server.ownerUrl, applicationUrl: server.url, template: await ensureTemplate(server.ownerUrl), stop, discard };
  } catch (fault) {
    await stop();
    throw fault;
  }
}

/** Suites open thousands of connections: the 4,096 rounds by which both sides check a password took a fortieth of their time. */
async function hashPasswordsOnce(url: string, ...others: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set scram_iterations = 1');
    for (const { username, password } of [url, ...others].map((address) => new URL(address)))
      await client.query(`alter role ${client.escapeIdentifier(username)} password ${client.escapeLiteral(decodeURIComponent(password))}`);
  } finally {
    await client.end();
  }
}

/** Several runs may share it: the login's password is derived from the superuser's address, so that it is the same in all of them. */
async function givenServer(url: string): Promise<TestServer> {
  const application = applicationUrl(url, createHash('sha256').update(url).digest('base64url'));
  const template = await ensureTemplate(url);
  await ensureApplicationLogin(url, application);
  return { url, applicationUrl: application, template, stop: () => dropKept(url), discard: () => undefined };
}

/** Drops the databases of applications that workers kept until their end. */
async function dropKept(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [
      `kept_${run()}_`,
    ]);
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  } finally {
    await client.end();
  }
}

/** Removes servers of killed runs. A young directory may belong to another run that has not locked it yet. */
async function clearAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(prefix))) {
    const dataDir = join(tmpdir(), name);
    if (!isOurs(dataDir) || isHeld(join(dataDir, lockName))) continue;
    await stopAbandoned(dataDir).catch(() => undefined);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const minute = 60_000;

function isOurs(directory: string): boolean {
  const found = statSync(directory, { throwIfNoEntry: false });
  return found !== undefined && found.uid === (process.getuid?.() ?? found.uid) && Date.now() - found.mtimeMs > 10 * minute;
}

/** One template per content of the migrations: on a permanent server, a changed migration gets another one. */
async function ensureTemplate(url: string): Promise<string> {
  const template = `registra_template_${migrationsHash()}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [testTemplateLock]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) await buildTemplate(client, url, template);
    return template;
  } finally {
    await client.end();
  }
}

/** Created under another name first, so that a failed migration leaves no incomplete template. */
async function buildTemplate(client: pg.Client, url: string, template: string): Promise<void> {
  const draft = `${template}_draft`;
  await client.query(`drop database if exists ${draft}`);
  await client.query(
    `create database ${draft} template template0 encoding 'UTF8' locale_provider icu icu_locale 'und' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`,
  );
  await migrate(databaseUrl(url, draft));
  await client.query(`alter database ${draft} rename to ${template}`);
}

function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const { path } of migrations) hash.update(path).update(readFileSync(new URL(`../../${path}`, import.meta.url)));
  return hash.digest('hex').slice(0, 16);
}
