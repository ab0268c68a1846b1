import { v7 } from 'uuid';
import type { Id } from '#machines/kernel/ids';
import { takenBy } from '../append/faults.js';
import type { Queryable } from '#libs/platform/database/database';
import { FencedError } from './progress.js';
import type { Difference } from './rebuild-compare.js';

/**
 * waiting: not started; running; equal: verified, the live one stays; swapped: replaced the live one; different: kept until a person accepts it or requests
 * another rebuild; failed: could not finish.
 */
export type RebuildState = 'waiting' | 'running' | 'equal' | 'different' | 'swapped' | 'failed';

/** A requested rebuild, its progress and its result. */
export interface Rebuild {
  id: Id;
  model: string;
  state: RebuildState;
  askedBy: Id | null;
  /** positions processed, and the end of the log */
  handled: number;
  total: number;
  differences: Difference[];
  startedAt: Date | null;
  endedAt: Date | null;
  error: string | null;
  /** who accepted a differing model, and why */
  takenBy: Id | null;
  reason: string | null;
}

/** One worker's claim on a rebuild: a later claim has a higher epoch. */
export interface Hold {
  id: Id;
  model: string;
  epoch: number;
  /** it is built already; a person wants to replace the live one */
  take: boolean;
}

/** Thrown if one of the same model is waiting or running. */
export class RebuildUnderWayError extends Error {
  override readonly name = 'RebuildUnderWayError';
}

/** Thrown if there is no differing rebuilt model (any more). */
export class NothingToTakeError extends Error {
  override readonly name = 'NothingToTakeError';
}

/** Thrown if another worker took over the rebuild, or it has ended. */
export class RebuildLostError extends FencedError {}

const columns = `id, model, state, asked_by as "askedBy", handled, total, differences, started_at as "startedAt", ended_at as "endedAt", error,
  taken_by as "takenBy", reason`;

/** Requests a rebuild; any worker starts it. @param actor null: the command line. @throws RebuildUnderWayError */
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

/** Requests that the differing rebuilt model replaces the live one. @throws NothingToTakeError */
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

/** The latest rebuild of each model. */
export const latestRebuilds = (queryable: Queryable): Promise<Rebuild[]> =>
  queryable.query<Rebuild>(`select distinct on (model) ${columns} from rebuilds order by model, asked_at desc`);

/** Models that wait, or whose worker may have died, by oldest request. */
export async function modelsToBuild(queryable: Queryable, among: readonly string[]): Promise<string[]> {
  const rows = await queryable.query<{ model: string }>(
    `select model from rebuilds where state in ('waiting', 'running') and model = any ($1) order by asked_at`,
    [among],
  );
  return rows.map(({ model }) => model);
}

/** Claims the requested rebuild of `model`, which blocks all other writers. Call it while holding the model's lock. @returns undefined: none is requested */
export async function takeUp(queryable: Queryable, model: string, projectionVersion: number): Promise<Hold | undefined> {
  return queryable.one<Hold>(
    `update rebuilds set state = 'running', epoch = epoch + 1, started_at = coalesce(started_at, clock_timestamp()), projection_version = $2, error = null
     where model = $1 and state in ('waiting', 'running') returning id, model, epoch, reason is not null as take`,
    [model, projectionVersion],
  );
}

/** Keeps the claim until the end of the transaction. @throws RebuildLostError */
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

/** @param error why it failed. @throws RebuildLostError */
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
