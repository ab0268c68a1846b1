import { sha256 } from '@noble/hashes/sha2.js';
import { areEqual, joined } from './bytes.js';

/* The Merkle tree of RFC 6962 with SHA-256, written from the RFCs alone. */

/** A tree at one size. */
export interface SizedRoot {
  size: number;
  root: Uint8Array;
}

const [leafPrefix, nodePrefix] = [Uint8Array.of(0), Uint8Array.of(1)];
export const leafHash = (entry: Uint8Array): Uint8Array => sha256.create().update(leafPrefix).update(entry).digest();
const nodeHash = (left: Uint8Array, right: Uint8Array): Uint8Array => sha256(joined(nodePrefix, left, right));

// Halved by division: bit operators hold 32 bits.
const half = (n: number): number => Math.floor(n / 2);

/** Whether `hashes` prove that `leaf` is leaf `index` of the tree: RFC 9162, section 2.1.3.2. */
export function isIncluded(leaf: Uint8Array, index: number, hashes: readonly Uint8Array[], { size, root }: SizedRoot): boolean {
  if (index >= size) return false;
  let [at, last, hash] = [index, size - 1, leaf];
  for (const sibling of hashes) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      hash = nodeHash(sibling, hash);
      while (at % 2 === 0 && at !== 0) [at, last] = [half(at), half(last)];
    } else hash = nodeHash(hash, sibling);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && areEqual(hash, root);
}
