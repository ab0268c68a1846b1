import { type PlainKey, takePlainKey } from '#libs/event-log/keys/plain-keys';
import type { Transaction } from '#libs/platform/database/database';
import { Problem } from '#libs/platform/http/problem';

/** True: the request was carried out before and has its effect already. @throws Problem 422 for a key that stands for another request */
export async function wasDone(tx: Transaction, key: PlainKey | undefined, status: number): Promise<boolean> {
  if (key === undefined) return false;
  const taken = await takePlainKey(tx, key, status, null);
  if (taken.outcome === 'reused') throw new Problem(422, 'idempotencyKeyReused');
  return taken.outcome === 'replayed';
}
