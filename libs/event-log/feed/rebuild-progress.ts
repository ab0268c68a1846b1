import type { Id } from '#machines/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import type { Consumer } from './consumer.js';

/** The live consumer and the rebuilding one, whose progress is stored under the negated version. */
export interface Pair {
  live: Consumer;
  rebuilding: Consumer;
}

/** A stream in which both have different progress; version 0: not started. */
export interface UnevenStream {
  stream: Id;
  live: number;
  rebuilt: number;
  liveParked: boolean;
}

export const pairOf = (live: Consumer): Pair => ({
  live,
  rebuilding: {
    name: live.name,
    projectionVersion: -live.projectionVersion,
    types: live.types,
    handle: (event, tx, delivery) => live.handle(event, tx, delivery),
    ...(live.handleBatch && {
      handleBatch: (events, tx, delivery) => live.handleBatch?.(events, tx, delivery) ?? Promise.resolve(),
    }),
  },
});

const keyOf = ({ live, rebuilding }: Pair): [string, number, number] => [live.name, live.projectionVersion, rebuilding.projectionVersion];

const both = `from (select * from consumer_streams where consumer = $1 and projection_version = $2) l
  full join (select * from consumer_streams where consumer = $1 and projection_version = $3) b using (stream_id)`;

export const unevenStreams = (queryable: Queryable, pair: Pair): Promise<UnevenStream[]> =>
  queryable.query<UnevenStream>(
    `select stream_id as stream, coalesce(l.version, 0) as live, coalesce(b.version, 0) as rebuilt, l.parked_at is not null as "liveParked" ${both}
     where coalesce(l.version, 0) <> coalesce(b.version, 0)`,
    keyOf(pair),
  );

/** Why the given streams are parked in either of the two. */
export async function errorsOf(queryable: Queryable, pair: Pair, streams: readonly Id[]): Promise<Map<Id, string>> {
  const rows = await queryable.query<{ stream_id: Id; error: string }>(
    `select stream_id, error from dead_letters where consumer = $1 and projection_version in ($2, $3) and stream_id = any ($4) and resolved_at is null`,
    [...keyOf(pair), streams],
  );
  return new Map(rows.map(({ stream_id, error }) => [stream_id, error]));
}

/** Deletes progress, checkpoint and dead letters of the rebuilding consumer. */
export async function forgetProgress(tx: Queryable, { rebuilding }: Pair): Promise<void> {
  const key = [rebuilding.name, rebuilding.projectionVersion];
  await tx.query('delete from consumer_streams where consumer = $1 and projection_version = $2', key);
  await tx.query('delete from dead_letters where consumer = $1 and projection_version = $2', key);
  await tx.query('delete from checkpoints where reader = $1 and projection_version = $2', key);
}

/**
 * Copies the rebuilt consumer's progress to the live one where they differ. Streams parked in both at the same event stay parked; dead letters of events that
 * only the rebuilt one handled are closed; events that only the rebuilt one failed on become dead letters of the live one.
 */
export async function takeOverProgress(tx: Queryable, pair: Pair): Promise<void> {
  const key = keyOf(pair);
  await tx.query(
    `update dead_letters d set resolved_at = clock_timestamp() where consumer = $1 and projection_version = $2 and resolved_at is null and not exists
       (select from dead_letters n where n.consumer = $1 and n.projection_version = $3 and n.event_id = d.event_id and n.resolved_at is null)`,
    key,
  );
  await tx.query(
    `insert into dead_letters as d (consumer, projection_version, event_id, stream_id, version, attempts, error, failed_at)
     select consumer, $2, event_id, stream_id, version, attempts, error, failed_at from dead_letters
     where consumer = $1 and projection_version = $3 and resolved_at is null
     on conflict (consumer, projection_version, event_id) do update
     set attempts = excluded.attempts, error = excluded.error, failed_at = excluded.failed_at, resolved_at = null, resolved_by = null
     where d.resolved_at is not null`,
    key,
  );
  await tx.query(
    `update consumer_streams l set version = b.version, taken_at = b.taken_at, parked_at = b.parked_at, next_attempt_at = b.next_attempt_at from consumer_streams b
     where l.consumer = $1 and l.projection_version = $2 and b.consumer = $1 and b.projection_version = $3 and b.stream_id = l.stream_id
     and (l.version <> b.version or (l.parked_at is null) <> (b.parked_at is null))`,
    key,
  );
  await tx.query(
    `delete from consumer_streams l where consumer = $1 and projection_version = $2 and not exists
       (select from consumer_streams b where b.consumer = $1 and b.projection_version = $3 and b.stream_id = l.stream_id)`,
    key,
  );
  await tx.query(
    `insert into consumer_streams (consumer, projection_version, stream_id, version, taken_at, parked_at, next_attempt_at)
     select consumer, $2, stream_id, version, taken_at, parked_at, next_attempt_at from consumer_streams where consumer = $1 and projection_version = $3
     on conflict do nothing`,
    key,
  );
}
