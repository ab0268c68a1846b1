import type { Id } from '#libs/kernel/ids';
import type { WrittenFile } from '#libs/platform/archives/plain-zip';
import type { StoredEvent } from '../chain/stored-event.js';

export const bundleFormat = 'registra-bundle/2';
/** Bundles of before December 2026: they have a page that verified them in a browser, the file `verify.html`. */
export const formerBundleFormat = 'registra-bundle/1';

/** What a bundle covers: the whole log, what was recorded from a time until before another (microseconds), or one stream. */
export type BundleScope =
  { kind: 'all' } | { kind: 'period'; from: number; before: number } | { kind: 'stream'; streamType: string; stream: Id; name: string };

/** `manifest.json`: what the bundle is, and the hash of every file before it. */
export interface BundleManifest {
  format: typeof bundleFormat | typeof formerBundleFormat;
  /** of the log, and of its checkpoints */
  origin: string;
  /** RFC 3339 */
  createdAt: string;
  scope: BundleScope;
  /** entries of the log when it was exported; those beyond `checkpoint` are not in the bundle */
  logSize: number;
  /** entries of the largest checkpoint */
  checkpoint: number;
  /** positions of the first and last entry */
  first: number;
  last: number;
  /** version of the order's machine, whose table is in `machine.json` */
  machineVersion: number;
  counts: BundleCounts;
  files: WrittenFile[];
}

export interface BundleCounts {
  entries: number;
  commands: number;
  refusedCommands: number;
  rows: number;
  /** streams whose row is newer than the checkpoint and so is left out */
  newerRows: number;
  /** null: texts are not part of the bundle */
  texts: number | null;
}

/** The files, in their order; checkpoints stand between `policy.txt` and `consistency.jsonl`. */
export const files = {
  readmeEn: 'README-en.md',
  readmeRu: 'README-ru.md',
  machine: 'machine.json',
  keys: 'keys.txt',
  policy: 'policy.txt',
  consistency: 'consistency.jsonl',
  proofs: 'proofs.jsonl',
  entries: 'entries.bin',
  commands: 'commands.jsonl',
  refusedCommands: 'refused-commands.jsonl',
  rows: 'rows.jsonl',
  texts: 'texts.jsonl',
  manifest: 'manifest.json',
  note: 'manifest.note',
} as const;

export const checkpointFile = (size: number): string => `checkpoints/${size}`;
/** Names of the files before the manifest, in their order. @param sizes of the checkpoints, ascending */
export const bundleFiles = (format: BundleManifest['format'], sizes: readonly number[], hasTexts: boolean): string[] => [
  ...[files.readmeEn, files.readmeRu],
  ...(format === formerBundleFormat ? ['verify.html'] : []),
  ...[files.machine, files.keys, files.policy],
  ...sizes.map(checkpointFile),
  ...[files.consistency, files.proofs, files.entries, files.commands, files.refusedCommands, files.rows],
  ...(hasTexts ? [files.texts] : []),
];

/** Name of the key that signs `manifest.note`. */
export const bundleKeyName = (origin: string): string => `${origin}/bundles`;

/** What the note of the manifest says; its last line is one for `sha256sum --check`. */
export const manifestNoteText = ({ origin, createdAt }: Pick<BundleManifest, 'origin' | 'createdAt'>, sha256: string): string =>
  `${bundleKeyName(origin)}\nbundle ${createdAt}\n${sha256}  ${files.manifest}\n`;

/** A line of `proofs.jsonl` of a stream: inclusion of one entry in the largest checkpoint. Hashes in base64. */
export interface EntryProof {
  /** position - 1 */
  index: number;
  hashes: string[];
}

/** The one line of `proofs.jsonl` of everything else: entries `from` to `to` follow each other. */
export interface RangeProof {
  from: number;
  to: number;
  /** roots of the complete subtrees before `from`, from the left */
  before: string[];
  /** proof that the tree of `to` entries begins that of the largest checkpoint */
  consistency: string[];
}

/** A line of `consistency.jsonl`: the checkpoint of `from` entries begins that of `to`. */
export interface ConsistencyLine {
  from: number;
  to: number;
  hashes: string[];
}

