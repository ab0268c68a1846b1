import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { answersOf, type AnswerRow, encode, statementFor } from '#libs/event-log/append/append-call';
import type { AppendRequest } from '#libs/event-log/append/contract';
import { Wakeups } from '#libs/event-log/wakeup/wakeups';
import type { Id } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { Database, type Queryable, type Transaction } from '#libs/platform/database/database';
import { Problem } from '#libs/platform/http/problem';
import { userStreamsTable } from '#libs/platform/migrations/0085-accounts';
import { type UserFact, userEventVersion } from '#machines/access/user-events';

/** Who changes an account: somebody whose token is looked at again in the transaction; `actor` alone: somebody who has none (yet); null: the product. */
export type Teller = { actor: Actor; tokenVersion?: number } | null;

/** Says what happened to a person's account; it is in the log when the transaction commits. */
export type Tell = (person: Id, fact: UserFact, by: Teller) => Promise<void>;

/** The version of the rules by which accounts are changed, recorded with every act. */
const rulesVersion = 1;

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

async function append(tx: Queryable, person: Id, fact: UserFact, by: Teller): Promise<void> {
  // Whoever else tells of this person waits here, the first time too, when there is no stream to lock.
  await tx.query('select from users where id = $1 for no key update', [person]);
  const known = await tx.one<{ version: number; now: number }>(
    `select coalesce(max(version), 0) as version, greatest(coalesce(max(told_at), 0), (extract(epoch from clock_timestamp()) * 1000000)::bigint) as now
     from user_streams where id = $1`,
    [person],
  );
  const request = requestFor(person, fact, by, known?.version ?? 0, known?.now ?? 0);
  const set = [encode(request)];
  const { name, text, values } = statementFor(set);
  const rows = await tx.query<{ n: number; answer: string; version: number; number: null; stored: null }>(text, values, name);
  const [answer] = answersOf(
    set,
    rows.map((row): AnswerRow => [row.n, row.answer, row.version, row.number, row.stored]),
  );
  if (answer?.kind === 'revoked') throw new Problem(401, 'tokenInvalid');
  if (answer?.kind !== 'ok') throw new Error(`what happened to an account was answered ${answer?.kind}`);
}

function requestFor(person: Id, { type, data }: UserFact, by: Teller, version: number, at: number): AppendRequest {
  const command = v7();
  const known = by?.tokenVersion === undefined ? null : { id: by.actor.id, tokenVersion: by.tokenVersion };
  return {
    streamType: userStreamsTable.streamType,
    streamId: person,
    expectedVersion: version,
    key: { actor: by?.actor.id ?? null, key: command, requestHash: command },
    actor: known,
    command: { id: command, type, actorFacts: by?.actor ?? null, machineVersion: rulesVersion, input: data },
    outcome: { kind: 'accepted', status: 200, code: null },
    events: [{ id: v7(), type, schemaVersion: userEventVersion(type), data }],
    row: { told_at: at },
    texts: [],
    at,
  };
}
