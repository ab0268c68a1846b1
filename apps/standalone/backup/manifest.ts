import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#libs/platform/database/database';
import { migrations } from '#libs/platform/database/migrations';
import { privateFile } from '#libs/platform/files/private-files';
import { BackupError } from './backup-error.js';
import type { CopiedFiles } from './copy-tree.js';

/** Description of a backup, in `backup.json`. It is written last: a directory without it is incomplete. */
export interface Manifest extends CopiedFiles {
  format: 1;
  madeAt: string;
  /** names of the migrations that its database has */
  migrations: string[];
}

export const manifestName = 'backup.json';

export async function writeManifest(directory: string, database: Database, copied: CopiedFiles): Promise<void> {
  const rows = await database.query<{ name: string }>('select name from public.migrations order by id');
  const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), ...copied, migrations: rows.map(({ name }) => name) };
  await writeFile(join(directory, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, privateFile);
}

/** @throws BackupError `notABackup` */
export function readManifest(directory: string): Manifest {
  const file = join(directory, manifestName);
  const refuse = (why: string): BackupError =>
    new BackupError('notABackup', `${directory} ${why}: name a directory that "npm run backup" made`);
  if (!existsSync(file)) throw refuse(`has no ${manifestName}, so it is no backup or not a whole one`);
  try {
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    if (manifest.format === 1 && Array.isArray(manifest.migrations)) return manifest;
  } catch {
    // The refusal below says it.
  }
  throw refuse(`has a ${manifestName} that cannot be read`);
}

/** Migrations of this build that the backup lacks; the restore runs them. @throws BackupError `backupOfNewerVersion` */
export function missingMigrations({ migrations: known }: Manifest): readonly string[] {
  const ours = new Set(migrations.map(({ name }) => name));
  const unknown = known.filter((name) => !ours.has(name));
  if (unknown.length > 0)
    throw new BackupError(
      'backupOfNewerVersion',
      `${unknown.length} migrations of its database are unknown to this build, ${unknown[0] ?? ''} first: restore with the build that made it, or a newer one`,
    );
  return migrations.map(({ name }) => name).filter((name) => !known.includes(name));
}
