import { type Checkpoint, hashOfText, openCheckpoint } from './checkpoint.js';
import { NoteError, type NoteVerifier } from './note.js';
import { isIncluded } from './verify-proofs.js';

/** Proof that an entry is in the log (C2SP tlog-proof@v1). */
export interface TlogProof {
  /** of the entry, from 0 */
  index: number;
  /** from the leaf's sibling up */
  hashes: Buffer[];
  /** signed */
  checkpoint: string;
}

const header = 'c2sp.org/tlog-proof@v1';
/** Hashes of a proof in a tree of 2^63 leaves. */
const mostHashes = 63;

export const tlogProofText = ({ index, hashes, checkpoint }: TlogProof): string =>
  [header, `index ${index}`, ...hashes.map((hash) => hash.toString('base64')), '', checkpoint].join('\n');

/** Reads a proof. Its line `extra` is skipped, because nothing authenticates it. @throws NoteError if it is malformed */
export function tlogProofOf(text: string): TlogProof {
  const end = text.indexOf('\n\n');
  const lines = text.slice(0, Math.max(end, 0)).split('\n');
  if (lines.shift() !== header) throw new NoteError('this is no proof of the format tlog-proof@v1');
  if (lines[0]?.startsWith('extra ') === true) lines.shift();
  const [, index = ''] = /^index (0|[1-9]\d{0,15})$/.exec(lines.shift() ?? '') ?? [];
  const hashes = lines.map(hashOfText);
  if (index === '' || !Number.isSafeInteger(Number(index)) || hashes.length > mostHashes || !hashes.every((hash) => hash !== undefined)) {
    throw new NoteError('the proof is malformed');
  }
  return { index: Number(index), hashes, checkpoint: text.slice(end + 2) };
}

/**
 * Verifies a proof for the hash of a leaf.
 * @param trusted keys of the log, named after its origin
 * @returns the checkpoint that it was verified with
 * @throws NoteError if it does not hold
 */
export function openTlogProof(text: string, leaf: Buffer, trusted: readonly NoteVerifier[]): Checkpoint {
  const { index, hashes, checkpoint: note } = tlogProofOf(text);
  const checkpoint = openCheckpoint(note, trusted);
  if (!isIncluded(index, leaf, checkpoint, hashes)) throw new NoteError('the entry is not in the log at this place');
  return checkpoint;
}
