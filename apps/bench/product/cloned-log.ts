import { createHash } from 'node:crypto';
import pino from 'pino';
import { createApp } from '#apps/api/create-app';
import { seed } from '#apps/standalone/seed/seed';
import { createWorker } from '#apps/worker/create-worker';
import { WorkerModule } from '#apps/worker/worker.module';
import { RebuildRegistry } from '#libs/event-log/feed/rebuild-registry';
import { Sequencer } from '#libs/event-log/sequencer/sequencer';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import { loadConfig } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { ownDatabase } from './own-database.js';

interface StoredRow {
  event_id: string;
  stream_id: string;
  type: string;
  data: string;
  metadata: string;
  recorded_at_us: number;
}

const idPattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const numberPattern = /"number": ?(\d+)/;
/** Old enough to trigger no notifications. Microseconds. */
const ago = 400 * 86_400_000_000;
const atOnce = 2_000;
/** Order numbers are unique: those of a copy start after the seed's. */
const numbersOfACopy = 1_000_000;

/** A database whose log has the demo data's streams, copied until there are enough events; no consumer has started. */
interface ClonedLog {
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
 * sequencer: positions are dense, hashes are not those of the events, and the tree has no tiles of them. @returns the number of events
 */
async function cloneLog(owner: Database, events: number): Promise<number> {
  const shape = await owner.query<StoredRow>('select e.* from events e join event_order o using (event_id) order by o.pos');
  if (shape.length === 0) throw new Error('no event has a position yet: there is nothing to copy');
  const rows = await owner.query<{ id: string }>(
    'select id::text from users union all select id::text from services union all select id::text from countries',
  );
  const kept = new Set(rows.map(({ id }) => id));
  let pos = shape.length;
  for (let copy = 1; pos < events; copy += 1) {
    const copied = shape.map(renamer(copy, kept));
    for (let from = 0; from < copied.length; from += atOnce) {
      const batch = copied.slice(from, from + atOnce);
      await owner.query(insertSql, [JSON.stringify(batch), pos]);
      pos += batch.length;
    }
  }
  await owner.query('analyze events, event_order');
  return pos;
}

const columns = 'event_id, stream_type, stream_id, version, type, schema_version, data, metadata, recorded_at_us';
const insertSql = `
  with copied as (select * from json_populate_recordset(null::events, $1) with ordinality as e),
  stored as (insert into events (${columns}) select ${columns} from copied)
  insert into event_order (pos, event_id, hash) select $2::bigint + ordinality, event_id, sha256(event_id::text::bytea) from copied`;

function renamer(copy: number, kept: ReadonlySet<string>): (row: StoredRow) => StoredRow {
  const known = new Map<string, string>();
  const rename = (id: string): string => {
    if (kept.has(id)) return id;
    const other = known.get(id) ?? uuidOf(`${copy} ${id}`);
    known.set(id, other);
    return other;
  };
  const all = (text: string): string => text.replace(idPattern, rename);
  const numbered = (data: string): string =>
    data.replace(numberPattern, (_, n: string) => `"number": ${numbersOfACopy * copy + Number(n)}`);
  return (row) => ({
    ...row,
    event_id: rename(row.event_id),
    stream_id: rename(row.stream_id),
    data: all(row.type === 'OrderPlaced' ? numbered(row.data) : row.data),
    metadata: all(row.metadata),
    recorded_at_us: row.recorded_at_us - ago,
  });
}

const uuidOf = (text: string): string =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
