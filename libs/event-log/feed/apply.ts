import type { Id } from '#machines/kernel/ids';
import { inTrace } from '#libs/platform/logging/trace';
import { type Database, literal, type Queryable, type Transaction } from '#libs/platform/database/database';
import { consumerLocks } from '#libs/platform/database/locks';
import { faultKind } from '../append/faults.js';
import { type Consumer, type Delivery, InfrastructureError } from './consumer.js';
import { park, resolvePassed } from './dead-letters.js';
import type { EventReading, PlacedEvent } from './placed-event.js';
import {
  FencedError,
  lockProgress,
  type Move,
  moveCheckpoints,
  type Progress,
  readNext,
  readStretches,
  type Reached,
  saveProgress,
  type Span,
  type Stretch,
} from './progress.js';
import type { WarningLogger } from '#libs/platform/logging/warning-logger';

/** Where effects are written: the database itself, or the shadow tables of a rebuild. */
export type EffectPlace = Queryable & Pick<Database, 'transaction'>;

/** Context of applying events. */
export interface Applying {
  database: EffectPlace;
  consumer: Consumer;
  reading: EventReading;
  /** events skipped by people */
  skipped: ReadonlySet<Id>;
  delivery: Delivery;
  /** by event, a version of its stream: the consumer's feed saw that it wants none of those in between */
  follows?: ReadonlyMap<Id, number>;
  delays?: readonly number[];
  /** `catchUp` stops before this version of the stream */
  upTo?: number;
}

/** Whether an error is unrelated to the event: the consumer pauses and gets the same events again. */
export const isInfrastructure = (fault: unknown): boolean =>
  fault instanceof InfrastructureError || fault instanceof FencedError || faultKind(fault) !== 'other';

/**
 * Events for one consumer. From a broker they come in any order and possibly repeated; only the progress per stream is stored then, and after an infrastructure
 * error they must be delivered again.
 */
export interface Batch {
  applying: Applying;
  events: readonly PlacedEvent[];
  /** the range that its checkpoint covers; none for a feed that stores its position elsewhere */
  span?: Span;
}

/**
 * Applies a batch and moves the checkpoint, in one transaction if all succeed. If an event fails, streams are applied separately and failing ones are parked.
 * @throws FencedError, and infrastructure errors: nothing is committed then
 */
export async function applyBatch(batch: Batch): Promise<void> {
  const { applying, events } = batch;
  try {
    await applyTogether([batch]);
  } catch (fault) {
    if (isInfrastructure(fault)) throw fault;
    for (const stream of new Set(events.map(({ streamId }) => streamId))) await catchUp(applying, stream);
    await moveCheckpoints(applying.database, moveOf(batch));
  }
}

/** Applies batches of different consumers, all with a checkpoint or none, in one transaction. @throws the first error: nothing is committed then */
export async function applyTogether(batches: readonly Batch[]): Promise<void> {
  const [first] = batches;
  if (first === undefined) return;
  if (batches.length === 1 && first.events.length === 0) return moveCheckpoints(first.applying.database, moveOf(first));
  const consumers = batches.map(({ applying }) => applying.consumer);
  await first.applying.database.transaction(
    async (tx) => {
      const wanted = batches.map(({ applying: { consumer }, events }) => ({
        consumer,
        streams: [...new Set(events.map(({ streamId }) => streamId))],
      }));
      const progress = await lockProgress(tx, wanted);
      const reached: Reached[] = [];
      for (const [index, batch] of batches.entries()) reached.push(await handleAll(batch, progress[index] ?? new Map(), tx));
      await saveProgress(tx, reached);
    },
    underConsumerLocks(consumers, first.span ? 'lazily' : 'durably'),
  );
}

/** Thrown instead of handling an event that does not match the schema of its type and version. */
class MisshapenEventError extends Error {
  override readonly name = 'MisshapenEventError';
}

