import { insertTilesSql, StoredTree, tileColumns } from '#libs/event-log/tree/stored-tree';
import type { CompleteTile } from '#libs/event-log/tree/tree-edge';
import type { Database } from '#libs/platform/database/database';

const batch = 51_200;

/** Writes the tiles of positions that were inserted past the sequencer, so that it can go on from there. */
export async function writeTiles(owner: Database): Promise<void> {
  const { leaves = 0 } =
    (await owner.one<{ leaves: number }>('select count(*)::integer * 256 as leaves from tree_tiles where level = 0')) ?? {};
  const edge = await new StoredTree(owner).edgeAt(leaves);
  for (let more = true; more;) {
    const rows = await owner.query<{ hash: Buffer }>('select hash from event_order where pos > $1 order by pos limit $2', [
      edge.size,
      batch,
    ]);
    const tiles: CompleteTile[] = rows.flatMap(({ hash }) => edge.append(hash));
    await owner.query(insertTilesSql(1), tileColumns(tiles));
    more = rows.length === batch;
  }
}
