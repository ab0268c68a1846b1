import type { Id } from '#machines/kernel/ids';
import type { Database, Queryable, Transaction } from '#libs/platform/database/database';
import type { Consumer } from './consumer.js';
import type { PlacedEvent } from './placed-event.js';

/** An event that a consumer could not handle; its stream waits for it. */
export interface DeadLetter {
  consumer: string;
  projectionVersion: number;
  eventId: Id;
  streamId: Id;
  version: number;
  attempts: number;
  error: string;
  failedAt: Date;
  /** null: it waits for a person */
  nextAttemptAt: Date | null;
}

/** Identifies a dead letter. */
export type DeadLetterId = Pick<DeadLetter, 'consumer' | 'projectionVersion' | 'eventId'>;

/** Thrown if a dead letter is not open (any more). */
export class NoSuchDeadLetterError extends Error {
  override readonly name = 'NoSuchDeadLetterError';
}

/** Delays before the second, third, fourth and fifth attempt; after that it waits for a person. Milliseconds. */
const retryDelays: readonly number[] = [1_000, 10_000, 60_000, 600_000];

/** Counts a failed attempt and parks the stream; the feed continues without it. */
export async function park(
  tx: Queryable,
  consumer: Consumer,
  event: PlacedEvent,
  fault: unknown,
  delays: readonly number[] = retryDelays,
): Promise<number> {
  const deadLetter = await tx.one<{ attempts: number }>(
    `insert into dead_letters as d (consumer, projection_version, event_id, stream_id, version, attempts, error) values ($1, $2, $3, $4, $5, 1, $6)
     on conflict (consumer, projection_version, event_id) do update
     set attempts = d.attempts + 1, error = excluded.error, failed_at = clock_timestamp(), resolved_by = null, resolved_at = null
     returning attempts`,
    [consumer.name, consumer.projectionVersion, event.id, event.streamId, event.version, describe(fault)],
  );
  const attempts = deadLetter?.attempts ?? 1;
  await tx.query(
    `insert into consumer_streams as c (consumer, projection_version, stream_id, parked_at, next_attempt_at)
     values ($1, $2, $3, clock_timestamp(), clock_timestamp() + $4::integer * interval '1 millisecond')
     on conflict (consumer, projection_version, stream_id) do update
     set parked_at = coalesce(c.parked_at, excluded.parked_at), next_attempt_at = excluded.next_attempt_at`,
    [consumer.name, consumer.projectionVersion, event.streamId, delays[attempts - 1] ?? null],
  );
  return attempts;
}

/** Closes those of a stream that the consumer has passed up to a version, because it handled their events or no longer takes their types; all without one. */
export async function resolvePassed(tx: Queryable, consumer: Consumer, stream: Id, upTo: number | null = null): Promise<void> {
  await tx.query(
    `update dead_letters set resolved_at = clock_timestamp()
     where consumer = $1 and projection_version = $2 and stream_id = $3 and version <= coalesce($4, version) and resolved_at is null`,
    [consumer.name, consumer.projectionVersion, stream, upTo],
  );
}

/** Open dead letters of live consumers, the oldest first. */
export async function openDeadLetters(database: Queryable, limit = 100): Promise<DeadLetter[]> {
  return database.query<DeadLetter>(
    `select d.consumer, d.projection_version as "projectionVersion", d.event_id as "eventId", d.stream_id as "streamId", d.version, d.attempts,
            d.error, d.failed_at as "failedAt", s.next_attempt_at as "nextAttemptAt"
     from dead_letters d join consumer_streams s using (consumer, projection_version, stream_id)
     where d.resolved_at is null and d.projection_version > 0 order by d.failed_at limit $1`,
    [limit],
  );
}

/** Grants another five attempts on behalf of a person. Recorded in dead_letter_acts. @throws NoSuchDeadLetterError */
export async function retryDeadLetter(database: Pick<Database, 'transaction'>, id: DeadLetterId, actor: Id): Promise<void> {
  await database.transaction(async (tx) => {
    const deadLetter = await lockDeadLetter(tx, id);
    await record(tx, id, deadLetter.streamId, 'retry', actor, null);
    await tx.query('update dead_letters set attempts = 0 where consumer = $1 and projection_version = $2 and event_id = $3', keyOf(id));
    await dueNow(tx, id, deadLetter.streamId);
  });
}

/**
 * Skips the event for this consumer on behalf of a person, with a reason. It also applies to rebuilds: it is stored by consumer and event. Recorded in
 * dead_letter_acts. @throws NoSuchDeadLetterError
 */
export async function skipDeadLetter(database: Pick<Database, 'transaction'>, id: DeadLetterId, actor: Id, reason: string): Promise<void> {
  await database.transaction(async (tx) => {
    const deadLetter = await lockDeadLetter(tx, id);
    await record(tx, id, deadLetter.streamId, 'skip', actor, reason);
    await tx.query(
      `update dead_letters set resolved_by = $4, resolved_at = clock_timestamp() where consumer = $1 and projection_version = $2 and event_id = $3`,
      [...keyOf(id), actor],
    );
    await tx.query(
      'update consumer_streams set version = $4, taken_at = null where consumer = $1 and projection_version = $2 and stream_id = $3',
      [id.consumer, id.projectionVersion, deadLetter.streamId, deadLetter.version],
    );
    await dueNow(tx, id, deadLetter.streamId);
  });
}

/** Events that people skipped for this consumer, under any projection version. */
export async function skippedEvents(database: Queryable, consumer: string): Promise<Set<Id>> {
  const rows = await database.query<{ event_id: Id }>(`select event_id from dead_letter_acts where consumer = $1 and act = 'skip'`, [
    consumer,
  ]);
  return new Set(rows.map(({ event_id }) => event_id));
}

const keyOf = (id: DeadLetterId): unknown[] => [id.consumer, id.projectionVersion, id.eventId];

/** Locks the progress row first, like the consumer, so that no other process handles the event meanwhile. */
async function lockDeadLetter(tx: Transaction, id: DeadLetterId): Promise<{ streamId: Id; version: number }> {
  await tx.query(
    `select from consumer_streams s where consumer = $1 and projection_version = $2 and stream_id =
       (select stream_id from dead_letters d where d.consumer = $1 and d.projection_version = $2 and d.event_id = $3) for update`,
    keyOf(id),
  );
  const deadLetter = await tx.one<{ streamId: Id; version: number }>(
    `select stream_id as "streamId", version from dead_letters
     where consumer = $1 and projection_version = $2 and event_id = $3 and resolved_at is null for update`,
    keyOf(id),
  );
  if (deadLetter === undefined) throw new NoSuchDeadLetterError(`${id.consumer} has no open dead letter of event ${id.eventId}`);
  return deadLetter;
}

async function record(tx: Queryable, id: DeadLetterId, stream: Id, act: 'retry' | 'skip', actor: Id, reason: string | null): Promise<void> {
  await tx.query('insert into dead_letter_acts (consumer, event_id, stream_id, act, actor_id, reason) values ($1, $2, $3, $4, $5, $6)', [
    id.consumer,
    id.eventId,
    stream,
    act,
    actor,
    reason,
  ]);
}

async function dueNow(tx: Queryable, id: DeadLetterId, stream: Id): Promise<void> {
  await tx.query(
    `update consumer_streams set next_attempt_at = clock_timestamp() where consumer = $1 and projection_version = $2 and stream_id = $3`,
    [id.consumer, id.projectionVersion, stream],
  );
}

/** An error description without event data or texts. */
const describe = (fault: unknown): string => (fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault)).slice(0, 2_000);
