import { existsSync, realpathSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { canTraverse, serverAccount } from '#libs/platform/process/account';
import { lockName } from '#libs/platform/embedded/embedded-postgres';
import { privateFile } from '#libs/platform/files/private-files';
import { dataPlaces, makeDataDirectory } from '#libs/platform/files/data-directory';
import { audit, missingUploads, type Print, withDatabase, withServer } from './audited-copy.js';
import { BackupError } from './backup-error.js';
import { dataDirectories, refuseExternalDatabase } from './data-directories.js';
import { type CopiedFiles, copyTree, syncTree } from './copy-tree.js';
import { writeManifest } from './manifest.js';
import { backupLock } from './pause-for-backups.js';
import { stopProduct, waitForProduct } from './stop-product.js';

export interface BackupRequest {
  /** DATA_DIR and FILES_DIR as the product has them */
  env: NodeJS.ProcessEnv;
  /** a directory that does not exist yet */
  target: string;
  print: Print;
  /** how long the product may take to stop, and to start again; milliseconds */
  patience?: number;
}

/** Excluded from a copy: locks, and the broker's events, which the relay sends again from the log. */
const leftOut = [lockName, relative('.', backupLock('.')), dataPlaces.broker];

/**
 * Stops the product, copies DATA_DIR and the uploads, restarts the product, and verifies the copy.
 * @returns whether the copy's log verifies @throws BackupError; system errors, for example a full disk, after restarting the product
 */
export async function makeBackup({ env, target, print, patience = 60_000 }: BackupRequest): Promise<boolean> {
  refuseExternalDatabase(env);
  const { dataDir, filesDir } = dataDirectories(env);
  const place = resolve(target);
  refuseImpossible(dataDir, place);
  const draft = `${place}.part`;
  await rm(draft, { recursive: true, force: true });
  try {
    const product = await stopProduct(dataDir, patience);
    const copied = await copyData(dataDir, filesDir, draft).finally(() => product.release());
    print(`copied: ${copied.files} files, ${copied.bytes} bytes`);
    const holds = await finish(draft, copied, print);
    await rename(draft, place);
    print(`backup: ${place}`);
    // Its time is a figure of the product.
    if (holds) await writeFile(join(dataDir, dataPlaces.lastBackup), `${place}\n`, privateFile);
    if (product.pid !== undefined) await waitForProduct(dataDir, product.pid, patience);
    return holds;
  } catch (fault) {
    await rm(draft, { recursive: true, force: true });
    throw fault;
  }
}

function refuseImpossible(dataDir: string, place: string): void {
  if (!existsSync(join(dataDir, dataPlaces.database)))
    throw new BackupError('noDatabase', `${dataDir} has no database: set DATA_DIR to the directory of the product`);
  if (existsSync(place)) throw new BackupError('targetExists', `${place} exists: name a directory that does not`);
  if (!relative(dataDir, place).startsWith('..'))
    throw new BackupError('targetInsideDataDirectory', `${place} lies in the data directory itself: name a place outside ${dataDir}`);
  const account = serverAccount(realpathSync(join(dataDir, dataPlaces.database)));
  if (!canTraverse(account, dirname(place)))
    throw new BackupError(
      'targetUnreachable',
      `the account of the database (uid ${account?.uid ?? ''}) cannot reach ${place}, so the copy could not be verified there: name a place such as /var/backups`,
    );
}

/** DATA_DIR as it is, but with the database's files in it where there is a link to them, and with the uploads from FILES_DIR. */
async function copyData(dataDir: string, filesDir: string, draft: string): Promise<CopiedFiles> {
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const parts = [
    await copyTree(dataDir, draft, { without: [...leftOut, dataPlaces.database, dataPlaces.files] }),
    await copyTree(realpathSync(join(dataDir, dataPlaces.database)), join(draft, dataPlaces.database)),
  ];
  if (existsSync(filesDir)) parts.push(await copyTree(filesDir, join(draft, dataPlaces.files)));
  makeDataDirectory(draft);
  return parts.reduce((sum, { files, bytes }) => ({ files: sum.files + files, bytes: sum.bytes + bytes }));
}

/** Verifies the copy while the product runs again, and writes its manifest. */
async function finish(draft: string, copied: CopiedFiles, print: Print): Promise<boolean> {
  await syncTree(draft);
  return withServer(draft, (server) =>
    withDatabase(server, async (database) => {
      const complete = await missingUploads(database, join(draft, dataPlaces.files), print);
      const holds = await audit(draft, database, print);
      await writeManifest(draft, database, copied);
      return complete && holds;
    }),
  );
}
