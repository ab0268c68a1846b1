import { type TilePlace, tileWidth } from './tiles.js';
import { emptyRoot, nodeHash } from './tree-hash.js';

/** A complete tile: 256 hashes and the root of the subtree over them. */
export interface CompleteTile extends TilePlace {
  hashes: Buffer;
  root: Buffer;
}

/** Hashes of the open tiles, by level: fewer than 256 each. */
export type OpenTiles = readonly (readonly Buffer[])[];

interface Subtree {
  /** logarithm of its number of leaves */
  height: number;
  root: Buffer;
}

const tileHeight = Math.log2(tileWidth);

/**
 * The right edge of a tree, to which leaves are appended: roots of the complete subtrees, and the hashes of the open tiles. A leaf takes one hash on average,
 * a root at most one a level.
 */
export class TreeEdge {
  private readonly subtrees: Subtree[] = [];
  private readonly open: Buffer[][] = [];
  private count = 0;

  /** The edge of a tree of `size` leaves from the hashes of its open tiles. @throws RangeError if there are more or fewer hashes than the size needs */
  static at(size: number, open: OpenTiles): TreeEdge {
    if (open.some(({ length }) => length >= tileWidth)) throw new RangeError(`an open tile has fewer than ${tileWidth} hashes`);
    const edge = new TreeEdge();
    for (let level = open.length - 1; level >= 0; level -= 1) {
      for (const hash of open[level] ?? []) edge.add(hash, level);
    }
    if (edge.count !== size) throw new RangeError(`open tiles of ${edge.count} leaves are not those of a tree of ${size}`);
    return edge;
  }

  /** Number of leaves. */
  get size(): number {
    return this.count;
  }

  /** Leaf hashes of the open tile of level 0. */
  get openLeaves(): readonly Buffer[] {
    return this.open[0] ?? [];
  }

  /** Appends the hash of a leaf. @returns the tiles that it completes, lowest first; mostly none */
  append(leaf: Buffer): CompleteTile[] {
    return this.add(leaf, 0);
  }

  root(): Buffer {
    const [last, ...rest] = [...this.subtrees].reverse();
    if (last === undefined) return emptyRoot;
    return rest.reduce((right, { root }) => nodeHash(root, right), last.root);
  }

  private add(hash: Buffer, level: number): CompleteTile[] {
    const complete: CompleteTile[] = [];
    let subtree: Subtree = { height: level * tileHeight, root: hash };
    this.count += tileWidth ** level;
    this.openAt(level).push(hash);
    for (let last = this.subtrees.at(-1); last?.height === subtree.height; last = this.subtrees.at(-1)) {
      this.subtrees.pop();
      subtree = { height: subtree.height + 1, root: nodeHash(last.root, subtree.root) };
      if (subtree.height % tileHeight === 0) complete.push(this.close(subtree));
    }
    this.subtrees.push(subtree);
    return complete;
  }

  /** Moves the root of the open tile below `subtree` up a level. */
  private close({ height, root }: Subtree): CompleteTile {
    const level = height / tileHeight - 1;
    const hashes = Buffer.concat(this.openAt(level));
    this.open[level] = [];
    this.openAt(level + 1).push(root);
    return { level, index: this.count / tileWidth ** (level + 1) - 1, hashes, root };
  }

  private openAt(level: number): Buffer[] {
    return (this.open[level] ??= []);
  }
}
