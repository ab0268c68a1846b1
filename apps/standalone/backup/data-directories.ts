import { resolve } from 'node:path';
import { dataDirectoryOf, filesDirectoryOf } from '#libs/platform/config/config';
import { BackupError } from './backup-error.js';

/** DATA_DIR and FILES_DIR of an environment, absolute. Loading the whole configuration would make DATA_DIR and its secrets. */
export function dataDirectories(env: NodeJS.ProcessEnv): { dataDir: string; filesDir: string } {
  const dataDir = dataDirectoryOf(env['DATA_DIR']?.trim());
  const files = env['FILES_DIR']?.trim() ?? '';
  return { dataDir, filesDir: files === '' ? filesDirectoryOf(dataDir) : resolve(files) };
}

/** @throws BackupError `externalDatabase` */
export function refuseExternalDatabase(env: NodeJS.ProcessEnv): void {
  const variable = ['DATABASE_URL', 'DATABASE_URL_FILE', 'DATABASE_OWNER_URL', 'DATABASE_OWNER_URL_FILE'].find((name) => env[name]?.trim());
  if (variable !== undefined)
    throw new BackupError(
      'externalDatabase',
      `${variable} names a database outside DATA_DIR: use the tools of its server (docs/installation.md)`,
    );
}
