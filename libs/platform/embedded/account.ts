import { statSync } from 'node:fs';
import { nobody, type ServerAccount } from '../process/account.js';

/**
 * The account for a cluster (PostgreSQL refuses to run as root) whose files live in `home`: undefined (ourselves) unless we are root; as root the owner of existing files,
 * so that a cluster made by an ordinary user still opens, else `nobody`.
 */
export function serverAccount(home: string): ServerAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(home, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return nobody();
}
