import { createHmac, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import type { Outcome, RequestKey } from '#libs/contracts/commands/outcome';
import type { Id, TextRef } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';
import type { Transaction } from '#libs/platform/database/database';
import type { CommandRunner } from '../append/command-runner.js';
import type { AppendAnswer, AppendRequest, Decided, Executed, NewEvent, NewText, Row, Snapshot, Stream } from '../append/contract.js';
import type { GroupAppender } from '../append/group-appender.js';
import { UnwrittenError } from './unwritten-error.js';

/** Who sends a command, to which stream, and what it is recorded with. */
export interface Envelope {
  stream: Id;
  /** the id was just generated: there is nothing to load */
  isNew?: boolean;
  /** who acts, with role and department; null: the product itself */
  actor: { id: Id | null } | null;
  /** compared again under the lock; null where nobody's token is involved */
  tokenVersion: number | null;
  key?: RequestKey;
  /** time of the command instead of the present, for seeding and what consumers set off */
  at?: Micros;
  /** the request it came with, or the event that set it off */
  correlation?: string;
  causation?: Id;
}

/** An event as a machine gives it; members beside these are the machine's own. */
export type EventDraft = Omit<NewEvent, 'id'>;

/** How a command ends on one snapshot. `command` is recorded as the complete argument of decide; `Left` is what is handed back and not recorded. */
export type Ruling<State, Remedy = null, Left = never> =
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
      /** false: refused before the machine was asked, so there is nothing to decide again */
      judged: boolean;
      code: string;
      remedy: Remedy | null;
    }
  | { kind: 'unrecorded'; left: Left }
  /** there is no such stream for anybody */
  | { kind: 'absent' };

type Unrecorded<Left> = [Left] extends [never] ? never : { kind: 'unrecorded'; left: Left };
type Recorded<State, Remedy> = Exclude<Ruling<State, Remedy>, { kind: 'unrecorded' | 'absent' }>;
type Replay = Extract<AppendAnswer, { kind: 'replay' }>;

/** The one way of every command to a stream: rule on a snapshot, append with key and outcome, answer a repetition with what was stored. */
export class StreamCommandHandler {
  constructor(
    private readonly runner: CommandRunner,
    private readonly appender: GroupAppender,
  ) {}

  /**
   * @param rule pure: called again with a newer snapshot when somebody was faster
   * @throws UnwrittenError when nothing was recorded, and the database's error when nothing could be
   */
  async handle<State, Remedy = null, Left = never>(
    stream: Stream<State>,
    envelope: Envelope,
    rule: (snapshot: Snapshot<State>, at: Micros) => Ruling<State, Remedy, Left>,
  ): Promise<Outcome<State, Remedy> | Unrecorded<Left>> {
    const id = v7();
    const { actor, at, isNew } = envelope;
    const target = {
      ...{ id: envelope.stream, actorId: actor?.id ?? null },
      ...(isNew && { isNew }),
      ...(at !== undefined && { at }),
      ...(envelope.key && { key: { actor: actor?.id ?? null, ...envelope.key } }),
    };
    const executed = await this.runner.execute(stream, target, (snapshot, now): Decided<State, Ruling<State, Remedy, Left>> => {
      const ruling = rule(snapshot, now);
      if (ruling.kind === 'absent' || ruling.kind === 'unrecorded') return { append: null, result: ruling };
      return { append: requestOf(stream, envelope, id, ruling), next: ruling.kind === 'accepted' ? ruling.next : null, result: ruling };
    });
    return outcomeOf(executed);
  }

  /**
   * Begins a stream inside the caller's transaction, which has other rows to write; the caller tells `GroupAppender.committed` afterwards.
   * @returns its number for people, when it has one
   */
  async begin<State>(
    tx: Transaction,
    stream: Stream<State>,
    envelope: Envelope & { at: Micros },
    ruling: Extract<Recorded<State, null>, { kind: 'accepted' }>,
  ): Promise<number | null> {
    const answer = await this.appender.appendInside(tx, {
      ...requestOf(stream, envelope, v7(), ruling),
      streamType: stream.table.streamType,
      streamId: envelope.stream,
      expectedVersion: 0,
      row: stream.write(ruling.next),
      at: envelope.at,
    });
    if (answer.kind !== 'ok') throw new Error(`a new ${stream.table.streamType} was answered ${answer.kind}`);
    return answer.number;
  }
}

function requestOf<State, Remedy>(
  { machineVersion }: Stream<State>,
  { actor, tokenVersion, key, correlation, causation }: Envelope,
  id: Id,
  ruling: Recorded<State, Remedy>,
): Omit<AppendRequest, 'streamType' | 'streamId' | 'expectedVersion' | 'at' | 'row'> {
  const accepted = ruling.kind === 'accepted';
  const { command } = ruling;
  return {
    key: { actor: actor?.id ?? null, key: key?.key ?? id, requestHash: key?.requestHash ?? id },
    actor: tokenVersion === null || actor?.id == null ? null : { id: actor.id, tokenVersion },
    command: {
      id,
      type: command.type,
      actorFacts: actor,
      machineVersion,
      input: { ...command, judged: accepted || ruling.judged },
      ...(correlation !== undefined && { correlation }),
      ...(causation !== undefined && { causation }),
    },
    outcome: accepted
      ? { kind: 'accepted', code: null }
      : { kind: 'refused', code: ruling.code, ...(ruling.remedy !== null && { result: { remedy: ruling.remedy } }) },
    events: accepted ? ruling.events.map(newEvent) : [],
    // Nobody reads the text of a refusal, and decide reads none: its reference stays in the input, without a body.
    texts: accepted ? [...(ruling.texts ?? [])] : [],
    ...(accepted && ruling.extraRows && { extraRows: ruling.extraRows }),
  };
}

const newEvent = ({ type, schemaVersion, data, metadata }: EventDraft): NewEvent => ({
  id: v7(),
  type,
  schemaVersion,
  data,
  ...(metadata && { metadata }),
});

function outcomeOf<State, Remedy, Left>({
  answer,
  result,
  snapshot: { state },
}: Executed<State, Ruling<State, Remedy, Left>>): Outcome<State, Remedy> | Unrecorded<Left> {
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

/** Ids and texts generated once per call and asked for by name, so that deciding again on a newer state gives the same ones. */
export class GeneratedIds {
  readonly texts: NewText[] = [];
  private readonly ids = new Map<string, Id>();
  private readonly refs = new Map<string, TextRef>();

  /** @param owner the person whose erasure erases the texts */
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
   * A reference to `body`, which goes into `texts`; the hash is keyed, so that it says nothing once the key is erased. `owner`: whose erasure erases it, where that
   * is not who wrote it.
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

  /** As `text`, or null for a text that was not given. */
  textOrNull(name: string, body: string | null | undefined, owner = this.owner): TextRef | null {
    return body === null || body === undefined ? null : this.text(name, body, owner);
  }
}
