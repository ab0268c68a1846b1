import { LRUCache } from 'lru-cache';
import type { Id } from '#machines/kernel/ids';
import type { Clock, Micros } from '#machines/kernel/time';
import type { Database, Transaction } from '#libs/platform/database/database';
import { storedOutcome } from '../keys/idempotency-keys.js';
import type { AppendAnswer, AppendRequest, CommandKey, Decided, Executed, Row, Snapshot, Stream } from './contract.js';
import { faultKind, takenBy } from './faults.js';
import type { GroupAppender } from './group-appender.js';
import type { StreamLoader } from './stream-loader.js';

/** The stream of a command. `isNew`: the id was just generated, so there is nothing to load. */
export interface Target {
  id: Id;
  actorId: Id | null;
  isNew?: boolean;
  /** time of the command, for seeding, instead of now; never earlier than the stream's last event */
  at?: Micros;
  /** checked where nothing is appended; an append performs its own check */
  key?: CommandKey;
}

/** Reads what the decision depends on besides the stream, in the transaction that writes and after the stream's row is locked. May be called several times. */
export type Facts<State> = (tx: Transaction, state: State | null) => Promise<void>;

/** Pure: may be called several times for one command, each time with a newer snapshot. Texts and ids are created before it. */
export type Decide<State, Result> = (snapshot: Snapshot<State>, at: Micros) => Decided<State, Result>;

