import type { Id } from '#machines/kernel/ids';
import type { Queryable, Transaction } from '#libs/platform/database/database';
import { eventColumns, type EventRow } from '../chain/stored-event.js';
import { type Consumer, InfrastructureError } from './consumer.js';
import { type EventReading, placedEvent, type PlacedEvent } from './placed-event.js';

/** A consumer's progress in a stream: the version of the last event it handled or skipped. */
interface StreamProgress {
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

export interface Move {
  reader: ReaderName;
  span: Span;
}

const moving = `update checkpoints c set pos = n.new_pos
  from unnest($1::text[], $2::integer[], $3::bigint[], $4::bigint[], $5::bigint[]) as n(reader, projection_version, old_pos, new_pos, epoch)
  where c.reader = n.reader and c.projection_version = n.projection_version and c.pos = n.old_pos and c.epoch = n.epoch returning 1`;

const movingColumns = (moves: readonly Move[]): unknown[] => [
  ...readerColumns(moves.map(({ reader }) => reader)),
  moves.map(({ span }) => span.from),
  moves.map(({ span }) => span.to),
  moves.map(({ span }) => span.epoch),
];

/** @param tx a transaction, if several are moved @throws FencedError if one is led by somebody else */
export async function moveCheckpoints(tx: Queryable, moves: readonly Move[]): Promise<void> {
  if (moves.length > 0) mustHaveMoved(moves, await tx.query(moving, movingColumns(moves), 'move_checkpoints'));
}

function mustHaveMoved(moves: readonly Move[], moved: readonly unknown[]): void {
  if (moved.length < moves.length) throw new FencedError(`${namesOf(moves.map(({ reader }) => reader))}: led by somebody else`);
}

const namesOf = (readers: readonly ReaderName[]): string => readers.map(({ name }) => name).join(', ');

const readerColumns = (readers: readonly ReaderName[]): [string[], number[]] => [
  readers.map(({ name }) => name),
  readers.map(({ projectionVersion }) => projectionVersion),
];

/** Thrown if another process handled an event of a stream that had no progress row to lock: the event is retried. */
class ProgressMovedError extends InfrastructureError {}

/** Progress by stream. Streams without a row are at version 0; `saveProgress` resolves conflicts. */
export type Progress = ReadonlyMap<Id, StreamProgress>;

/** Streams of which a consumer has events. */
export interface Wanted {
  consumer: ReaderName;
  streams: readonly Id[];
}

/** Locks the progress of each consumer in its streams, in the order of their names and ids. @returns one for each of `wanted` */
export async function lockProgress(tx: Queryable, wanted: readonly Wanted[]): Promise<Progress[]> {
  const pairs = wanted.flatMap(({ consumer, streams }) => streams.map((stream) => ({ consumer, stream })));
  if (pairs.length === 0) return wanted.map(() => new Map());
  const rows = await tx.query<{ consumer: string; stream_id: Id; version: number; parked: boolean }>(
    `select c.consumer, c.stream_id, c.version, c.parked_at is not null as parked
     from unnest($1::text[], $2::integer[], $3::uuid[]) as n(consumer, projection_version, stream_id)
     join consumer_streams c using (consumer, projection_version, stream_id) order by c.consumer, c.stream_id for update of c`,
    [...readerColumns(pairs.map(({ consumer }) => consumer)), pairs.map(({ stream }) => stream)],
    'lock_progress',
  );
  const known = new Map(
    rows.map(({ consumer, stream_id, version, parked }) => [`${consumer} ${stream_id}`, { version, parked, stored: true }]),
  );
  const none = { version: 0, parked: false, stored: false };
  return wanted.map(({ consumer, streams }) => new Map(streams.map((stream) => [stream, known.get(`${consumer.name} ${stream}`) ?? none])));
}

/** What a consumer reached: new versions of streams, given `before` from `lockProgress`, and the range of positions that its checkpoint passes, if it has one. */
export interface Reached {
  consumer: ReaderName;
  versions: ReadonlyMap<Id, number>;
  before: Progress;
  span?: Span | undefined;
}

/** Stores what consumers reached. @throws ProgressMovedError and FencedError */
export async function saveProgress(tx: Queryable, reached: readonly Reached[]): Promise<void> {
  const all = reached
    .flatMap(({ consumer, versions, before }) =>
      [...versions].map(([stream, version]) => ({ consumer, stream, version, stored: before.get(stream)?.stored === true })),
    )
    .sort((a, b) => (a.consumer.name === b.consumer.name ? (a.stream < b.stream ? -1 : 1) : a.consumer.name < b.consumer.name ? -1 : 1));
  const fresh = all.filter(({ stored }) => !stored);
  const known = all.filter(({ stored }) => stored);
  const moves = reached.flatMap(({ consumer: reader, span }) => (span === undefined ? [] : [{ reader, span }]));
  if (fresh.length > 0) {
    const inserted = await tx.query(
      `insert into consumer_streams (consumer, projection_version, stream_id, version, taken_at)
       select n.*, clock_timestamp() from ${reachedRows(1)} on conflict do nothing returning 1`,
      reachedColumns(fresh),
      'begin_progress',
    );
    if (inserted.length < fresh.length)
      throw new ProgressMovedError(`${namesOf(reached.map(({ consumer }) => consumer))}: fed by somebody else as well`);
  }
  if (known.length > 0 && moves.length > 0) {
    const sql = `with moved as (${moving}), saved as (${saving(6)}) select from moved`;
    mustHaveMoved(moves, await tx.query(sql, [...movingColumns(moves), ...reachedColumns(known)], 'save_progress_and_move'));
  } else if (known.length > 0) await tx.query(saving(1), reachedColumns(known), 'save_progress');
  else await moveCheckpoints(tx, moves);
}

/** @param first of its four parameters */
const reachedRows = (first: number): string =>
  `unnest($${first}::text[], $${first + 1}::integer[], $${first + 2}::uuid[], $${first + 3}::integer[]) as n(consumer, projection_version, stream_id, version)`;

const saving = (first: number): string =>
  `update consumer_streams c set version = n.version, taken_at = clock_timestamp() from ${reachedRows(first)}
   where c.consumer = n.consumer and c.projection_version = n.projection_version and c.stream_id = n.stream_id`;

const reachedColumns = (rows: readonly { consumer: ReaderName; stream: Id; version: number }[]): unknown[] => [
  ...readerColumns(rows.map(({ consumer }) => consumer)),
  rows.map(({ stream }) => stream),
  rows.map(({ version }) => version),
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
