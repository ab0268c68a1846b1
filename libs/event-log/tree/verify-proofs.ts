import { emptyRoot, hashLength, nodeHash } from './tree-hash.js';

/** A tree at one size. */
export interface SizedRoot {
  size: number;
  root: Buffer;
}

/** Whether `proof` shows that `leaf` (a hash) is leaf `index` of the tree (RFC 9162, section 2.1.3.2). */
export function isIncluded(index: number, leaf: Buffer, { size, root }: SizedRoot, proof: readonly Buffer[]): boolean {
  if (!areSizes(index, size) || index >= size || !areHashes([leaf, root, ...proof])) return false;
  let [at, last, hash] = [index, size - 1, leaf];
  for (const sibling of proof) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      hash = nodeHash(sibling, hash);
      while (at % 2 === 0 && at !== 0) [at, last] = [at / 2, half(last)];
    } else hash = nodeHash(hash, sibling);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && hash.equals(root);
}

/** Whether `proof` shows that the older tree begins the newer one (RFC 9162, section 2.1.4.2). The empty tree begins every tree, without a proof. */
export function isConsistent(older: SizedRoot, newer: SizedRoot, proof: readonly Buffer[]): boolean {
  if (!areSizes(older.size, newer.size) || older.size > newer.size || !areHashes([older.root, newer.root, ...proof])) return false;
  if (older.size === 0) return proof.length === 0 && older.root.equals(emptyRoot);
  if (older.size === newer.size) return proof.length === 0 && older.root.equals(newer.root);
  const path = isPowerOfTwo(older.size) ? [older.root, ...proof] : proof;
  const [first, ...rest] = path;
  return proof.length > 0 && first !== undefined && folds(first, rest, older, newer);
}

function folds(first: Buffer, rest: readonly Buffer[], older: SizedRoot, newer: SizedRoot): boolean {
  let [at, last] = [older.size - 1, newer.size - 1];
  while (at % 2 === 1) [at, last] = [half(at), half(last)];
  let [olderHash, newerHash] = [first, first];
  for (const sibling of rest) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      olderHash = nodeHash(sibling, olderHash);
      newerHash = nodeHash(sibling, newerHash);
      while (at % 2 === 0 && at !== 0) [at, last] = [at / 2, half(last)];
    } else newerHash = nodeHash(newerHash, sibling);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && olderHash.equals(older.root) && newerHash.equals(newer.root);
}

// Not by bit operators, which hold 32 bits.
const half = (n: number): number => Math.floor(n / 2);
const isPowerOfTwo = (n: number): boolean => Number.isInteger(Math.log2(n)) && 2 ** Math.log2(n) === n;
const areSizes = (...sizes: number[]): boolean => sizes.every((size) => Number.isSafeInteger(size) && size >= 0);
const areHashes = (hashes: readonly Buffer[]): boolean => hashes.every(({ length }) => length === hashLength);
