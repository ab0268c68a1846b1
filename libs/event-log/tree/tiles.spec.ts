import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { hashesAt, hashesOf, levelsOf, tileOfPath, tilePath } from './tiles.js';

describe('the path of a tile', () => {
  it.each([
    [{ level: 0, index: 1_234_067, width: 256 }, '0/x001/x234/067'],
    [{ level: 0, index: 0, width: 256 }, '0/000'],
    [{ level: 0, index: 999, width: 256 }, '0/999'],
    [{ level: 1, index: 1_000, width: 256 }, '1/x001/000'],
    [{ level: 0, index: 273, width: 112 }, '0/273.p/112'],
    [{ level: 2, index: 0, width: 1 }, '2/000.p/1'],
    [{ level: 63, index: 0, width: 255 }, '63/000.p/255'],
  ])('of %j is %s', (tile, path) => {
    expect(tilePath(tile)).toBe(path);
    expect(tileOfPath(path)).toEqual(tile);
  });

  it('leads back to the tile', () => {
    const tiles = fc.record({
      level: fc.integer({ min: 0, max: 63 }),
      index: fc.integer({ min: 0, max: 999_999_999_999_999 }),
      width: fc.integer({ min: 1, max: 256 }),
    });
    fc.assert(
      fc.property(tiles, (tile) => expect(tileOfPath(tilePath(tile))).toEqual(tile)),
      runs(),
    );
  });

  it.each([
    '',
    '0',
    '0/0',
    '0/00',
    '00/000',
    '64/000',
    '0/1234',
    '0/001/234',
    '0/x000/001',
    '0/x001',
    '0/000.p/0',
    '0/000.p/256',
    '0/000.p/05',
    '0/000.p/',
    '0/-01',
    '-1/000',
    '0/000/',
    '/0/000',
    '0/000?',
    'entries/000',
    `0/${'x001/'.repeat(5)}000`,
  ])('is not accepted as %j', (path) => {
    expect(tileOfPath(path)).toBeUndefined();
  });
});

describe('the tiles of a tree', () => {
  it('are those of the example of C2SP tlog-tiles: 70,000 leaves', () => {
    expect([0, 1, 2, 3].map((level) => hashesAt(level, 70_000))).toEqual([273 * 256 + 112, 256 + 17, 1, 0]);
    expect(levelsOf(70_000)).toBe(3);
    expect([levelsOf(0), levelsOf(1), levelsOf(255), levelsOf(256)]).toEqual([0, 1, 1, 2]);
  });

  it('are read hash by hash', () => {
    expect(hashesOf(Buffer.concat([Buffer.alloc(32, 1), Buffer.alloc(32, 2)]))).toEqual([Buffer.alloc(32, 1), Buffer.alloc(32, 2)]);
  });
});
