import type { Queryable } from '#libs/platform/database/database';
import type { ChainFault } from './chain-fault.js';
import { emptyHead, type Head, linkAfter } from './chain-hash.js';
import { commandHash } from './fields.js';
import { isGenuine, type SignedHead } from './signed-heads.js';
import { eventColumns, type EventRow, type StoredEvent, storedEvent } from './stored-event.js';
import { type TextCounts, verifyTexts } from './verify-texts.js';

export interface ChainReport {
  from: number;
  to: number;
  events: number;
  texts: TextCounts;
  /** hash of the last valid link, hex */
  hash: string;
  faults: ChainFault[];
}

export interface VerifyOptions {
  /** first and last position; default: the whole log */
  from?: number;
  to?: number;
  /** signed heads kept outside the database, and the keys, one of which must have signed each head (concatenated SPKI PEMs) */
  heads?: readonly SignedHead[];
  publicKey?: string;
}

const batch = 5_000;

interface Line {
  pos: number;
  hash: Buffer;
  event: StoredEvent | null;
}

/**
 * Recomputes the chain from the stored events and compares every link, each event's command and texts with their hashes, each stream's versions, and the signed
 * heads. Detects a changed bit, a deleted row, two swapped rows and (by the external heads) a truncated tail, with the first failing position. After an error
 * it continues with the stored hash, so that one change is one error.
 */
export async function verifyChain(database: Queryable, options: VerifyOptions = {}): Promise<ChainReport> {
  const from = options.from ?? 1;
  const faults: ChainFault[] = [];
  const versions = new Map<string, number>();
  const heads = new Map((options.heads ?? []).map((head) => [head.pos, head]));
  let head = await headBefore(database, from);
  const texts: TextCounts = { compared: 0, erased: 0 };
  let events = 0;
  for (;;) {
    const lines = await readLines(database, head.pos, options.to);
    for (const line of lines) {
      head = verifyLine(head, line, versions, faults);
      compareHead(head, heads.get(line.pos), faults);
      events += 1;
    }
    faults.push(...(await wrongCommands(database, lines)), ...(await verifyTexts(database, lines.filter(hasEvent), texts)));
    if (lines.length < batch) break;
  }
  if (options.publicKey !== undefined) forgedHeads(options.heads ?? [], options.publicKey, faults);
  if (options.to === undefined) cutTail(head, options.heads ?? [], faults);
  faults.sort((a, b) => a.pos - b.pos);
  return { from, to: head.pos, events, texts, hash: head.hash.toString('hex'), faults };
}

/** Events that are neither sequenced nor queued for it; there must be none. Scans the whole log: for the auditor, not for the running product. */
export async function unplacedEvents(database: Queryable): Promise<string[]> {
  const rows = await database.query<{ event_id: string }>(
    `select e.event_id from events e where not exists (select from event_order o where o.event_id = e.event_id)
     and not exists (select from unsequenced u where u.event_id = e.event_id) limit 1000`,
  );
  return rows.map(({ event_id }) => event_id);
}

const hasEvent = (line: Line): line is Line & { event: StoredEvent } => line.event !== null;

async function headBefore(database: Queryable, from: number): Promise<Head> {
  if (from <= 1) return emptyHead;
  const row = await database.one<{ hash: Buffer }>('select hash from event_order where pos = $1', [from - 1]);
  return { pos: from - 1, hash: row?.hash ?? emptyHead.hash };
}

async function readLines(database: Queryable, after: number, to: number | undefined): Promise<Line[]> {
  const rows = await database.query<Record<string, unknown>>(
    `select o.pos, o.hash, ${eventColumns} from event_order o left join events e using (event_id)
     where o.pos > $1 and o.pos <= coalesce($2, o.pos) order by o.pos limit $3`,
    [after, to ?? null, batch],
  );
  return rows.map(({ pos, hash, ...event }) => ({
    pos: Number(pos),
    hash: hash as Buffer,
    event: event['event_id'] === null ? null : storedEvent(Object.values(event) as EventRow),
  }));
}

