import { v7 } from 'uuid';
import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import type { Micros } from '#machines/kernel/time';
import type { Database, Transaction } from '#libs/platform/database/database';
import type { AppendRequest, CommandKey, Row } from '../append/contract.js';
import { appendInside, type GroupAppender } from '../append/group-appender.js';
import { once } from '../keys/idempotency-keys.js';
import { UnwrittenError } from './unwritten-error.js';

/** The author of a change: a person whose token is checked again in the transaction; `actor` alone: a person without a token (yet); null: the system. */
export type Author = { actor: Actor; tokenVersion?: number } | null;

/** An event of a plain table, with the stream's row. */
interface ChangeEvent {
  streamType: string;
  streamId: Id;
  /** the stream's current version, 0 for a new one; its row is locked */
  version: number;
  at: Micros;
  type: string;
  schemaVersion: number;
  data: object;
  row: Row;
}

/** A change in progress; it writes in `tx`. */
export interface Change {
  tx: Transaction;
  /** @throws UnwrittenError ACTOR_REVOKED if the author's rights ended in the meantime */
  append(event: ChangeEvent, by: Author): Promise<void>;
  /** Claims the idempotency key; the change decides how to answer a repetition. @see once */
  once<Result>(key: CommandKey | undefined, result: Result): Promise<{ before: Result } | undefined>;
}

/** The version of the rules for changes of accounts, settings and the catalogue, recorded with every change. */
const rulesVersion = 1;

/** Writes changes of plain tables that need no state machine: rows, their events in the log and the idempotency key in one transaction. */
export class ChangeRecorder {
  constructor(
    private readonly database: Database,
    private readonly appender: GroupAppender,
  ) {}

  /** @throws any error of `work`; nothing is written then */
  async recordChange<Result>(work: (change: Change) => Promise<Result>): Promise<Result> {
    const result = await this.database.transaction((tx) => work(changeIn(tx)));
    this.appender.committed();
    return result;
  }
}

/** A change in the caller's transaction; it wakes no sequencer. */
export const changeIn = (tx: Transaction): Change => ({
  tx,
  async append(event, by) {
    const answer = await appendInside(tx, requestOf(event, by));
    if (answer.kind === 'revoked') throw new UnwrittenError('ACTOR_REVOKED');
    if (answer.kind !== 'ok') throw new Error(`${event.type} was answered ${answer.kind}`);
  },
  once: (key, kept) => once(tx, key, kept),
});

function requestOf({ type, schemaVersion, data, version, ...event }: ChangeEvent, by: Author): AppendRequest {
  const command = v7();
  return {
    ...event,
    expectedVersion: version,
    key: null,
    actor: by?.tokenVersion === undefined ? null : { id: by.actor.id, tokenVersion: by.tokenVersion },
    command: { id: command, type, actorFacts: by?.actor ?? null, machineVersion: rulesVersion, input: data },
    outcome: { kind: 'accepted', code: null },
    events: [{ id: v7(), type, schemaVersion, data }],
    texts: [],
  };
}
