import { NoteError, type NoteVerifier, openNote, readNote } from './note.js';
import { hashLength } from './tree-hash.js';
import type { SizedRoot } from './verify-proofs.js';

/** What a checkpoint (C2SP tlog-checkpoint 1.0) says: the log `origin` had `size` entries with `root`. */
export interface Checkpoint extends SizedRoot {
  origin: string;
}

/** Text of the note, without signatures. */
export const checkpointText = ({ origin, size, root }: Checkpoint): string => `${origin}\n${size}\n${root.toString('base64')}\n`;

/** Reads the text of a checkpoint; further lines are allowed and skipped. @throws NoteError if it is none */
export function checkpointOf(text: string): Checkpoint {
  const [origin = '', size = '', encoded = '', ...rest] = text.split('\n');
  const root = hashOfText(encoded);
  const isSize = /^(0|[1-9]\d{0,15})$/.test(size) && Number.isSafeInteger(Number(size));
  const ends = rest.at(-1) === '' && rest.slice(0, -1).every((line) => line !== '');
  if (origin === '' || !isSize || root === undefined || !ends) throw new NoteError('this is no checkpoint');
  return { origin, size: Number(size), root };
}

/**
 * Verifies a signed checkpoint. Its log signs it once, or, while its key is rotated, once with each of two trusted keys; further signatures are of witnesses.
 * @param trusted keys of the log, named after its origin
 * @throws NoteError if it is malformed, or the signatures of the log's name are not of trusted keys, one of each
 */
export function openCheckpoint(note: string, trusted: readonly NoteVerifier[]): Checkpoint {
  const checkpoint = unverifiedCheckpoint(note);
  const isOfTheLog = ({ name }: { name: string }): boolean => name === checkpoint.origin;
  const count = readNote(note).signatures.filter(isOfTheLog).length;
  const twoSignatures = `the checkpoint has ${count} signatures of ${checkpoint.origin}`;
  if (count > 1 && count > trusted.filter(isOfTheLog).length) throw new NoteError(twoSignatures);
  const known = openNote(note, trusted).signedBy.filter(isOfTheLog).length;
  if (known === 0) throw new NoteError('the checkpoint is another log’s');
  if (count > known) throw new NoteError(twoSignatures);
  return checkpoint;
}

/** The note with the first signature of its log alone, which is that of the newest key; those of witnesses stay. @throws NoteError */
export function withOneSignature(note: string): string {
  const { origin } = unverifiedCheckpoint(note);
  const end = note.lastIndexOf('\n\n') + 2;
  const lines = note.slice(end).split(/(?<=\n)/);
  const isOfTheLog = (line: string): boolean => line.startsWith(`— ${origin} `);
  const first = lines.findIndex(isOfTheLog);
  return note.slice(0, end) + lines.filter((line, n) => n === first || !isOfTheLog(line)).join('');
}

/** What a signed checkpoint says, not verified. @throws NoteError */
export const unverifiedCheckpoint = (note: string): Checkpoint => checkpointOf(readNote(note).text);

/** A hash in base64; undefined if it is none. */
export function hashOfText(encoded: string): Buffer | undefined {
  const bytes = Buffer.from(encoded, 'base64');
  return bytes.length === hashLength && bytes.toString('base64') === encoded ? bytes : undefined;
}
