import { createPublicKey, type KeyObject } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fillText } from '#machines/kernel/format';
import { type Id, NIL_UUID } from '#machines/kernel/ids';
import { type WrittenFile, PlainZipWriter } from '#libs/platform/archives/plain-zip';
import type { Database, Transaction } from '#libs/platform/database/database';
import type { CommandRow } from '../chain/fields.js';
import { type LogLine, mostLines, readLines } from '../chain/log-lines.js';
import { eventColumns, type EventRow, type StoredEvent, storedEvent } from '../chain/stored-event.js';
import { textsOf } from '../chain/text-references.js';
import type { BundledStream } from '../replay/replay-source.js';
import { readFollowing } from '../replay/following-rows.js';
import { openCheckpoint, withOneSignature } from '../tree/checkpoint.js';
import { eventEntry } from '../tree/event-entry.js';
import { NoteError, verifierLine } from '../tree/note.js';
import { StoredTree } from '../tree/stored-tree.js';
import {
  type BundleCounts,
  bundleFormat,
  bundleKeyName,
  type BundleManifest,
  type BundleScope,
  checkpointFile,
  type ConsistencyLine,
  type EntryProof,
  files,
  type RangeProof,
  recordOf,
  type RowLine,
} from './bundle-format.js';
import { SealProofs } from './seal-proofs.js';
import { signedManifest } from './signed-manifest.js';
import { texts } from './texts/all.js';

/** Why there is no bundle. nothingSigned: no checkpoint of this key has an entry of the scope; nothing: the scope has no entry; tooLong: more entries than permitted. */
export class NoBundleError extends Error {
  override readonly name = 'NoBundleError';

  constructor(readonly reason: 'nothingSigned' | 'nothing' | 'tooLong') {
    const texts = {
      nothingSigned: 'no checkpoint that this key signed has an entry of what is to be exported: a worker signs one within a minute',
      nothing: 'the log has no entry of what is to be exported',
      tooLong: 'there are more entries than one bundle may have: export a shorter period',
    };
    super(texts[reason]);
  }
}

export interface BundleRequest {
  scope: BundleScope;
  /** whether texts that entries reference are part of it */
  texts: boolean;
  /** entries that it may have at most */
  mostEntries?: number;
}

/** What a bundle is made with. */
export interface BundleMaker {
  /** private Ed25519 key of the log */
  key: KeyObject;
  streams: readonly BundledStream[];
  /** `machine.json` */
  machine: { machineVersion: number };
  now?: () => Date;
}

/** Most entries that an archive without ZIP64 has room for at 2 KiB each. */
const mostEntries = 2_000_000;
const rowsAtOnce = 200;
const commandsAtOnce = 1_000;

/** Streams the bundle of one snapshot of the database, which ends with the stream. @throws NoBundleError before a byte is read */
export function exportBundle(database: Database, request: BundleRequest, maker: BundleMaker): Promise<Readable> {
  return new Promise((resolve, reject) => {
    database
      .snapshot(async (tx) => {
        const plan = await planOf(tx, request, maker);
        const out = new PassThrough({ highWaterMark: 256 * 1024 });
        resolve(out);
        // Ends the snapshot too if the reader leaves.
        await pipeline(Readable.from(new BundleExport(tx, request, maker, plan).bytes(), { objectMode: true, highWaterMark: 1 }), out);
      })
      .catch(reject);
  });
}

interface SignedSize {
  size: number;
  note: string;
}

interface BundlePlan {
  origin: string;
  logSize: number;
  /** ascending; the last one is the largest */
  checkpoints: SignedSize[];
  first: number;
  last: number;
  /** undefined: every position from first to last */
  positions?: number[];
}

async function planOf(tx: Transaction, request: BundleRequest, { key }: BundleMaker): Promise<BundlePlan> {
  const origin = (await tx.one<{ origin: string }>('select origin from log_origins order by n desc limit 1'))?.origin;
  if (origin === undefined) throw new NoBundleError('nothingSigned');
  const isOurs = ({ note }: SignedSize): boolean => isSignedBy(note, origin, key);
  const newest = await checkpointAt(tx, origin, 'order by size desc');
  if (newest === undefined || !isOurs(newest) || newest.size === 0) throw new NoBundleError('nothingSigned');
  const covered = await coveredOf(tx, request.scope, newest.size);
  const most = Math.min(request.mostEntries ?? mostEntries, mostEntries);
  if ((covered.positions?.length ?? covered.last - covered.first + 1) > most) throw new NoBundleError('tooLong');
  const first = await checkpointAt(tx, origin, `and size >= ${covered.last} order by size`);
  const earlier = first !== undefined && first.size < newest.size && isOurs(first) ? [first] : [];
  const logSize = await new StoredTree(tx).size();
  return { origin, logSize, checkpoints: [...earlier, newest], ...covered };
}