interface Attempt<State, Result> {
  snapshot: Snapshot<State>;
  at: Micros;
  decided: Decided<State, Result>;
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
  async execute<State, Result>(
    stream: Stream<State>,
    target: Target,
    decide: Decide<State, Result>,
    facts?: Facts<State>,
  ): Promise<Executed<State, Result>> {
    return this.inTurn(target.id, async () => {
      const executed = await (facts ? this.runLocked(stream, target, decide, facts) : this.run(stream, target, decide));
      return executed.answer === null ? this.answeredBefore(stream, target, executed) : executed;
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
    { id, at: given }: Pick<Target, 'id' | 'at'>,
    decide: (snapshot: Snapshot<State>, at: Micros) => Result,
  ): Promise<Result> {
    const snapshot = await this.snapshot(stream, id, true);
    return decide(snapshot, this.timeFor(stream, snapshot, given));
  }

  /** Never earlier than the stream's last event. */
  private timeFor<State>(stream: Stream<State>, { state }: Snapshot<State>, given: Micros | undefined): Micros {
    return Math.max(given ?? this.clock.now(), state === null ? 0 : stream.lastEventAt(state));
  }

  private async run<State, Result>(stream: Stream<State>, target: Target, decide: Decide<State, Result>): Promise<Executed<State, Result>> {
    for (let tries = 1; tries <= optimisticTries; tries += 1) {
      const known = tries === 1 ? this.known(stream, target) : undefined;
      const snapshot = known ?? (await this.snapshot(stream, target.id, true));
      const attempt = this.decideOn(stream, snapshot, decide, target.at);
      if (attempt.request === null) {
        // No append compares the version here: a decision that is not recorded needs the database's state.
        if (known !== undefined && target.isNew !== true) continue;
        return { answer: null, result: attempt.decided.result, snapshot, at: attempt.at };
      }
      const answer = await this.appender.append(attempt.request);
      if (answer.kind !== 'moved') return this.finish(stream, attempt, answer);
    }
    return this.runLocked(stream, target, decide);
  }

  /** A snapshot that needs no query. */
  private known<State>(stream: Stream<State>, { id, isNew }: Target): Snapshot<State> | undefined {
    return isNew === true ? blank(id) : this.cache.get(stream.table.streamType, id);
  }

  /** A repeated request gets its stored answer, even if the command would not be recorded now. */
  private async answeredBefore<State, Result>(
    stream: Stream<State>,
    { key }: Target,
    executed: Executed<State, Result>,
  ): Promise<Executed<State, Result>> {
    const answer = key ? await storedOutcome(this.database, key) : null;
    if (answer?.kind !== 'replay') return { ...executed, answer };
    return { ...executed, answer, snapshot: await this.reloaded(stream, answer.streamId) };
  }

  private reloaded<State>(stream: Stream<State>, id: Id): Promise<Snapshot<State>> {
    this.cache.drop(stream.table.streamType, id);
    return this.snapshot(stream, id, true);
  }

  /** Locks the row first and loads it in a later statement, so that no other writer can interfere. */
  private async runLocked<State, Result>(
    stream: Stream<State>,
    target: Target,
    decide: Decide<State, Result>,
    facts?: Facts<State>,
  ): Promise<Executed<State, Result>> {
    for (;;) {
      try {
        const [attempt, answer] = await this.database.transaction((tx) => this.lockDecideAppend(tx, stream, target, decide, facts));
        this.appender.committed();
        if (answer === null) return { answer, result: attempt.decided.result, snapshot: attempt.snapshot, at: attempt.at };
        if (answer.kind !== 'moved') return await this.finish(stream, attempt, answer);
      } catch (fault) {
        // Contention is temporary; a row that was taken in the meantime is answered on the regular path.
        if (takenBy(fault) !== undefined && !facts) return this.run(stream, target, decide);
        if (takenBy(fault) === undefined && faultKind(fault) !== 'contention') throw fault;
      }
    }
  }

  private async lockDecideAppend<State, Result>(
    tx: Transaction,
    stream: Stream<State>,
    target: Target,
    decide: Decide<State, Result>,
    facts?: Facts<State>,
  ): Promise<[Attempt<State, Result>, AppendAnswer | null]> {
    await tx.query(`select from ${stream.table.table} where id = $1 for no key update`, [target.id]);
    const { snapshot } = await this.loader.load(stream, target.id, target.actorId, tx);
    await facts?.(tx, snapshot.state);
    const attempt = this.decideOn(stream, snapshot, decide, target.at);
    return [attempt, attempt.request === null ? null : await this.appender.appendInside(tx, attempt.request)];
  }

  private decideOn<State, Result>(
    stream: Stream<State>,
    snapshot: Snapshot<State>,
    decide: Decide<State, Result>,
    given?: Micros,
  ): Attempt<State, Result> {
    const at = this.timeFor(stream, snapshot, given);
    const decided = decide(snapshot, at);
    if (decided.append === null) return { snapshot, at, decided, request: null };
    const row = decided.next === null || decided.append.events.length === 0 ? null : rowOf(stream, snapshot, decided.next);
    const { streamType } = stream.table;
    const request = { ...decided.append, streamType, streamId: snapshot.id, expectedVersion: snapshot.version, at, row };
    return { snapshot, at, decided, request };
  }

  private async finish<State, Result>(
    stream: Stream<State>,
    { snapshot, at, decided, request }: Attempt<State, Result>,
    answer: Exclude<AppendAnswer, { kind: 'moved' }>,
  ): Promise<Executed<State, Result>> {
    const { streamType } = stream.table;
    if (answer.kind === 'replay') {
      return { answer, result: decided.result, snapshot: await this.reloaded(stream, answer.streamId), at };
    }
    if (answer.kind !== 'ok' || decided.append === null || decided.next === null || request?.row == null) {
      return { answer, result: decided.result, snapshot, at };
    }
    const numberMissing = stream.table.counter !== undefined && request.expectedVersion === 0 && request.row['number'] == null;
    const next = numberMissing ? numbered(stream, decided.next, answer.number) : decided.next;
    const after =
      next === undefined ? await this.snapshot(stream, snapshot.id, true) : { id: snapshot.id, version: answer.version, state: next };
    this.cache.put(streamType, after);
    return { answer, result: decided.result, snapshot: after, at };
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

/** What an append writes: every column of a new stream, later those that change. */
const rowOf = <State>(stream: Stream<State>, { version, state }: Snapshot<State>, next: State): Row =>
  version === 0 ? stream.write(next) : stream.changes(next, state);

/** undefined if the connection was lost before the number arrived: the stream then has to be loaded. */
const numbered = <State>(stream: Stream<State>, state: State, number: number | null): State | undefined =>
  number === null ? undefined : (stream.numbered?.(state, number) ?? state);

const blank = <State>(id: Id): Snapshot<State> => ({ id, version: 0, state: null });
