import { splitOf } from './tree-hash.js';

/** Consecutive leaves, `to` excluded. Each hash of a proof is the root of the tree over such a range. */
export interface LeafRange {
  from: number;
  to: number;
}

/** A question that the log cannot answer: a leaf or size that it does not have. */
export class TreeRangeError extends Error {
  override readonly name = 'TreeRangeError';
}

/**
 * Ranges whose roots prove that leaf `index` is in the tree of `size` leaves, from the leaf up (RFC 6962, section 2.1.1).
 * @throws TreeRangeError unless 0 <= index < size
 */
export function inclusionRanges(index: number, size: number): LeafRange[] {
  requireSizes(index, size);
  if (index >= size) throw new TreeRangeError(`leaf ${index} is not in a tree of ${size}`);
  return path(index, { from: 0, to: size });
}

/**
 * Ranges whose roots prove that the tree of `older` leaves begins the tree of `newer` ones (RFC 6962, section 2.1.2); none if the sizes are equal.
 * @throws TreeRangeError unless 1 <= older <= newer
 */
export function consistencyRanges(older: number, newer: number): LeafRange[] {
  requireSizes(older, newer);
  if (older < 1) throw new TreeRangeError('the empty tree begins every tree: there is nothing to prove');
  if (older > newer) throw new TreeRangeError(`a tree of ${newer} does not begin with one of ${older}`);
  return older === newer ? [] : subproof(older, { from: 0, to: newer }, true);
}

function requireSizes(...sizes: number[]): void {
  for (const size of sizes) if (!Number.isSafeInteger(size) || size < 0) throw new TreeRangeError(`${size} is no number of leaves`);
}

function path(index: number, { from, to }: LeafRange): LeafRange[] {
  if (to - from === 1) return [];
  const middle = from + splitOf(to - from);
  return index < middle
    ? [...path(index, { from, to: middle }), { from: middle, to }]
    : [...path(index, { from: middle, to }), { from, to: middle }];
}

/** @param whole whether the verifier has the root of the older tree's part of this range, because it is that tree */
function subproof(older: number, { from, to }: LeafRange, whole: boolean): LeafRange[] {
  if (older === to) return whole ? [] : [{ from, to }];
  const middle = from + splitOf(to - from);
  return older <= middle
    ? [...subproof(older, { from, to: middle }, whole), { from: middle, to }]
    : [...subproof(older, { from: middle, to }, false), { from, to: middle }];
}

/** A complete subtree: 2^height leaves, the first of which is leaf `index * 2^height`. */
export interface SubtreePlace {
  height: number;
  index: number;
}

/** Complete subtrees of a range, from the left; each is smaller than the one before. The range is one of a proof, or begins at 0. */
export function subtreesOf({ from, to }: LeafRange): SubtreePlace[] {
  const places: SubtreePlace[] = [];
  for (let at = from; at < to;) {
    // Math.log2 rounds up just below a large power of two.
    const height = (to - at).toString(2).length - 1;
    places.push({ height, index: at / 2 ** height });
    at += 2 ** height;
  }
  return places;
}
