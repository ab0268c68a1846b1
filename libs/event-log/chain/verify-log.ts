import type { Queryable } from '#libs/platform/database/database';
import type { ChainFault } from './chain-fault.js';
import { emptyHead, type Head, linkAfter } from './chain-hash.js';
import { eventLeaf } from '../tree/event-entry.js';
import { commandColumns, commandHash, type CommandRow } from './fields.js';
import { backdatedCheckpoints, forgedCheckpoints, type KeptCheckpoint } from './kept-heads.js';
import { isGenuine, type SignedHead } from './signed-heads.js';
import { type LogLine, mostLines, readLines } from './log-lines.js';
import type { StoredEvent } from './stored-event.js';
import { backdatedRows, readTreeStart, TreeVerifier } from './verify-tree.js';
import { type TextCounts, verifyTexts } from './verify-texts.js';

export interface LogReport {
  from: number;
  to: number;
  events: number;
  texts: TextCounts;
  /** complete tiles and checkpoints of the database that were compared with the events */
  tiles: number;
  checkpoints: number;
  /** root of the tree, hex; of a part, or a log whose tree cannot be computed, the last stored hash */
  hash: string;
  faults: ChainFault[];
}

export interface VerifyOptions {
  /** first and last position; default: the whole log */
  from?: number;
  to?: number;
  /** signed heads and checkpoints kept outside the database, and the keys, one of which must have signed each (concatenated SPKI PEMs) */
  heads?: readonly SignedHead[];
  checkpoints?: readonly KeptCheckpoint[];
  publicKey?: string;
}

/**
 * Recomputes chain and tree from the stored events and compares every link, leaf and tile, each event's command and texts with their hashes, each stream's
 * versions, and the signed heads and checkpoints. Detects a changed bit, a deleted row, two swapped rows and (by what was kept outside) a truncated tail, with
 * the first failing position. After an error it continues with the stored hash, so that one change is one error. Tiles and checkpoints need the log from its
 * first position.
 */
export async function verifyLog(database: Queryable, options: VerifyOptions = {}): Promise<LogReport> {
  const from = options.from ?? 1;
  const [heads, checkpoints] = [options.heads ?? [], options.checkpoints ?? []];
  const faults: ChainFault[] = [];
  const versions = new Map<string, number>();
  const headAt = new Map(heads.map((head) => [head.pos, head]));
  const start = await readTreeStart(database);
  const keys = options.publicKey === undefined ? undefined : publicKeysOf(options.publicKey);
  const tree = start === undefined || from > 1 ? undefined : new TreeVerifier(database, start, checkpoints, faults, keys);
  const chained = start?.chained ?? Infinity;
  let head = await headBefore(database, from);
  const texts: TextCounts = { compared: 0, erased: 0 };
  let events = 0;
  for (let more = true; more;) {
    const lines = await readLines(database, head.pos, options.to);
    for (const line of lines) {
      if (line.pos === chained + 1 && chained > 0) verifyClosing(head, line, faults);
      head = verifyLine(head, line, { versions, faults, chained });
      compareHead(head, headAt.get(line.pos), chained, faults);
      events += 1;
    }
    await tree?.verify(lines);
    faults.push(...(await wrongCommands(database, lines)), ...(await verifyTexts(database, lines.filter(hasEvent), texts)));
    more = lines.length === mostLines;
  }
  faults.push(...backdatedCheckpoints(checkpoints));
  if (keys !== undefined) faults.push(...forgedHeads(heads, keys), ...forgedCheckpoints(checkpoints, keys));
  if (options.to === undefined) {
    const stored = start === undefined ? 0 : await largestCheckpoint(database);
    cutTail(head, [stored, ...heads.map(({ pos }) => pos), ...checkpoints.map(({ size }) => size)], faults);
    await tree?.end();
    if (start !== undefined) faults.push(...(await backdatedRows(database)));
  }
  const root = tree?.root ?? head.hash;
  return {
    from,
    to: head.pos,
    events,
    texts,
    ...(tree?.counts ?? { tiles: 0, checkpoints: 0 }),
    hash: root.toString('hex'),
    faults: inOrder(faults),
  };
}

/** By position, each once: a checkpoint may be in the database and outside. */
const inOrder = (faults: readonly ChainFault[]): ChainFault[] =>
  [...new Map(faults.map((fault) => [`${fault.kind} ${fault.pos} ${fault.detail}`, fault])).values()].sort((a, b) => a.pos - b.pos);

