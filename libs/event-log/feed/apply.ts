import type { Id } from '#libs/kernel/ids';
import { type Database, literal, type Queryable, type Transaction } from '#libs/platform/database/database';
import { faultKind } from '../append/faults.js';
import { type Consumer, type Delivery, InfrastructureError } from './consumer.js';
import { park, resolve } from './dead-letters.js';
import type { EventReading, PlacedEvent } from './placed-event.js';
import {
  FencedError,
  lockProgress,
  moveCheckpoint,
  readNext,
  readStretches,
  saveProgress,
  type Span,
  type Stretch,
  type StreamProgress,
} from './progress.js';

/** Where effects happen: the database itself, or a part of it that a rebuild leads them to. */
export type EffectPlace = Queryable & Pick<Database, 'transaction'>;

/** What applying needs to know beside the events. */
export interface Applying {
  database: EffectPlace;
  consumer: Consumer;
  reading: EventReading;
  /** events that people skipped */
  skipped: ReadonlySet<Id>;
  delivery: Delivery;
  delays?: readonly number[];
  /** `catchUp` stops behind this version of the stream */
  upTo?: number;
}

/** True for faults that say nothing about the event: the consumer pauses and the same events come again. */
export const isInfrastructure = (fault: unknown): boolean =>
  fault instanceof InfrastructureError || fault instanceof FencedError || faultKind(fault) !== 'other';

/**
 * Applies a batch and moves the checkpoint, in one transaction when all goes well. When an event fails, each stream goes by itself and the
 * failing ones are parked. @throws FencedError, and infrastructure errors: then nothing counts
 */
export async function applyBatch(applying: Applying, events: readonly PlacedEvent[], span: Span): Promise<void> {
  await apply(applying, events, span);
}

/**
 * The same for events that a broker delivered, in whatever order and however often: the progress per stream is all there is to keep.
 * @throws infrastructure errors: then nothing counts, and the events must come again
 */
export async function applyDelivered(applying: Applying, events: readonly PlacedEvent[]): Promise<void> {
  if (events.length > 0) await apply(applying, events, undefined);
}

/** @param span what the checkpoint moves over; none for a feed that keeps its place elsewhere */
async function apply(applying: Applying, events: readonly PlacedEvent[], span: Span | undefined): Promise<void> {
  const { database, consumer } = applying;
  try {
    await database.transaction((tx) => applyTogether(applying, events, tx, span), underConsumerLock(consumer, span ? 'lazily' : 'durably'));
  } catch (fault) {
    if (isInfrastructure(fault)) throw fault;
    for (const stream of new Set(events.map(({ streamId }) => streamId))) await catchUp(applying, stream);
    if (span) await moveCheckpoint(database, consumer, span);
  }
}

/** Thrown instead of handling an event that does not have the shape of its type and schema version. */
class MisshapenEventError extends Error {
  override readonly name = 'MisshapenEventError';
}

function mustFit({ schemaError }: PlacedEvent): void {
  if (schemaError !== undefined) throw new MisshapenEventError(schemaError);
}

/**
 * When a commit reaches the disk. `lazily`: soon after, in order, and nobody waits for it. That is right where effect, progress and checkpoint are one
 * transaction: a crash of the database takes them back together, and the events come again. What is sent outside begins with a durable commit of its own,
 * which takes everything before it along. A broker keeps its place elsewhere, so what it delivered is committed durably before it is told.
 */
type Commit = 'lazily' | 'durably';

/**
 * How every transaction that applies events opens: it waits while somebody holds this consumer still (`consumerLockOf`, taken exclusively), and holds up nobody
 * else.
 */
const underConsumerLock = (consumer: Consumer, commit: Commit): string =>
  `select pg_advisory_xact_lock_shared(hashtextextended(${literal(consumerLockOf(consumer))}, 7264))${commit === 'lazily' ? '; set local synchronous_commit = off' : ''}`;

/** The name of the lock of a consumer: an advisory lock of key hashtextextended(name, 7264). Held exclusively, it keeps the consumer still on every feed. */
export const consumerLockOf = ({ name, projectionVersion }: Pick<Consumer, 'name' | 'projectionVersion'>): string =>
  `gate ${name} ${projectionVersion}`;

/**
 * Brings one stream as far as the log goes, each event in its own transaction under the lock of its progress: a parked stream in version
 * order, or one whose batch failed. @returns whether it is up to date; false: it is parked
 * @param evenParked false: a stream that is parked is left alone
 */
