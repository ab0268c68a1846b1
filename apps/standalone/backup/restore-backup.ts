import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { prepareDatabase } from '#apps/ready-database';
import { findBinaries } from '#libs/platform/embedded/binaries';
import { openCluster } from '#libs/platform/embedded/cluster';
import type { EmbeddedPostgres } from '#libs/platform/embedded/embedded-postgres';
import { dataPlaces } from '#libs/platform/files/data-directory';
import { privateDirectory } from '#libs/platform/files/private-files';
import { audit, missingUploads, type Print, withDatabase, withServer } from './audited-copy.js';
import { BackupError } from './backup-error.js';
import { copyTree } from './copy-tree.js';
import { dataDirectories, refuseExternalDatabase } from './data-directories.js';
import { manifestName, missingMigrations, readManifest } from './manifest.js';

/**
 * Copies a backup into DATA_DIR (and its uploads into FILES_DIR), runs migrations of a newer build, and verifies. The product must not run.
 * @returns whether the log verifies and no upload is missing @throws BackupError; a failure leaves both directories empty, as before
 */
export async function restoreBackup(env: NodeJS.ProcessEnv, from: string, print: Print): Promise<boolean> {
  const backup = resolve(from);
  refuseExternalDatabase(env);
  const { dataDir, filesDir } = dataDirectories(env);
  const missing = missingMigrations(readManifest(backup));
  refuseOtherPostgres(backup);
  for (const directory of [dataDir, filesDir]) refuseFilled(directory);
  try {
    await copyBack(backup, dataDir, filesDir);
    print(`copied: ${backup} to ${dataDir}`);
    return await withServer(dataDir, async (server) => {
      if (missing.length > 0) await migrate(server, missing, print);
      return withDatabase(server, async (database) => {
        const complete = await missingUploads(database, filesDir, print);
        return (await audit(dataDir, database, print)) && complete;
      });
    });
  } catch (fault) {
    await takeBack(dataDir, filesDir);
    throw fault;
  }
}

function refuseFilled(directory: string): void {
  if (existsSync(directory) && readdirSync(directory).length > 0)
    throw new BackupError('dataDirectoryNotEmpty', `${directory} is not empty: stop the product, move the directory away, and repeat`);
}

function refuseOtherPostgres(backup: string): void {
  const made = Number(readFileSync(join(backup, dataPlaces.database, 'data', 'PG_VERSION'), 'utf8'));
  const { major } = findBinaries(undefined);
  if (made !== major)
    throw new BackupError(
      'backupOfOtherPostgres',
      `the database in ${backup} was made by PostgreSQL ${made}, and ${major} is installed: restore it with the build that made it`,
    );
}

async function copyBack(backup: string, dataDir: string, filesDir: string): Promise<void> {
  await mkdir(dataDir, privateDirectory);
  await copyTree(backup, dataDir, { without: [manifestName, dataPlaces.database, dataPlaces.files] });
  const { home, account } = openCluster(dataDir);
  await copyTree(join(backup, dataPlaces.database), home, { owner: account });
  const files = join(backup, dataPlaces.files);
  if (existsSync(files)) await copyTree(files, filesDir);
}

async function migrate(server: EmbeddedPostgres, missing: readonly string[], print: Print): Promise<void> {
  print(
    `backupOfOlderVersion: this build has ${missing.length} more migration${missing.length === 1 ? '' : 's'}, ${missing[0] ?? ''} first; they run now`,
  );
  const log = pino({ level: 'warn' }, pino.destination(2));
  await prepareDatabase({ database: server.url, databaseOwnerUrl: server.ownerUrl, production: false }, log);
}

/** Removes what a restore that failed has copied; both directories were empty before. */
async function takeBack(dataDir: string, filesDir: string): Promise<void> {
  const database = join(dataDir, dataPlaces.database);
  if (existsSync(database)) await rm(realpathSync(database), { recursive: true, force: true });
  for (const directory of [filesDir, dataDir]) {
    const names = existsSync(directory) ? readdirSync(directory) : [];
    for (const name of names) await rm(join(directory, name), { recursive: true, force: true });
  }
}
