import { hash } from 'node:crypto';

/** Bytes of a hash. */
export const hashLength = 32;
/** Prefix of an entry (RFC 6962, section 2.1). */
export const leafPrefix = Buffer.from([0]);
/** Root of the tree without leaves. */
export const emptyRoot: Buffer = hash('sha256', Buffer.alloc(0), 'buffer');

/** Hash of a leaf: SHA-256(0x00 || entry). */
export const leafHash = (entry: Uint8Array): Buffer => hash('sha256', Buffer.concat([leafPrefix, entry]), 'buffer');

const scratch = Buffer.alloc(1 + 2 * hashLength, 1);

/** Hash of a node: SHA-256(0x01 || left || right). */
export function nodeHash(left: Buffer, right: Buffer): Buffer {
  left.copy(scratch, 1);
  right.copy(scratch, 1 + hashLength);
  return hash('sha256', scratch, 'buffer');
}

/** Largest power of two that is less than `size`, where a tree of `size` leaves (2 or more) divides. */
export function splitOf(size: number): number {
  let half = 1;
  while (half * 2 < size) half *= 2;
  return half;
}

/** Root of the tree over `leaves`. */
export function rootOf(leaves: readonly Buffer[]): Buffer {
  const [only] = leaves;
  if (only === undefined) return emptyRoot;
  if (leaves.length === 1) return only;
  const half = splitOf(leaves.length);
  return nodeHash(rootOf(leaves.slice(0, half)), rootOf(leaves.slice(half)));
}
