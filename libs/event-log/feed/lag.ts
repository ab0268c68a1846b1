import type { Queryable } from '#libs/platform/database/database';

/** Lag between the parts of the log, for health and metrics. */
export interface LogLag {
  /** committed events that are not sequenced yet */
  unsequenced: number;
  /** the last position */
  head: number;
  /** readers with a checkpoint: each consumer if the log feeds them, or the relay if a broker does */
  readers: { name: string; projectionVersion: number; behind: number }[];
  /** streams of all consumers that wait for a retry or a person */
  parked: number;
}

/** The reader that relays the log to a broker; all others are consumers. */
const isRelay = (name: string): boolean => name.startsWith('relay ');

/**
 * Rebuilds, which have negative versions, are excluded.
 * @param through the readers in use: checkpoints left by the other kind of feed do not count. Checkpoints are stored lazily while no event concerns their
 * consumer, so `behind` may be up to a thousand too high.
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
