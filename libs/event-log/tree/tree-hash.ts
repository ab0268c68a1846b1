import { sha256 } from '../chain/fields.js';

/** Bytes of a hash. */
export const hashLength = 32;
/** Prefix of an entry (RFC 6962, section 2.1). */
export const leafPrefix = Buffer.from([0]);
/** Root of the tree without leaves. */
export const emptyRoot: Buffer = sha256(Buffer.alloc(0));

/** Hash of a leaf: SHA-256(0x00 || entry). */
export const leafHash = (entry: Uint8Array): Buffer => sha256(Buffer.concat([leafPrefix, entry]));

const scratch = Buffer.alloc(1 + 2 * hashLength, 1);

/** Hash of a node: SHA-256(0x01 || left || right). */
export function nodeHash(left: Buffer, right: Buffer): Buffer {
  left.copy(scratch, 1);
  right.copy(scratch, 1 + hashLength);
  return sha256(scratch);
}

/** Largest power of two that is less than `size`, where a tree of `size` leaves (2 or more) divides. */
export function splitOf(size: number): number {
  let half = 1;
  while (half * 2 < size) half *= 2;
  return half;
}

/** Root of the tree over `leaves`. */
export const rootOf = (leaves: readonly Buffer[]): Buffer => rootBetween(leaves, 0, leaves.length);

function rootBetween(leaves: readonly Buffer[], from: number, to: number): Buffer {
  if (to - from < 2) return leaves[from] ?? emptyRoot;
  const middle = from + splitOf(to - from);
  return nodeHash(rootBetween(leaves, from, middle), rootBetween(leaves, middle, to));
}
