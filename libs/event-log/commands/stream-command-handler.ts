import { createHmac, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import type { Outcome } from '#libs/contracts/commands/outcome';
import type { Id, TextRef } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import type { Transaction } from '#libs/platform/database/database';
import { blank, type CommandRunner, type Facts, requestOf } from '../append/command-runner.js';
import type { AppendAnswer, Envelope, EventDraft, Executed, NewText, Recorded, Row, Rule, Snapshot, Stream } from '../append/contract.js';
import type { GroupAppender } from '../append/group-appender.js';
import { UnwrittenError } from './unwritten-error.js';

/** What a machine decides; a refusal is its code, alone or with a remedy. */
type Decision<State, Remedy = null, Code extends string = string> =
  | { accepted: true; events: readonly EventDraft[]; next: State }
  | { accepted: false; refusal: Code | { code: Code; remedy: Remedy | null } };

type Accepted<State> = Extract<Decision<State>, { accepted: true }>;

/** The outcome of a command of the product itself: the code of its refusal, or null, and the state after it. */
interface OwnOutcome<State, Code extends string = string> {
  refused: Code | 'notFound' | null;
  state: State | null;
}

type Unrecorded<Left> = [Left] extends [never] ? never : { kind: 'unrecorded'; left: Left };
type Replay = Extract<AppendAnswer, { kind: 'replay' }>;

const refusalOf = <Remedy, Code extends string>(refusal: Code | { code: Code; remedy: Remedy | null }) =>
  typeof refusal === 'string' ? { code: refusal, remedy: null } : { code: refusal.code, remedy: refusal.remedy };

/** The result to record of a machine's decision on `command`. @param rows texts and rows of further tables, written if the command is accepted */
export function resultOf<State, Remedy = null>(
  command: { type: string },
  decision: Decision<State, Remedy>,
  rows: { texts?: readonly NewText[]; extraRows?: Record<string, Row[]> } = {},
): Recorded<State, Remedy> {
  return decision.accepted
    ? { kind: 'accepted', command, events: decision.events, next: decision.next, ...rows }
    : { kind: 'refused', command, judged: true, ...refusalOf(decision.refusal) };
}

/** The result for a caller who expects another version; the machine is not called. */
export const staleVersion = (command: { type: string }) =>
  ({ kind: 'refused', command, judged: false, code: 'staleVersion', remedy: null }) as const;

/** Handles every command of a stream: decide on a snapshot, append with key and outcome, answer a repetition with the stored outcome. */
export class StreamCommandHandler {
  constructor(
    private readonly runner: CommandRunner,
    private readonly appender: GroupAppender,
  ) {}

  /**
   * @param rule pure: called again with a newer snapshot after a conflict
   * @param facts reads what `rule` depends on besides the stream, in the transaction that writes
   * @throws UnwrittenError if nothing was recorded, and the database's error if nothing could be
   */
  async handle<State, Remedy = null, Left = never>(
    stream: Stream<State>,
    envelope: Envelope,
    rule: Rule<State, Remedy, Left>,
    facts?: Facts<State>,
  ): Promise<Outcome<State, Remedy> | Unrecorded<Left>> {
    return outcomeOf(await this.runner.execute(stream, envelope, rule, facts));
  }

  /**
   * Handles a command of the product itself. A refusal changes nothing and is not recorded.
   * @param rule pure: called again with a newer snapshot after a conflict; null: there is no such stream
   */
  async handleOwn<State, Code extends string>(
    stream: Stream<State>,
    envelope: Omit<Envelope, 'tokenVersion' | 'key'>,
    rule: (snapshot: Snapshot<State>, at: Micros) => { command: { type: string }; decision: Decision<State, unknown, Code> } | null,
  ): Promise<OwnOutcome<State, Code>> {
    type Own = { kind: 'unrecorded'; left: OwnOutcome<State, Code> };
    const own = { ...envelope, tokenVersion: null };
    const outcome = (await this.handle<State, null, OwnOutcome<State, Code>>(stream, own, (snapshot, at) => {
      const decided = rule(snapshot, at);
      if (decided === null) return { kind: 'unrecorded', left: { refused: 'notFound', state: null } };
      const { command, decision } = decided;
      if (decision.accepted) return resultOf(command, decision);
      return { kind: 'unrecorded', left: { refused: refusalOf(decision.refusal).code, state: snapshot.state } };
    })) as Outcome<State> | Own;
    if (outcome.kind === 'refused') throw new Error('no refusal of the product itself is recorded');
    return outcome.kind === 'unrecorded' ? outcome.left : { refused: null, state: outcome.state };
  }

  /**
   * Creates a stream inside the caller's transaction, which also writes other rows; the caller calls `GroupAppender.committed` afterwards.
   * @returns its number for people, if it has one
   */
  async begin<State>(
    tx: Transaction,
    stream: Stream<State>,
    envelope: Envelope & { at: Micros },
    command: { type: string },
    decision: Accepted<State>,
  ): Promise<number | null> {
    const created = { id: v7(), stream, envelope };
    const request = requestOf(created, blank(envelope.stream), resultOf(command, decision), envelope.at);
    const answer = await this.appender.appendInside(tx, request);
    if (answer.kind !== 'ok') throw new Error(`a new ${stream.table.streamType} was answered ${answer.kind}`);
    return answer.number;
  }
}

function outcomeOf<State, Remedy, Left>({
  answer,
  result,
  snapshot: { state },
}: Executed<State, Remedy, Left>): Outcome<State, Remedy> | Unrecorded<Left> {
  if (answer === null && result.kind === 'unrecorded') return result as Unrecorded<Left>;
  switch (answer?.kind) {
    case undefined:
    case 'taken':
      throw new UnwrittenError('STREAM_ABSENT');
    case 'revoked':
      throw new UnwrittenError('ACTOR_REVOKED');
    case 'keyReused':
      throw new UnwrittenError('KEY_REUSED');
    case 'replay':
      return replayed(answer, state);
    case 'ok':
      if (result.kind === 'refused') return { kind: 'refused', code: result.code, remedy: result.remedy, state, replayed: false };
      if (state === null) throw new Error('an accepted command leaves a state');
      return { kind: 'accepted', version: answer.version, state, replayed: false };
  }
}

function replayed<State, Remedy>({ code, version, result }: Replay, state: State | null): Outcome<State, Remedy> {
  if (code !== null) {
    return { kind: 'refused', code, remedy: (result as { remedy?: Remedy } | null)?.remedy ?? null, state, replayed: true };
  }
  if (state === null) throw new UnwrittenError('STREAM_ABSENT');
  return { kind: 'accepted', version, state, replayed: true };
}

/** Ids and texts generated once per call and fetched by name, so that a repeated decision gets the same ones. */
export class GeneratedIds {
  readonly texts: NewText[] = [];
  private readonly ids = new Map<string, Id>();
  private readonly refs = new Map<string, TextRef>();

  /** @param owner the person whose erasure also erases the texts */
  constructor(private readonly owner: Id | null) {}

  /** The id generated under `name`. */
  id(name: string): Id {
    const known = this.ids.get(name);
    if (known !== undefined) return known;
    const id = v7();
    this.ids.set(name, id);
    return id;
  }

  /**
   * A reference to `body`, which is stored in `texts`; the hash is keyed, so that it reveals nothing after the key is erased. `owner`: whose erasure erases it,
   * if not the author's.
   */
  text(name: string, body: string, owner = this.owner): TextRef {
    const known = this.refs.get(name);
    if (known !== undefined) return known;
    const key = randomBytes(32);
    const ref = { text: v7(), hash: createHmac('sha256', key).update(body, 'utf8').digest('hex') };
    this.texts.push({ id: ref.text, ownerPerson: owner, body, key: key.toString('base64') });
    this.refs.set(name, ref);
    return ref;
  }

  /** The request as the machine takes it: with a reference, stored under the member's name, in place of each text. @param texts the members that are texts */
  refer(request: object, texts: Readonly<Record<string, true>>): object {
    const refer = ([member, value]: [string, unknown]) => [
      member,
      Object.hasOwn(texts, member) && typeof value === 'string' ? this.text(member, value) : value,
    ];
    return Object.fromEntries(Object.entries(request).map(refer)) as object;
  }

  /** Like `text`, or null if there is no text. */
  textOrNull(name: string, body: string | null | undefined, owner = this.owner): TextRef | null {
    return body === null || body === undefined ? null : this.text(name, body, owner);
  }
}
