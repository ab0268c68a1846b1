import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdtempSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import pg from 'pg';
import { testDataLocks } from '#libs/platform/database/locks';
import { migrate } from '#libs/platform/database/migrate';
import { openForServer, startEmbeddedPostgres } from '#libs/platform/embedded/embedded-postgres';
import { freePort } from '#libs/platform/process/free-port';
import { StartedProgram } from './started-program.js';
import { runDirectory } from './test-database.js';

/** Data directories of the product with nothing running on them: with all migrations, or with the demo data too. */
type Prepared = 'migrated' | 'seeded';

const placeOf = (name: Prepared): string => join(runDirectory(), `data-${name}`);

/** Files of the cluster keep their account. */
const copy = (from: string, to: string): void => void execFileSync('cp', ['-a', from, to]);

/** Copies one to `dataDir`. The first suite of a run that needs it makes it: to create a cluster and migrate it takes ten times as long as a copy. */
export async function copyPrepared(name: Prepared, dataDir: string): Promise<void> {
  const release = await lock(name);
  try {
    if (!existsSync(placeOf(name))) await make(name);
    copy(placeOf(name), dataDir);
  } finally {
    await release();
  }
}

async function make(name: Prepared): Promise<void> {
  const draft = join(mkdtempSync(join(runDirectory(), 'draft-')), 'data');
  openForServer(dirname(draft));
  await (name === 'seeded' ? seed(draft) : migrateIn(draft));
  renameSync(draft, placeOf(name));
}

async function migrateIn(dataDir: string): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  await migrate(server.ownerUrl);
  await server.stop();
}

async function seed(dataDir: string): Promise<void> {
  const product = StartedProgram.start({ dataDir, port: await freePort() });
  await product.ready();
  await product.exit('SIGTERM');
}

/** For a suite that starts the product from nothing anyway: others that need the demo data wait for `work`, and copy what it left in `dataDir`. */
export async function givingSeeded(dataDir: string, work: () => Promise<void>): Promise<void> {
  const release = await lock('seeded');
  try {
    await work();
    if (!existsSync(placeOf('seeded'))) copy(dataDir, placeOf('seeded'));
  } finally {
    await release();
  }
}

/** One process makes a directory while the others wait. */
async function lock(name: Prepared): Promise<() => Promise<void>> {
  openForServer(runDirectory());
  const client = new pg.Client({ connectionString: process.env['REGISTRA_TEST_SERVER'] });
  await client.connect();
  await client.query('select pg_advisory_lock($1, hashtext($2))', [testDataLocks, `${runDirectory()} ${name}`]);
  return () => client.end();
}

/** Access of other accounts to anything in `directory`, except for the database account's files. */
export function openTo(directory: string): string[] {
  const found = (path: string): string[] => {
    const entry = lstatSync(path);
    const open = (entry.mode & 0o077) === 0 ? [] : [`${relative(directory, path) || '.'} ${(entry.mode & 0o777).toString(8)}`];
    return [...open, ...(entry.isDirectory() ? readdirSync(path).flatMap((name) => found(join(path, name))) : [])];
  };
  return found(directory).filter((line) => !line.startsWith('postgres/data'));
}
