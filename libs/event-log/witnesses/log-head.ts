import type { Queryable } from '#libs/platform/database/database';
import type { WitnessStatus } from './witness-states.js';

/** What a witness did with the log: its last answer, and the newest checkpoint that it cosigned. */
export interface WitnessHead {
  /** verifier key */
  witness: string;
  /** null: it was not asked yet */
  status: WitnessStatus | null;
  /** entries that it has cosigned, by its own word; 0 where it said nothing */
  size: number;
  detail: string;
  /** microseconds since 1970: since when it has this status */
  since: number | null;
  /** the newest checkpoint with its cosignature; `at`: seconds since 1970 by the witness's clock */
  cosigned: { size: number; at: number } | null;
}

/** The newest checkpoint under the origin in use, and what the witnesses did with it. */
export interface LogHead {
  origin: string;
  /** entries of the log now */
  entries: number;
  /** `at`: microseconds since 1970. Null: nothing is signed under this origin */
  signed: { size: number; at: number } | null;
  /** entries of the newest checkpoint that `quorum` of the witnesses cosigned; null where none has so many among the newest */
  witnessed: number | null;
  /** in the order of the keys */
  witnesses: WitnessHead[];
}

/** Newest cosignatures that may meet the quorum: 1,000 checkpoints of 16 witnesses. */
const mostCosignatures = 16_000;

/** @param keys verifier keys of the witnesses. @returns undefined for a log that has no origin yet, because it never signed */
export async function logHead(database: Queryable, keys: readonly string[], quorum: number): Promise<LogHead | undefined> {
  const head = await database.one<{ origin: string; entries: number; size: number | null; at: number | null }>(
    `select o.origin, coalesce((select max(pos) from event_order), 0) as entries, c.size, c.at_us as at
     from log_origins o
     left join lateral (select size, at_us from tree_checkpoints t where t.origin = o.origin order by size desc limit 1) c on true
     order by o.n desc limit 1`,
  );
  if (head === undefined) return undefined;
  const { origin } = head;
  const [witnesses, witnessed] = await Promise.all([
    witnessHeads(database, origin, keys),
    database.one<{ size: number }>(
      `select size from (select size, witness from checkpoint_cosignatures where origin = $1 order by size desc limit ${mostCosignatures}) newest
       where witness = any ($2) group by size having count(*) >= $3 order by size desc limit 1`,
      [origin, keys, quorum],
    ),
  ]);
  return {
    origin,
    entries: Number(head.entries),
    signed: head.size === null ? null : { size: Number(head.size), at: Number(head.at) },
    witnessed: witnessed === undefined ? null : Number(witnessed.size),
    witnesses,
  };
}

interface Row extends Omit<WitnessHead, 'size' | 'detail' | 'cosigned'> {
  size: number | null;
  detail: string | null;
  cosignedSize: number | null;
  cosignedAt: number | null;
}

async function witnessHeads(database: Queryable, origin: string, keys: readonly string[]): Promise<WitnessHead[]> {
  const rows = await database.query<Row>(
    `select k.witness, s.status, s.size, s.detail, s.since_us as since, c.size as "cosignedSize", c.cosigned_at as "cosignedAt"
     from unnest($2::text[]) with ordinality k(witness, n)
     left join witness_states s on s.origin = $1 and s.witness = k.witness
     left join lateral (
       select size, cosigned_at from checkpoint_cosignatures a where a.origin = $1 and a.witness = k.witness order by size desc limit 1
     ) c on true
     order by k.n`,
    [origin, keys],
  );
  return rows.map(({ witness, status, size, detail, since, cosignedSize, cosignedAt }) => ({
    ...{ witness, status, size: Number(size ?? 0), detail: detail ?? '', since: since === null ? null : Number(since) },
    cosigned: cosignedSize === null ? null : { size: Number(cosignedSize), at: Number(cosignedAt) },
  }));
}
