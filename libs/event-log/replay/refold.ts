import { type Id, NIL_UUID } from '#machines/kernel/ids';
import type { Row, StreamTable } from '../append/contract.js';
import type { Database, Queryable, Transaction } from '#libs/platform/database/database';
import type { Replayable } from './replay.js';
import { readStreams } from './stream-reader.js';

/** Result of a refold: `streams` rows were written from `events` events. */
export interface Refolded {
  streams: number;
  events: number;
}

interface Progress {
  through: Id;
  finished: boolean;
}

const progressSql = `select through, finished_at is not null as finished from refolds where stream_type = $1 and machine_version = $2`;

const keepSql = `
  insert into refolds (stream_type, machine_version, through, finished_at) values ($1, $2, $3, case when $4 then clock_timestamp() end)
  on conflict (stream_type) do update set machine_version = excluded.machine_version, through = excluded.through, finished_at = excluded.finished_at`;

/** Rows that code rewrites after the migrations; its progress is stored under `name`, for each version of the rewriting. */
export interface BatchedRewrite {
  name: string;
  version: number;
  /** the next rows to rewrite, by id */
  next: (after: Id, most: number) => Promise<Id[]>;
  rewrite: (tx: Transaction, ids: readonly Id[]) => Promise<void>;
}

/**
 * Rewrites rows in batches of one transaction each. An aborted run resumes after its last batch, a finished one with rows that came later.
 * @returns the number of rows
 */
export async function rewriteInBatches(owner: Database, { name, version, next, rewrite }: BatchedRewrite, batch = 500): Promise<number> {
  let rows = 0;
  const progress = await owner.one<Progress>(progressSql, [name, version]);
  const isDone = progress?.finished === true || (await next(NIL_UUID, 1)).length === 0;
  // Where nothing is due, a login without ownership suffices: it cannot record the result, and looks again next time.
  if (isDone && !(await mayRecord(owner))) return 0;
  for (let through = progress?.through ?? NIL_UUID, finished = false; !finished;) {
    const ids = await next(through, batch);
    finished = ids.length < batch;
    through = ids.at(-1) ?? through;
    const kept = [name, version, through, finished];
    await owner.transaction(async (tx) => {
      await rewrite(tx, ids);
      await tx.query(keepSql, kept);
    });
    rows += ids.length;
  }
  return rows;
}

/** Whether all rows that were there at the first run of this version have been rewritten. */
export const isRewritten = async (database: Queryable, { name, version }: Pick<BatchedRewrite, 'name' | 'version'>): Promise<boolean> =>
  (await database.one<Progress>(progressSql, [name, version]))?.finished === true;

/**
 * Folds rows of older machine versions again from the log, in batches of one transaction each, so that every row has the facts that the current rules need. An
 * aborted run resumes after its last batch; a finished one is not repeated for the same version. Run it as the owner, under the migration lock and before the
 * processes start. The table needs a column `machine_version`.
 * @param batch rows per transaction
 * @throws Error naming the stream whose events cannot be folded or do not end at its row's version
 */
export async function refold<State>(owner: Database, replayable: Replayable<State>, batch = 500): Promise<Refolded> {
  const { table, machineVersion } = replayable.stream;
  const total: Refolded = { streams: 0, events: 0 };
  const rewrite: BatchedRewrite = {
    name: table.streamType,
    version: machineVersion,
    next: (after, most) => nextIds(owner, table, machineVersion, after, most),
    rewrite: async (tx, ids) => {
      total.events += await refoldStreams(owner, tx, replayable, ids);
    },
  };
  if (await isRewritten(owner, rewrite)) return total;
  // Without rows to refold, a login without ownership suffices: it cannot record the result, and checks again next time.
  if (!(await mayRecord(owner)) && !(await needsRefold(owner, replayable.stream))) return total;
  total.streams = await rewriteInBatches(owner, rewrite, batch);
  return total;
}

/** Whether rows of older machine versions need a refold. Checks the rows only if no finished refold is recorded. */
export async function needsRefold(
  database: Queryable,
  { table: { streamType, table }, machineVersion }: Replayable<unknown>['stream'],
): Promise<boolean> {
  if (await isRewritten(database, { name: streamType, version: machineVersion })) return false;
  return (await database.one(`select from ${table} where machine_version < $1 limit 1`, [machineVersion])) !== undefined;
}

async function mayRecord(database: Queryable): Promise<boolean> {
  const row = await database.one<{ may: boolean }>(`select has_table_privilege('refolds', 'insert, update') as may`);
  return row?.may === true;
}

async function nextIds(owner: Database, { table }: StreamTable, machineVersion: number, after: Id, batch: number): Promise<Id[]> {
  const rows = await owner.query<{ id: Id }>(`select id from ${table} where machine_version < $1 and id > $2 order by id limit $3`, [
    machineVersion,
    after,
    batch,
  ]);
  return rows.map(({ id }) => id);
}

/** @returns the number of folded events */
async function refoldStreams<State>(owner: Database, tx: Queryable, replayable: Replayable<State>, ids: readonly Id[]): Promise<number> {
  const { stream, fold } = replayable;
  const histories = await readStreams(owner, ids, replayable.upcasters);
  const rows = ids.map((id): Row => {
    const events = histories.get(id) ?? [];
    try {
      const state = events.reduce<State | null>((folded, event) => fold(folded, event), null);
      if (state === null) throw new Error('it has no events');
      return { id, version: events.length, ...stream.write(state) };
    } catch (fault) {
      throw new Error(`${stream.table.streamType} ${id} cannot be folded: ${(fault as Error).message}`, { cause: fault });
    }
  });
  const written = await tx.query<{ id: Id }>(updateSql(stream.table), [JSON.stringify(rows)]);
  const missed = ids.filter((id) => !written.some((one) => one.id === id));
  if (missed.length > 0) throw new Error(`${stream.table.streamType} ${missed.join(', ')}: the log ends at another version than the row`);
  return [...histories.values()].reduce((sum, events) => sum + events.length, 0);
}

const updateSql = ({ table, columns }: StreamTable): string => `
  update ${table} stored set ${Object.keys(columns)
    .map((name) => `${name} = folded.${name}`)
    .join(', ')}
  from json_to_recordset($1) as folded (id uuid, version integer, ${Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')})
  where stored.id = folded.id and stored.version = folded.version
  returning stored.id`;
