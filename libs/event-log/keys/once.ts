import { type PlainKey, takePlainKey } from './plain-keys.js';
import type { Queryable } from '#libs/platform/database/database';
import { Problem } from '#libs/platform/http/problem';

/**
 * Takes an Idempotency-Key in the transaction of its effect. @returns undefined when the effect is to happen now, otherwise the small result of the first time
 * @throws Problem 422 idempotencyKeyReused
 */
export async function once<Result>(
  tx: Queryable,
  key: PlainKey | undefined,
  status: number,
  result: Result,
): Promise<{ before: Result } | undefined> {
  const taken = key && (await takePlainKey(tx, key, status, result));
  if (taken?.outcome === 'reused') throw new Problem(422, 'idempotencyKeyReused');
  return taken?.outcome === 'replayed' ? { before: taken.result as Result } : undefined;
}
