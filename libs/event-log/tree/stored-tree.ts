import type { Queryable } from '#libs/platform/database/database';
import { consistencyRanges, inclusionRanges, type LeafRange, type SubtreePlace, subtreesOf } from './proofs.js';
import { hashesAt, hashesOf, levelsOf, type TilePlace, type TileRequest, tileWidth } from './tiles.js';
import { type CompleteTile, TreeEdge } from './tree-edge.js';
import { nodeHash, rootOf } from './tree-hash.js';

/** Consecutive hashes of one tile: `first` up to `last`, which is excluded, counted over the whole level. */
interface HashSpan {
  level: number;
  first: number;
  last: number;
}

const tileHeight = Math.log2(tileWidth);

/** Statements fail with this if the chain of an earlier build is not closed yet. */
class UnpreparedTreeError extends Error {
  override readonly name = 'UnpreparedTreeError';
}

/** The tree of the log as the database has it: complete tiles in `tree_tiles`, open leaf hashes in `event_order` and, of chained positions, in `tree_start`. */
export class StoredTree {
  constructor(private readonly database: Queryable) {}

  /** Number of leaves. @throws UnpreparedTreeError */
  async size(): Promise<number> {
    const row = await this.database.one<{ size: number; prepared: boolean }>(
      `select coalesce((select max(pos) from event_order), 0) as size, exists (select from tree_start) as prepared`,
    );
    if (row?.prepared !== true) throw new UnpreparedTreeError('the chain of an earlier build is not closed: run prepare');
    return Number(row.size);
  }

  /** The right edge at a size that the log reached. */
  async edgeAt(size: number): Promise<TreeEdge> {
    const spans = Array.from({ length: levelsOf(size) }, (_, level): HashSpan => {
      const last = hashesAt(level, size);
      return { level, first: last - (last % tileWidth), last };
    });
    return TreeEdge.at(size, await this.read(spans));
  }

  /** Hashes that prove leaf `index` in the tree of `size` leaves. @throws TreeRangeError if that is impossible; `size` must be the log's or smaller */
  async inclusion(index: number, size: number): Promise<Buffer[]> {
    return this.rootsOf(inclusionRanges(index, size));
  }

  /** Hashes that prove that the tree of `older` leaves begins that of `newer`. @throws TreeRangeError; `newer` must be the log's size or smaller */
  async consistency(older: number, newer: number): Promise<Buffer[]> {
    return this.rootsOf(consistencyRanges(older, newer));
  }

  /** Roots of the complete subtrees of the first `size` leaves, from the left, as the edge of a tree has them. */
  async subtreeRoots(size: number): Promise<Buffer[]> {
    return this.rootsOf(
      subtreesOf({ from: 0, to: size }).map(({ height, index }) => ({ from: index * 2 ** height, to: (index + 1) * 2 ** height })),
    );
  }

  /** The bytes of a tile; undefined if the log has not so many hashes. */
  async tile({ level, index, width }: TileRequest): Promise<Buffer | undefined> {
    const first = index * tileWidth;
    if (first + width > hashesAt(level, await this.size())) return undefined;
    const [hashes] = await this.read([{ level, first, last: first + width }]);
    return hashes && Buffer.concat(hashes);
  }

  private async rootsOf(ranges: readonly LeafRange[]): Promise<Buffer[]> {
    const subtrees = ranges.map(subtreesOf);
    const hashes = await this.read(subtrees.flat().map(spanOf));
    const roots = hashes.map(rootOf);
    let at = 0;
    return subtrees.map((places) => roots.slice(at, (at += places.length)).reduceRight((right, left) => nodeHash(left, right)));
  }

  /** Hashes of each span, in three statements at most. @throws Error if the database lacks some */
  private async read(spans: readonly HashSpan[]): Promise<Buffer[][]> {
    const wanted = new Map(spans.map((span) => [tileKey(span), { level: span.level, index: tileIndex(span) }]));
    const tiles = await this.completeTiles([...wanted.values()]);
    const open = [...wanted].filter(([key]) => !tiles.has(key)).map(([, tile]) => tile);
    for (const [key, hashes] of await this.openTiles(open)) tiles.set(key, hashes);
    return spans.map((span) => {
      const from = span.first % tileWidth;
      const found = (tiles.get(tileKey(span)) ?? []).slice(from, from + span.last - span.first);
      if (found.length === span.last - span.first) return found;
      throw new Error(`the tree lacks hashes ${span.first + found.length} to ${span.last - 1} of level ${span.level}`);
    });
  }

