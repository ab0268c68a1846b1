import fc from 'fast-check';
import { runs, someOf } from '#machines/kernel/testing/runs';
import { consistencyRanges, inclusionRanges, type LeafRange, subtreesOf, TreeRangeError } from './proofs.js';
import { type CompleteTile, TreeEdge } from './tree-edge.js';
import { emptyRoot, leafHash, nodeHash, rootOf } from './tree-hash.js';
import { isConsistent, isIncluded } from './verify-proofs.js';

/** The tree of RFC 6962, section 2.1, written down again as its text says it. */
function reference(leaves: readonly Buffer[]): Buffer {
  if (leaves.length === 0) return emptyRoot;
  if (leaves.length === 1) return leaves[0] ?? emptyRoot;
  const k = 2 ** Math.ceil(Math.log2(leaves.length) - 1);
  return nodeHash(reference(leaves.slice(0, k)), reference(leaves.slice(k)));
}

const most = 600;
const leaves = Array.from({ length: most }, (_, n) => leafHash(Buffer.from(`entry ${n}`)));
/** Roots of ranges, computed once each. */
const known = new Map<string, Buffer>();
const rootOfRange = ({ from, to }: LeafRange): Buffer => {
  const key = `${from} ${to}`;
  const root = known.get(key) ?? reference(leaves.slice(from, to));
  known.set(key, root);
  return root;
};
const roots = Array.from({ length: most + 1 }, (_, size) => ({ size, root: rootOfRange({ from: 0, to: size }) }));
const rootAt = (size: number): { size: number; root: Buffer } => roots[size] ?? { size, root: emptyRoot };
const inclusion = (index: number, size: number): Buffer[] => inclusionRanges(index, size).map(rootOfRange);
const consistency = (older: number, newer: number): Buffer[] => consistencyRanges(older, newer).map(rootOfRange);
const hex = (text: string): Buffer => Buffer.from(text, 'hex');

