import type { Queryable } from '#libs/platform/database/database';
import { eventColumns, type EventRow, type StoredEvent, storedEvent } from './stored-event.js';

/** A position of the log with its stored hash, and its event unless that is missing. */
export interface LogLine {
  pos: number;
  hash: Buffer;
  event: StoredEvent | null;
}

/** Most lines that one call reads: 20 tiles. */
export const mostLines = 5_120;

/** Lines after a position, in order, missing positions left out. @param to last position; undefined: the end of the log */
export async function readLines(database: Queryable, after: number, to: number | undefined): Promise<LogLine[]> {
  const rows = await database.query<Record<string, unknown>>(
    `select o.pos, o.hash, ${eventColumns} from event_order o left join events e using (event_id)
     where o.pos > $1 and o.pos <= coalesce($2, o.pos) order by o.pos limit $3`,
    [after, to ?? null, mostLines],
  );
  return rows.map(({ pos, hash, ...event }) => ({
    pos: Number(pos),
    hash: hash as Buffer,
    event: event['event_id'] === null ? null : storedEvent(Object.values(event) as EventRow),
  }));
}
