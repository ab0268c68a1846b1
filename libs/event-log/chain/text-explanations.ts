import type { Id } from '#machines/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import type { StoredEvent } from './stored-event.js';
import type { ReferredText } from './text-references.js';

/** An empty text, and the event that references it. */
export interface EmptyText extends ReferredText {
  event: StoredEvent;
}

/** Details of a company belong to its client and are erased with them, even if staff entered them. All other texts of an order are erased with their author. */
const ofTheClient: ReadonlySet<string> = new Set(['DetailsGiven', 'DetailsChanged', 'CompanyRecorded']);

/** Streams whose texts all belong to the client that their first event names. */
const clientFirst: ReadonlySet<string> = new Set(['feedback', 'company']);

/** By field of a feedback's event, the later events that replace its text; replaced texts are not kept. */
const feedbackEnds: Readonly<Record<string, readonly string[]>> = {
  text: ['FeedbackChanged', 'FeedbackDeleted'],
  reason: ['FeedbackHidden', 'FeedbackPublished', 'FeedbackDeleted'],
  answer: ['FeedbackAnswered', 'FeedbackDeleted'],
};

/**
 * Empty texts that no event explains. A text may be empty if its person was erased (UserErased, LeadErased), if it was replaced (feedback), or if it was
 * emptied (TextsErased in its stream). The owner is derived from the log and never from the row of the text, which an attacker who empties it could change.
 */
export async function unexplained(database: Queryable, empty: readonly EmptyText[]): Promise<EmptyText[]> {
  if (empty.length === 0) return [];
  const clients = await clientsOf(database, empty);
  const owners = new Map(empty.map((text) => [text, ownerOf(text, clients)]));
  const [erased, ends] = await Promise.all([erasedAmong(database, [...owners.values()]), streamEnds(database, empty)]);
  return empty.filter(
    (text) => !erased.has(owners.get(text) ?? '') && !(ends.get(text.event.streamId) ?? []).some((end) => endsText(end, text)),
  );
}

function ownerOf({ event }: EmptyText, clients: ReadonlyMap<Id, Id>): Id | undefined {
  const { streamType, streamId, type } = event;
  if (streamType === 'lead') return streamId;
  if (clientFirst.has(streamType) || ofTheClient.has(type)) return clients.get(streamId);
  return parsed<{ actor?: { id?: Id | null } | null }>(event.metadata)?.actor?.id ?? undefined;
}

/** The client of an order, feedback or company, from the stream's first event. */
async function clientsOf(database: Queryable, empty: readonly EmptyText[]): Promise<Map<Id, Id>> {
  const streams = empty
    .filter(({ event }) => event.streamType === 'order' || clientFirst.has(event.streamType))
    .map(({ event }) => event.streamId);
  const rows = await database.query<{ stream: Id; data: string }>(
    'select stream_id as stream, data from events where stream_id = any ($1::uuid[]) and version = 1',
    [[...new Set(streams)]],
  );
  return new Map(rows.map(({ stream, data }) => [stream, parsed<{ client?: Id }>(data)?.client ?? '']));
}

async function erasedAmong(database: Queryable, owners: readonly (Id | undefined)[]): Promise<Set<Id>> {
  const rows = await database.query<{ id: Id }>(
    `select distinct stream_id as id from events where stream_id = any ($1::uuid[])
     and (stream_type = 'user' and type = 'UserErased' or stream_type = 'lead' and type = 'LeadErased')`,
    [[...new Set(owners.filter((owner) => owner !== undefined))]],
  );
  return new Set(rows.map(({ id }) => id));
}

interface StreamEnd {
  stream: Id;
  version: number;
  type: string;
  data: string;
}

/** Events that may end texts, by stream. */
async function streamEnds(database: Queryable, empty: readonly EmptyText[]): Promise<Map<Id, StreamEnd[]>> {
  const types = ['TextsErased', ...new Set(Object.values(feedbackEnds).flat())];
  const rows = await database.query<StreamEnd>(
    'select stream_id as stream, version, type, data from events where stream_id = any ($1::uuid[]) and type = any ($2)',
    [[...new Set(empty.map(({ event }) => event.streamId))], types],
  );
  const ends = new Map<Id, StreamEnd[]>();
  for (const row of rows) ends.set(row.stream, [...(ends.get(row.stream) ?? []), row]);
  return ends;
}

function endsText({ version, type, data }: StreamEnd, { event, member, ref }: EmptyText): boolean {
  if (version <= event.version) return false;
  if (type === 'TextsErased') return parsed<{ texts?: Id[] }>(data)?.texts?.includes(ref.text) ?? false;
  return event.streamType === 'feedback' && (feedbackEnds[member] ?? []).includes(type);
}

/** Data made unreadable by a change already fails the hash, and explains nothing. */
function parsed<Value>(json: string): Value | undefined {
  try {
    return JSON.parse(json) as Value;
  } catch {
    return undefined;
  }
}
