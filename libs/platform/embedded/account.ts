import { statSync } from 'node:fs';
import { nobody, type ServerAccount } from '../process/account.js';

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
