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

/** Whether `hashes` prove that the older tree, which has leaves, begins the newer one: RFC 9162, section 2.1.4.2. */
export function isConsistent(older: SizedRoot, newer: SizedRoot, hashes: readonly Uint8Array[]): boolean {
  if (older.size < 1 || older.size > newer.size) return false;
  if (older.size === newer.size) return hashes.length === 0 && areEqual(older.root, newer.root);
  if (hashes.length === 0) return false;
  let [at, last] = [older.size - 1, newer.size - 1];
  while (at % 2 === 1) [at, last] = [half(at), half(last)];
  // Of a complete tree the proof leaves out the older root itself.
  const [first, ...rest] = at === 0 ? [older.root, ...hashes] : hashes;
  if (first === undefined) return false;
  let [olderHash, newerHash] = [first, first];
  for (const sibling of rest) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      [olderHash, newerHash] = [nodeHash(sibling, olderHash), nodeHash(sibling, newerHash)];
      while (at % 2 === 0 && at !== 0) [at, last] = [half(at), half(last)];
    } else newerHash = nodeHash(newerHash, sibling);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && areEqual(olderHash, older.root) && areEqual(newerHash, newer.root);
}

/** The right edge of a tree: the roots of its complete subtrees, to which leaves are appended. */
export class TreeEdge {
  private readonly subtrees: { leaves: number; root: Uint8Array }[] = [];

  /** @param size leaves before @param roots of their complete subtrees, from the left @throws RangeError unless there is one for each */
  constructor(
    public size: number,
    roots: readonly Uint8Array[],
  ) {
    let rest = size;
    for (const root of roots) {
      const leaves = rest === 0 ? 0 : 2 ** (rest.toString(2).length - 1);
      this.subtrees.push({ leaves, root });
      rest -= leaves;
    }
    if (rest !== 0 || this.subtrees.some(({ leaves }) => leaves === 0)) throw new RangeError('not the subtrees of this size');
  }

  append(leaf: Uint8Array): void {
    let subtree = { leaves: 1, root: leaf };
    for (let last = this.subtrees.at(-1); last?.leaves === subtree.leaves; last = this.subtrees.at(-1)) {
      this.subtrees.pop();
      subtree = { leaves: 2 * subtree.leaves, root: nodeHash(last.root, subtree.root) };
    }
    this.subtrees.push(subtree);
    this.size += 1;
  }

  root(): Uint8Array {
    if (this.subtrees.length === 0) return sha256(new Uint8Array());
    return this.subtrees.map(({ root }) => root).reduceRight((right, left) => nodeHash(left, right));
  }
}