/** Events that are neither sequenced nor queued for it; there must be none. Scans the whole log: for the auditor, not for the running product. */
export async function unplacedEvents(database: Queryable): Promise<string[]> {
  const rows = await database.query<{ event_id: string }>(
    `select e.event_id from events e where not exists (select from event_order o where o.event_id = e.event_id)
     and not exists (select from unsequenced u where u.event_id = e.event_id) limit 1000`,
  );
  return rows.map(({ event_id }) => event_id);
}

const hasEvent = (line: LogLine): line is LogLine & { event: StoredEvent } => line.event !== null;

async function headBefore(database: Queryable, from: number): Promise<Head> {
  if (from <= 1) return emptyHead;
  const row = await database.one<{ hash: Buffer }>('select hash from event_order where pos = $1', [from - 1]);
  return { pos: from - 1, hash: row?.hash ?? emptyHead.hash };
}

interface Progress {
  versions: Map<string, number>;
  faults: ChainFault[];
  /** last position of the chain */
  chained: number;
}

function verifyLine(head: Head, line: LogLine, { versions, faults, chained }: Progress): Head {
  const { pos, hash, event } = line;
  const gap = pos !== head.pos + 1;
  if (gap) faults.push({ kind: 'gap', pos: head.pos + 1, detail: `${pos - head.pos - 1} positions are missing` });
  if (event === null) {
    faults.push({ kind: 'eventMissing', pos, detail: 'there is no event of this place' });
    return { pos, hash };
  }
  const expected = pos > chained ? eventLeaf(pos, event) : linkAfter({ pos: pos - 1, hash: head.hash }, event).hash;
  // After a gap a link cannot be computed.
  if ((pos > chained || !gap) && !expected.equals(hash)) {
    faults.push({ kind: 'hashDiffers', pos, detail: `event ${event.id} or its place was changed` });
  }
  const known = versions.get(event.streamId);
  if (known !== undefined && event.version !== known + 1) {
    faults.push({ kind: 'streamOrder', pos, detail: `stream ${event.streamId} goes from version ${known} to ${event.version}` });
  }
  versions.set(event.streamId, event.version);
  return { pos, hash };
}

/** The first entry after the chain names its end. */
function verifyClosing(last: Head, { pos, event }: LogLine, faults: ChainFault[]): void {
  const closing = { pos: last.pos, hash: last.hash.toString('hex') };
  if (event?.type === 'ChainClosed' && event.data === JSON.stringify(closing)) return;
  faults.push({ kind: 'closingDiffers', pos, detail: `the chain ends at position ${closing.pos}, and this entry does not say so` });
}

function compareHead(head: Head, signed: SignedHead | undefined, chained: number, faults: ChainFault[]): void {
  if (signed === undefined) return;
  if (head.pos > chained)
    faults.push({ kind: 'headDiffers', pos: head.pos, detail: 'the signed head is one of the chain, which ended before' });
  else if (signed.hash !== head.hash.toString('hex')) {
    faults.push({ kind: 'headDiffers', pos: head.pos, detail: 'the signed head has another hash' });
  }
}

const publicKeysOf = (text: string): string[] => text.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g) ?? [text];

const forgedHeads = (heads: readonly SignedHead[], keys: readonly string[]): ChainFault[] =>
  heads
    .filter((head) => !keys.some((key) => isGenuine(head, key)))
    .map(({ pos }) => ({ kind: 'headForged', pos, detail: 'the signature is not of an expected key' }));

async function largestCheckpoint(database: Queryable): Promise<number> {
  const row = await database.one<{ size: number | null }>('select max(size) as size from tree_checkpoints');
  return Number(row?.size ?? 0);
}

/** @param reached positions that signed heads and checkpoints name */
function cutTail(head: Head, reached: readonly number[], faults: ChainFault[]): void {
  const last = reached.reduce((most, pos) => Math.max(most, pos), 0);
  if (last > head.pos) faults.push({ kind: 'tailCut', pos: head.pos + 1, detail: `a signed head says that the log reached ${last}` });
}

/** Every event contains its command and the hash of the ledger's row. */
async function wrongCommands(database: Queryable, lines: readonly LogLine[]): Promise<ChainFault[]> {
  const named = new Map<string, { pos: number; hash: string }>();
  for (const { pos, event } of lines) {
    const { command, commandHash: hash } = commandOf(event?.metadata ?? '{}');
    if (command !== undefined && hash !== undefined && !named.has(command)) named.set(command, { pos, hash });
  }
  const rows = await database.query<CommandRow>(`select ${commandColumns} from commands where command_id = any ($1::uuid[])`, [
    [...named.keys()],
  ]);
  const hashes = new Map(rows.map((row) => [row.id, commandHash({ ...row, at: Number(row.at) })]));
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
