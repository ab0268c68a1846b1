import type { RequestKey } from '#libs/contracts/commands/outcome';
import type { Id } from '#machines/kernel/ids';
import type { Role, Department } from '#machines/kernel/people';
import type { Micros } from '#machines/kernel/time';

/**
 * A decided command to append: written in one transaction, or rejected with a reason. Accepted commands have events and the new row; refused ones have neither,
 * and are recorded as well.
 */
export interface AppendRequest {
  streamType: string;
  streamId: Id;
  /** the version that was decided on; 0 for a new stream. The first event gets expectedVersion + 1 */
  expectedVersion: number;
  /** null: the sender sent none. A repeated call is then recognised by the command's id */
  key: CommandKey | null;
  /** whose token is checked again under the lock; null for the system */
  actor: { id: Id; tokenVersion: number } | null;
  command: RecordedCommand;
  outcome: Outcome;
  events: NewEvent[];
  /** the row's columns after the events (without id and version); null leaves the row unchanged */
  row: Row | null;
  /** rows inserted with these events, by table: `{ order_files: [{ file_id, order_id, document_id }] }`; the StreamTable lists tables and columns */
  extraRows?: Record<string, Row[]>;
  texts: NewText[];
  /** command time: the later of the database's clock and the last event's time; all events get it */
  at: Micros;
}

/** Column values in JSON; jsonb columns take objects, bigint columns safe integers. */
export type Row = Record<string, unknown>;

/** An Idempotency-Key and its request. `actor` null: anonymous. `requestHash`: SHA-256 (hex) over method, path and canonical body. */
export interface CommandKey {
  actor: Id | null;
  key: string;
  requestHash: string;
}

/** A row of the command ledger. `input` is the complete argument of decide except the state; texts in it are TextRefs. */
interface RecordedCommand {
  id: Id;
  type: string;
  /** id, role and department at that time; null for the system */
  actorFacts: object | null;
  machineVersion: number;
  input: object;
  /** what caused it: a request id, or the event that a consumer handled */
  correlation?: string;
  causation?: string;
}

/** `code`: the refusal code, null if accepted; `result`: small data that a replay needs. */
interface Outcome {
  kind: 'accepted' | 'refused';
  code: string | null;
  result?: object;
}

/** An event from decide. `data` holds ids, codes, amounts and times; it is stored as the exact text of JSON.stringify(data). */
export interface NewEvent {
  id: Id;
  type: string;
  schemaVersion: number;
  data: object;
  /** added to the standard metadata (actor, command, its hash, correlation, causation, machine version) */
  metadata?: object;
}

/** A text that events reference by id and keyed hash; once `key` (base64) is erased together with the body, the hash reveals nothing. */
export interface NewText {
  id: Id;
  ownerPerson: Id | null;
  body: string;
  key: string;
}

export type AppendAnswer =
  /** written; `number` is the stream's number for people if this append assigned one */
  | { kind: 'ok'; version: number; number: number | null }
  /** version conflict: load and decide again */
  | { kind: 'moved'; version: number }
  /** the key was used for the same request: its stored outcome (`code` null: accepted), and the stream's version after it */
  | { kind: 'replay'; code: string | null; streamType: string; streamId: Id; version: number; result: object | null }
  /** the key was used for another request */
  | { kind: 'keyReused' }
  /** the actor's token version is outdated, or the person is deactivated */
  | { kind: 'revoked' }
  /** a unique row of `extraRows` exists already (a file can be attached once) */
  | { kind: 'taken'; table: string };

/**
 * A stream's current-state table, for the append function and the loader. `id uuid primary key` and `version integer` are implied. Made by `defineStream`; the
 * migration's `create_append_function` gets the same `once`, `counter` and `extra`.
 */
