import { v7 } from 'uuid';
import { answersOf, type AnswerRow, encode, statementFor } from './append-call.js';
import type { AppendRequest, Row } from './contract.js';
import type { Id } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import type { Micros } from '#libs/kernel/time';
import type { Queryable } from '#libs/platform/database/database';
import { Problem } from '#libs/platform/http/problem';

/** Who changes something: somebody whose token is looked at again in the transaction; `actor` alone: somebody who has none (yet); null: the product. */
export type Teller = { actor: Actor; tokenVersion?: number } | null;

/** One fact on its way into the log, with the row its stream then has. */
export interface FactRecord {
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

/** The version of the rules by which accounts, settings and the catalogue are changed, recorded with every act. */
const rulesVersion = 1;

/** Appends a fact that needed no decision. @throws Problem 401 when the teller's rights ended meanwhile */
export async function appendFact(tx: Queryable, fact: FactRecord, by: Teller): Promise<void> {
  const set = [encode(requestOf(fact, by))];
  const { name, text, values } = statementFor(set);
  const rows = await tx.query<{ n: number; answer: string; version: number; number: null; stored: null }>(text, values, name);
  const [answer] = answersOf(
    set,
    rows.map((row): AnswerRow => [row.n, row.answer, row.version, row.number, row.stored]),
  );
  if (answer?.kind === 'revoked') throw new Problem(401, 'tokenInvalid');
  if (answer?.kind !== 'ok') throw new Error(`${fact.type} was answered ${answer?.kind}`);
}

function requestOf({ type, schemaVersion, data, version, ...fact }: FactRecord, by: Teller): AppendRequest {
  const command = v7();
  return {
    ...fact,
    expectedVersion: version,
    key: { actor: by?.actor.id ?? null, key: command, requestHash: command },
    actor: by?.tokenVersion === undefined ? null : { id: by.actor.id, tokenVersion: by.tokenVersion },
    command: { id: command, type, actorFacts: by?.actor ?? null, machineVersion: rulesVersion, input: data },
    outcome: { kind: 'accepted', status: 200, code: null },
    events: [{ id: v7(), type, schemaVersion, data }],
    texts: [],
  };
}