describe('the tree of published vectors', () => {
  // github.com/transparency-dev/merkle, testonly/constants.go; the same leaves as in Certificate Transparency's own tests.
  const entries = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'].map(hex);
  const published = [
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
    'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
    '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
    'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
    '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  ];
  const hashes = entries.map(leafHash);
  const ranges = (all: LeafRange[]): string[] => all.map(({ from, to }) => rootOf(hashes.slice(from, to)).toString('hex'));

  it.each(published.map((root, size) => [size, root] as const))('has the root of %i leaves', (size, root) => {
    const edge = new TreeEdge();
    for (const hash of hashes.slice(0, size)) edge.append(hash);
    expect([edge.size, edge.root().toString('hex'), rootOf(hashes.slice(0, size)).toString('hex')]).toEqual([size, root, root]);
  });

  it('has the proof of the first of eight leaves', () => {
    expect(ranges(inclusionRanges(0, 8))).toEqual([
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ]);
  });

  it('has the proof of the fifth of five leaves, and of a tree of six within eight', () => {
    expect(ranges(inclusionRanges(4, 5))).toEqual([published[4]]);
    expect(ranges(consistencyRanges(6, 8))).toEqual([
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ]);
  });

  it('has the example of RFC 6962, section 2.1.3: d0 of seven leaves is proved by b, h and l', () => {
    expect(inclusionRanges(0, 7)).toEqual([
      { from: 1, to: 2 },
      { from: 2, to: 4 },
      { from: 4, to: 7 },
    ]);
    expect(consistencyRanges(3, 7)).toEqual([
      { from: 2, to: 3 },
      { from: 3, to: 4 },
      { from: 0, to: 2 },
      { from: 4, to: 7 },
    ]);
  });
});

/** Every shape of path up to seven levels, those around tiles, and some of the larger trees. */
const sizes = [...Array.from({ length: 80 }, (_, n) => n + 1), 255, 256, 257, 511, 512, 513, most];
const larger = Array.from({ length: most }, (_, n) => n + 1).filter((size) => !sizes.includes(size));

describe('a tree of 0 to 600 leaves', () => {
  it('has the same root by appending, by halves and by the reference', () => {
    const edge = new TreeEdge();
    const all = roots.map(({ root }, size) => {
      if (size > 0) edge.append(leaves[size - 1] ?? emptyRoot);
      return edge.root().equals(root) && rootOf(leaves.slice(0, size)).equals(root);
    });
    expect(all).toEqual(roots.map(() => true));
  });

  it('proves each of its leaves, and no other leaf in its place', () => {
    const wrong: string[] = [];
    for (const size of [...sizes, ...someOf(larger, 20)]) {
      for (let index = 0; index < size; index += 1) {
        const proof = inclusion(index, size);
        const [leaf, other] = [leaves[index] ?? emptyRoot, leaves[(index + 1) % most] ?? emptyRoot];
        if (!isIncluded(index, leaf, rootAt(size), proof)) wrong.push(`${index} of ${size} is refused`);
        if (isIncluded(index, other, rootAt(size), proof)) wrong.push(`another leaf for ${index} of ${size} is accepted`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is a prefix of every larger one, and a tree with another root is not', () => {
    const wrong: string[] = [];
    for (const newer of [...sizes, ...someOf(larger, 20)]) {
      for (let older = 1; older <= newer; older += 1) {
        const proof = consistency(older, newer);
        if (!isConsistent(rootAt(older), rootAt(newer), proof)) wrong.push(`${older} of ${newer} is refused`);
        if (isConsistent({ size: older, root: rootAt(older - 1).root }, rootAt(newer), proof)) wrong.push(`${older} of ${newer} is forged`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('a proof in the Merkle tree', () => {
  const size = fc.integer({ min: 2, max: most });
  const sizes = size.chain((newer) => fc.tuple(fc.integer({ min: 1, max: newer - 1 }), fc.constant(newer)));
  const damaged = (proof: Buffer[], at: number): Buffer[][] => [
    proof.slice(0, -1),
    proof.slice(1),
    [...proof, proof[0] ?? emptyRoot],
    [emptyRoot, ...proof],
    proof.length > 1 && !proof[0]?.equals(proof.at(-1) ?? emptyRoot) ? [...proof].reverse() : [],
    proof.map((hash, n) => (n === at % proof.length ? flipped(hash, at) : hash)),
    proof.map((hash, n) => (n === at % proof.length ? hash.subarray(1) : hash)),
  ];
  const flipped = (hash: Buffer, at: number): Buffer => Buffer.from(hash.map((byte, n) => (n === at % hash.length ? byte ^ 1 : byte)));

  it('of a leaf that is cut, longer, reversed or changed does not hold', () => {
    fc.assert(
      fc.property(size, fc.nat(), fc.nat(), (n, which, at) => {
        const index = which % n;
        for (const proof of damaged(inclusion(index, n), at))
          expect(isIncluded(index, leaves[index] ?? emptyRoot, rootAt(n), proof)).toBe(false);
      }),
      runs(),
    );
  });

  it('of consistency that is cut, longer, reversed or changed does not hold', () => {
    fc.assert(
      fc.property(sizes, fc.nat(), ([older, newer], at) => {
        for (const proof of damaged(consistency(older, newer), at)) expect(isConsistent(rootAt(older), rootAt(newer), proof)).toBe(false);
      }),
      runs(),
    );
  });

  it('holds at its own index, in its own size and below its own root alone', () => {
    fc.assert(
      fc.property(sizes, fc.nat(), ([older, newer], which) => {
        const index = which % older;
        const [leaf, proof] = [leaves[index] ?? emptyRoot, inclusion(index, older)];
        expect(isIncluded((index + 1) % older, leaf, rootAt(older), proof)).toBe(older === 1);
        expect(isIncluded(index, leaf, rootAt(newer), proof)).toBe(false);
        expect(isIncluded(index, leaf, { size: older, root: rootAt(newer).root }, proof)).toBe(false);
      }),
      runs(),
    );
  });

  it('of the only leaf is empty, and so is that of a tree that did not grow', () => {
    expect(inclusionRanges(0, 1)).toEqual([]);
    expect(isIncluded(0, leaves[0] ?? emptyRoot, rootAt(1), [])).toBe(true);
    expect(consistencyRanges(5, 5)).toEqual([]);
    expect(isConsistent(rootAt(5), rootAt(5), [])).toBe(true);
    expect(isConsistent(rootAt(5), rootAt(5), [emptyRoot])).toBe(false);
    expect(isConsistent(rootAt(5), { size: 5, root: rootAt(6).root }, [])).toBe(false);
  });

  it('of consistency holds from the empty tree to any, and never to a smaller one', () => {
    expect(isConsistent(rootAt(0), rootAt(9), [])).toBe(true);
    expect(isConsistent({ size: 0, root: rootAt(1).root }, rootAt(9), [])).toBe(false);
    expect(isConsistent(rootAt(9), rootAt(8), consistency(8, 9))).toBe(false);
  });

  it.each([
    ['a leaf of the empty tree', () => inclusionRanges(0, 0)],
    ['a leaf after the last', () => inclusionRanges(7, 7)],
    ['a negative leaf', () => inclusionRanges(-1, 7)],
    ['half a leaf', () => inclusionRanges(1.5, 7)],
    ['a size that no number holds', () => inclusionRanges(1, 2 ** 60)],
    ['a tree above the size of the log', () => consistencyRanges(8, 7)],
    ['the empty tree', () => consistencyRanges(0, 7)],
  ])('cannot be asked for %s', (_, ask) => {
    expect(ask).toThrow(TreeRangeError);
    expect(isIncluded(7, emptyRoot, rootAt(7), [])).toBe(false);
  });

  it('uses complete subtrees alone, so that stored hashes suffice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 50 }), fc.nat(), (n, which) => {
        for (const range of inclusionRanges(which % n, n)) {
          const places = subtreesOf(range);
          expect(places.every(({ index }) => Number.isInteger(index))).toBe(true);
          expect(places.reduce((sum, { height }) => sum + 2 ** height, range.from)).toBe(range.to);
        }
      }),
      // Just below a power of two the logarithm of a double is rounded up.
      runs({ examples: [[2 ** 50 - 1, 0]] }),
    );
  });
});

describe('the right edge', () => {
  it('gives each tile once, when its last leaf comes, lowest first', () => {
    const edge = new TreeEdge();
    const tiles: CompleteTile[] = [];
    const many = Array.from({ length: 65_536 }, (_, n) => leaves[n % most] ?? emptyRoot);
    for (const leaf of many) tiles.push(...edge.append(leaf));
    expect(tiles.map(({ level, index }) => `${level}/${index}`)).toEqual([...Array.from({ length: 256 }, (_, n) => `0/${n}`), '1/0']);
    expect(tiles.every(({ hashes }) => hashes.length === 8_192)).toBe(true);
    expect(tiles[3]?.hashes.equals(Buffer.concat(many.slice(768, 1_024)))).toBe(true);
    expect(tiles[3]?.root.equals(rootOf(many.slice(768, 1_024)))).toBe(true);
    expect(tiles[256]?.hashes.subarray(96, 128).equals(tiles[3]?.root ?? emptyRoot)).toBe(true);
    expect(tiles[256]?.root.equals(edge.root())).toBe(true);
  });

  it('continues from its open tiles as if it had seen every leaf', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: most }), (size) => {
        const complete = Math.floor(size / 256);
        const open = [
          leaves.slice(complete * 256, size),
          Array.from({ length: complete }, (_, n) => rootOfRange({ from: n * 256, to: n * 256 + 256 })),
        ];
        const edge = TreeEdge.at(size, open);
        expect(edge.root().equals(rootAt(size).root)).toBe(true);
        for (let n = size; n < most; n += 1) edge.append(leaves[n] ?? emptyRoot);
        expect(edge.root().equals(rootAt(most).root)).toBe(true);
      }),
      runs(),
    );
  });

  it('refuses open tiles of another tree size', () => {
    expect(() => TreeEdge.at(3, [leaves.slice(0, 2)])).toThrow(new RangeError('open tiles of 2 leaves are not those of a tree of 3'));
    expect(() => TreeEdge.at(256, [leaves.slice(0, 256)])).toThrow(new RangeError('an open tile has fewer than 256 hashes'));
  });
});