export interface StreamTable {
  /** also the name of the SQL function: append_<streamType> */
  streamType: string;
  table: string;
  /** column -> SQL type, for example `{ progress: 'text', facts: 'jsonb' }`; without id and version */
  columns: Readonly<Record<string, string>>;
  /** columns written only with the stream's first events, so that later updates do not rewrite large values */
  once: readonly string[];
  /** columns that an update keeps as they are if the row has no value for them; json and `not null` */
  large?: readonly string[];
  /**
   * the row of `counters` that gives new streams a dense number for people, in the column `number`; it replaces the first `"number":null` in the first event's data
   */
  counter?: string;
  /** tables of `extraRows` with the columns that events write: `{ order_files: ['file_id', 'order_id', 'document_id'] }` */
  extra: Readonly<Record<string, readonly string[]>>;
}

/** Maps a feature's state to its row and back; used by loader, cache, runner and replay. `defineStream` makes one from a description of its columns. */
export interface Stream<State> {
  table: StreamTable;
  /** the version of its decision rules, recorded with every command */
  machineVersion: number;
  /** a row from PostgreSQL (columns plus id and version) -> the state */
  read(row: Row): State;
  /** the state -> every column of `table.columns`, as a new stream writes them and the replay compares them */
  write(state: State): Row;
  /** the columns that an update writes: all but `table.once` and the number, and large ones only if they differ from those of `before` */
  changes(state: State, before: State | null): Row;
  /** time of the last event folded into it */
  lastEventAt(state: State): Micros;
  /** the same state with the number assigned by the append */
  numbered?(state: State, number: number): State;
}

/** Input of decide: one stream at one version. `state` is null if there is no such stream (version 0). */
export interface Snapshot<State> {
  id: Id;
  version: number;
  state: State | null;
}

/** Facts about the actor, from the same snapshot as the row; null if there is no such person. */
export interface ActorFacts {
  id: Id;
  role: Role;
  department: Department | null;
  tokenVersion: number;
  active: boolean;
}

/** Result of the single loading statement. `clock` is the database's. */
export interface Loaded<State> {
  snapshot: Snapshot<State>;
  clock: Micros;
  actor: ActorFacts | null;
}

/** The sender and stream of a command, with the data to record. */
export interface Envelope {
  stream: Id;
  /** the id was just generated: there is nothing to load */
  isNew?: boolean;
  /** the actor with role and department; null: the system */
  actor: { id: Id | null } | null;
  /** checked again under the lock; null if there is no token */
  tokenVersion: number | null;
  key?: RequestKey;
  /** time of the command instead of now, for seeding and for commands of consumers; never earlier than the stream's last event */
  at?: Micros;
  /** the request that sent it, or the event that caused it */
  correlation?: string;
  causation?: Id;
}

/** An event from a machine; further fields are the machine's own. */
export type EventDraft = Omit<NewEvent, 'id'>;

/** The result of a command on one snapshot. `command` is recorded as the complete argument of decide; `Left` is returned to the caller and not recorded. */
export type CommandResult<State, Remedy = null, Left = never> =
  | {
      kind: 'accepted';
      command: { type: string };
      events: readonly EventDraft[];
      next: State;
      texts?: readonly NewText[];
      extraRows?: Record<string, Row[]>;
    }
  | {
      kind: 'refused';
      command: { type: string };
      /** false: refused before the machine was called, so that a replay does not decide it again */
      judged: boolean;
      code: string;
      remedy: Remedy | null;
    }
  | { kind: 'unrecorded'; left: Left }
  /** the stream does not exist for anyone */
  | { kind: 'absent' };

/** The results that are recorded. */
export type Recorded<State, Remedy = null> = Exclude<CommandResult<State, Remedy>, { kind: 'unrecorded' | 'absent' }>;

/** Pure: may be called several times for one command, each time with a newer snapshot. Texts and ids are created before it. */
export type Rule<State, Remedy, Left> = (snapshot: Snapshot<State>, at: Micros) => CommandResult<State, Remedy, Left>;

/** Result of the runner: the append's answer (never `moved`; null: nothing was to be recorded), the last decision, and the stream's state after it. */
export interface Executed<State, Remedy = null, Left = never> {
  answer: Exclude<AppendAnswer, { kind: 'moved' }> | null;
  result: CommandResult<State, Remedy, Left>;
  /** after ok: the new state; else the state that the rule saw */
  snapshot: Snapshot<State>;
}
