import type { Queryable } from '#libs/platform/database/database';
import { localMicros } from '../append/database-clock.js';

/**
 * What a witness answered last. `unreachable`: nothing, or an internal failure; `refused`: it does not know the log or its key; `invalid`: no cosignature of its
 * key came; `forked`: its tree is another one than the log; `ahead`: it has cosigned more entries than the log has, so the log was rolled back.
 */
export type WitnessStatus = 'cosigned' | 'unreachable' | 'refused' | 'invalid' | 'forked' | 'ahead';

export interface WitnessState {
  /** verifier key */
  witness: string;
  status: WitnessStatus;
  /** entries that it has cosigned */
  size: number;
  detail: string;
}

/** States of the witnesses with these verifier keys for the origin in use. */
export async function witnessStates(database: Queryable, keys: readonly string[]): Promise<WitnessState[]> {
  const rows = await database.query<WitnessState>(
    `select witness, status, size, detail from witness_states
     where origin = (select origin from log_origins order by n desc limit 1) and witness = any ($1) order by witness`,
    [keys],
  );
  return rows.map((row) => ({ ...row, size: Number(row.size) }));
}

/** @returns whether status or detail are new */
export async function saveWitnessState(
  database: Queryable,
  origin: string,
  { witness, status, size, detail }: WitnessState,
): Promise<boolean> {
  const before = await database.one<{ same: boolean }>(
    'select status = $3 and detail = $4 as same from witness_states where origin = $1 and witness = $2',
    [origin, witness, status, detail],
  );
  await database.query(
    `insert into witness_states as s (origin, witness, status, size, detail, since_us) values ($1, $2, $3, $4, $5, $6)
     on conflict (origin, witness) do update set status = excluded.status, size = excluded.size, detail = excluded.detail,
       since_us = case when s.status = excluded.status then s.since_us else excluded.since_us end`,
    [origin, witness, status, size, detail, localMicros()],
  );
  return before?.same !== true;
}

/** SQL of the lines of all cosignatures on a checkpoint; the empty text if there are none. */
export const cosignatureLines = (origin: string, size: string): string =>
  `coalesce((select string_agg(s.line, '' order by s.witness) from checkpoint_cosignatures s where s.origin = ${origin} and s.size = ${size}), '')`;
