import { v7 } from 'uuid';
import type { Id } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import type { Micros } from '#libs/kernel/time';
import type { Database, Transaction } from '#libs/platform/database/database';
import type { AppendRequest, CommandKey, Row } from '../append/contract.js';
import type { GroupAppender } from '../append/group-appender.js';
import { once } from '../keys/idempotency-keys.js';
import { UnwrittenError } from './unwritten-error.js';

/** Who changes something: somebody whose token is looked at again in the transaction; `actor` alone: somebody who has none (yet); null: the product. */
export type Author = { actor: Actor; tokenVersion?: number } | null;

/** An event of a plain table, with the row its stream then has. */
export interface ChangeEvent {
  streamType: string;
  streamId: Id;
  /** the stream's version so far, 0 for a new one; its row is locked */
  version: number;
  at: Micros;
  type: string;
  schemaVersion: number;
  data: object;
  row: Row;
}

/** A change under way: what it writes, it writes in `tx`. */
export interface Change {
  tx: Transaction;
  /** @throws UnwrittenError ACTOR_REVOKED when the author's rights ended meanwhile */
  append(event: ChangeEvent, by: Author): Promise<void>;
  /** Takes the key; what happens for a repetition is up to the change. @see once */
  once<Result>(key: CommandKey | undefined, result: Result): Promise<{ before: Result } | undefined>;
}

/** The version of the rules by which accounts, settings and the catalogue are changed, recorded with every act. */
const rulesVersion = 1;

/** Changes of plain tables that need no decision of a machine: rows, their events in the log and the idempotency key in one transaction. */
export class ChangeRecorder {
  constructor(
    private readonly database: Database,
    private readonly appender: GroupAppender,
  ) {}

  /** @throws whatever `work` throws, then nothing has happened */
  async recordChange<Result>(work: (change: Change) => Promise<Result>): Promise<Result> {
    const result = await this.database.transaction((tx) =>
      work({ tx, append: (event, by) => this.append(tx, event, by), once: (key, kept) => once(tx, key, kept) }),
    );
    this.appender.committed();
    return result;
  }

  private async append(tx: Transaction, event: ChangeEvent, by: Author): Promise<void> {
    const answer = await this.appender.appendInside(tx, requestOf(event, by));
    if (answer.kind === 'revoked') throw new UnwrittenError('ACTOR_REVOKED');
    if (answer.kind !== 'ok') throw new Error(`${event.type} was answered ${answer.kind}`);
  }
}

function requestOf({ type, schemaVersion, data, version, ...event }: ChangeEvent, by: Author): AppendRequest {
  const command = v7();
  return {
    ...event,
    expectedVersion: version,
    key: { actor: by?.actor.id ?? null, key: command, requestHash: command },
    actor: by?.tokenVersion === undefined ? null : { id: by.actor.id, tokenVersion: by.tokenVersion },
    command: { id: command, type, actorFacts: by?.actor ?? null, machineVersion: rulesVersion, input: data },
    outcome: { kind: 'accepted', code: null },
    events: [{ id: v7(), type, schemaVersion, data }],
    texts: [],
  };
}
