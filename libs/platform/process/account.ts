import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The operating system's identity a process runs under. */
export interface ServerAccount {
  uid: number;
  gid: number;
}

/** What to hand to `spawn` so that the child runs under `account`; nothing when it runs as ourselves. */
export const identity = (account: ServerAccount | undefined): ServerAccount | Record<string, never> =>
  account === undefined ? {} : { uid: account.uid, gid: account.gid };

/** True when `account` may walk down to `path` and read it. Access control lists are not looked at. */
export function reaches(account: ServerAccount | undefined, path: string): boolean {
  if (account === undefined) return true;
  const full = resolve(path);
  return allows(account, full, 0o4) && canTraverse(account, dirname(full));
}

/** True when `account` may walk through `directory` to what is in it; to list it is another right. Access control lists are not looked at. */
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

/** The account without any right. */
export function nobody(): ServerAccount {
  const line = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return { uid: Number(line?.[1] ?? 65534), gid: Number(line?.[2] ?? 65534) };
}
