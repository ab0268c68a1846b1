import type { Queryable } from '#libs/platform/database/database';
import { consistencyRanges, inclusionRanges, type LeafRange, type SubtreePlace, subtreesOf } from './proofs.js';
import { hashesAt, hashesOf, levelsOf, type TileRequest, tileWidth } from './tiles.js';
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
    const [roots, leaves] = [await this.tileRoots(spans), await this.leaves(spans)];
    return spans.map((span, n) => {
      const found = (span.level === 0 ? leaves : roots)(n, span);
      if (found.length !== span.last - span.first) {
        throw new Error(`the tree lacks hashes ${span.first + found.length} to ${span.last - 1} of level ${span.level}`);
      }
      return found;
    });
  }

  private async tileRoots(spans: readonly HashSpan[]): Promise<(n: number) => Buffer[]> {
    const above = spans.map((span, n) => ({ ...span, n })).filter(({ level }) => level > 0);
    const found = new Map<number, Buffer[]>(above.map(({ n }) => [n, []]));
    if (above.length > 0) {
      const rows = await this.database.query<{ n: number; root: Buffer }>(
        `select s.n, t.root from unnest($1::integer[], $2::smallint[], $3::bigint[], $4::bigint[]) s(n, level, first, last)
         join tree_tiles t on t.level = s.level - 1 and t.index >= s.first and t.index < s.last order by s.n, t.index`,
        [above.map(({ n }) => n), above.map(({ level }) => level), above.map(({ first }) => first), above.map(({ last }) => last)],
      );
      for (const { n, root } of rows) found.get(n)?.push(root);
    }
    return (n) => found.get(n) ?? [];
  }

  private async leaves(spans: readonly HashSpan[]): Promise<(n: number, span: HashSpan) => Buffer[]> {
    const wanted = [...new Set(spans.filter(({ level }) => level === 0).map(tileIndex))];
    if (wanted.length === 0) return () => [];
    const rows = await this.database.query<{ index: number; hashes: Buffer }>(
      'select index, hashes from tree_tiles where level = 0 and index = any ($1::bigint[])',
      [wanted],
    );
    const tiles = new Map(rows.map(({ index, hashes }) => [Number(index), hashesOf(hashes)]));
    // One tile is open at most: the last one.
    for (const index of wanted.filter((one) => !tiles.has(one))) tiles.set(index, await this.openLeaves(index));
    return (_, span) => (tiles.get(tileIndex(span)) ?? []).slice(span.first % tileWidth, (span.first % tileWidth) + span.last - span.first);
  }

  private async openLeaves(index: number): Promise<Buffer[]> {
    const after = index * tileWidth;
    const start = await this.database.one<{ chained: number; leaves: Buffer }>('select chained, leaves from tree_start');
    const chained = Number(start?.chained ?? 0);
    const rows = await this.database.query<{ hash: Buffer }>(
      'select hash from event_order where pos > $1 and pos > $2 and pos <= $1 + 256 order by pos',
      [after, chained],
    );
    const before = chained > after && start !== undefined ? hashesOf(start.leaves) : [];
    return [...before, ...rows.map(({ hash }) => hash)];
  }
}

const tileIndex = ({ first }: HashSpan): number => Math.floor(first / tileWidth);

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
