import { Injectable } from '@nestjs/common';
import { appendFact, type Teller } from '#libs/event-log/append/append-fact';
import { once } from '#libs/event-log/keys/once';
import type { PlainKey } from '#libs/event-log/keys/plain-keys';
import { Wakeups } from '#libs/event-log/wakeup/wakeups';
import type { Id } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';
import { Database, type Queryable, type Transaction } from '#libs/platform/database/database';
import { type CatalogueFact, type CatalogueStream, catalogueEventVersion } from '#machines/catalogue/events';

export type { Teller } from '#libs/event-log/append/append-fact';

/** A stream at the version its row has, which is locked. */
export interface Place {
  stream: CatalogueStream;
  id: Id;
  version: number;
}

/** Says what happened; it is in the log when the transaction commits, and the stream's version is one higher. */
export type Tell = (place: Place, fact: CatalogueFact) => Promise<void>;

/** Who writes, and the Idempotency-Key they gave. */
export interface Writer {
  by: Teller;
  key: PlainKey | undefined;
}

/** For a result that is known beforehand. */
export const always =
  <Result>(result: Result) =>
  (): Promise<Result> =>
    Promise.resolve(result);

const timeSql = `
  select greatest(coalesce((select told_at from catalogue_streams where id = $1), 0), (extract(epoch from clock_timestamp()) * 1000000)::bigint) as at`;

/** Changes to the catalogue, each with its facts in the log in one transaction. */
@Injectable()
export class CatalogueLog {
  constructor(
    private readonly database: Database,
    private readonly wakeups: Wakeups,
  ) {}

  /**
   * Does `work` unless this very request was carried out before. `expected` says what its result will be, which is what a repetition gets back.
   * @throws whatever `work` throws, then nothing has happened; Problem 401 when the writer's rights ended meanwhile, 422 idempotencyKeyReused
   */
  async change<Result>(
    { by, key }: Writer,
    expected: (tx: Transaction) => Promise<Result>,
    work: (tx: Transaction, tell: Tell, result: Result) => Promise<unknown>,
  ): Promise<{ result: Result; replayed: boolean }> {
    const done = await this.database.transaction(async (tx) => {
      const result = await expected(tx);
      const known = await once(tx, key, 200, result);
      if (!known) await work(tx, (place, fact) => append(tx, place, fact, by), result);
      return { result: known ? known.before : result, replayed: known !== undefined };
    });
    this.wakeups.committed();
    return done;
  }
}

async function append(tx: Queryable, { stream, id, version }: Place, { type, data }: CatalogueFact, by: Teller): Promise<void> {
  const moment = await tx.one<{ at: Micros }>(timeSql, [id], 'catalogue-time');
  const at = moment?.at ?? 0;
  const fact = { type, schemaVersion: catalogueEventVersion(type), data, at, row: { told_at: at } };
  await appendFact(tx, { streamType: stream, streamId: id, version, ...fact }, by);
}
