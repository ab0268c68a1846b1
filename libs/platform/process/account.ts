import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The operating system account of a process. */
export interface ServerAccount {
  uid: number;
  gid: number;
}

/** Options of `spawn` to run the child under `account`; none for the current account. */
export const identity = (account: ServerAccount | undefined): ServerAccount | Record<string, never> =>
  account === undefined ? {} : { uid: account.uid, gid: account.gid };

/** Whether `account` can reach `path` and read it. Access control lists are not considered. */
export function reaches(account: ServerAccount | undefined, path: string): boolean {
  if (account === undefined) return true;
  const full = resolve(path);
  return allows(account, full, 0o4) && canTraverse(account, dirname(full));
}

/** Whether `account` can traverse `directory`; listing it is another permission. Access control lists are not considered. */
export function canTraverse(account: ServerAccount | undefined, directory: string): boolean {
  if (account === undefined) return true;
  for (let at = resolve(directory); ; at = dirname(at)) {
    if (!allows(account, at, 0o1)) return false;
    if (at === dirname(at)) return true;
  }
}

function allows(account: ServerAccount, path: string, bit: number): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return true;
  const shift = found.uid === account.uid ? 6 : found.gid === account.gid ? 3 : 0;
  return ((found.mode >> shift) & bit) === bit;
}

/** An account without any permission. */
export function nobody(): ServerAccount {
  const line = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return { uid: Number(line?.[1] ?? 65534), gid: Number(line?.[2] ?? 65534) };
}

/**
 * The OS account for a cluster with files in `home` (PostgreSQL refuses to run as root): undefined (the current one) unless we are root; as root, the owner of
 * existing files, so that a cluster of an ordinary user can be opened, else `nobody`.
 */
export function serverAccount(home: string): ServerAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(home, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return nobody();
}
