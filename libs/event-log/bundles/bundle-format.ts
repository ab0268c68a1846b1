import type { Id } from '#machines/kernel/ids';
import type { WrittenFile } from '#libs/platform/archives/plain-zip';

export const bundleFormat = 'registra-bundle/2';

/** What a bundle covers: the whole log, what was recorded from a time until before another (microseconds), or one stream. */
export type BundleScope =
  { kind: 'all' } | { kind: 'period'; from: number; before: number } | { kind: 'stream'; streamType: string; stream: Id; name: string };

/** `manifest.json`: what the bundle is, and the hash of every file before it. */
export interface BundleManifest {
  format: typeof bundleFormat;
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

/** Member `seal` of a line of `refused-commands.jsonl`: the entry of the seal is in the largest checkpoint, and the command is in the seal. Bytes in base64. */
export interface SealProof {
  entry: string;
  /** of the entry: position - 1 */
  index: number;
  hashes: string[];
  /** place of the command in the seal, and the hashes up to the seal's root */
  leaf: number;
  path: string[];
}

/** A line of `rows.jsonl`. `newer`: the row has changes beyond the checkpoint and is left out. */
export type RowLine = { streamType: string; stream: Id } & (
  { row: Record<string, unknown>; following: Record<string, unknown>[][] } | { newer: true }
);

/** An entry as a record of `entries.bin`: four bytes of length (big endian), then the entry. */
export function recordOf(entry: Buffer): Buffer {
  const record = Buffer.allocUnsafe(4 + entry.length);
  record.writeUInt32BE(entry.length);
  entry.copy(record, 4);
  return record;
}
