import type { Id } from '#machines/kernel/ids';
import type { Queryable, Transaction } from '#libs/platform/database/database';
import { eventColumns, type EventRow } from '../chain/stored-event.js';
import { type Consumer, InfrastructureError } from './consumer.js';
import { type EventReading, placedEvent, type PlacedEvent } from './placed-event.js';

/** A consumer's progress in a stream: the version of the last event it handled or skipped. */
export interface StreamProgress {
  version: number;
  parked: boolean;
  /** false: there is no row yet to lock */
  stored: boolean;
}

/** Thrown if another leader moved the checkpoint or started a newer epoch: this one no longer leads. */
export class FencedError extends Error {
  override readonly name = 'FencedError';
}

/** The owner of a checkpoint: a consumer or the relay. */
export type ReaderName = Pick<Consumer, 'name' | 'projectionVersion'>;

/** Raises the epoch, which fences a former leader that resumes. */
export async function takeCheckpoint(database: Queryable, consumer: ReaderName): Promise<{ pos: number; epoch: number }> {
  const row = await database.one<{ pos: number; epoch: number }>(
    `insert into checkpoints as c (reader, projection_version, pos, epoch) values ($1, $2, 0, 1)
     on conflict (reader, projection_version) do update set epoch = c.epoch + 1 returning pos, epoch`,
    [consumer.name, consumer.projectionVersion],
  );
  return { pos: Number(row?.pos), epoch: Number(row?.epoch) };
}

/** The range of positions by which a reader's checkpoint moves, and the epoch of its lead. */
export interface Span {
  from: number;
  to: number;
  epoch: number;
}

const moving = `update checkpoints set pos = $4 where reader = $1 and projection_version = $2 and pos = $3 and epoch = $5 returning 1`;

const spanned = (reader: ReaderName, { from, to, epoch }: Span): unknown[] => [reader.name, reader.projectionVersion, from, to, epoch];

/** @throws FencedError */
export async function moveCheckpoint(tx: Queryable, reader: ReaderName, span: Span): Promise<void> {
  mustHaveMoved(reader, await tx.query(moving, spanned(reader, span), 'move_checkpoint'));
}

function mustHaveMoved(reader: ReaderName, moved: readonly unknown[]): void {
  if (moved.length === 0) throw new FencedError(`${reader.name} is led by somebody else`);
}

/** Thrown if another process handled an event of a stream that had no progress row to lock: the event is retried. */
class ProgressMovedError extends InfrastructureError {}

/** Locks the progress of `streams` in id order. Streams without a row are at version 0; `saveProgress` resolves conflicts. */
export async function lockProgress(tx: Queryable, consumer: Consumer, streams: readonly Id[]): Promise<Map<Id, StreamProgress>> {
  const rows = await tx.query<{ stream_id: Id; version: number; parked: boolean }>(
    `select stream_id, version, parked_at is not null as parked from consumer_streams
     where consumer = $1 and projection_version = $2 and stream_id = any ($3) order by stream_id for update`,
    [consumer.name, consumer.projectionVersion, streams],
    'lock_progress',
  );
  const known = new Map(rows.map(({ stream_id, version, parked }) => [stream_id, { version, parked, stored: true }]));
  return new Map(streams.map((stream) => [stream, known.get(stream) ?? { version: 0, parked: false, stored: false }]));
}

/**
 * Stores new versions of several streams, given `before` from `lockProgress`, and moves the checkpoint over `span` if there is one.
 * @throws ProgressMovedError and FencedError
 */
export async function saveProgress(
  tx: Queryable,
  consumer: Consumer,
  versions: ReadonlyMap<Id, number>,
  before: ReadonlyMap<Id, StreamProgress>,
  span?: Span,
): Promise<void> {
  const all = [...versions].sort(([a], [b]) => (a < b ? -1 : 1));
  const fresh = all.filter(([stream]) => before.get(stream)?.stored !== true);
  const known = all.filter(([stream]) => before.get(stream)?.stored === true);
  if (fresh.length > 0) {
    const inserted = await tx.query(
      `insert into consumer_streams (consumer, projection_version, stream_id, version, taken_at)
       select $1, $2, n.stream_id, n.version, clock_timestamp() from unnest($3::uuid[], $4::integer[]) as n(stream_id, version) on conflict do nothing returning 1`,
      [consumer.name, consumer.projectionVersion, ...columns(fresh)],
      'begin_progress',
    );
    if (inserted.length < fresh.length) throw new ProgressMovedError(`${consumer.name} was fed by somebody else as well`);
  }
  if (known.length > 0 && span) {
    const moved = await tx.query(
      `with moved as (${moving}), saved as (${saving('$6', '$7')}) select from moved`,
      [...spanned(consumer, span), ...columns(known)],
      'save_progress_and_move',
    );
    mustHaveMoved(consumer, moved);
  } else if (known.length > 0)
    await tx.query(saving('$3', '$4'), [consumer.name, consumer.projectionVersion, ...columns(known)], 'save_progress');
  else if (span) await moveCheckpoint(tx, consumer, span);
}

const saving = (streams: string, versions: string): string =>
  `update consumer_streams c set version = n.version, taken_at = clock_timestamp() from unnest(${streams}::uuid[], ${versions}::integer[]) as n(stream_id, version)
   where c.consumer = $1 and c.projection_version = $2 and c.stream_id = n.stream_id`;

const columns = (rows: readonly (readonly [Id, number])[]): [Id[], number[]] => [
  rows.map(([id]) => id),
  rows.map(([, version]) => version),
];

/** A range of a stream: versions greater than `after` and less than `before`. */
export interface Stretch {
  stream: Id;
  after: number;
  before: number;
}

/** The events of several ranges that `consumer` wants, each stream in version order, from the log. */
export async function readStretches(
  tx: Transaction,
  consumer: Consumer,
  stretches: readonly Stretch[],
  reading: EventReading,
): Promise<PlacedEvent[]> {
  const { rows } = await tx.client.query<EventRow>({
    name: 'read_stretches',
    text: `select ${eventColumns}, o.pos from unnest($1::uuid[], $2::integer[], $3::integer[]) as s(stream_id, after, before)
      join events e on e.stream_id = s.stream_id and e.version > s.after and e.version < s.before
      join event_order o on o.event_id = e.event_id
      where $4::text[] is null or e.type = any ($4) order by e.stream_id, e.version`,
    values: [stretches.map((s) => s.stream), stretches.map((s) => s.after), stretches.map((s) => s.before), consumer.types ?? null],
    rowMode: 'array',
  });
  return rows.map((row) => placedEvent(row, reading));
}

/** The next event of one stream that `consumer` wants. */
export async function readNext(
  tx: Transaction,
  consumer: Consumer,
  stream: Id,
  after: number,
  reading: EventReading,
): Promise<PlacedEvent | undefined> {
  const { rows } = await tx.client.query<EventRow>({
    name: 'read_next',
    text: `select ${eventColumns}, o.pos from events e join event_order o using (event_id)
      where e.stream_id = $1 and e.version > $2 and ($3::text[] is null or e.type = any ($3)) order by e.version limit 1`,
    values: [stream, after, consumer.types ?? null],
    rowMode: 'array',
  });
  return rows[0] === undefined ? undefined : placedEvent(rows[0], reading);
}
