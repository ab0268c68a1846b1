import type { Queryable } from '#libs/platform/database/database';
import { eventLeaf } from '../tree/event-entry.js';
import { hashesOf, leavesPerHash, tileWidth } from '../tree/tiles.js';
import { type CompleteTile, TreeEdge } from '../tree/tree-edge.js';
import { emptyRoot } from '../tree/tree-hash.js';
import { checkpointText, unverifiedCheckpoint } from '../tree/checkpoint.js';
import { NoteError } from '../tree/note.js';
import type { ChainFault } from './chain-fault.js';
import { backdated, forgedCheckpoints, type KeptCheckpoint } from './kept-heads.js';
import type { LogLine } from './log-lines.js';

/** Where the chain ended. Hashes of its leaves are in tiles, the last ones in `leaves`. */
interface TreeStart {
  chained: number;
  leaves: Buffer;
}

interface StoredTile {
  root: Buffer;
  hashes: Buffer;
}

/** undefined for a log whose chain is not closed, also of a build that had no tree. */
export async function readTreeStart(database: Queryable): Promise<TreeStart | undefined> {
  const exists = await database.one<{ exists: boolean }>(`select to_regclass('tree_start') is not null as exists`);
  if (exists?.exists !== true) return undefined;
  const row = await database.one<TreeStart>('select chained, leaves from tree_start');
  return row && { chained: Number(row.chained), leaves: row.leaves };
}

/** Computes the tree from the lines of the log, and compares stored tiles and checkpoints with it. Errors go to `faults`. */
export class TreeVerifier {
  readonly counts = { tiles: 0, checkpoints: 0 };
  /** undefined after a position whose leaf is nowhere: the tree cannot be computed any more */
  private edge: TreeEdge | undefined = new TreeEdge();
  /** stored tiles of level 0 around the present lines, by index */
  private stored = new Map<number, StoredTile>();
  private readonly differing: KeptCheckpoint[];

  /** @param kept checkpoints from outside the database @param keys SPKI PEMs, one of which must have signed each checkpoint of the database */
  constructor(
    private readonly database: Queryable,
    private readonly start: TreeStart,
    private readonly kept: readonly KeptCheckpoint[],
    private readonly faults: ChainFault[],
    private readonly keys: readonly string[] | undefined,
  ) {
    this.differing = kept.filter(({ size, root }) => size === 0 && !root.equals(emptyRoot));
  }

  get root(): Buffer | undefined {
    return this.edge?.root();
  }

  /** Appends the next lines, whose own errors are in `faults` already. */
  async verify(lines: readonly LogLine[]): Promise<void> {
    const [first, last] = [lines[0], lines.at(-1)];
    if (this.edge === undefined || first === undefined || last === undefined) return;
    const after = this.edge.size;
    await this.readTiles(after, last.pos);
    const checkpoints = await this.checkpointsBetween(after, last.pos);
    const faulty = new Set(this.faults.map(({ pos }) => pos));
    for (const line of lines) {
      while (this.edge !== undefined && this.edge.size < line.pos) {
        const pos = this.edge.size + 1;
        const leaf = pos === line.pos ? this.leafOf(line, faulty) : this.tileLeaf(pos);
        if (leaf === undefined) this.edge = undefined;
        else await this.append(leaf, checkpoints, faulty);
      }
    }
  }

  /** Reports tiles beyond the log's end, and checkpoints with another root. */
  async end(): Promise<void> {
    const named = new Map(this.differing.map((one) => [`${one.origin} ${one.size}`, one]));
    const [first, ...later] = [...named.values()].sort((a, b) => a.size - b.size);
    if (first !== undefined) {
      const more = later.length > 0 ? `; larger ones that do: ${later.length}` : '';
      this.faults.push({
        kind: 'checkpointDiffers',
        pos: first.size,
        detail: `the checkpoint of ${first.size} entries has another root${more}`,
      });
    }
    if (this.edge === undefined) return;
    const extra = await this.database.query<{ level: number; index: number }>(
      'select level, index from tree_tiles where (index + 1) * 256::numeric ^ (level + 1) > $1 order by level, index limit 100',
      [this.edge.size],
    );
    for (const { level, index } of extra) {
      this.faults.push({ kind: 'tileExtra', pos: this.edge.size + 1, detail: `tile ${level}/${index} is beyond the end of the log` });
    }
  }

  /** What was found faulty continues with the tile's hash. */
  private leafOf({ pos, hash, event }: LogLine, faulty: ReadonlySet<number>): Buffer | undefined {
    const inTile = faulty.has(pos) ? this.tileLeaf(pos) : undefined;
    if (inTile !== undefined) return inTile;
    if (pos > this.start.chained) return hash;
    return event === null ? undefined : eventLeaf(pos, event);
  }

  private tileLeaf(pos: number): Buffer | undefined {
    const index = Math.floor((pos - 1) / tileWidth);
    const at = (pos - 1) % tileWidth;
    const tile = this.stored.get(index);
    if (tile !== undefined) return hashesOf(tile.hashes)[at];
    const isOpen = index === Math.floor(this.start.chained / tileWidth) && pos <= this.start.chained;
    return isOpen ? hashesOf(this.start.leaves)[at] : undefined;
  }

