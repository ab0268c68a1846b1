import { type Id, NIL_UUID } from '#machines/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import { storedStatus } from '../append/append-call.js';
import type { AppendAnswer, CommandKey } from '../append/contract.js';
import { UnwrittenError } from '../commands/unwritten-error.js';

const takeSql = `
  insert into idempotency_keys (actor_id, key, request_hash, status, result, expires_at)
  values ($1, $2, $3, $4, $5, clock_timestamp() + interval '30 days')
  on conflict do nothing returning 1`;

/** A separate statement after the insert, so that it sees the row of a concurrent duplicate that the insert waited for. */
const recallSql = 'select request_hash as "requestHash", result from idempotency_keys where actor_id = $1 and key = $2';

/**
 * Claims the key of a write that is no stream command, in the transaction of its effect, so that both are committed or neither. A concurrent duplicate waits
 * for the first to commit. `result` is returned to a repetition (ids, never secrets).
 * @returns undefined if the effect has to happen now, otherwise the stored result
 * @throws UnwrittenError KEY_REUSED if the key belongs to another request
 */
export async function once<Result>(
  tx: Pick<Queryable, 'query'>,
  key: CommandKey | undefined,
  result: Result,
): Promise<{ before: Result } | undefined> {
  if (key === undefined) return undefined;
  const actor = key.actor ?? NIL_UUID;
  const taken = await tx.query(takeSql, [actor, key.key, key.requestHash, storedStatus('accepted'), JSON.stringify(result ?? null)]);
  if (taken.length > 0) return undefined;
  const [known] = await tx.query<{ requestHash: string; result: Result }>(recallSql, [actor, key.key]);
  if (known?.requestHash !== key.requestHash) throw new UnwrittenError('KEY_REUSED');
  return { before: known.result };
}

/** Whether the key belongs to an answered request. */
export const isKnownKey = async (queryable: Pick<Queryable, 'one'>, actor: Id, key: string): Promise<boolean> =>
  (await queryable.one('select from idempotency_keys where actor_id = $1 and key = $2 and expires_at > clock_timestamp()', [
    actor,
    key,
  ])) !== undefined;

interface StoredOutcome {
  requestHash: string;
  code: string | null;
  streamType: string;
  streamId: Id;
  version: number;
  result: object | null;
}

/** The outcome of the key's command, as the append answers a repetition; null for a key without a command. */
export async function storedOutcome(
  queryable: Pick<Queryable, 'one'>,
  { actor, key, requestHash }: CommandKey,
): Promise<Extract<AppendAnswer, { kind: 'replay' | 'keyReused' }> | null> {
  const known = await queryable.one<StoredOutcome>(
    `select request_hash as "requestHash", code, stream_type as "streamType", stream_id as "streamId", version, result
     from idempotency_keys where actor_id = $1 and key = $2 and command_id is not null`,
    [actor ?? NIL_UUID, key],
    'stored_outcome',
  );
  if (known === undefined) return null;
  const { requestHash: stored, ...outcome } = known;
  return stored === requestHash ? { kind: 'replay', ...outcome } : { kind: 'keyReused' };
}

const batch = 10_000;

/** Deletes expired keys (thirty days), in batches that hold locks only briefly. @returns how many were deleted */
export async function deleteExpiredKeys(database: Queryable): Promise<number> {
  let total = 0;
  for (;;) {
    const gone = await database.query(
      `delete from idempotency_keys k using (
         select actor_id, key from idempotency_keys where expires_at < clock_timestamp() limit $1) old
       where k.actor_id = old.actor_id and k.key = old.key returning 1`,
      [batch],
    );
    total += gone.length;
    if (gone.length < batch) return total;
  }
}