function mustFit({ schemaError }: PlacedEvent): void {
  if (schemaError !== undefined) throw new MisshapenEventError(schemaError);
}

/**
 * When a commit is flushed to disk. `lazily`: soon, in order, and without waiting. It is safe where effect, progress and checkpoint are one transaction: a
 * crash of the database reverts them together, and the events are delivered again. External effects start with a durable commit, which also flushes everything
 * before it. A broker stores its position elsewhere, so its events are committed durably before their offsets.
 */
type Commit = 'lazily' | 'durably';

/** How long a transaction of several consumers waits for a lock: what one waits for must not hold up the others. */
const sharedPatience = '500ms';

/** Start of every transaction that applies events: it waits while a consumer is locked exclusively (`consumerLockOf`), and blocks nobody else. */
const underConsumerLocks = (consumers: readonly Consumer[], commit: Commit): string => {
  const locks = consumers
    .map(consumerLockOf)
    .sort()
    .map((name) => `pg_advisory_xact_lock_shared(hashtextextended(${literal(name)}, ${consumerLocks}))`);
  const patience = consumers.length > 1 ? `set local lock_timeout = '${sharedPatience}'; ` : '';
  return `${patience}select ${locks.join(', ')}${commit === 'lazily' ? '; set local synchronous_commit = off' : ''}`;
};

/** Name of a consumer's lock in `consumerLocks`. Held exclusively, it stops the consumer on every feed. */
export const consumerLockOf = ({ name, projectionVersion }: Pick<Consumer, 'name' | 'projectionVersion'>): string =>
  `gate ${name} ${projectionVersion}`;

/**
 * Brings one stream up to the end of the log, each event in a separate transaction under the lock of its progress: a parked stream in version order, or one
 * whose batch failed. @returns whether it is up to date; false: it is parked
 * @param evenParked false: skips parked streams
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
        const before = await progressOf(applying, stream, tx);
        const progress = before.get(stream);
        if (progress === undefined || (progress.parked && !evenParked)) return 'parked';
        current = await readNext(tx, consumer, stream, progress.version, reading);
        if (current === undefined) {
          if (progress.parked) await unpark(tx, consumer, stream);
          return 'done';
        }
        if (current.version > (applying.upTo ?? Infinity)) return 'done';
        if (!applying.skipped.has(current.id)) {
          mustFit(current);
          await handle(applying, current, tx);
        }
        await saveProgress(tx, [{ consumer, versions: new Map([[stream, current.version]]), before }]);
        if (progress.parked) await resolvePassed(tx, consumer, stream, current.version);
        return 'applied';
      },
      underConsumerLocks([consumer], 'durably'),
    );
  } catch (fault) {
    if (current === undefined || isInfrastructure(fault)) throw fault;
    await parkIfStillNext(applying, current, fault);
    return 'parked';
  }
}

/** Within the event's trace, which its log lines and commands then name. */
const handle = ({ consumer, delivery }: Applying, event: PlacedEvent, tx: Transaction): Promise<void> =>
  inTrace(event.metadata.correlation, () => consumer.handle(event, tx, delivery));

/** If somebody skipped the event since the failed transaction, there is nothing to park. */
async function parkIfStillNext(applying: Applying, event: PlacedEvent, fault: unknown): Promise<void> {
  const { database, consumer, delays } = applying;
  await database.transaction(async (tx) => {
    const progress = (await progressOf(applying, event.streamId, tx)).get(event.streamId);
    if (progress !== undefined && progress.version < event.version) await park(tx, consumer, event, fault, delays);
  });
}

const moveOf = ({ applying, span }: Batch): Move[] => (span === undefined ? [] : [{ reader: applying.consumer, span }]);

async function progressOf({ consumer }: Applying, stream: Id, tx: Transaction): Promise<Progress> {
  const [progress] = await lockProgress(tx, [{ consumer, streams: [stream] }]);
  return progress ?? new Map();
}

