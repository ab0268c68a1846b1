import { Injectable } from '@nestjs/common';
import type { CommandKey } from '#libs/event-log/append/contract';
import { type Author, type Change, ChangeRecorder } from '#libs/event-log/commands/change-recorder';
import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import type { Transaction } from '#libs/platform/database/database';
import { type CatalogueFact, type CatalogueStream, catalogueEventVersion } from '#machines/catalogue/events';

/** A stream at the version of its locked row. */
interface Place {
  stream: CatalogueStream;
  id: Id;
  version: number;
}

/** Appends an event and raises the stream's version; the log has it when the transaction commits. */
export type Append = (place: Place, fact: CatalogueFact) => Promise<void>;

/** The author of a write, with their Idempotency-Key. */
export interface Writer {
  by: Author;
  key: CommandKey | undefined;
}

/** A result that does not depend on the transaction. */
export const always =
  <Result>(result: Result) =>
  (): Promise<Result> =>
    Promise.resolve(result);

const timeSql = `
  select greatest(coalesce((select told_at from catalogue_streams where id = $1), 0), (extract(epoch from clock_timestamp()) * 1000000)::bigint) as at`;

/** Writes rows and their events in one transaction. */
@Injectable()
export class CatalogueLog {
  constructor(private readonly recorder: ChangeRecorder) {}

  /**
   * Runs `work` unless this request was carried out before; then `expected` gives the answer.
   * @throws whatever `work` throws, after a rollback; UnwrittenError if the writer's rights ended meanwhile or the key belongs to another
   * request
   */
  change<Result>(
    { by, key }: Writer,
    expected: (tx: Transaction) => Promise<Result>,
    work: (tx: Transaction, append: Append, result: Result) => Promise<unknown>,
  ): Promise<{ result: Result; replayed: boolean }> {
    return this.recorder.recordChange(async (change) => {
      const result = await expected(change.tx);
      const known = await change.once(key, result);
      if (!known) await work(change.tx, (place, fact) => append(change, place, fact, by), result);
      return { result: known ? known.before : result, replayed: known !== undefined };
    });
  }
}

async function append(change: Change, { stream, id, version }: Place, { type, data }: CatalogueFact, by: Author): Promise<void> {
  const moment = await change.tx.one<{ at: Micros }>(timeSql, [id], 'catalogue-time');
  const at = moment?.at ?? 0;
  const event = { type, schemaVersion: catalogueEventVersion(type), data, at, row: { told_at: at } };
  await change.append({ streamType: stream, streamId: id, version, ...event }, by);
}
