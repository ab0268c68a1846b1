import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import type { Queryable } from '#libs/platform/database/database';
import type { SealData } from '#machines/access/log-events';
import { type SealedKind, sealedKinds, type SealedRow, sealRoot, storedLeaves } from './sealed-rows.js';

interface SealFault {
  /** `position N` of a seal, `command ID` or `read ID` */
  place: string;
  kind: 'sealDiffers' | 'sealMissing' | 'sealExtra' | 'rowDiffers' | 'rowMissing' | 'rowUnsealed' | 'rowBackdated';
  detail: string;
}

export interface SealsReport {
  seals: number;
  /** rows that are as their seal has them */
  rows: number;
  /** rows that are not sealed yet */
  waiting: number;
  faults: SealFault[];
}

interface StoredSeal {
  pos: number | null;
  data: string;
  kind: SealedKind['kind'] | null;
  until: Micros | null;
  ids: Id[] | null;
  hashes: Buffer | null;
}

const mostFaults = 1_000;
/** Seals that are read at once. */
const batch = 20;

/**
 * Compares refused commands and reads with the seals of the log: each sealed row must be there with the sealed hash, and each row must be sealed, or be young
 * enough to wait for its seal. The events themselves are verified with the log. A database of an earlier version has no seals, and nothing to verify.
 */
export async function verifySeals(database: Queryable): Promise<SealsReport> {
  const report: SealsReport = { seals: 0, rows: 0, waiting: 0, faults: [] };
  const table = await database.one<{ exists: boolean }>(`select to_regclass('seals') is not null as exists`);
  if (table?.exists !== true) return report;
  for (const kind of sealedKinds) {
    const until = await compareSeals(database, kind, report);
    await findUnsealed(database, kind, until, report);
  }
  const extra = await database.query<{ id: Id }>(
    `select event_id as id from seals s where not exists (select from events e where e.event_id = s.event_id and e.type in ('CommandsSealed', 'ReadsSealed'))
     order by event_id limit ${mostFaults}`,
  );
  for (const { id } of extra) report.faults.push({ place: `seal ${id}`, kind: 'sealExtra', detail: 'the log has no event of it' });
  return report;
}

/** @returns the time up to which rows were looked for by the last seal; undefined without seals */
async function compareSeals(database: Queryable, kind: SealedKind, report: SealsReport): Promise<Micros | undefined> {
  let until: Micros | undefined;
  for (let version = 0; ;) {
    const seals = await readSeals(database, kind, version);
    for (const seal of seals) until = (await compareSeal(database, { kind, seal, until, report })) ?? until;
    const last = seals.at(-1);
    if (last === undefined) return until;
    version = last.version;
  }
}

const readSeals = (database: Queryable, { event }: SealedKind, after: number): Promise<(StoredSeal & { version: number })[]> =>
  database.query(
    `select e.version, o.pos, e.data, s.kind, s.until_us as until, s.ids, s.hashes
     from events e left join event_order o using (event_id) left join seals s using (event_id)
     where e.stream_type = 'log' and e.type = $1 and e.version > $2 order by e.version limit ${batch}`,
    [event, after],
  );

interface Comparison {
  kind: SealedKind;
  seal: StoredSeal;
  /** of the seal before */
  until: Micros | undefined;
  report: SealsReport;
}

/** @returns the time up to which rows were looked for */
async function compareSeal(database: Queryable, { kind, seal, until, report }: Comparison): Promise<Micros | undefined> {
  const data = dataOf(seal.data);
  const place = seal.pos === null ? 'a seal without a position' : `position ${seal.pos}`;
  if (data === undefined) return undefined;
  report.seals += 1;
  if (seal.ids === null || seal.hashes === null) {
    report.faults.push({ place, kind: 'sealMissing', detail: `the leaves of the seal over ${data.count} ${kind.row}s are gone` });
    return data.until;
  }
  const leaves = storedLeaves(seal.ids, seal.hashes);
  const rows = new Map((await kind.read(database, seal.ids)).map((row) => [row.id, row]));
  if (seal.kind !== kind.kind || Number(seal.until) !== data.until || leaves.length !== data.count || sealRoot(leaves) !== data.root)
    report.faults.push({ place, kind: 'sealDiffers', detail: `the leaves of the seal over ${data.count} ${kind.row}s were changed` });
  for (const leaf of leaves) {
    const fault = compareRow(leaf, rows.get(leaf.id), { earliest: until === undefined ? undefined : until - kind.lateness, place });
    if (fault === undefined) report.rows += 1;
    else report.faults.push({ place: `${kind.row} ${leaf.id}`, ...fault });
  }
  return data.until;
}

type Leaf = Pick<SealedRow, 'id' | 'hash'>;

function compareRow(
  leaf: Leaf,
  row: SealedRow | undefined,
  { earliest, place }: { earliest: Micros | undefined; place: string },
): Omit<SealFault, 'place'> | undefined {
  if (row === undefined) return { kind: 'rowMissing', detail: `it was taken out; its seal is at ${place}` };
  if (!row.hash.equals(leaf.hash)) return { kind: 'rowDiffers', detail: `it was changed; its seal is at ${place}` };
  if (earliest === undefined || row.at > earliest) return undefined;
  return { kind: 'rowBackdated', detail: `its time is long before the seal at ${place}` };
}

/** Rows without a seal: those that are older than any that could still wait for one were invented. */
async function findUnsealed(database: Queryable, kind: SealedKind, until: Micros | undefined, report: SealsReport): Promise<void> {
  const earliest = until === undefined ? Number.MIN_SAFE_INTEGER : until - kind.lateness;
  const rows = await database.query<{ id: Id; waiting: number }>(
    `with sealed as materialized (
       select unnest(ids) as id from seals join events using (event_id) where kind = $1 and type = $2
     ), unsealed as materialized (
       select r.id, r.at from (${kind.rows}) r left join sealed s using (id) where s.id is null
     )
     select (select count(*) from unsealed where at > $3) as waiting, u.id from (select 1) one left join (
       select id from unsealed where at <= $3 order by at, id limit ${mostFaults}
     ) u on true`,
    [kind.kind, kind.event, earliest],
  );
  report.waiting += Number(rows[0]?.waiting ?? 0);
  for (const { id } of rows) {
    if (id !== null)
      report.faults.push({
        place: `${kind.row} ${id}`,
        kind: 'rowUnsealed',
        detail: 'no seal has it, though later ones do: it was put in later',
      });
  }
}

/** Data made unreadable by a change already fails the hash of its event. */
function dataOf(json: string): SealData | undefined {
  try {
    return JSON.parse(json) as SealData;
  } catch {
    return undefined;
  }
}
