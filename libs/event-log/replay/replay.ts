import { type Id, NIL_UUID } from '#machines/kernel/ids';
import type { Row, Stream, StreamTable } from '../append/contract.js';
import type { Upcasters } from '#machines/decider/messages';
import type { PlacedEvent } from '../feed/placed-event.js';
import type { Queryable } from '#libs/platform/database/database';
import { canonical } from './canonical.js';
import { followingFaults, type FollowingRows, readFollowing } from './following-rows.js';
import { type HistorySource, type LedgerCommand, readCommands, readStreams } from './stream-reader.js';

/** What a stream type provides for its history to be verified. */
export interface Replayable<State> {
  stream: Stream<State>;
  upcasters?: Upcasters;
  fold(state: State | null, event: PlacedEvent): State;
  /** rows of other tables that depend on the events */
  following?: readonly FollowingRows<PlacedEvent>[];
  /** the events or the refusal's code; null for a command that decide does not evaluate (a stale version, a hidden stream) */
  decide(state: State | null, command: LedgerCommand): { events: { type: string; data: object }[] } | { refused: string } | null;
}

/** A difference to the stored data. `version`: of the stream, if known. */
export interface ReplayFault {
  stream: Id;
  version: number;
  kind: 'row' | 'rows' | 'versions' | 'decision' | 'failed';
  detail: string;
}

/** The certificate of one or many streams: valid if there are no faults. */
export interface ReplayCertificate {
  streams: number;
  events: number;
  commands: number;
  faults: ReplayFault[];
}

/** Folds the events and compares with the stored row; decides every recorded command again and compares with its record. */
export async function replayStream<State>(database: HistorySource, replayable: Replayable<State>, id: Id): Promise<ReplayCertificate> {
  return replayStreams(database, replayable, [id]);
}

/** The certificate of every stream of the type: those that have a row, and those that have events alone. @param page streams read at once */
export async function replayAll<State>(source: HistorySource, replayable: Replayable<State>, page = 200): Promise<ReplayCertificate> {
  const total: ReplayCertificate = { streams: 0, events: 0, commands: 0, faults: [] };
  for await (const part of replayParts(source, replayable, page)) {
    total.streams += part.streams;
    total.events += part.events;
    total.commands += part.commands;
    total.faults.push(...part.faults);
  }
  return total;
}

/** The same in parts of at most `page` streams. */
export async function* replayParts<State>(
  source: HistorySource,
  replayable: Replayable<State>,
  page: number,
): AsyncGenerator<ReplayCertificate> {
  const { table } = replayable.stream;
  for (let after = NIL_UUID; ;) {
    const ids = await idsOf(source, `select id from ${table.table} where id > $1 order by id limit $2`, [after, page]);
    const last = ids.at(-1);
    if (last === undefined) break;
    yield await replayStreams(source, replayable, ids);
    after = last;
  }
  const without = await streamsWithoutRow(source, table);
  for (let at = 0; at < without.length; at += page) yield await replayStreams(source, replayable, without.slice(at, at + page));
}

/** How many streams `replayParts` gives. */
export async function countStreams(source: Queryable, table: StreamTable): Promise<number> {
  const row = await source.one<{ count: number }>(`select count(*) as count from ${table.table}`);
  return (row?.count ?? 0) + (await streamsWithoutRow(source, table)).length;
}

/** Streams of the type with events whose row is gone. */
const streamsWithoutRow = (source: Queryable, { table, streamType }: StreamTable): Promise<Id[]> =>
  idsOf(
    source,
    `select distinct e.stream_id as id from events e where e.stream_type = $1 and not exists (select from ${table} t where t.id = e.stream_id)
     order by e.stream_id`,
    [streamType],
  );

const idsOf = async (source: Queryable, sql: string, values: readonly unknown[]): Promise<Id[]> =>
  (await source.query<{ id: Id }>(sql, values)).map(({ id }) => id);

/** One statement after the other: a transaction has one connection. */
async function replayStreams<State>(source: HistorySource, replayable: Replayable<State>, ids: readonly Id[]): Promise<ReplayCertificate> {
  const events = await readStreams(source, ids, replayable.upcasters);
  const commands = await readCommands(source, ids);
  const rows = await source.query<Row & { id: Id }>(`select * from ${replayable.stream.table.table} where id = any ($1::uuid[])`, [ids]);
  const following: Map<Id, Row[]>[] = [];
  for (const described of replayable.following ?? []) following.push(await readFollowing(source, described, ids));
  const stored = new Map(rows.map((row) => [row.id, row]));
  return certificateOf(
    replayable,
    ids.map((id) => ({
      id,
      events: events.get(id) ?? [],
      commands: commands.get(id) ?? [],
      row: stored.get(id),
      following: following.map((byStream) => byStream.get(id) ?? []),
    })),
  );
}

/** The certificate of histories already loaded from the database or a file. */
export function certificateOf<State>(replayable: Replayable<State>, histories: readonly History[]): ReplayCertificate {
  const total: ReplayCertificate = { streams: histories.length, events: 0, commands: 0, faults: [] };
  for (const history of histories) {
    total.events += history.events.length;
    total.commands += history.commands.length;
    total.faults.push(...faultsOf(replayable, history));
  }
  return total;
}

