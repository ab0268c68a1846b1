import type { Id } from '#libs/kernel/ids';
import type { Role, Department } from '#libs/kernel/people';
import type { Micros } from '#libs/kernel/time';

/**
 * One decided command on its way into the log: what the append writes in one transaction, or answers why not.
 * Accepted commands carry events and the new row; refused ones neither, yet they go the same way and are recorded for ever.
 */
export interface AppendRequest {
  streamType: string;
  streamId: Id;
  /** the version the decision was made on; 0 when the stream is new. The first event gets expectedVersion + 1 */
  expectedVersion: number;
  key: CommandKey;
  /** whose token is checked again under the lock; null when the system acts */
  actor: { id: Id; tokenVersion: number } | null;
  command: RecordedCommand;
  outcome: Outcome;
  events: NewEvent[];
  /** the columns of the stream's row as they stand after the events (without id and version); null leaves the row alone */
  row: Row | null;
  /** rows inserted with these events, by table: `{ order_files: [{ file_id, order_id, document_id }] }`; the tables are named in the StreamTable */
  extraRows?: Record<string, Row[]>;
  texts: NewText[];
  /** command time, the larger of the database's clock and the last event's time; all events are recorded at it */
  at: Micros;
}

/** Column values as JSON can carry them; jsonb columns take objects, bigint columns safe integers. */
export type Row = Record<string, unknown>;

/** An Idempotency-Key and what it is bound to. `actor` null: nobody signed in. `requestHash`: SHA-256 (hex) over method, path and canonical body. */
export interface CommandKey {
  actor: Id | null;
  key: string;
  requestHash: string;
}

/** What the commands ledger keeps. `input` is the complete argument of decide except the state; free texts in it are TextRefs. */
interface RecordedCommand {
  id: Id;
  type: string;
  /** id, role and department at that time; null when the system acts */
  actorFacts: object | null;
  machineVersion: number;
  input: object;
  /** what set it off: a request id, or the event that a consumer reacted to */
  correlation?: string;
  causation?: string;
}

/** `code` is the refusal's, null when accepted; `result` something small that a replay needs. */
interface Outcome {
  kind: 'accepted' | 'refused';
  code: string | null;
  result?: object;
}

/** An event as decide gave it. `data` holds ids, codes, amounts and times; it is stored as the exact text of JSON.stringify(data). */
export interface NewEvent {
  id: Id;
  type: string;
  schemaVersion: number;
  data: object;
  /** added to what every event's metadata says (actor, command, its hash, correlation, causation, machine version) */
  metadata?: object;
}

/** A free text that the events refer to by id and keyed hash; `key` (base64) makes the hash meaningless once it is erased with the body. */
export interface NewText {
  id: Id;
  ownerPerson: Id | null;
  body: string;
  key: string;
}

export type AppendAnswer =
  /** written; `number` is the stream's number for people when this append gave it one */
  | { kind: 'ok'; version: number; number: number | null }
  /** somebody was faster: load again, decide again */
  | { kind: 'moved'; version: number }
  /** the key was used before with the same request: the stored outcome (`code` null: accepted); the stream's version after it */
  | { kind: 'replay'; code: string | null; streamType: string; streamId: Id; version: number; result: object | null }
  /** the key was used before with another request */
  | { kind: 'keyReused' }
  /** the actor's token version is no longer current, or the person is deactivated */
  | { kind: 'revoked' }
  /** a unique row of `extraRows` exists already (a file is attached once) */
  | { kind: 'taken'; table: string };

/** The row that stands for a stream, as the append function and the loader need it. `id uuid primary key` and `version integer` are always there. */
export interface StreamTable {
  /** also the name of the SQL function: append_<streamType> */
  streamType: string;
  table: string;
  /** column -> SQL type, for example `{ progress: 'text', facts: 'jsonb' }`; without id and version */
  columns: Readonly<Record<string, string>>;
  /** a dense number for people, given to new streams: the row of `counters` and the column; the first `"number":null` of the first event's data becomes it */
  number?: { counter: string; column: string };
  /** columns written with the stream's first events only, so that later rows need not carry them (and large ones are not rewritten) */
  once?: readonly string[];
  /** tables of `extraRows` */
  extra?: readonly { table: string; columns: Readonly<Record<string, string>> }[];
}

/** How a feature's state becomes its row and back; the loader, the cache, the runner and the replay use it. */
export interface Stream<State> {
  table: StreamTable;
  /** the version of the rules that decide on it, recorded with every command */
  machineVersion: number;
  /** a row as PostgreSQL gives it (columns plus id and version) -> the state */
  read(row: Row): State;
  /** the state -> the columns of `table.columns` */
  write(state: State): Row;
  /** time of the last event folded into it */
  lastEventAt(state: State): Micros;
  /** the same state with the number that the append gave it */
  numbered?(state: State, number: number): State;
}

/** What decide may read of the database: one stream at one version. `state` is null when there is no such stream (version 0). */
export interface Snapshot<State> {
  id: Id;
  version: number;
  state: State | null;
}

/** Facts of the person who acts, from the same snapshot as the row; null when there is no such person. */
export interface ActorFacts {
  id: Id;
  role: Role;
  department: Department | null;
  tokenVersion: number;
  active: boolean;
}

/** The answer of the one loading statement. `clock` is the database's. */
export interface Loaded<State> {
  snapshot: Snapshot<State>;
  clock: Micros;
  actor: ActorFacts | null;
}

/** decide's answer, ready to be appended: everything of an AppendRequest that the runner does not know itself. */
export type Decided<State, Result> =
  | {
      append: Omit<AppendRequest, 'streamType' | 'streamId' | 'expectedVersion' | 'at' | 'row'>;
      /** the state after the events; null when refused */
      next: State | null;
      result: Result;
    }
  /** nothing is to be recorded (there is no such stream for anybody) */
  | { append: null; result: Result };

/** What the runner gives back: the append's answer (never `moved`), what was decided last, and the stream as it stands after it. */
export interface Executed<State, Result> {
  answer: Exclude<AppendAnswer, { kind: 'moved' }> | null;
  result: Result;
  /** after ok: with the new state; else: as decide saw it */
  snapshot: Snapshot<State>;
  at: Micros;
}
