import type { Database, Queryable, Transaction } from '#libs/platform/database/database';
import { Leadership } from '../wakeup/leadership.js';
import type { Consumer } from './consumer.js';
import { ConsumerRunner } from './consumer-runner.js';
import { lockOf } from './log-feed.js';
import { LogReader } from './log-reader.js';
import type { EventReading } from './placed-event.js';

/** How a feature rebuilds one of its read models: into tables beside the live ones, by a consumer of a new projection version. */
export interface Rebuildable {
  /** writes beside the live read model; `projectionVersion` is the new one */
  consumer: Consumer;
  /** the projection version that is live; its progress stands still during comparison and swap */
  live: number;
  /** empties the place beside; progress and checkpoint of the new version are emptied with it */
  prepare(tx: Transaction): Promise<void>;
  /** what differs between the two, in words; both are at the same position then */
  compare(tx: Transaction): Promise<string[]>;
  /** puts the new in the place of the live one */
  swap(tx: Transaction): Promise<void>;
}

export interface RebuildReport {
  /** both models had seen the log up to here when they were compared */
  position: number;
  differences: string[];
  swapped: boolean;
}

/** Thrown when another process feeds or rebuilds the new version at this moment. */
export class RebuildBusyError extends Error {
  override readonly name = 'RebuildBusyError';
}

/**
 * Builds a read model anew from the whole log with outside effects switched off, compares it with the live one at the same position, and
 * swaps. `swapWhen` decides after the comparison; by default a model that differs is left beside for inspection.
 */
export async function rebuild(
  database: Database,
  model: Rebuildable,
  swapWhen: (differences: readonly string[]) => boolean = (differences) => differences.length === 0,
  reading: EventReading = {},
): Promise<RebuildReport> {
  const leadership = new Leadership(database);
  try {
    if (!(await leadership.take(lockOf(model.consumer)))) throw new RebuildBusyError(`${model.consumer.name} is being built elsewhere`);
    await database.transaction((tx) => forget(tx, model));
    const applying = { database, consumer: model.consumer, reading, delivery: { rebuild: true } };
    const reader = new LogReader(database, reading);
    const runner = new ConsumerRunner(applying, reader, { batch: 2_000 });
    await runner.takeOver();
    // Never past the live model: it can be waited for at its position, but not sent back.
    const target = (await livePosition(database, model)) ?? (await reader.lastPosition());
    while ((await runner.step(target)) > 0);
    return await compareAndSwap(database, model, runner, swapWhen);
  } finally {
    await leadership.drop();
  }
}

/** Under the lock of the live checkpoint nobody feeds the live model, so the new one can reach exactly its position. */
async function compareAndSwap(
  database: Database,
  model: Rebuildable,
  runner: ConsumerRunner,
  swapWhen: (differences: readonly string[]) => boolean,
): Promise<RebuildReport> {
  return database.transaction(async (tx) => {
    const target = (await livePosition(tx, model)) ?? runner.position;
    while ((await runner.step(target)) > 0);
    const differences = await model.compare(tx);
    const swapped = swapWhen(differences);
    if (swapped) await model.swap(tx);
    return { position: runner.position, differences, swapped };
  });
}

/** Locks the live checkpoint when called inside a transaction; undefined where the live model was never fed. */
async function livePosition(database: Queryable, model: Rebuildable): Promise<number | undefined> {
  const live = await database.one<{ pos: number }>('select pos from checkpoints where reader = $1 and projection_version = $2 for update', [
    model.consumer.name,
    model.live,
  ]);
  return live === undefined ? undefined : Number(live.pos);
}

async function forget(tx: Transaction, model: Rebuildable): Promise<void> {
  const key = [model.consumer.name, model.consumer.projectionVersion];
  await tx.query('delete from consumer_streams where consumer = $1 and projection_version = $2', key);
  await tx.query('delete from dead_letters where consumer = $1 and projection_version = $2', key);
  await tx.query('delete from checkpoints where reader = $1 and projection_version = $2', key);
  await model.prepare(tx);
}
