import type { Id } from '#libs/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';

/** An Idempotency-Key of a write that is no command of a stream. `requestHash`: SHA-256 (hex) over method, path and canonical body. */
export interface PlainKey {
  actor: Id;
  key: string;
  requestHash: string;
}

/** `fresh`: the effect is to happen now; `replayed`: it has, with this small result; `reused`: the key stands for another request. */
export type TakenKey = { outcome: 'fresh' } | { outcome: 'replayed'; result: unknown } | { outcome: 'reused' };

const takeSql = `
  insert into idempotency_keys (actor_id, key, request_hash, status, result, expires_at)
  values ($1, $2, $3, $4, $5, clock_timestamp() + interval '30 days')
  on conflict do nothing returning 1`;

/** A later statement than the insert: it sees the row of a duplicate that was still in flight when the insert began to wait for it. */
const recallSql = 'select request_hash as "requestHash", result from idempotency_keys where actor_id = $1 and key = $2';

/**
 * Takes a key in the transaction of its effect, so that both stay or neither does. A duplicate in flight waits for the first to commit.
 * `status` is the HTTP status a success answers, `result` what a replay needs to answer again (ids, never secrets).
 */
export async function takePlainKey(tx: Pick<Queryable, 'query'>, key: PlainKey, status: number, result: unknown): Promise<TakenKey> {
  const taken = await tx.query(takeSql, [key.actor, key.key, key.requestHash, status, JSON.stringify(result ?? null)]);
  if (taken.length > 0) return { outcome: 'fresh' };
  const [known] = await tx.query<{ requestHash: string; result: unknown }>(recallSql, [key.actor, key.key]);
  return known?.requestHash === key.requestHash ? { outcome: 'replayed', result: known.result } : { outcome: 'reused' };
}

/** Whether the key stands for a request that has its answer. */
export const isKnownKey = async (queryable: Pick<Queryable, 'one'>, actor: Id, key: string): Promise<boolean> =>
  (await queryable.one('select from idempotency_keys where actor_id = $1 and key = $2 and expires_at > clock_timestamp()', [
    actor,
    key,
  ])) !== undefined;
