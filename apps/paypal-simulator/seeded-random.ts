import { createHash } from 'node:crypto';

/** Numbers in [0, 1) that a seed determines: the first 32 bits of SHA-256 over seed and count. For faults and specs, nothing to keep secrets with. */
export function seededRandom(seed: number): () => number {
  let count = 0;
  return () => createHash('sha256').update(`${seed} ${count++}`).digest().readUInt32BE(0) / 2 ** 32;
}
