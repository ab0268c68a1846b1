import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { seedCatalogue } from '#libs/features/catalogue/seed/seed-catalogue';
import { seedUsers } from '#libs/features/people/seed-users';
import { Database } from '#libs/platform/database/database';
import { testCatalogueLock } from '#libs/platform/database/locks';
import { type TestDatabase, cloneDatabase, databaseUrl } from './test-database.js';

/** A suite's database with the sample catalogue and the demo accounts: importing the content takes a second, cloning the result does not. */
export async function createCatalogueDatabase(name?: string): Promise<TestDatabase> {
  return cloneDatabase(await ensureTemplate(), name);
}

let template: Promise<string> | undefined;

/** One template per version of migrations and content, created by the first suite that needs it. */
function ensureTemplate(): Promise<string> {
  return (template ??= (async () => {
    const server = process.env['REGISTRA_TEST_SERVER'] ?? '';
    const migrated = process.env['REGISTRA_TEST_TEMPLATE'] ?? '';
    const name = `${migrated}_${catalogueHash()}`;
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [testCatalogueLock]);
      const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
      if (rowCount === 0) await buildTemplate(client, server, migrated, name);
      return name;
    } finally {
      await client.end();
    }
  })());
}

/** Created under another name first, so that a failed import leaves no incomplete template. */
async function buildTemplate(client: pg.Client, server: string, migrated: string, name: string): Promise<void> {
  const draft = `${name}_draft`;
  await client.query(`drop database if exists ${draft}`);
  await client.query(`create database ${draft} template ${migrated}`);
  const database = Database.open(databaseUrl(server, draft), { asOwner: true, max: 2 });
  try {
    await seedUsers(database);
    await seedCatalogue(database);
  } finally {
    await database.close();
  }
  await client.query(`alter database ${draft} rename to ${name}`);
}

function catalogueHash(): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else hash.update(path).update(readFileSync(path));
  };
  for (const place of [
    '../features/catalogue/content',
    '../features/catalogue/seed',
    '../features/catalogue/rules',
    '../features/people/seed-users.ts',
  ])
    add(fileURLToPath(new URL(place, import.meta.url)));
  return hash.digest('hex').slice(0, 16);
}
