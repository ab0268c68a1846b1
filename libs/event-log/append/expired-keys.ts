import type { Queryable } from '#libs/platform/database/database';

const batch = 10_000;

/** Deletes idempotency keys whose thirty days are over, in batches that hold no lock for long. @returns how many went */
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