async function handleAll({ applying, events, span }: Batch, before: Progress, tx: Transaction): Promise<Reached> {
  const { consumer, delivery, skipped } = applying;
  const due = await withGapsFilled(applying, events.filter(isNew(before)), before, tx);
  const wanted = due.filter(({ id }) => !skipped.has(id));
  wanted.forEach(mustFit);
  if (consumer.handleBatch === undefined) for (const event of wanted) await handle(applying, event, tx);
  else if (wanted.length > 0) await consumer.handleBatch(wanted, tx, delivery);
  return { consumer, versions: new Map(due.map(({ streamId, version }) => [streamId, version])), before, span };
}

/** Drops duplicates; events of a parked stream are read from the log when it is drained. */
const isNew =
  (progress: Progress) =>
  ({ streamId, version }: PlacedEvent): boolean => {
    const known = progress.get(streamId);
    return known !== undefined && !known.parked && version > known.version;
  };

/** Fills gaps within a stream from the log, unless its feed saw that nothing is missing, and drops duplicates of the batch. */
async function withGapsFilled(
  { consumer, reading, follows }: Applying,
  events: readonly PlacedEvent[],
  progress: Progress,
  tx: Transaction,
): Promise<PlacedEvent[]> {
  const reached = new Map([...progress].map(([stream, { version }]) => [stream, version]));
  const gaps: Stretch[] = [];
  const due: PlacedEvent[] = [];
  for (const event of inVersionOrder(events)) {
    const after = reached.get(event.streamId) ?? 0;
    if (event.version <= after) continue;
    if (event.version > after + 1 && (follows?.get(event.id) ?? Infinity) > after)
      gaps.push({ stream: event.streamId, after, before: event.version });
    reached.set(event.streamId, event.version);
    due.push(event);
  }
  if (gaps.length === 0) return due;
  const missing = await readStretches(tx, consumer, gaps, reading);
  return missing.length === 0 ? due : inVersionOrder([...missing, ...due]);
}

/** Sorts by position, which within a stream is also by version, in case a feed interleaves or repeats events. */
const inVersionOrder = (events: readonly PlacedEvent[]): PlacedEvent[] => [...events].sort((a, b) => a.pos - b.pos);

async function unpark(tx: Transaction, consumer: Consumer, stream: Id): Promise<void> {
  await resolvePassed(tx, consumer, stream);
  await tx.query(
    `update consumer_streams set parked_at = null, next_attempt_at = null where consumer = $1 and projection_version = $2 and stream_id = $3`,
    [consumer.name, consumer.projectionVersion, stream],
  );
}

const nameOf = ({ name, projectionVersion }: Consumer): string => `${name} ${projectionVersion}`;

/** @returns whether a consumer has parked streams that are due, as of now */
export async function consumersToDrain(database: Queryable): Promise<(consumer: Consumer) => boolean> {
  const due = await database.query<{ name: string }>(
    `select distinct consumer || ' ' || projection_version as name from consumer_streams
     where parked_at is not null and next_attempt_at <= clock_timestamp()`,
    [],
    'consumers_to_drain',
  );
  const names = new Set(due.map(({ name }) => name));
  return (consumer) => names.has(nameOf(consumer));
}

/** Retries the parked streams that are due. @returns how many are up to date again */
export async function drainParked(applying: Applying, logger?: WarningLogger): Promise<number> {
  const { database, consumer } = applying;
  const due = await database.query<{ stream_id: Id }>(
    `select stream_id from consumer_streams where consumer = $1 and projection_version = $2 and parked_at is not null
     and next_attempt_at <= clock_timestamp() order by next_attempt_at limit 100`,
    [consumer.name, consumer.projectionVersion],
  );
  let drained = 0;
  for (const { stream_id } of due) {
    if (await catchUp(applying, stream_id, true)) drained += 1;
    else logger?.warn({ consumer: consumer.name, stream: stream_id }, 'a parked stream failed again');
  }
  return drained;
}
