import { createPublicKey } from 'node:crypto';
import { type Checkpoint, openCheckpoint, unverifiedCheckpoint } from '../tree/checkpoint.js';
import { NoteError } from '../tree/note.js';
import type { ChainFault } from './chain-fault.js';
import type { SignedHead } from './signed-heads.js';

/** A checkpoint as it was signed, with what it says. */
export interface KeptCheckpoint extends Checkpoint {
  note: string;
  /** microseconds */
  at: number;
}

/** A line of the file of signed heads: a head of the chain, or a checkpoint. */
export type KeptHead = { head: SignedHead } | { checkpoint: KeptCheckpoint };

/** The line of a checkpoint. @param at microseconds */
export const checkpointLine = (note: string, at: number): string => `${JSON.stringify({ checkpoint: note, at })}\n`;

/** Reads a line. Signatures are not verified. @returns undefined if it is neither */
export function keptHeadOf(line: string): KeptHead | undefined {
  try {
    const read = JSON.parse(line) as { checkpoint?: unknown } & SignedHead;
    if (!Number.isSafeInteger(read.at)) return undefined;
    if (typeof read.checkpoint === 'string')
      return { checkpoint: { ...unverifiedCheckpoint(read.checkpoint), note: read.checkpoint, at: read.at } };
    const isHead = Number.isSafeInteger(read.pos) && [read.hash, read.signature].every((text) => typeof text === 'string');
    return isHead ? { head: read } : undefined;
  } catch (fault) {
    if (fault instanceof SyntaxError || fault instanceof NoteError || fault instanceof TypeError) return undefined;
    throw fault;
  }
}

/** Checkpoints that the log did not sign with one of the keys. @param keys SPKI PEMs */
export function forgedCheckpoints(checkpoints: readonly KeptCheckpoint[], keys: readonly string[]): ChainFault[] {
  const publicKeys = keys.map((key) => createPublicKey(key));
  return checkpoints.flatMap(({ origin, size, note }): ChainFault[] => {
    const trusted = publicKeys.map((key) => ({ name: origin, key }));
    const detail = faultOf(() => openCheckpoint(note, trusted));
    return detail === undefined ? [] : [{ kind: 'checkpointForged', pos: size, detail }];
  });
}

/** Checkpoints that are dated before a smaller one of the same log. */
export function backdatedCheckpoints(checkpoints: readonly Pick<KeptCheckpoint, 'origin' | 'size' | 'at'>[]): ChainFault[] {
  const last = new Map<string, { size: number; at: number }>();
  const faults: ChainFault[] = [];
  for (const { origin, size, at } of [...checkpoints].sort((a, b) => a.size - b.size)) {
    const before = last.get(origin);
    if (before !== undefined && size > before.size && at <= before.at) faults.push(backdated(size, before.size));
    if (before === undefined || at > before.at) last.set(origin, { size, at });
  }
  return faults;
}

export const backdated = (size: number, before: number): ChainFault => ({
  kind: 'checkpointBackdated',
  pos: size,
  detail: `the checkpoint of ${size} entries is dated before that of ${before}`,
});

/** The message of the NoteError that `work` throws. */
function faultOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (fault) {
    if (fault instanceof NoteError) return fault.message;
    throw fault;
  }
}
