import { type Id, NIL_UUID } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import type { Queryable } from '#libs/platform/database/database';
import { readHash, type StoredRead } from './read-hash.js';

interface ReadFault {
  id: Id;
  kind: 'readDiffers' | 'readEmptied';
  detail: string;
}

/** Numbers of rows: `compared` with their hash, `emptied` with the event that explains it. */
export interface ReadsReport {
  compared: number;
  emptied: number;
  faults: ReadFault[];
}

interface ReadRow extends StoredRead {
  hash: Buffer;
  emptiedBy: Id | null;
  /** type of the event `emptiedBy`; null if there is no such event */
  cause: string | null;
}

const batch = 5_000;
/** Events after which a person or document is gone. A file goes some years after its order ended. */
const ends: ReadonlySet<string> = new Set(['UserErased', 'DocumentRemoved', 'ProjectFinished', 'OrderCancelled']);

/**
 * Recomputes the hash of every row of `reads`. An emptied row needs an event that exists and explains it, and keeps nothing that this event takes. A row that is gone or
 * invented is not found here: rows are not chained. A database of an earlier version has no such table, and nothing to check.
 */
export async function verifyReads(database: Queryable): Promise<ReadsReport> {
  const report: ReadsReport = { compared: 0, emptied: 0, faults: [] };
  const [table] = await database.query<{ exists: boolean; counts: boolean }>(
    `select to_regclass('reads') is not null as exists,
       exists (select from pg_attribute where attrelid = to_regclass('reads') and attname = 'times') as counts`,
  );
  if (table?.exists !== true) return report;
  let last: { at: Micros; id: Id } = { at: Number.MIN_SAFE_INTEGER, id: NIL_UUID };
  for (;;) {
    const rows = await readRows(database, last, table.counts ? 'r.times' : '1');
    for (const row of rows) check(row, report);
    const end = rows.at(-1);
    if (end === undefined || rows.length < batch) return report;
    last = end;
  }
}

/** @param times SQL of the column, which databases of earlier versions do not have */
const readRows = (database: Queryable, { at, id }: { at: Micros; id: Id }, times: string): Promise<ReadRow[]> =>
  database.query<ReadRow>(
    `select r.id, r.at_us as at, r.kind, r.person, r.role, r.department, r.object_type as "objectType", r.object, r.order_id as "order", r.version, r.source,
       r.filter, r.network, r.salt, ${times} as times, r.hash, r.emptied_by as "emptiedBy", e.type as cause
     from reads r left join events e on e.event_id = r.emptied_by
     where (r.at_us, r.id) > ($1::bigint, $2::uuid) order by r.at_us, r.id limit ${batch}`,
    [at, id],
  );

function check(row: ReadRow, report: ReadsReport): void {
  if (row.emptiedBy === null) {
    if (readHash(row).equals(row.hash)) report.compared += 1;
    else report.faults.push({ id: row.id, kind: 'readDiffers', detail: `the read of ${row.kind} was changed` });
  } else if (isExplained(row)) report.emptied += 1;
  else report.faults.push({ id: row.id, kind: 'readEmptied', detail: `the read of ${row.kind} is empty and no event says why` });
}

/** Of what an erased person opened, object and post stay; anything else is empty. */
function isExplained({ cause, person, salt, network, filter, object, order, version, role, source }: ReadRow): boolean {
  if (cause === null || !ends.has(cause) || person !== null || salt !== null || network !== null || filter !== null) return false;
  return cause === 'UserErased' || [object, order, version, role, source].every((field) => field === null);
}
