import { createHash } from 'node:crypto';
import pino from 'pino';
import { createApp } from '#apps/api/create-app';
import { seed } from '#apps/standalone/seed/seed';
import { createWorker } from '#apps/worker/create-worker';
import { WorkerModule } from '#apps/worker/worker.module';
import { RebuildRegistry } from '#libs/event-log/feed/rebuild-registry';
import { Sequencer } from '#libs/event-log/sequencer/sequencer';
import { insertTilesSql, StoredTree, tileColumns } from '#libs/event-log/tree/stored-tree';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import { loadConfig } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { ownDatabase } from './own-database.js';

interface StoredRow {
  event_id: string;
  stream_type: string;
  stream_id: string;
  version: number;
  type: string;
  schema_version: number;
  data: string;
  metadata: string;
  recorded_at_us: number;
}

const idPattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const numberPattern = /"number": ?(\d+)/;
/** Old enough to trigger no notifications. Microseconds. */
const ago = 400 * 86_400_000_000;
const atOnce = 2_000;
/** Hashes of the log that are read at once. */
const leavesAtOnce = 51_200;

/** A database whose log has the demo data's streams, copied until there are enough events; no consumer has started. */
export interface ClonedLog {
  database: Database;
  wakeups: Wakeups;
  models: RebuildRegistry;
  events: number;
  remove(): Promise<void>;
}

/** Seeds a database of a separate server and copies its streams until the log has `amount` events. */
export async function clonedLog(amount: number, print: (line: string) => void): Promise<ClonedLog> {
  const own = await ownDatabase(false);
  try {
    const config = loadConfig({ DATA_DIR: own.dataDir, DATABASE_URL: own.url, LOG_LEVEL: 'error' });
    const app = await createApp(config, { also: [WorkerModule.forRebuilds()] });
    await seed(app);
    await new Sequencer(app.get(Database), app.get(Wakeups)).drain();
    await app.close();
    const began = performance.now();
    const owner = Database.open(own.ownerUrl, { asOwner: true, max: 2 });
    const events = await cloneLog(owner, amount);
    await owner.close();
    print(`a log of ${events} events, made in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    const worker = await createWorker(config, pino({ level: 'error' }, pino.destination(2)), WorkerModule.forRebuilds());
    const [wakeups, models] = [worker.get(Wakeups, { strict: false }), worker.get(RebuildRegistry, { strict: false })];
    const remove = async (): Promise<void> => {
      await worker.close();
      await own.remove();
    };
    return { database: worker.get(Database), wakeups, models, events, remove };
  } catch (fault) {
    await own.remove();
    throw fault;
  }
}

/**
 * Grows the log to at least `events` events by copying its streams: every copy has separate ids and the same people, services and countries. It bypasses the
 * sequencer: positions are dense, leaf hashes are not those of the events. @returns the number of events
 */
export async function cloneLog(owner: Database, events: number): Promise<number> {
  const shape = await owner.query<StoredRow>('select e.* from events e join event_order o using (event_id) order by o.pos');
  if (shape.length === 0) throw new Error('no event has a position yet: there is nothing to copy');
  const kept = new Set(
    (
      await owner.query<{ id: string }>(
        'select id::text from users union all select id::text from services union all select id::text from countries',
      )
    ).map(({ id }) => id),
  );
  let pos = shape.length;
  let batch: StoredRow[] = [];
  const flush = async (): Promise<void> => {
    await insert(owner, batch, pos);
    pos += batch.length;
    batch = [];
  };
  for (let copy = 1; pos + batch.length < events; copy += 1) {
    const renamed = renamer(copy, kept);
    for (const row of shape) {
      batch.push(renamed(row));
      if (batch.length === atOnce) await flush();
    }
  }
  if (batch.length > 0) await flush();
  await writeTiles(owner);
  await owner.query('analyze events, event_order');
  return pos;
}

function renamer(copy: number, kept: ReadonlySet<string>): (row: StoredRow) => StoredRow {
  const known = new Map<string, string>();
  const rename = (id: string): string => {
    if (kept.has(id)) return id;
    const other = known.get(id) ?? uuidOf(`${copy} ${id}`);
    known.set(id, other);
    return other;
  };
  const all = (text: string): string => text.replace(idPattern, rename);
  return (row) => ({
    ...row,
    event_id: rename(row.event_id),
    stream_id: rename(row.stream_id),
    data: all(
      row.type === 'OrderPlaced'
        ? row.data.replace(numberPattern, (_, n: string) => `"number": ${numbersOfACopy * copy + Number(n)}`)
        : row.data,
    ),
    metadata: all(row.metadata),
    recorded_at_us: row.recorded_at_us - ago,
  });
}

const uuidOf = (text: string): string =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The same derived id in SQL, for rows of the copies. @param copy and id: SQL expressions */
export const copyNameSql = (copy: string, id: string): string => `md5(${copy} || ' ' || ${id})::uuid`;

/** Order numbers are unique: those of a copy start after the seed's. */
export const numbersOfACopy = 1_000_000;

async function insert(owner: Database, rows: readonly StoredRow[], after: number): Promise<void> {
  const column = <Name extends keyof StoredRow>(name: Name): StoredRow[Name][] => rows.map((row) => row[name]);
  await owner.query(
    `insert into events (event_id, stream_type, stream_id, version, type, schema_version, data, metadata, recorded_at_us)
     select * from unnest($1::uuid[], $2::text[], $3::uuid[], $4::int[], $5::text[], $6::int[], $7::text[], $8::text[], $9::bigint[])`,
    [
      column('event_id'),
      column('stream_type'),
      column('stream_id'),
      column('version'),
      column('type'),
      column('schema_version'),
      column('data'),
      column('metadata'),
      column('recorded_at_us'),
    ],
  );
  await owner.query(
    `insert into event_order (pos, event_id, hash) select $2::bigint + n, id, sha256(id::text::bytea) from unnest($1::uuid[]) with ordinality as e(id, n)`,
    [column('event_id'), after],
  );
}

/** Writes the tiles of positions that were inserted past the sequencer, so that it can go on from there. */
async function writeTiles(owner: Database): Promise<void> {
  const { leaves = 0 } =
    (await owner.one<{ leaves: number }>('select count(*)::integer * 256 as leaves from tree_tiles where level = 0')) ?? {};
  const edge = await new StoredTree(owner).edgeAt(leaves);
  for (let more = true; more;) {
    const rows = await owner.query<{ hash: Buffer }>('select hash from event_order where pos > $1 order by pos limit $2', [
      edge.size,
      leavesAtOnce,
    ]);
    await owner.query(insertTilesSql(1), tileColumns(rows.flatMap(({ hash }) => edge.append(hash))));
    more = rows.length === leavesAtOnce;
  }
}
