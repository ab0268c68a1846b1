import { Injectable } from '@nestjs/common';
import { Wakeups } from '#libs/event-log/wakeup/wakeups';
import type { Id } from '#libs/kernel/ids';
import { Database, type Queryable, type Transaction } from '#libs/platform/database/database';
import { type UserFact, userEventVersion } from '#machines/access/user-events';
import { appendFact, type Teller } from '#libs/event-log/append/append-fact';

export type { Teller } from '#libs/event-log/append/append-fact';

/** Says what happened to a person's account; it is in the log when the transaction commits. */
export type Tell = (person: Id, fact: UserFact, by: Teller) => Promise<void>;

/** Changes to accounts, each with its event in the log in one transaction. */
@Injectable()
export class AccountEvents {
  constructor(
    private readonly database: Database,
    private readonly wakeups: Wakeups,
  ) {}

  /** @throws whatever `work` throws, then nothing has happened; Problem 401 when the teller's rights ended meanwhile */
  async change<Result>(work: (tx: Transaction, tell: Tell) => Promise<Result>): Promise<Result> {
    const result = await this.database.transaction((tx) => work(tx, (person, fact, by) => append(tx, person, fact, by)));
    this.wakeups.committed();
    return result;
  }
}

async function append(tx: Queryable, person: Id, { type, data }: UserFact, by: Teller): Promise<void> {
  // Whoever else tells of this person waits here, the first time too, when there is no stream to lock.
  await tx.query('select from users where id = $1 for no key update', [person]);
  const known = await tx.one<{ version: number; now: number }>(
    `select coalesce(max(version), 0) as version, greatest(coalesce(max(told_at), 0), (extract(epoch from clock_timestamp()) * 1000000)::bigint) as now
     from user_streams where id = $1`,
    [person],
  );
  const at = known?.now ?? 0;
  const stream = { streamType: 'user', streamId: person, version: known?.version ?? 0 };
  await appendFact(tx, { ...stream, type, schemaVersion: userEventVersion(type), data, at, row: { told_at: at } }, by);
}
