import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Mode of files that only the product may read: emails, secrets, contents of documents. */
export const privateFile = { mode: 0o600 } as const;

/** Like `privateFile`, for a directory and the parents created with it. */
export const privateDirectory = { recursive: true, mode: 0o700 } as const;

/** Creates the directory `path` for its owner only, or removes the access of others from an existing one. Missing parents get default permissions. */
export function makePrivateDirectory(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  mkdirSync(path, privateDirectory);
  setMode(path, privateDirectory.mode);
}

/**
 * Sets the mode of `path` to exactly `mode`. A directory with the sticky bit (/tmp) is shared on purpose and stays unchanged. Windows has no modes.
 * @returns whether others now have at most the access of `mode`: files of other accounts cannot be changed
 */
export function setMode(path: string, mode: number): boolean {
  if (process.platform === 'win32') return true;
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return true;
  if ((found.mode & 0o777) === mode) return true;
  if ((found.mode & sticky) === 0 && changed(path, mode)) return true;
  return (found.mode & 0o007 & ~mode) === 0;
}

const sticky = 0o1000;

function changed(path: string, mode: number): boolean {
  try {
    chmodSync(path, mode);
    return true;
  } catch {
    return false;
  }
}