async function checkpointAt(tx: Transaction, origin: string, which: string): Promise<SignedSize | undefined> {
  const row = await tx.one<SignedSize>(`select size, note from tree_checkpoints where origin = $1 ${which} limit 1`, [origin]);
  return row && { size: Number(row.size), note: withOneSignature(row.note) };
}

function isSignedBy(note: string, origin: string, key: KeyObject): boolean {
  try {
    openCheckpoint(note, [{ name: origin, key: createPublicKey(key) }]);
    return true;
  } catch (fault) {
    if (fault instanceof NoteError) return false;
    throw fault;
  }
}

/** The positions of the scope in the tree of `size` entries. @throws NoBundleError if there are none */
async function coveredOf(tx: Transaction, scope: BundleScope, size: number): Promise<Pick<BundlePlan, 'first' | 'last' | 'positions'>> {
  if (scope.kind === 'all') return { first: 1, last: size };
  if (scope.kind === 'period') {
    const row = await tx.one<{ first: number | null; last: number | null }>(
      `select min(pos) as first, max(pos) as last from events join event_order using (event_id)
       where recorded_at_us >= $1 and recorded_at_us < $2 and pos <= $3`,
      [scope.from, scope.before, size],
    );
    if (row?.first == null || row.last === null)
      return without(tx, 'recorded_at_us >= $1 and recorded_at_us < $2', [scope.from, scope.before]);
    return { first: Number(row.first), last: Number(row.last) };
  }
  const rows = await tx.query<{ pos: number }>(
    'select pos from events join event_order using (event_id) where stream_id = $1 and stream_type = $2 and pos <= $3 order by pos',
    [scope.stream, scope.streamType, size],
  );
  const positions = rows.map(({ pos }) => Number(pos));
  const [first, last] = [positions[0], positions.at(-1)];
  if (first === undefined || last === undefined)
    return without(tx, 'stream_id = $1 and stream_type = $2', [scope.stream, scope.streamType]);
  return { first, last, positions };
}

async function without(tx: Transaction, condition: string, values: readonly unknown[]): Promise<never> {
  const some = await tx.one(`select from events where ${condition} limit 1`, values);
  throw new NoBundleError(some === undefined ? 'nothing' : 'nothingSigned');
}

class BundleExport {
  private readonly zip = new PlainZipWriter();
  private readonly tree: StoredTree;
  private readonly written: WrittenFile[] = [];
  private readonly counts: BundleCounts;

  constructor(
    private readonly tx: Transaction,
    private readonly request: BundleRequest,
    private readonly maker: BundleMaker,
    private readonly plan: BundlePlan,
  ) {
    this.tree = new StoredTree(tx);
    this.counts = { entries: 0, commands: 0, refusedCommands: 0, rows: 0, newerRows: 0, texts: request.texts ? 0 : null };
  }

  async *bytes(): AsyncGenerator<Buffer> {
    const { origin, checkpoints } = this.plan;
    const verifier = verifierLine({ name: origin, key: createPublicKey(this.maker.key) });
    const names = { origin, keyName: bundleKeyName(origin) };
    yield* this.file(files.readmeEn, fillText(texts.en.readme, names));
    yield* this.file(files.readmeRu, fillText(texts.ru.readme, names));
    yield* this.file(files.machine, `${JSON.stringify(this.maker.machine, null, 2)}\n`);
    yield* this.file(files.keys, `${verifier}\n`);
    yield* this.file(files.policy, `log ${verifier}\nquorum none\n`);
    for (const { size, note } of checkpoints) yield* this.file(checkpointFile(size), note);
    yield* this.file(files.consistency, this.consistency());
    yield* this.file(files.proofs, this.proofs());
    yield* this.file(files.entries, this.entries());
    yield* this.file(files.commands, this.commands());
    yield* this.file(files.refusedCommands, this.refusedCommands());
    yield* this.file(files.rows, this.rows());
    if (this.request.texts) yield* this.file(files.texts, this.texts());
    yield* this.signed();
    yield* this.zip.end();
  }

  private async *file(name: string, content: string | AsyncIterable<string | Buffer>): AsyncGenerator<Buffer> {
    this.written.push(yield* this.zip.file(name, typeof content === 'string' ? [Buffer.from(content)] : asBytes(content)));
  }

