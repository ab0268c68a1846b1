import { NIL_UUID } from '#machines/kernel/ids';
import { commandHash } from '../chain/fields.js';
import type { AppendAnswer, AppendRequest } from './contract.js';

/**
 * Value of the column `status` of idempotency_keys. The log knows no HTTP: `code` shows whether a stored outcome was accepted, controllers word it, and nothing
 * reads the column. It is written because the table requires it.
 */
export const storedStatus = (outcome: 'accepted' | 'refused'): number => (outcome === 'accepted' ? 200 : 409);

/** A prepared statement of a set of commands of one stream type. */
export interface AppendStatement {
  name: string;
  text: string;
  values: (string | null)[];
}

/** A request prepared for SQL parameters, built once even if its set is retried. `n` is added when the set is built. */
export interface EncodedRequest {
  request: AppendRequest;
  command: string;
  events: string[];
  row: string | null;
}

/** Serialises the stored texts: input, actor facts, data and metadata exactly as JSON.stringify returns them. */
export function encode(request: AppendRequest): EncodedRequest {
  const actorFacts = request.command.actorFacts === null ? null : JSON.stringify(request.command.actorFacts);
  const input = JSON.stringify(request.command.input);
  return {
    request,
    command: encodeCommand(request, actorFacts, input),
    events: encodeEvents(request, actorFacts, input),
    row: request.row === null ? null : fields({ id: request.streamId, version: versionAfter(request), ...request.row }),
  };
}

/** The single statement for `set`: one stream type, distinct streams and keys. `answersOf` reads its rows. */
export function statementFor(set: readonly EncodedRequest[]): AppendStatement {
  const type = set[0]?.request.streamType ?? '';
  const numbered = (texts: (string | null)[]): string[] => texts.flatMap((text, i) => (text === null ? [] : [`{"n":${i + 1},${text}}`]));
  const rows = (isNew: boolean): string | null =>
    list(numbered(set.map((one) => ((one.request.expectedVersion === 0) === isNew ? one.row : null))));
  const events = set.flatMap((one, i) => one.events.map((event) => `{"n":${i + 1},${event}}`));
  return {
    name: `append_${type}`,
    text: `select n, answer, version, number, stored from append_${type}($1, $2, $3, $4, $5, $6)`,
    values: [
      `[${numbered(set.map((one) => one.command)).join(',')}]`,
      `[${events.join(',')}]`,
      rows(false),
      rows(true),
      list(set.flatMap((one, i) => one.request.texts.map((text) => `{"n":${i + 1},${fields(encodeText(text))}}`))),
      encodeExtra(set),
    ],
  };
}

/** A row of the answer in array mode: n, answer, version, number, stored. */
export type AnswerRow = [n: number, answer: string, version: number, number: number | string | null, stored: StoredOutcome | null];

interface StoredOutcome {
  command: string;
  code: string | null;
  streamType: string;
  streamId: string;
  version: number;
  result: object | null;
}

/** One answer per request of the set, in the same order. If the same command's response was lost, its replay counts as success. */
export function answersOf(set: readonly EncodedRequest[], rows: readonly AnswerRow[]): AppendAnswer[] {
  const answers: AppendAnswer[] = [];
  for (const row of rows) {
    const request = set[row[0] - 1]?.request;
    if (request !== undefined) answers[row[0] - 1] = answerOf(request, row);
  }
  return answers;
}

function answerOf(request: AppendRequest, [, answer, version, number, stored]: AnswerRow): AppendAnswer {
  switch (answer) {
    case 'ok':
      return { kind: 'ok', version, number: number === null ? null : Number(number) };
    case 'moved':
      return { kind: 'moved', version };
    case 'revoked':
      return { kind: 'revoked' };
    case 'keyReused':
      return { kind: 'keyReused' };
    default:
      break;
  }
  if (answer !== 'replay' || stored === null) throw new Error(`append answered ${answer}`);
  if (stored.command === request.command.id) return { kind: 'ok', version: stored.version, number: null };
  const { code, streamType, streamId, result } = stored;
  return { kind: 'replay', code, streamType, streamId, version: stored.version, result };
}

const versionAfter = (request: AppendRequest): number => request.expectedVersion + request.events.length;

function encodeCommand(request: AppendRequest, actorFacts: string | null, input: string): string {
  const { command, outcome, key } = request;
  const plain = fields({
    command_id: command.id,
    type: command.type,
    stream_type: request.streamType,
    stream_id: request.streamId,
    expected_version: request.expectedVersion,
    new_version: versionAfter(request),
    // All anonymous callers share one actor value in idempotency_keys.
    ...(key && { key_actor: key.actor ?? NIL_UUID, key: key.key, request_hash: key.requestHash }),
    actor_id: request.actor?.id ?? null,
    token_version: request.actor?.tokenVersion ?? null,
    machine_version: command.machineVersion,
    outcome: outcome.kind,
    status: storedStatus(outcome.kind),
    code: outcome.code,
    result: outcome.result ?? null,
    at: request.at,
  });
  return `${plain},"actor_facts":${actorFacts},"input":${input}`;
}

function encodeEvents(request: AppendRequest, actorFacts: string | null, input: string): string[] {
  if (request.events.length === 0) return [];
  const base = baseMetadata(request, actorFacts, input);
  const shared = JSON.stringify(base);
  return request.events.map((event, i) => {
    const plain = fields({
      id: event.id,
      stream_id: request.streamId,
      version: request.expectedVersion + i + 1,
      type: event.type,
      schema_version: event.schemaVersion,
      at: request.at,
    });
    const metadata = event.metadata === undefined ? shared : JSON.stringify({ ...base, ...event.metadata });
    return `${plain},"data":${JSON.stringify(event.data)},"metadata":${metadata}`;
  });
}

function baseMetadata(request: AppendRequest, actorFacts: string | null, input: string): object {
  const { command } = request;
  return {
    actor: command.actorFacts,
    command: command.id,
    commandHash: commandHash({
      id: command.id,
      type: command.type,
      actorId: request.actor?.id ?? null,
      actorFacts,
      streamType: request.streamType,
      streamId: request.streamId,
      streamVersion: request.expectedVersion,
      machineVersion: command.machineVersion,
      input,
      outcome: request.outcome.kind,
      code: request.outcome.code,
      at: request.at,
    }),
    machineVersion: command.machineVersion,
    ...(command.correlation === undefined ? {} : { correlation: command.correlation }),
    ...(command.causation === undefined ? {} : { causation: command.causation }),
  };
}

const encodeText = (text: AppendRequest['texts'][number]): object => ({
  id: text.id,
  owner_person: text.ownerPerson,
  body: text.body,
  key: text.key,
});

function encodeExtra(set: readonly EncodedRequest[]): string | null {
  const byTable = new Map<string, string[]>();
  set.forEach(({ request }, i) => {
    for (const [table, rows] of Object.entries(request.extraRows ?? {})) {
      const lines = rows.map((row) => `{"n":${i + 1},${fields(row)}}`);
      byTable.set(table, [...(byTable.get(table) ?? []), ...lines]);
    }
  });
  if (byTable.size === 0) return null;
  return `{${[...byTable].map(([table, rows]) => `${JSON.stringify(table)}:[${rows.join(',')}]`).join(',')}}`;
}

const fields = (value: object): string => JSON.stringify(value).slice(1, -1);
const list = (items: string[]): string | null => (items.length === 0 ? null : `[${items.join(',')}]`);
