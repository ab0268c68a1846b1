import { Injectable } from '@nestjs/common';
import { type Author, type Change, ChangeRecorder } from '#libs/event-log/commands/change-recorder';
import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import type { Transaction } from '#libs/platform/database/database';
import { type UserFact, userEventVersion } from '#machines/access/user-events';

/** A signed-in person, from the guard. */
export interface Caller {
  actor: Actor;
  tokenVersion: number;
}

/** Appends events of a person's account; they are in the log when the transaction commits. */
export type Append = (person: Id, fact: UserFact, by: Author) => Promise<void>;

/** Changes accounts, each change with its event in the log, in one transaction. */
@Injectable()
export class AccountEvents {
  constructor(private readonly recorder: ChangeRecorder) {}

  /** @throws any error of `work`, and nothing is written then; UnwrittenError if the author's rights ended in the meantime */
  change<Result>(work: (tx: Transaction, append: Append) => Promise<Result>): Promise<Result> {
    return this.recorder.recordChange((change) => work(change.tx, (person, fact, by) => appendTo(change, person, fact, by)));
  }
}

/** Appends an event of a person within a change. */
export async function appendTo(change: Change, person: Id, { type, data }: UserFact, by: Author): Promise<void> {
  // Serialises writers of this person, also the first one, when there is no stream row to lock.
  await change.tx.query('select from users where id = $1 for no key update', [person]);
  const known = await change.tx.one<{ version: number; now: number }>(
    `select coalesce(max(version), 0) as version, greatest(coalesce(max(told_at), 0), (extract(epoch from clock_timestamp()) * 1000000)::bigint) as now
     from user_streams where id = $1`,
    [person],
  );
  const at = known?.now ?? 0;
  const stream = { streamType: 'user', streamId: person, version: known?.version ?? 0 };
  await change.append({ ...stream, type, schemaVersion: userEventVersion(type), data, at, row: { told_at: at } }, by);
}