  private async *signed(): AsyncGenerator<Buffer> {
    const { origin, logSize, first, last } = this.plan;
    const manifest: BundleManifest = {
      format: bundleFormat,
      origin,
      createdAt: (this.maker.now?.() ?? new Date()).toISOString(),
      scope: this.request.scope,
      logSize,
      checkpoint: this.size,
      first,
      last,
      machineVersion: this.maker.machine.machineVersion,
      counts: this.counts,
      files: this.written,
    };
    yield* signedManifest(this.zip, manifest, this.maker.key);
  }

  /** Entries of the largest checkpoint. */
  private get size(): number {
    return this.plan.checkpoints.at(-1)?.size ?? 0;
  }

  private async *consistency(): AsyncGenerator<string> {
    for (const { size } of this.plan.checkpoints.slice(0, -1)) {
      const hashes = await this.tree.consistency(size, this.size);
      yield lineOf({ from: size, to: this.size, hashes: hashes.map(base64) } satisfies ConsistencyLine);
    }
  }

  private async *proofs(): AsyncGenerator<string> {
    const { first, last, positions } = this.plan;
    if (positions === undefined) {
      const before = await this.tree.subtreeRoots(first - 1);
      const consistency = await this.tree.consistency(last, this.size);
      yield lineOf({ from: first, to: last, before: before.map(base64), consistency: consistency.map(base64) } satisfies RangeProof);
      return;
    }
    for (const pos of positions) {
      const hashes = await this.tree.inclusion(pos - 1, this.size);
      yield lineOf({ index: pos - 1, hashes: hashes.map(base64) } satisfies EntryProof);
    }
  }

  private async *entries(): AsyncGenerator<Buffer> {
    for await (const placed of this.batches()) {
      this.counts.entries += placed.length;
      yield Buffer.concat(placed.map(({ pos, event }) => recordOf(eventEntry(pos, event))));
    }
  }

  /** The events of the scope in log order, some at a time. @throws Error if one is missing */
  private async *batches(): AsyncGenerator<Placed[]> {
    const { first, last, positions } = this.plan;
    if (positions === undefined) {
      for (let after = first - 1; after < last;) {
        const lines = await readLines(this.tx, after, last);
        yield lines.map((line, n) => present(line, after + n + 1));
        if (lines.length === 0) throw new Error(`position ${after + 1} of the log is missing`);
        after += lines.length;
      }
      return;
    }
    for (let at = 0; at < positions.length; at += mostLines) {
      const { rows } = await this.tx.client.query<EventRow>({
        text: `select ${eventColumns}, o.pos from event_order o join events e using (event_id) where o.pos = any ($1::bigint[]) order by o.pos`,
        values: [positions.slice(at, at + mostLines)],
        rowMode: 'array',
      });
      yield rows.map((row) => ({ pos: Number(row[9]), event: storedEvent(row) }));
    }
  }

  /** Accepted commands that caused an entry, in the order of the first of theirs. */
  private async *commands(): AsyncGenerator<string> {
    const before = new Set<Id>();
    for await (const placed of this.batches()) {
      const first = new Map<Id, Placed>();
      for (const one of placed) {
        const { command } = JSON.parse(one.event.metadata) as { command?: Id };
        if (command !== undefined && !first.has(command)) first.set(command, one);
      }
      const rows = await this.tx.query<CommandRow>(`select ${commandColumns} from commands where command_id = any ($1::uuid[])`, [
        [...first.keys()],
      ]);
      const byId = new Map(rows.map((row) => [row.id, row]));
      const lines: string[] = [];
      for (const [id, { event }] of first) {
        const row = byId.get(id);
        if (row === undefined) continue;
        // Others are in the batch before, or began before the scope.
        if (event.version !== row.streamVersion + 1 && (before.has(id) || !(await this.beganBefore(row)))) continue;
        if (event.version !== row.streamVersion + 1) before.add(id);
        lines.push(lineOf(commandOf(row)));
      }
      this.counts.commands += lines.length;
      yield lines.join('');
    }
  }

  private async beganBefore({ streamId, streamVersion }: CommandRow): Promise<boolean> {
    const row = await this.tx.one<{ pos: number }>(
      'select pos from events join event_order using (event_id) where stream_id = $1 and version = $2',
      [streamId, streamVersion + 1],
    );
    return row !== undefined && Number(row.pos) < this.plan.first;
  }

