import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** What a file has that holds what only the product may read: letters, secrets, the bytes of documents. */
export const privateFile = { mode: 0o600 } as const;

/** As `privateFile`, for a directory and those made on the way to it. */
export const privateDirectory = { recursive: true, mode: 0o700 } as const;

/** Makes `path` a directory of its owner alone, and takes from one that is there what others had. Missing parents are made as usual. */
export function makePrivateDirectory(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  mkdirSync(path, privateDirectory);
  setMode(path, privateDirectory.mode);
}

/**
 * Gives `path` exactly `mode`. A directory with the sticky bit (/tmp) is shared on purpose and stays so. Windows has no modes.
 * @returns whether others have no more than `mode` grants them now: what belongs to somebody else cannot be changed
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
