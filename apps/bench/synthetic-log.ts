import { Database } from '#libs/platform/database/database';
import { ownDatabase } from './own-database.js';
import { writeTiles } from './written-tiles.js';

/** A separate database with a large log, for code that does not depend on the events' content. */
export interface SyntheticLog {
  database: Database;
  owner: Database;
  url: string;
  remove(): Promise<void>;
}

/**
 * Fills a log with `events` events of `streams` streams that grow in parallel, each of typical size. Written by SQL, bypassing the sequencer: positions are
 * dense, leaf hashes are not those of the events.
 */
export async function syntheticLog(events: number, streams: number): Promise<SyntheticLog> {
  const own = await ownDatabase(false);
  const owner = Database.open(own.ownerUrl, { asOwner: true, max: 2 });
  const made = `select n, md5('event ' || n)::uuid as event, md5('stream ' || n % ${streams})::uuid as stream, n / ${streams} + 1 as version
    from generate_series(0, ${events - 1}) n`;
  await owner.query(
    `insert into events (event_id, stream_type, stream_id, version, type, schema_version, data, metadata, recorded_at_us)
     select event, 'order', stream, version, 'StepCompleted', 1, '{"step":"' || event || '"}',
       '{"actor":{"id":"' || stream || '","role":"Partner","department":null},"command":"' || event || '","commandHash":"' || repeat('0', 64) || '","machineVersion":1}',
       1700000000000000 + n
     from (${made}) m`,
  );
  await owner.query(`insert into event_order (pos, event_id, hash) select n + 1, event, sha256(event::text::bytea) from (${made}) m`);
  await writeTiles(owner);
  await owner.query('analyze events, event_order');
  const database = Database.open(own.url, { max: 10 });
  const remove = async (): Promise<void> => {
    await database.close();
    await owner.close();
    await own.remove();
  };
  return { database, owner, url: own.url, remove };
}