  /** Refused commands that were decided on a version that is in the bundle's checkpoint. */
  private async *refusedCommands(): AsyncGenerator<string> {
    const { scope } = this.request;
    const [from, before] = scope.kind === 'period' ? [scope.from, scope.before] : [null, null];
    const seals = new SealProofs(this.tx, this.tree, this.size);
    let after = { at: -1, id: NIL_UUID };
    for (;;) {
      const rows = await this.tx.query<CommandRow>(
        `select ${commandColumns} from commands c where outcome = 'refused' and (at, command_id) > ($1, $2::uuid) and ($3::uuid is null or stream_id = $3)
         and ($4::bigint is null or at >= $4 and at < $5) and (stream_version = 0 or ${coveredSql('c.stream_id', 'c.stream_version', '$6')})
         order by at, command_id limit $7`,
        [after.at, after.id, scope.kind === 'stream' ? scope.stream : null, from, before, this.size, commandsAtOnce],
      );
      const last = rows.at(-1);
      if (last === undefined) return;
      this.counts.refusedCommands += rows.length;
      const proofs = await seals.of(rows.map(({ id, at }) => ({ id, at: Number(at) })));
      yield rows.map((row) => lineOf({ ...commandOf(row), ...(proofs.has(row.id) && { seal: proofs.get(row.id) }) })).join('');
      after = { at: Number(last.at), id: last.id };
    }
  }

  /** The stored rows that the entries lead to, and the rows of other tables that follow from them. */
  private async *rows(): AsyncGenerator<string> {
    const { scope } = this.request;
    if (scope.kind === 'period') return;
    const streams =
      scope.kind === 'all' ? this.maker.streams : this.maker.streams.filter(({ table }) => table.streamType === scope.streamType);
    for (const stream of streams) {
      for (let after = NIL_UUID; ;) {
        const { lines, last } = await this.rowsAfter(stream, after, scope.kind === 'stream' ? scope.stream : null);
        if (last === undefined) break;
        yield lines.map(lineOf).join('');
        after = last;
      }
    }
  }

  private async rowsAfter(
    { table, following }: BundledStream,
    after: Id,
    only: Id | null,
  ): Promise<{ lines: RowLine[]; last: Id | undefined }> {
    const columns = Object.keys(table.columns).map((name) => `t.${name}`);
    const rows = await this.tx.query<{ id: Id; covered: boolean } & Record<string, unknown>>(
      `select t.id, t.version, ${columns.join(', ')}, ${coveredSql('t.id', 't.version', '$4')} as covered
       from ${table.table} t where t.id > $1 and ($2::uuid is null or t.id = $2) order by t.id limit $3`,
      [after, only, rowsAtOnce, this.size],
    );
    const ids = rows.flatMap(({ id, covered }) => (covered ? [id] : []));
    const others: Map<Id, Record<string, unknown>[]>[] = [];
    for (const described of following) others.push(await readFollowing(this.tx, described, ids));
    const lines = rows.map(({ covered, ...row }): RowLine => {
      const stream = { streamType: table.streamType, stream: row.id };
      if (!covered) return { ...stream, newer: true };
      return { ...stream, row, following: others.map((byStream) => byStream.get(row.id) ?? []) };
    });
    this.counts.rows += ids.length;
    this.counts.newerRows += rows.length - ids.length;
    return { lines, last: rows.at(-1)?.id };
  }

  /** Texts that entries reference, each once in a batch of entries. Erased ones have neither body nor key. */
  private async *texts(): AsyncGenerator<string> {
    for await (const placed of this.batches()) {
      const ids = new Set(placed.flatMap(({ event }) => textsOf(event).map(({ ref }) => ref.text)));
      if (ids.size === 0) continue;
      const rows = await this.tx.query('select id, body, key from texts where id = any ($1::uuid[]) order by id', [[...ids]]);
      this.counts.texts = (this.counts.texts ?? 0) + rows.length;
      yield rows.map(lineOf).join('');
    }
  }
}

interface Placed {
  pos: number;
  event: StoredEvent;
}

function present({ pos, event }: LogLine, expected: number): Placed {
  if (pos !== expected || event === null) throw new Error(`position ${expected} of the log is missing`);
  return { pos, event };
}

/** Whether the event at a version of a stream is among the first `$size` entries. */
const coveredSql = (stream: string, version: string, size: string): string =>
  `exists (select from events e join event_order o using (event_id) where e.stream_id = ${stream} and e.version = ${version} and o.pos <= ${size})`;

const commandColumns = `command_id as id, type, actor_id as "actorId", actor_facts as "actorFacts", stream_type as "streamType", stream_id as "streamId",
  stream_version as "streamVersion", machine_version as "machineVersion", input, outcome, code, at`;
const commandOf = (row: CommandRow): CommandRow => ({ ...row, at: Number(row.at) });

const base64 = (hash: Buffer): string => hash.toString('base64');
const lineOf = (value: unknown): string => `${JSON.stringify(value)}\n`;

async function* asBytes(content: AsyncIterable<string | Buffer>): AsyncGenerator<Buffer> {
  for await (const part of content) if (part.length > 0) yield typeof part === 'string' ? Buffer.from(part) : part;
}