  private async append(leaf: Buffer, checkpoints: ReadonlyMap<number, KeptCheckpoint[]>, faulty: ReadonlySet<number>): Promise<void> {
    if (this.edge === undefined) return;
    for (const tile of this.edge.append(leaf)) await this.compareTile(tile, faulty);
    const { size } = this.edge;
    if (size === this.start.chained) this.compareOpenTile();
    for (const checkpoint of checkpoints.get(size) ?? []) {
      this.counts.checkpoints += 1;
      if (!checkpoint.root.equals(this.edge.root())) this.differing.push(checkpoint);
    }
  }

  private async compareTile(tile: CompleteTile, faulty: ReadonlySet<number>): Promise<void> {
    const { level, index } = tile;
    const stored = level === 0 ? this.stored.get(index) : await this.readTile(level, index);
    const name = `tile ${level}/${index}`;
    const first = index * leavesPerHash(level + 1) + 1;
    this.counts.tiles += 1;
    if (stored === undefined) this.faults.push({ kind: 'tileMissing', pos: first, detail: `${name} is missing` });
    else if (!stored.hashes.equals(tile.hashes)) {
      const at = hashesOf(stored.hashes).findIndex((hash, n) => !hash.equals(tile.hashes.subarray(n * hash.length, (n + 1) * hash.length)));
      const pos = first + at * leavesPerHash(level);
      if (!faulty.has(pos)) this.faults.push({ kind: 'tileDiffers', pos, detail: `hash ${at} of ${name} is not that of the events` });
    } else if (!stored.root.equals(tile.root)) {
      this.faults.push({ kind: 'tileDiffers', pos: first, detail: `the root of ${name} is not that of its hashes` });
    }
  }

  /** Leaves of the chain's last, open tile are stored apart. */
  private compareOpenTile(): void {
    const { chained, leaves } = this.start;
    const computed = this.edge?.openLeaves ?? [];
    const at = hashesOf(leaves).findIndex((hash, n) => computed[n]?.equals(hash) !== true);
    if (at >= 0) {
      const pos = chained - computed.length + at + 1;
      this.faults.push({ kind: 'tileDiffers', pos, detail: `hash ${at} of the chain's last tile is not that of the events` });
    }
  }

  private async readTiles(after: number, to: number): Promise<void> {
    const rows = await this.database.query<StoredTile & { index: number }>(
      'select index, root, hashes from tree_tiles where level = 0 and index >= $1 and index <= $2',
      [Math.floor(after / tileWidth), Math.floor((to - 1) / tileWidth)],
    );
    this.stored = new Map(rows.map(({ index, root, hashes }) => [Number(index), { root, hashes }]));
  }

  private readTile(level: number, index: number): Promise<StoredTile | undefined> {
    return this.database.one<StoredTile>('select root, hashes from tree_tiles where level = $1 and index = $2', [level, index]);
  }

  private async checkpointsBetween(after: number, to: number): Promise<Map<number, KeptCheckpoint[]>> {
    const rows = await this.database.query<KeptCheckpoint>(
      'select origin, size, root, note, at_us as at from tree_checkpoints where size > $1 and size <= $2',
      [after, to],
    );
    const stored = rows.map((row) => ({ ...row, size: Number(row.size), at: Number(row.at) }));
    this.faults.push(...stored.filter((one) => !isNoteOf(one)).map(otherNote));
    if (this.keys !== undefined) this.faults.push(...forgedCheckpoints(stored.filter(isNoteOf), this.keys));
    const all = [...stored.filter(isNoteOf), ...this.kept.filter(({ size }) => size > after && size <= to)];
    const bySize = new Map<number, KeptCheckpoint[]>();
    for (const one of all) bySize.set(one.size, [...(bySize.get(one.size) ?? []), one]);
    return bySize;
  }
}

/** Whether the note says what its row says. */
function isNoteOf({ origin, size, root, note }: KeptCheckpoint): boolean {
  try {
    return checkpointText(unverifiedCheckpoint(note)) === checkpointText({ origin, size, root });
  } catch (fault) {
    if (fault instanceof NoteError) return false;
    throw fault;
  }
}

const otherNote = ({ size }: KeptCheckpoint): ChainFault => ({
  kind: 'checkpointForged',
  pos: size,
  detail: `the note of the checkpoint of ${size} entries does not say what its row says`,
});

/** Checkpoints of the database that are dated before a smaller one of the same origin: at most 100. */
export async function backdatedRows(database: Queryable): Promise<ChainFault[]> {
  const rows = await database.query<{ size: number; before: number }>(
    `select size, before from (
       select size, at_us, lag(size) over w as before, lag(at_us) over w as last from tree_checkpoints window w as (partition by origin order by size)
     ) c where at_us <= last order by size limit 100`,
  );
  return rows.map(({ size, before }) => backdated(Number(size), Number(before)));
}
