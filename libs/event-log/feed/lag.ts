import type { Queryable } from '#libs/platform/database/database';

/** How far the parts of the log trail each other, for health and metrics. */
export interface LogLag {
  /** committed events without a place */
  unsequenced: number;
  /** the last position */
  head: number;
  consumers: { name: string; projectionVersion: number; behind: number; parked: number }[];
}

/** A checkpoint is stored lazily where nothing concerns its consumer, so `behind` may show up to a thousand that are none. */
export async function logLag(database: Queryable): Promise<LogLag> {
  const row = await database.one<{ unsequenced: number; head: number }>(
    `select (select count(*) from (select from unsequenced limit 100000) u) as unsequenced, coalesce((select max(pos) from event_order), 0) as head`,
  );
  const head = Number(row?.head ?? 0);
  const consumers = await database.query<{ name: string; projectionVersion: number; pos: number; parked: number }>(
    `select reader as name, projection_version as "projectionVersion", pos,
       (select count(*) from consumer_streams s
        where s.consumer = c.reader and s.projection_version = c.projection_version and s.parked_at is not null) as parked
     from checkpoints c order by reader, projection_version`,
  );
  return {
    unsequenced: Number(row?.unsequenced ?? 0),
    head,
    consumers: consumers.map(({ pos, parked, ...rest }) => ({ ...rest, behind: head - Number(pos), parked: Number(parked) })),
  };
}