/** The stored data of one stream; `events` in version order and upcast. */
export interface History {
  id: Id;
  events: PlacedEvent[];
  commands: LedgerCommand[];
  row: Row | undefined;
  /** as stored, in the order of `Replayable.following` */
  following: Row[][];
  /** whether the row may be one that earlier rules wrote, as in a bundle of before: of those the JSON columns, whose members rules add, and columns that came later are not compared */
  mayBeEarlier?: boolean;
}

/** An exception of fold or decide is a fault as well, and does not end the audit. */
function faultsOf<State>(replayable: Replayable<State>, history: History): ReplayFault[] {
  try {
    const states = foldAll(replayable, history.events);
    return [
      ...versionFaults(history),
      ...rowFaults(replayable, history, states.at(-1) ?? null),
      ...followingRowsFaults(replayable, history),
      ...history.commands.flatMap((command) => decisionFaults(replayable, history, command, states)),
    ];
  } catch (fault) {
    return [{ stream: history.id, version: 0, kind: 'failed', detail: fault instanceof Error ? fault.message : String(fault) }];
  }
}

/** The state at each version: element v is the state after event v, element 0 is null. */
function foldAll<State>(replayable: Replayable<State>, events: readonly PlacedEvent[]): (State | null)[] {
  const states: (State | null)[] = [null];
  for (const event of events) states.push(replayable.fold(states.at(-1) ?? null, event));
  return states;
}

function versionFaults({ id, events }: History): ReplayFault[] {
  const wrong = events.find((event, i) => event.version !== i + 1);
  return wrong === undefined ? [] : [{ stream: id, version: wrong.version, kind: 'versions', detail: 'versions are not 1, 2, 3 ...' }];
}

/**
 * Both sides are mapped by `write`, so that JSON of an earlier shape is no difference. Columns with one value are also compared as stored: `read` takes some
 * values, such as an order's partner, from elsewhere in the row, while lists and permissions query the column.
 */
function rowFaults<State>(
  { stream }: Replayable<State>,
  { id, events, row, mayBeEarlier = false }: History,
  folded: State | null,
): ReplayFault[] {
  const version = events.length;
  const fault = (detail: string): ReplayFault[] => [{ stream: id, version, kind: 'row', detail }];
  if (row === undefined || folded === null) return row === undefined && folded === null ? [] : fault('row or events are missing');
  if (Number(row['version']) !== version) return fault(`the row is at version ${String(row['version'])}`);
  const expected = stream.write(folded);
  const actual = stream.write(stream.read(row));
  const differs = (name: string, there: Row): boolean => canonical(expected[name]) !== canonical(there[name]);
  const isEarlier = mayBeEarlier && Number(row['machine_version']) < stream.machineVersion;
  const differing = Object.entries(stream.table.columns)
    .filter(([name, type]) => !isEarlier || (name !== 'machine_version' && !type.startsWith('json') && Object.hasOwn(row, name)))
    .filter(([name, type]) => differs(name, actual) || (!type.startsWith('json') && differs(name, row)))
    .map(([name]) => name);
  return differing.length === 0 ? [] : fault(`columns ${differing.join(', ')} differ from the fold`);
}

function followingRowsFaults<State>({ following = [] }: Replayable<State>, { id, events, following: stored }: History): ReplayFault[] {
  const faultsIn = (described: FollowingRows<PlacedEvent>, i: number): string[] =>
    followingFaults(described, described.of(events), stored[i] ?? []);
  return following.flatMap(faultsIn).map((detail) => ({ stream: id, version: events.length, kind: 'rows', detail }));
}

function decisionFaults<State>(
  replayable: Replayable<State>,
  { id, events }: History,
  command: LedgerCommand,
  states: readonly (State | null)[],
): ReplayFault[] {
  const version = command.streamVersion;
  const again = replayable.decide(states[version] ?? null, command);
  if (again === null) return [];
  const recorded = events.filter(({ metadata }) => metadata.command === command.id);
  const decided =
    'refused' in again ? `refused ${again.refused}` : canonical(again.events.map((event, i) => asRecorded(event, recorded[i])));
  const stored =
    command.outcome === 'refused' ? `refused ${command.code ?? ''}` : canonical(recorded.map(({ type, data }) => ({ type, data })));
  if (decided === stored) return [];
  return [
    { stream: id, version, kind: 'decision', detail: `${command.type} ${command.id} is decided otherwise: ${decided.slice(0, 300)}` },
  ];
}

/** The append assigns the number for people: decide has null where the record has the number. */
function asRecorded({ type, data }: { type: string; data: object }, recorded: PlacedEvent | undefined): { type: string; data: object } {
  const numberGiven = recorded?.version === 1 && 'number' in data && data.number === null;
  return { type, data: numberGiven ? { ...data, number: recorded.data['number'] } : data };
}