function verifyLine(head: Head, line: Line, versions: Map<string, number>, faults: ChainFault[]): Head {
  const { pos, hash, event } = line;
  if (pos !== head.pos + 1) faults.push({ kind: 'gap', pos: head.pos + 1, detail: `${pos - head.pos - 1} positions are missing` });
  if (event === null) {
    faults.push({ kind: 'eventMissing', pos, detail: 'there is no event of this place' });
    return { pos, hash };
  }
  const gap = pos !== head.pos + 1;
  const link = linkAfter({ pos: pos - 1, hash: head.hash }, event);
  if (!gap && !link.hash.equals(hash)) faults.push({ kind: 'hashDiffers', pos, detail: `event ${event.id} or its place was changed` });
  const known = versions.get(event.streamId);
  if (known !== undefined && event.version !== known + 1) {
    faults.push({ kind: 'streamOrder', pos, detail: `stream ${event.streamId} goes from version ${known} to ${event.version}` });
  }
  versions.set(event.streamId, event.version);
  return { pos, hash };
}

function compareHead(head: Head, signed: SignedHead | undefined, faults: ChainFault[]): void {
  if (signed === undefined || signed.hash === head.hash.toString('hex')) return;
  faults.push({ kind: 'headDiffers', pos: head.pos, detail: 'the signed head has another hash' });
}

function forgedHeads(heads: readonly SignedHead[], publicKeys: string, faults: ChainFault[]): void {
  const keys = publicKeys.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? [publicKeys];
  for (const head of heads.filter((one) => !keys.some((key) => isGenuine(one, key)))) {
    faults.push({ kind: 'headForged', pos: head.pos, detail: 'the signature is not of an expected key' });
  }
}

function cutTail(head: Head, heads: readonly SignedHead[], faults: ChainFault[]): void {
  const last = heads.reduce((most, one) => Math.max(most, one.pos), 0);
  if (last > head.pos) faults.push({ kind: 'tailCut', pos: head.pos + 1, detail: `a signed head says that the log reached ${last}` });
}

interface LedgerRow {
  command_id: string;
  type: string;
  actor_id: string | null;
  actor_facts: string | null;
  stream_type: string;
  stream_id: string;
  stream_version: number;
  machine_version: number;
  input: string;
  outcome: string;
  code: string | null;
  at: number;
}

/** Every event contains its command and the hash of the ledger's row. */
async function wrongCommands(database: Queryable, lines: readonly Line[]): Promise<ChainFault[]> {
  const named = new Map<string, { pos: number; hash: string }>();
  for (const { pos, event } of lines) {
    const { command, commandHash: hash } = commandOf(event?.metadata ?? '{}');
    if (command !== undefined && hash !== undefined && !named.has(command)) named.set(command, { pos, hash });
  }
  const rows = await database.query<LedgerRow>('select * from commands where command_id = any ($1::uuid[])', [[...named.keys()]]);
  const hashes = new Map(rows.map((row) => [row.command_id, hashOf(row)]));
  return [...named].flatMap(([id, { pos, hash }]) =>
    hashes.get(id) === hash ? [] : [{ kind: 'commandDiffers' as const, pos, detail: `command ${id} was changed or is missing` }],
  );
}

/** Metadata made unreadable by a change already fails the hash. */
function commandOf(metadata: string): { command?: string; commandHash?: string } {
  try {
    return JSON.parse(metadata) as { command?: string; commandHash?: string };
  } catch {
    return {};
  }
}

const hashOf = (row: LedgerRow): string =>
  commandHash({
    id: row.command_id,
    type: row.type,
    actorId: row.actor_id,
    actorFacts: row.actor_facts,
    streamType: row.stream_type,
    streamId: row.stream_id,
    streamVersion: row.stream_version,
    machineVersion: row.machine_version,
    input: row.input,
    outcome: row.outcome,
    code: row.code,
    at: Number(row.at),
  });
