import { LRUCache } from 'lru-cache';
import { v7 } from 'uuid';
import type { Id } from '#machines/kernel/ids';
import type { Clock, Micros } from '#machines/kernel/time';
import type { Database, Transaction } from '#libs/platform/database/database';
import { currentTrace } from '#libs/platform/logging/trace';
import { storedOutcome } from '../keys/idempotency-keys.js';
import type {
  AppendAnswer,
  AppendRequest,
  CommandKey,
  CommandResult,
  Envelope,
  EventDraft,
  Executed,
  NewEvent,
  Recorded,
  Row,
  Rule,
  Snapshot,
  Stream,
} from './contract.js';
import { faultKind, takenBy } from './faults.js';
import type { GroupAppender } from './group-appender.js';
import type { StreamLoader } from './stream-loader.js';

/** Reads what the decision depends on besides the stream, in the transaction that writes and after the stream's row is locked. May be called several times. */
export type Facts<State> = (tx: Transaction, state: State | null) => Promise<void>;

/** A command in progress. Its id is generated once, so that an append that is sent again has one effect. */
interface Running<State, Remedy, Left> {
  id: Id;
  stream: Stream<State>;
  envelope: Envelope;
  rule: Rule<State, Remedy, Left>;
}

/** A decision on one snapshot; `request`: null if nothing is to be recorded. */
interface Attempt<State, Remedy, Left> {
  snapshot: Snapshot<State>;
  result: CommandResult<State, Remedy, Left>;
  request: AppendRequest | null;
}

/** Attempts with the cached state before the row is locked first. */
const optimisticTries = 3;

/**
 * Cache of the latest known state of streams, so that most commands need no load. It may be stale: the append compares the version under the lock, so a stale
 * entry costs a retry and never a wrong decision.
 */
export class SnapshotCache {
  private readonly entries: LRUCache<string, Snapshot<unknown>>;

  /** @param most number of streams kept */
  constructor(most = 5_000) {
    this.entries = new LRUCache({ max: most });
  }

  get<State>(streamType: string, id: Id): Snapshot<State> | undefined {
    return this.entries.get(`${streamType}/${id}`) as Snapshot<State> | undefined;
  }

  /** Keeps the newer of the cached state and `snapshot`; a missing stream is not cached. */
  put(streamType: string, snapshot: Snapshot<unknown>): void {
    if (snapshot.state === null) return;
    const name = `${streamType}/${snapshot.id}`;
    if ((this.entries.peek(name)?.version ?? 0) <= snapshot.version) this.entries.set(name, snapshot);
  }

  drop(streamType: string, id: Id): void {
    this.entries.delete(`${streamType}/${id}`);
  }
}

/**
 * Runs every command: load snapshot, decide, append; repeated after a conflict. Commands of one stream are serialised within this process, so that a race costs
 * one retry each.
 */
export class CommandRunner {
  private readonly tails = new Map<Id, Promise<unknown>>();

  constructor(
    private readonly database: Database,
    private readonly loader: StreamLoader,
    private readonly appender: GroupAppender,
    private readonly cache: SnapshotCache,
    private readonly clock: Clock,
  ) {}

  /**
   * @param facts for decisions on other rows too; then the stream is locked at the first attempt
   * @throws the database's error if the command could not be written; its outcome is then unknown
   */
  async execute<State, Remedy, Left>(
    stream: Stream<State>,
    envelope: Envelope,
    rule: Rule<State, Remedy, Left>,
    facts?: Facts<State>,
  ): Promise<Executed<State, Remedy, Left>> {
    const running = { id: v7(), stream, envelope, rule };
    return this.inTurn(envelope.stream, async () => {
      const executed = await (facts ? this.runLocked(running, facts) : this.run(running));
      return executed.answer === null ? this.answeredBefore(running, executed) : executed;
    });
  }

  /** The stream's cached or loaded state. Not for decisions outside of `execute`. */
  async snapshot<State>(stream: Stream<State>, id: Id, fresh = false): Promise<Snapshot<State>> {
    const known = fresh ? undefined : this.cache.get<State>(stream.table.streamType, id);
    if (known !== undefined) return known;
    const { snapshot } = await this.loader.load(stream, id, null);
    this.cache.put(stream.table.streamType, snapshot);
    return snapshot;
  }

