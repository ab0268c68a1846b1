import type { Id } from '#machines/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import type { Consumer } from './consumer.js';
import { FencedError, type ReaderName, type Span } from './progress.js';

/** Place of an event in the topic. */
export interface TopicPlace {
  partition: number;
  offset: number;
}

/** Moves the relay's checkpoint over a batch and stores where its events are, one `places` each, in one statement. @throws FencedError */
export async function moveRelay(
  database: Queryable,
  relay: ReaderName,
  { from, to, epoch }: Span,
  { topic, places }: { topic: string; places: readonly TopicPlace[] },
): Promise<void> {
  const moved = await database.query(
    `with moved as (update checkpoints set pos = $4 where reader = $1 and projection_version = $2 and pos = $3 and epoch = $5 returning 1),
       stored as (insert into relayed_batches (topic, first_pos, last_pos, partitions, offsets) select $6, $3::bigint + 1, $4::bigint, $7, $8 from moved)
     select from moved`,
    [
      ...[relay.name, relay.projectionVersion, from, to, epoch, topic],
      ...[places.map(({ partition }) => partition), places.map(({ offset }) => offset)],
    ],
    'move_relay',
  );
  if (moved.length === 0) throw new FencedError(`${relay.name} is led by somebody else`);
}

/** Where the broker acknowledged an event, and when; undefined for events that no relay sent, or sent before this was stored. */
export function relayedPlace(database: Queryable, topic: string, pos: number): Promise<(TopicPlace & { at: Date }) | undefined> {
  return database.one<TopicPlace & { at: Date }>(
    `select partitions[$2 - first_pos + 1] as partition, offsets[$2 - first_pos + 1] as "offset", acknowledged_at as at
     from (select * from relayed_batches where topic = $1 and last_pos >= $2 order by last_pos limit 1) b where first_pos <= $2`,
    [topic, pos],
    'relayed_place',
  );
}

/** Stores which consumers this program has, and removes others if `all` of them run here. */
export async function nameConsumers(database: Queryable, consumers: readonly Consumer[], all: boolean): Promise<void> {
  const names = consumers.map(({ name }) => name);
  await database.query(
    `insert into log_consumers (name, projection_version, types)
     select name, version, types from json_to_recordset($1) as c(name text, version integer, types text[])
     on conflict (name) do update set projection_version = excluded.projection_version, types = excluded.types`,
    [JSON.stringify(consumers.map(({ name, projectionVersion, types }) => ({ name, version: projectionVersion, types: types ?? null })))],
  );
  if (all) await database.query('delete from log_consumers where name <> all ($1)', [names]);
}

/**
 * What a consumer did with an event. `taken`: its effect is committed; at `at` if `exact`, otherwise by then, because it has taken later events of the stream
 * since; null: before times were stored. `stuck`: this event or an earlier one of its stream failed. `skipped`: by a person.
 */
export interface Taking {
  consumer: string;
  state: 'waiting' | 'taken' | 'stuck' | 'skipped';
  at: Date | null;
  exact: boolean;
}

/** The consumers that want an event, by name, and what each did with it. */
export async function takingsOf(
  database: Queryable,
  event: { eventId: Id; streamId: Id; version: number; type: string },
): Promise<Taking[]> {
  const rows = await database.query<{ consumer: string; version: number | null; at: Date | null; parked: boolean; skipped: boolean }>(
    `select c.name as consumer, s.version, s.taken_at as at, s.parked_at is not null as parked,
       exists (select from dead_letter_acts a where a.event_id = $2 and a.consumer = c.name and a.act = 'skip') as skipped
     from log_consumers c left join consumer_streams s on s.consumer = c.name and s.projection_version = c.projection_version and s.stream_id = $1
     where c.types is null or $3 = any (c.types) order by c.name`,
    [event.streamId, event.eventId, event.type],
    'takings_of',
  );
  return rows.map(({ consumer, version, at, parked, skipped }) => {
    if (skipped) return { consumer, state: 'skipped', at: null, exact: false };
    if ((version ?? 0) < event.version) return { consumer, state: parked ? 'stuck' : 'waiting', at: null, exact: false };
    return { consumer, state: 'taken', at, exact: version === event.version };
  });
}