/** A line of `rows.jsonl`. `newer`: the row has changes beyond the checkpoint and is left out. */
export type RowLine = { streamType: string; stream: Id } & (
  { row: Record<string, unknown>; following: Record<string, unknown>[][] } | { newer: true }
);

/** Bounds of what is read from a bundle. */
export const bundleLimits = {
  /** bytes of a small file: manifest, keys, policy, a checkpoint, the table of the machine */
  smallFile: 4 * 1024 * 1024,
  /** bytes of a record or line */
  record: 32 * 1024 * 1024,
  /** times that contents may be larger than the archive, above `slack` bytes */
  ratio: 200,
  slack: 64 * 1024 * 1024,
  checkpoints: 16,
} as const;

/** Bytes that are no entry, or a line that is not what the format has. */
export class BundleFormatError extends Error {
  override readonly name = 'BundleFormatError';
}

/** Position and event of an entry. @throws BundleFormatError unless its bytes are exactly those of `eventEntry` */
export function eventOfEntry(bytes: Buffer): { pos: number; event: StoredEvent } {
  const fields = fieldsOf(bytes);
  const [pos = '', id = '', streamType = '', streamId = '', version = '', type = '', schema = '', at = '', data = '', metadata = ''] =
    fields;
  if (fields.length !== 10) throw new BundleFormatError(`an entry has ten fields, and not ${fields.length}`);
  const [position, streamVersion, schemaVersion, recordedAt] = [pos, version, schema, at].map(wholeOf) as [number, number, number, number];
  return {
    pos: position,
    event: { id, streamType, streamId, version: streamVersion, type, schemaVersion, recordedAt, data, metadata },
  };
}

function fieldsOf(bytes: Buffer): string[] {
  const fields: string[] = [];
  for (let at = 0; at < bytes.length;) {
    const length = at + 4 <= bytes.length ? bytes.readUInt32BE(at) : Infinity;
    if (at + 4 + length > bytes.length) throw new BundleFormatError('a field of the entry ends beyond it');
    fields.push(bytes.toString('utf8', at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}

function wholeOf(text: string): number {
  if (!/^(0|[1-9]\d{0,15})$/.test(text) || !Number.isSafeInteger(Number(text)))
    throw new BundleFormatError(`${text.slice(0, 20)} is no number`);
  return Number(text);
}

/** An entry as a record of `entries.bin`: four bytes of length (big endian), then the entry. */
export function recordOf(entry: Buffer): Buffer {
  const record = Buffer.allocUnsafe(4 + entry.length);
  record.writeUInt32BE(entry.length);
  entry.copy(record, 4);
  return record;
}

/** The records of a file of which chunks come. @throws BundleFormatError with the number of the record */
export async function* recordsIn(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let [rest, n]: [Buffer, number] = [Buffer.alloc(0), 1];
  for await (const chunk of chunks) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let at = 0;
    for (; rest.length - at >= 4; n += 1) {
      const length = rest.readUInt32BE(at);
      if (length > bundleLimits.record) throw new BundleFormatError(`record ${n} is larger than ${bundleLimits.record} bytes`);
      if (rest.length - at < 4 + length) break;
      yield rest.subarray(at + 4, at + 4 + length);
      at += 4 + length;
    }
    rest = rest.subarray(at);
  }
  if (rest.length > 0) throw new BundleFormatError(`record ${n} is cut`);
}

/** The lines of a file of which chunks come, each with its number. @throws BundleFormatError */
export async function* linesIn(chunks: AsyncIterable<Buffer>): AsyncGenerator<{ n: number; line: string }> {
  let [rest, n, length]: [Buffer[], number, number] = [[], 1, 0];
  for await (const chunk of chunks) {
    let at = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, at), n += 1) {
      yield { n, line: Buffer.concat([...rest, chunk.subarray(at, end)]).toString('utf8') };
      at = end + 1;
      [rest, length] = [[], 0];
    }
    rest.push(chunk.subarray(at));
    length += chunk.length - at;
    if (length > bundleLimits.record) throw new BundleFormatError(`line ${n} is larger than ${bundleLimits.record} bytes`);
  }
  if (length > 0) throw new BundleFormatError(`line ${n} is cut`);
}