  /** Decides on the stream as it is in the database now, and appends nothing. */
  async preview<State, Result>(
    stream: Stream<State>,
    { id, at: given }: { id: Id; at?: Micros },
    decide: (snapshot: Snapshot<State>, at: Micros) => Result,
  ): Promise<Result> {
    const snapshot = await this.snapshot(stream, id, true);
    return decide(snapshot, this.timeFor(stream, snapshot, given));
  }

  /** Never earlier than the stream's last event. */
  private timeFor<State>(stream: Stream<State>, { state }: Snapshot<State>, given: Micros | undefined): Micros {
    return Math.max(given ?? this.clock.now(), state === null ? 0 : stream.lastEventAt(state));
  }

  private async run<State, Remedy, Left>(running: Running<State, Remedy, Left>): Promise<Executed<State, Remedy, Left>> {
    const { stream, envelope } = running;
    for (let tries = 1; tries <= optimisticTries; tries += 1) {
      const known = tries === 1 ? this.known(stream, envelope) : undefined;
      const snapshot = known ?? (await this.snapshot(stream, envelope.stream, true));
      const attempt = this.decideOn(running, snapshot);
      if (attempt.request === null) {
        // No append compares the version here: a decision that is not recorded needs the database's state.
        if (known !== undefined && envelope.isNew !== true) continue;
        return { answer: null, result: attempt.result, snapshot };
      }
      const answer = await this.appender.append(attempt.request);
      if (answer.kind !== 'moved') return this.finish(stream, attempt, answer);
    }
    return this.runLocked(running);
  }

  /** A snapshot that needs no query. */
  private known<State>(stream: Stream<State>, { stream: id, isNew }: Envelope): Snapshot<State> | undefined {
    return isNew === true ? blank(id) : this.cache.get(stream.table.streamType, id);
  }

  /** A repeated request gets its stored answer, even if the command would not be recorded now. */
  private async answeredBefore<State, Remedy, Left>(
    { stream, envelope }: Running<State, Remedy, Left>,
    executed: Executed<State, Remedy, Left>,
  ): Promise<Executed<State, Remedy, Left>> {
    const key = keyOf(envelope);
    const answer = key && (await storedOutcome(this.database, key));
    if (answer?.kind !== 'replay') return { ...executed, answer };
    return { ...executed, answer, snapshot: await this.reloaded(stream, answer.streamId) };
  }

  private reloaded<State>(stream: Stream<State>, id: Id): Promise<Snapshot<State>> {
    this.cache.drop(stream.table.streamType, id);
    return this.snapshot(stream, id, true);
  }

  /** Locks the row first and loads it in a later statement, so that no other writer can interfere. */
  private async runLocked<State, Remedy, Left>(
    running: Running<State, Remedy, Left>,
    facts?: Facts<State>,
  ): Promise<Executed<State, Remedy, Left>> {
    for (;;) {
      try {
        const [attempt, answer] = await this.database.transaction((tx) => this.lockDecideAppend(tx, running, facts));
        this.appender.committed();
        if (answer === null) return { answer, result: attempt.result, snapshot: attempt.snapshot };
        if (answer.kind !== 'moved') return await this.finish(running.stream, attempt, answer);
      } catch (fault) {
        // Contention is temporary; a row that was taken in the meantime is answered on the regular path.
        if (takenBy(fault) !== undefined && !facts) return this.run(running);
        if (takenBy(fault) === undefined && faultKind(fault) !== 'contention') throw fault;
      }
    }
  }

  private async lockDecideAppend<State, Remedy, Left>(
    tx: Transaction,
    running: Running<State, Remedy, Left>,
    facts?: Facts<State>,
  ): Promise<[Attempt<State, Remedy, Left>, AppendAnswer | null]> {
    const { stream, envelope } = running;
    await tx.query(`select from ${stream.table.table} where id = $1 for no key update`, [envelope.stream]);
    const { snapshot } = await this.loader.load(stream, envelope.stream, envelope.actor?.id ?? null, tx);
    await facts?.(tx, snapshot.state);
    const attempt = this.decideOn(running, snapshot);
    return [attempt, attempt.request === null ? null : await this.appender.appendInside(tx, attempt.request)];
  }

