import { type LogUnderTest, startLog } from '#libs/testing/log-under-test';
import { addEvents } from '../testing/many-events.js';
import { StoredTree } from './stored-tree.js';
import { TreeRangeError } from './proofs.js';
import { hashesOf } from './tiles.js';
import { rootOf } from './tree-hash.js';
import { isIncluded } from './verify-proofs.js';

const size = 70_000;
let log: LogUnderTest;
let tree: StoredTree;
let leaves: Buffer[];
beforeAll(async () => {
  log = await startLog();
  await addEvents(log.owner, size);
  await log.sequencer.drain();
  tree = new StoredTree(log.database);
  leaves = (await log.owner.query<{ hash: Buffer }>('select hash from event_order order by pos')).map(({ hash }) => hash);
});
afterAll(() => log.close());

it('the stored tree has the tiles of the example of C2SP tlog-tiles: 70,000 leaves', async () => {
  expect(await log.owner.query('select level, count(*) as tiles from tree_tiles group by level order by level')).toEqual([
    { level: 0, tiles: 273 },
    { level: 1, tiles: 1 },
  ]);
  const widths = [
    { level: 0, index: 273, width: 112 },
    { level: 1, index: 1, width: 17 },
    { level: 2, index: 0, width: 1 },
  ];
  for (const tile of widths) {
    const bytes = await tree.tile(tile);
    expect(bytes).toHaveLength(tile.width * 32);
    expect(await tree.tile({ ...tile, width: tile.width + 1 })).toBeUndefined();
  }
});

it('the stored tree gives complete and partial tiles whose roots are the hashes above', async () => {
  const full = await tree.tile({ level: 0, index: 260, width: 256 });
  const above = await tree.tile({ level: 1, index: 1, width: 5 });
  expect(full).toEqual(Buffer.concat(leaves.slice(260 * 256, 261 * 256)));
  expect(above && hashesOf(above)[4]).toEqual(rootOf(leaves.slice(260 * 256, 261 * 256)));
  expect(await tree.tile({ level: 0, index: 3, width: 7 })).toEqual(Buffer.concat(leaves.slice(768, 775)));
});

it('the stored tree has the root of the reference at any size', async () => {
  for (const at of [0, 1, 255, 256, 257, 65_535, 65_536, 65_537, 69_999, size]) {
    expect((await tree.edgeAt(at)).root()).toEqual(rootOf(leaves.slice(0, at)));
  }
});

it('the stored tree proves first, last and middle leaves at any size', async () => {
  for (const at of [1, 2, 256, 300, 65_536, 65_537, size]) {
    const root = rootOf(leaves.slice(0, at));
    for (const index of [0, Math.floor(at / 2), at - 1]) {
      const proof = await tree.inclusion(index, at);
      expect(isIncluded(index, leaves[index] ?? root, { size: at, root }, proof)).toBe(true);
    }
  }
  await expect(tree.inclusion(5, 5)).rejects.toThrow(TreeRangeError);
});

it('the stored tree reports which hashes are missing', async () => {
  await log.owner.query('alter table tree_tiles disable trigger all');
  await log.owner.query('delete from tree_tiles where level = 0 and index = 272');
  await expect(tree.edgeAt(size)).rejects.toThrow('the tree lacks hashes 272 to 272 of level 1');
});
