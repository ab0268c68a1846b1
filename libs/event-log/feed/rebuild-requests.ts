import { v7 } from 'uuid';
import type { Id } from '#libs/kernel/ids';
import { takenBy } from '../append/faults.js';
import type { Queryable } from '#libs/platform/database/database';
import { FencedError } from './progress.js';
import type { Difference } from './rebuild-compare.js';

/**
 * waiting: nobody took it up yet; running; equal: verified, the live one stays; swapped: in the place of the live one; different: stands beside until a
 * person takes it or has it built again; failed: something was in the way.
 */
export type RebuildState = 'waiting' | 'running' | 'equal' | 'different' | 'swapped' | 'failed';

/** What somebody asked for, how far it is and what came of it. */
export interface Rebuild {
  id: Id;
  model: string;
  state: RebuildState;
  askedBy: Id | null;
  /** positions of the log passed, and its end */
  handled: number;
  total: number;
  differences: Difference[];
  startedAt: Date | null;
  endedAt: Date | null;
  error: string | null;
  /** who decided that it takes the place of the live one although it differs, and why */
  takenBy: Id | null;
  reason: string | null;
}

/** One worker's hold on a rebuild: a later one has a greater epoch. */
export interface Hold {
  id: Id;
  model: string;
  epoch: number;
  /** it was built before; a person wants it in the place of the live one */
  take: boolean;
}

/** Thrown when one of the same model is waiting or running. */
export class RebuildUnderWayError extends Error {
  override readonly name = 'RebuildUnderWayError';
}

/** Thrown when there is no rebuilt model that differs, or no longer. */
export class NothingToTakeError extends Error {
  override readonly name = 'NothingToTakeError';
}

/** Thrown when another worker took the rebuild up, or it has ended. */
export class RebuildLostError extends FencedError {}

const columns = `id, model, state, asked_by as "askedBy", handled, total, differences, started_at as "startedAt", ended_at as "endedAt", error,
  taken_by as "takenBy", reason`;

/** Asks for a rebuild; any worker takes it up. @param actor null: the command line. @throws RebuildUnderWayError */
export async function askRebuild(queryable: Queryable, model: string, actor: Id | null): Promise<Id> {
  const id = v7();
  try {
    await queryable.query('insert into rebuilds (id, model, asked_by) values ($1, $2, $3)', [id, model, actor]);
  } catch (fault) {
    if (takenBy(fault) === 'rebuilds') throw new RebuildUnderWayError(`${model} is being built anew already`);
    throw fault;
  }
  return id;
}

/** Asks that the rebuilt model, which differs, takes the place of the live one. @throws NothingToTakeError */
export async function askToTake(queryable: Queryable, model: string, actor: Id | null, reason: string): Promise<Id> {
  const row = await queryable.one<{ id: Id }>(
    `update rebuilds set state = 'waiting', taken_by = $2, reason = $3, ended_at = null
     where state = 'different' and id = (select id from rebuilds where model = $1 order by asked_at desc limit 1) returning id`,
    [model, actor, reason],
  );
  if (row === undefined) throw new NothingToTakeError(`${model} has nothing beside it that differs`);
  return row.id;
}

export const findRebuild = (queryable: Queryable, id: Id): Promise<Rebuild | undefined> =>
  queryable.one<Rebuild>(`select ${columns} from rebuilds where id = $1`, [id]);

/** The last one of every model that ever had one. */
export const latestRebuilds = (queryable: Queryable): Promise<Rebuild[]> =>
  queryable.query<Rebuild>(`select distinct on (model) ${columns} from rebuilds order by model, asked_at desc`);

/** Models that wait, or whose worker may have died, the oldest request first. */
export async function modelsToBuild(queryable: Queryable, among: readonly string[]): Promise<string[]> {
  const rows = await queryable.query<{ model: string }>(
    `select model from rebuilds where state in ('waiting', 'running') and model = any ($1) order by asked_at`,
    [among],
  );
  return rows.map(({ model }) => model);
}

/** Takes up what was asked for `model`: from now on nobody else writes it. Call it under the model's lock. @returns undefined: nothing is asked */
export async function takeUp(queryable: Queryable, model: string, projectionVersion: number): Promise<Hold | undefined> {
  return queryable.one<Hold>(
    `update rebuilds set state = 'running', epoch = epoch + 1, started_at = coalesce(started_at, clock_timestamp()), projection_version = $2, error = null
     where model = $1 and state in ('waiting', 'running') returning id, model, epoch, reason is not null as take`,
    [model, projectionVersion],
  );
}

/** Holds the rebuild to the end of the transaction. @throws RebuildLostError */
export async function stillHold(tx: Queryable, { id, model, epoch }: Hold): Promise<void> {
  const held = await tx.query(
    `select from rebuilds where id = $1 and epoch = $2 and state = 'running' for share`,
    [id, epoch],
    'rebuild_hold',
  );
  if (held.length === 0) throw new RebuildLostError(`the rebuild of ${model} belongs to somebody else`);
}

/** @throws RebuildLostError */
export async function reportRebuildProgress(queryable: Queryable, hold: Hold, handled: number, total: number): Promise<void> {
  await change(queryable, hold, 'handled = $3, total = $4', [handled, total]);
}

/** @throws RebuildLostError */
export async function endRebuild(queryable: Queryable, hold: Hold, state: RebuildState, differences: readonly Difference[]): Promise<void> {
  await change(queryable, hold, 'state = $3, differences = $4, ended_at = clock_timestamp()', [state, JSON.stringify(differences)]);
}

/** @param error why it could not be finished. @throws RebuildLostError */
export async function failRebuild(queryable: Queryable, hold: Hold, error: string): Promise<void> {
  await change(queryable, hold, `state = 'failed', error = $3, ended_at = clock_timestamp()`, [error.slice(0, 2_000)]);
}

async function change(queryable: Queryable, hold: Hold, set: string, values: readonly unknown[]): Promise<void> {
  const changed = await queryable.query(`update rebuilds set ${set} where id = $1 and epoch = $2 and state = 'running' returning 1`, [
    hold.id,
    hold.epoch,
    ...values,
  ]);
  if (changed.length === 0) throw new RebuildLostError(`the rebuild of ${hold.model} belongs to somebody else`);
}