export async function catchUp(applying: Applying, stream: Id, evenParked = false): Promise<boolean> {
  for (;;) {
    const outcome = await applyNext(applying, stream, evenParked);
    if (outcome !== 'applied') return outcome === 'done';
  }
}

async function applyNext(applying: Applying, stream: Id, evenParked: boolean): Promise<'applied' | 'done' | 'parked'> {
  const { database, consumer, reading } = applying;
  let current: PlacedEvent | undefined;
  try {
    return await database.transaction(
      async (tx) => {
        const progress = (await lockProgress(tx, consumer, [stream])).get(stream);
        if (progress === undefined || (progress.parked && !evenParked)) return 'parked';
        current = await readNext(tx, consumer, stream, progress.version, reading);
        if (current === undefined) {
          if (progress.parked) await unpark(tx, consumer, stream);
          return 'done';
        }
        if (current.version > (applying.upTo ?? Infinity)) return 'done';
        if (!applying.skipped.has(current.id)) {
          mustFit(current);
          await consumer.handle(current, tx, applying.delivery);
        }
        await saveProgress(tx, consumer, new Map([[stream, current.version]]), new Map([[stream, progress]]));
        if (progress.parked) await resolve(tx, consumer, current);
        return 'applied';
      },
      underConsumerLock(consumer, 'durably'),
    );
  } catch (fault) {
    if (current === undefined || isInfrastructure(fault)) throw fault;
    await parkIfStillNext(applying, current, fault);
    return 'parked';
  }
}

/** Between the failed transaction and this one somebody may have skipped the event: then there is nothing to park. */
async function parkIfStillNext({ database, consumer, delays }: Applying, event: PlacedEvent, fault: unknown): Promise<void> {
  await database.transaction(async (tx) => {
    const progress = (await lockProgress(tx, consumer, [event.streamId])).get(event.streamId);
    if (progress !== undefined && progress.version < event.version) await park(tx, consumer, event, fault, delays);
  });
}

async function applyTogether(applying: Applying, events: readonly PlacedEvent[], tx: Transaction, span: Span | undefined): Promise<void> {
  const { consumer, delivery, skipped } = applying;
  const progress = await lockProgress(tx, consumer, [...new Set(events.map(({ streamId }) => streamId))]);
  const due = await withGapsFilled(applying, events.filter(isNew(progress)), progress, tx);
  const wanted = due.filter(({ id }) => !skipped.has(id));
  wanted.forEach(mustFit);
  if (consumer.handleBatch === undefined) for (const event of wanted) await consumer.handle(event, tx, delivery);
  else if (wanted.length > 0) await consumer.handleBatch(wanted, tx, delivery);
  await saveProgress(tx, consumer, new Map(due.map(({ streamId, version }) => [streamId, version])), progress, span);
}

/** Duplicates are over, and what belongs to a parked stream is read from the log when it is drained. */
const isNew =
  (progress: ReadonlyMap<Id, StreamProgress>) =>
  ({ streamId, version }: PlacedEvent): boolean => {
    const known = progress.get(streamId);
    return known !== undefined && !known.parked && version > known.version;
  };

/** Where an event is not the next one of its stream, what lies between is read from the log; duplicates within the batch fall out. */
async function withGapsFilled(
  { consumer, reading }: Applying,
  events: readonly PlacedEvent[],
  progress: ReadonlyMap<Id, StreamProgress>,
  tx: Transaction,
): Promise<PlacedEvent[]> {
  const reached = new Map([...progress].map(([stream, { version }]) => [stream, version]));
  const gaps: Stretch[] = [];
  const due: PlacedEvent[] = [];
  for (const event of inVersionOrder(events)) {
    const after = reached.get(event.streamId) ?? 0;
    if (event.version <= after) continue;
    if (event.version > after + 1) gaps.push({ stream: event.streamId, after, before: event.version });
    reached.set(event.streamId, event.version);
    due.push(event);
  }
  if (gaps.length === 0) return due;
  const missing = await readStretches(tx, consumer, gaps, reading);
  return missing.length === 0 ? due : inVersionOrder([...missing, ...due]);
}

/** By position, which within a stream is by version; a feed that interleaves or repeats is put right here. */
const inVersionOrder = (events: readonly PlacedEvent[]): PlacedEvent[] => [...events].sort((a, b) => a.pos - b.pos);

async function unpark(tx: Transaction, consumer: Consumer, stream: Id): Promise<void> {
  await tx.query(
    `update consumer_streams set parked_at = null, next_attempt_at = null where consumer = $1 and projection_version = $2 and stream_id = $3`,
    [consumer.name, consumer.projectionVersion, stream],
  );
}
