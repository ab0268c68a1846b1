import { constants } from 'node:fs';
import { chmod, chown, copyFile, lstat, mkdir, open, readdir, readlink, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerAccount } from '#libs/platform/process/account';

export interface CopyOptions {
  /** who owns the copies; by default who owns the originals, where we may set that (root) */
  owner?: ServerAccount | undefined;
  /** names at the top that are left out */
  without?: readonly string[];
}

/** What was copied. */
export interface CopiedFiles {
  files: number;
  bytes: number;
}

const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * Copies the directory `from` to `to`, which may exist, with modes and owners. Links stay links.
 * @throws the system's error for a file that cannot be read or written
 */
export async function copyTree(from: string, to: string, { owner, without = [] }: CopyOptions = {}): Promise<CopiedFiles> {
  await mkdir(to, { recursive: true });
  const sum: CopiedFiles = { files: 0, bytes: 0 };
  for (const name of await readdir(from)) {
    if (without.includes(name)) continue;
    const { files, bytes } = await copyEntry(join(from, name), join(to, name), { owner });
    sum.files += files;
    sum.bytes += bytes;
  }
  await copyRights(from, to, owner);
  return sum;
}

async function copyEntry(from: string, to: string, options: CopyOptions): Promise<CopiedFiles> {
  const entry = await lstat(from);
  if (entry.isDirectory()) return copyTree(from, to, options);
  if (entry.isSymbolicLink()) {
    await symlink(await readlink(from), to);
    return { files: 1, bytes: 0 };
  }
  if (!entry.isFile()) return { files: 0, bytes: 0 };
  await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  await copyRights(from, to, options.owner);
  return { files: 1, bytes: entry.size };
}

async function copyRights(from: string, to: string, owner: ServerAccount | undefined): Promise<void> {
  const { mode, uid, gid } = await lstat(from);
  if (isRoot()) {
    const account = owner ?? { uid, gid };
    await chown(to, account.uid, account.gid);
  }
  await chmod(to, mode & 0o7777);
}

/** Writes every file of `directory` through to the disk. */
export async function syncTree(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true, recursive: true })) {
    // Windows cannot open directories and writes them through by itself.
    if (!entry.isFile() && !(entry.isDirectory() && process.platform !== 'win32')) continue;
    const handle = await open(join(entry.parentPath, entry.name), 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
}
