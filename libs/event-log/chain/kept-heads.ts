import { createPublicKey } from 'node:crypto';
import { type Checkpoint, unverifiedCheckpoint } from '../tree/checkpoint.js';
import { NoteError, openNote } from '../tree/note.js';
import type { ChainFault } from './chain-fault.js';
import type { SignedHead } from './signed-heads.js';

/** A checkpoint as it was signed, with what it says. */
export interface KeptCheckpoint extends Checkpoint {
  note: string;
}

/** A line of the file of signed heads: a head of the chain, or a checkpoint. */
export type KeptHead = { head: SignedHead } | { checkpoint: KeptCheckpoint };

/** The line of a checkpoint. @param at microseconds */
export const checkpointLine = (note: string, at: number): string => `${JSON.stringify({ checkpoint: note, at })}\n`;

/** Reads a line. Signatures are not verified. @returns undefined if it is neither */
export function keptHeadOf(line: string): KeptHead | undefined {
  try {
    const read = JSON.parse(line) as { checkpoint?: unknown } & SignedHead;
    if (typeof read.checkpoint === 'string') return { checkpoint: { ...unverifiedCheckpoint(read.checkpoint), note: read.checkpoint } };
    const isHead = Number.isSafeInteger(read.pos) && [read.hash, read.signature].every((text) => typeof text === 'string');
    return isHead ? { head: read } : undefined;
  } catch (fault) {
    if (fault instanceof SyntaxError || fault instanceof NoteError || fault instanceof TypeError) return undefined;
    throw fault;
  }
}

/** Checkpoints that none of the keys signed under the log's name. @param keys SPKI PEMs */
export function forgedCheckpoints(checkpoints: readonly KeptCheckpoint[], keys: readonly string[]): ChainFault[] {
  const publicKeys = keys.map((key) => createPublicKey(key));
  return checkpoints
    .filter(({ origin, note }) => !isSignedBy(note, origin, publicKeys))
    .map(({ size }) => ({ kind: 'checkpointForged', pos: size, detail: 'the signature is not of an expected key' }));
}

function isSignedBy(note: string, name: string, keys: readonly ReturnType<typeof createPublicKey>[]): boolean {
  try {
    return (
      openNote(
        note,
        keys.map((key) => ({ name, key })),
      ).signedBy.length > 0
    );
  } catch (fault) {
    if (fault instanceof NoteError) return false;
    throw fault;
  }
}