  private decideOn<State, Remedy, Left>(
    { id, stream, envelope, rule }: Running<State, Remedy, Left>,
    snapshot: Snapshot<State>,
  ): Attempt<State, Remedy, Left> {
    const at = this.timeFor(stream, snapshot, envelope.at);
    const result = rule(snapshot, at);
    const isRecorded = result.kind === 'accepted' || result.kind === 'refused';
    return { snapshot, result, request: isRecorded ? requestOf({ id, stream, envelope }, snapshot, result, at) : null };
  }

  private async finish<State, Remedy, Left>(
    stream: Stream<State>,
    { snapshot, result, request }: Attempt<State, Remedy, Left>,
    answer: Exclude<AppendAnswer, { kind: 'moved' }>,
  ): Promise<Executed<State, Remedy, Left>> {
    const { streamType } = stream.table;
    if (answer.kind === 'replay') return { answer, result, snapshot: await this.reloaded(stream, answer.streamId) };
    if (answer.kind !== 'ok' || result.kind !== 'accepted' || request?.row == null) return { answer, result, snapshot };
    const numberMissing = stream.table.counter !== undefined && request.expectedVersion === 0 && request.row['number'] == null;
    const next = numberMissing ? numbered(stream, result.next, answer.number) : result.next;
    const after =
      next === undefined ? await this.snapshot(stream, snapshot.id, true) : { id: snapshot.id, version: answer.version, state: next };
    this.cache.put(streamType, after);
    return { answer, result, snapshot: after };
  }

  private async inTurn<Result>(id: Id, work: () => Promise<Result>): Promise<Result> {
    const before = this.tails.get(id) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.tails.set(id, mine);
    try {
      return await mine;
    } finally {
      if (this.tails.get(id) === mine) this.tails.delete(id);
    }
  }
}

/** The key with its user; null if the sender sent none. */
const keyOf = ({ actor, key }: Envelope): CommandKey | null => (key === undefined ? null : { actor: actor?.id ?? null, ...key });

/** What is appended of a command that was decided on `snapshot`. @param id of the command */
export function requestOf<State, Remedy>(
  { id, stream, envelope }: { id: Id; stream: Stream<State>; envelope: Envelope },
  snapshot: Snapshot<State>,
  result: Recorded<State, Remedy>,
  at: Micros,
): AppendRequest {
  const { actor, tokenVersion, correlation = currentTrace(), causation } = envelope;
  const accepted = result.kind === 'accepted';
  const { command } = result;
  return {
    streamType: stream.table.streamType,
    streamId: snapshot.id,
    expectedVersion: snapshot.version,
    key: keyOf(envelope),
    actor: tokenVersion === null || actor?.id == null ? null : { id: actor.id, tokenVersion },
    command: {
      id,
      type: command.type,
      actorFacts: actor,
      machineVersion: stream.machineVersion,
      input: { ...command, judged: accepted || result.judged },
      ...(correlation !== undefined && { correlation }),
      ...(causation !== undefined && { causation }),
    },
    outcome: accepted
      ? { kind: 'accepted', code: null }
      : { kind: 'refused', code: result.code, ...(result.remedy !== null && { result: { remedy: result.remedy } }) },
    events: accepted ? result.events.map(newEvent) : [],
    row: accepted && result.events.length > 0 ? rowOf(stream, snapshot, result.next) : null,
    // The text of a refused command is not needed: its reference stays in the input, without a body.
    texts: accepted ? [...(result.texts ?? [])] : [],
    ...(accepted && result.extraRows && { extraRows: result.extraRows }),
    at,
  };
}

const newEvent = ({ type, schemaVersion, data, metadata }: EventDraft): NewEvent => ({
  id: v7(),
  type,
  schemaVersion,
  data,
  ...(metadata && { metadata }),
});

/** What an append writes: every column of a new stream, later those that change. */
const rowOf = <State>(stream: Stream<State>, { version, state }: Snapshot<State>, next: State): Row =>
  version === 0 ? stream.write(next) : stream.changes(next, state);

/** undefined if the connection was lost before the number arrived: the stream then has to be loaded. */
const numbered = <State>(stream: Stream<State>, state: State, number: number | null): State | undefined =>
  number === null ? undefined : (stream.numbered?.(state, number) ?? state);

/** A stream without events. */
export const blank = <State>(id: Id): Snapshot<State> => ({ id, version: 0, state: null });
