import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import { Database, type Queryable, type Transaction } from '#libs/platform/database/database';
import { eventColumns, type EventRow } from '../chain/stored-event.js';
import type { Upcasters } from '#machines/decider/messages';
import { placedEvent, type PlacedEvent } from '../feed/placed-event.js';
import { productUpcasters } from '../feed/product-reading.js';

/** A row of the command ledger. `input` is the complete argument of decide except the state. */
export interface LedgerCommand {
  id: Id;
  type: string;
  actorId: Id | null;
  actorFacts: Record<string, unknown> | null;
  streamId: Id;
  /** the version it was decided on */
  streamVersion: number;
  machineVersion: number;
  input: Record<string, unknown>;
  outcome: 'accepted' | 'refused';
  code: string | null;
  at: Micros;
}

/** Where a history is read: the database, or one transaction on one snapshot. */
export type HistorySource = Database | Transaction;

/** All events of the streams, upcast, each stream in version order. `pos` is 0 for an event that is not sequenced yet. */
export async function readStreams(
  source: HistorySource,
  ids: readonly Id[],
  upcasters: Upcasters = productUpcasters,
): Promise<Map<Id, PlacedEvent[]>> {
  const connection = source instanceof Database ? source.pool : source.client;
  const { rows } = await connection.query<EventRow>({
    name: 'read_streams',
    text: `select ${eventColumns}, coalesce(o.pos, 0) from events e left join event_order o using (event_id)
      where e.stream_id = any ($1::uuid[]) order by e.stream_id, e.version`,
    values: [ids],
    rowMode: 'array',
  });
  return grouped(rows.map((row) => placedEvent(row, { upcasters })));
}

/** The events of streams with versions greater than the given one, upcast, each stream in version order. */
export async function readStreamsAfter(
  source: HistorySource,
  after: ReadonlyMap<Id, number>,
  upcasters: Upcasters = productUpcasters,
): Promise<Map<Id, PlacedEvent[]>> {
  const connection = source instanceof Database ? source.pool : source.client;
  const { rows } = await connection.query<EventRow>({
    name: 'read_streams_after',
    text: `select ${eventColumns}, coalesce(o.pos, 0) from unnest($1::uuid[], $2::integer[]) as s(stream_id, after)
      join events e on e.stream_id = s.stream_id and e.version > s.after left join event_order o using (event_id) order by e.stream_id, e.version`,
    values: [[...after.keys()], [...after.values()]],
    rowMode: 'array',
  });
  return grouped(rows.map((row) => placedEvent(row, { upcasters })));
}

/** One stream's events in version order, up to version `upTo`. */
export async function readStream(
  database: Database,
  id: Id,
  upcasters: Upcasters = productUpcasters,
  upTo = Infinity,
): Promise<PlacedEvent[]> {
  const events = (await readStreams(database, [id], upcasters)).get(id) ?? [];
  return events.filter(({ version }) => version <= upTo);
}

const commandColumns = `command_id as id, type, actor_id as "actorId", actor_facts as "actorFacts", stream_id as "streamId", stream_version as "streamVersion",
  machine_version as "machineVersion", input, outcome, code, at`;

type CommandRow = Omit<LedgerCommand, 'actorFacts' | 'input'> & { actorFacts: string | null; input: string };

const commandOf = (row: CommandRow): LedgerCommand => ({
  ...row,
  actorFacts: row.actorFacts === null ? null : (JSON.parse(row.actorFacts) as Record<string, unknown>),
  input: JSON.parse(row.input) as Record<string, unknown>,
  at: Number(row.at),
});

/** All recorded commands of the streams, ordered by the version they were decided on. */
export async function readCommands(database: Queryable, ids: readonly Id[]): Promise<Map<Id, LedgerCommand[]>> {
  const rows = await database.query<CommandRow>(
    `select ${commandColumns} from commands where stream_id = any ($1::uuid[]) order by stream_id, stream_version, at, command_id`,
    [ids],
    'read_commands',
  );
  return grouped(rows.map(commandOf));
}

/** These commands, in no order; an unknown id is absent. */
export async function readCommandsById(database: Database, ids: readonly Id[]): Promise<LedgerCommand[]> {
  const rows = await database.query<CommandRow>(
    `select ${commandColumns} from commands where command_id = any ($1::uuid[])`,
    [ids],
    'read_commands_by_id',
  );
  return rows.map(commandOf);
}

/** Selects refused commands of a stream: at most `limit`, older than the command `before`, without the types `without`. */
export interface RefusedPage {
  before: Id | null;
  without: readonly string[];
  limit: number;
}

/** The selected refused commands of a stream, newest first; none if `before` is no command of the stream. */
export async function readRefused(database: Database, stream: Id, { before, without, limit }: RefusedPage): Promise<LedgerCommand[]> {
  const place = before === null ? newest : await placeOf(database, stream, before);
  if (place === undefined) return [];
  const rows = await database.query<CommandRow>(
    `select ${commandColumns} from commands
     where stream_id = $1 and outcome = 'refused' and type <> all ($2::text[]) and (at, command_id) < ($3::bigint, $4::uuid)
     order by at desc, command_id desc limit $5`,
    [stream, without, place.at, place.id, limit],
    'read_refused',
  );
  return rows.map(commandOf);
}

/** A cursor after every command. */
const newest = { at: '9223372036854775807', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

const placeOf = (database: Database, stream: Id, id: Id): Promise<{ at: string; id: Id } | undefined> =>
  database.one('select at, command_id as id from commands where command_id = $1 and stream_id = $2', [id, stream], 'place_of_command');

function grouped<Item extends { streamId: Id }>(items: readonly Item[]): Map<Id, Item[]> {
  const groups = new Map<Id, Item[]>();
  for (const item of items) {
    const group = groups.get(item.streamId);
    if (group === undefined) groups.set(item.streamId, [item]);
    else group.push(item);
  }
  return groups;
}