  private async completeTiles(tiles: readonly TilePlace[]): Promise<Map<string, Buffer[]>> {
    const rows = await this.database.query<TilePlace & { hashes: Buffer }>(
      'select level, index, hashes from unnest($1::smallint[], $2::bigint[]) w(level, index) join tree_tiles using (level, index)',
      [tiles.map(({ level }) => level), tiles.map(({ index }) => index)],
      'tree_complete_tiles',
    );
    return new Map(rows.map(({ level, index, hashes }) => [`${level}/${index}`, hashesOf(hashes)]));
  }

  /** The last tile of each level: hashes of level 0 are leaves, of a higher one the roots of the complete tiles below. */
  private async openTiles(tiles: readonly TilePlace[]): Promise<[string, Buffer[]][]> {
    const found: [string, Buffer[]][] = [];
    const lowest = tiles.find(({ level }) => level === 0);
    if (lowest !== undefined) found.push([`0/${lowest.index}`, await this.openLeaves(lowest.index)]);
    const above = tiles.filter(({ level }) => level > 0);
    if (above.length === 0) return found;
    const rows = await this.database.query<TilePlace & { roots: Buffer }>(
      `select w.level, w.index, string_agg(t.root, ''::bytea order by t.index) as roots
       from unnest($1::smallint[], $2::bigint[]) w(level, index)
       join tree_tiles t on t.level = w.level - 1 and t.index >= w.index * 256 and t.index < (w.index + 1) * 256 group by w.level, w.index`,
      [above.map(({ level }) => level), above.map(({ index }) => index)],
      'tree_open_tiles',
    );
    return [...found, ...rows.map(({ level, index, roots }): [string, Buffer[]] => [`${level}/${index}`, hashesOf(roots)])];
  }

  private async openLeaves(index: number): Promise<Buffer[]> {
    const after = index * tileWidth;
    const row = await this.database.one<{ chained: number; leaves: Buffer; hashes: Buffer | null }>(
      `select chained, leaves, (select string_agg(hash, ''::bytea order by pos) from event_order where pos > $1 and pos > chained and pos <= $1 + 256) as hashes
       from tree_start`,
      [after],
      'tree_open_leaves',
    );
    const chained = Number(row?.chained ?? 0);
    const before = chained > after && row !== undefined ? hashesOf(row.leaves) : [];
    return [...before, ...hashesOf(row?.hashes ?? Buffer.alloc(0))];
  }
}

const tileIndex = ({ first }: HashSpan): number => Math.floor(first / tileWidth);
const tileKey = (span: HashSpan): string => `${span.level}/${tileIndex(span)}`;

/** Hashes of the tiles from which the root of a complete subtree is computed: up to 128. */
function spanOf({ height, index }: SubtreePlace): HashSpan {
  const level = Math.floor(height / tileHeight);
  const width = 2 ** (height % tileHeight);
  return { level, first: index * width, last: (index + 1) * width };
}

/** Parameters of `insertTilesSql`. Hashes go as one value each, which the driver sends as bytes; it would write arrays as text. */
export const tileColumns = (tiles: readonly CompleteTile[]): unknown[] => [
  tiles.map(({ level }) => level),
  tiles.map(({ index }) => index),
  Buffer.concat(tiles.map(({ root }) => root)),
  Buffer.concat(tiles.map(({ hashes }) => hashes)),
];

/** Inserts complete tiles. @param first number of the first of four parameters */
export const insertTilesSql = (first: number): string =>
  `insert into tree_tiles (level, index, root, hashes)
   select t.level, t.index, substring($${first + 2}::bytea from (t.n::integer - 1) * 32 + 1 for 32), substring($${first + 3}::bytea from (t.n::integer - 1) * 8192 + 1 for 8192)
   from unnest($${first}::smallint[], $${first + 1}::bigint[]) with ordinality t(level, index, n)`;
