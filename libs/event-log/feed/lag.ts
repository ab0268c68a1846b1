import type { Queryable } from '#libs/platform/database/database';

/** How far the parts of the log trail each other, for health and metrics. */
export interface LogLag {
  /** committed events without a place */
  unsequenced: number;
  /** the last position */
  head: number;
  /** readers that keep a place in the log: each consumer where the log feeds them, the relay where a broker does */
  readers: { name: string; projectionVersion: number; behind: number }[];
  /** streams that wait for a retry or a person, of all consumers */
  parked: number;
}

/** The reader that carries the log to a broker; the others are consumers. */
const isRelay = (name: string): boolean => name.startsWith('relay ');

/**
 * Rebuilds, which keep their places under negative versions, are none of it.
 * @param through who reads the log here: places that were left behind under the other way of feeding are no lag. A place is stored lazily where nothing
 * concerns its consumer, so `behind` may show up to a thousand that are none.
 */
export async function logLag(database: Queryable, through: 'consumers' | 'relay'): Promise<LogLag> {
  const row = await database.one<{ unsequenced: number; head: number; parked: number }>(
    `select (select count(*) from (select from unsequenced limit 100000) u) as unsequenced, coalesce((select max(pos) from event_order), 0) as head,
       (select count(*) from consumer_streams where parked_at is not null and projection_version > 0) as parked`,
  );
  const head = Number(row?.head ?? 0);
  const places = await database.query<{ name: string; projectionVersion: number; pos: number }>(
    `select reader as name, projection_version as "projectionVersion", pos from checkpoints where projection_version > 0
     order by reader, projection_version`,
  );
  return {
    unsequenced: Number(row?.unsequenced ?? 0),
    head,
    readers: places
      .filter(({ name }) => isRelay(name) === (through === 'relay'))
      .map(({ pos, ...rest }) => ({ ...rest, behind: head - Number(pos) })),
    parked: Number(row?.parked ?? 0),
  };
}
