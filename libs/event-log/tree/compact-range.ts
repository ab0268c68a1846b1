import { subtreesOf } from './proofs.js';
import { emptyRoot, nodeHash } from './tree-hash.js';

interface Subtree {
  leaves: number;
  root: Buffer;
}

/** A tree as the roots of its complete subtrees, from the left: enough to append leaves and to compute the root, in memory of some 50 hashes. */
export class CompactRange {
  private readonly subtrees: Subtree[];
  private count: number;

  /** @param size leaves that are there already @param roots of their complete subtrees, from the left @throws RangeError unless there is one for each */
  constructor(size = 0, roots: readonly Buffer[] = []) {
    const places = subtreesOf({ from: 0, to: size });
    if (places.length !== roots.length) throw new RangeError(`${roots.length} hashes are not those of ${size} leaves`);
    this.count = size;
    this.subtrees = roots.map((root, n) => ({ root, leaves: 2 ** (places[n]?.height ?? 0) }));
  }

  get size(): number {
    return this.count;
  }

  append(leaf: Buffer): void {
    let subtree: Subtree = { leaves: 1, root: leaf };
    for (let last = this.subtrees.at(-1); last?.leaves === subtree.leaves; last = this.subtrees.at(-1)) {
      this.subtrees.pop();
      subtree = { leaves: 2 * subtree.leaves, root: nodeHash(last.root, subtree.root) };
    }
    this.subtrees.push(subtree);
    this.count += 1;
  }

  root(): Buffer {
    const last = this.subtrees.at(-1);
    return last === undefined ? emptyRoot : this.subtrees.slice(0, -1).reduceRight((right, { root }) => nodeHash(root, right), last.root);
  }
}
