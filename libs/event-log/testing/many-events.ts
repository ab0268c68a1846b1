import { v7 } from 'uuid';
import type { Database } from '#libs/platform/database/database';

/** Adds `amount` unsequenced events of one new stream, without commands. */
export async function addEvents(owner: Database, amount: number): Promise<void> {
  await owner.query(
    `with e as (insert into events select md5($1 || n)::uuid, 'account', $1::uuid, n, 'Added', 1, '{"amount":1,"label":null}', '{}', 1000 + n
       from generate_series(1, $2::integer) n returning event_id)
     insert into unsequenced select event_id from e`,
    [v7(), amount],
  );
}
