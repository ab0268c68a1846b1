import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { openTypeOf } from './woff2.js';

const require = createRequire(import.meta.url);
const fileOf = (name: string): Buffer => readFileSync(require.resolve(`@fontsource-variable/${name}-wght-normal.woff2`));

/** fontkit itself reads WOFF2 as long as no weight is selected: an independent reader of the same files. */
describe.each(['noto-sans/files/noto-sans-vietnamese', 'noto-sans-thai/files/noto-sans-thai-thai', 'noto-sans-jp/files/noto-sans-jp-119'])(
  'the font in %s',
  (name) => {
    const file = fileOf(name);
    const [plain, packed] = [create(openTypeOf(file)) as Font, create(file) as Font];

    it('has the outlines and metrics that another reader finds', () => {
      expect(plain.numGlyphs).toBe(packed.numGlyphs);
      for (let id = 0; id < plain.numGlyphs; id += 1) {
        const [ours, theirs] = [plain.getGlyph(id), packed.getGlyph(id)];
        expect([id, ours.path.toSVG(), ours.advanceWidth]).toEqual([id, theirs.path.toSVG(), theirs.advanceWidth]);
      }
    });

    it('has its characters and weights', () => {
      expect(plain.characterSet).toEqual(packed.characterSet);
      expect(plain.getVariation({ wght: 600 }).variationAxes['wght']).toMatchObject({ min: 100, max: 900 });
    });
  },
);

it('the reader of WOFF2 rejects other formats', () => {
  expect(() => openTypeOf(Buffer.alloc(64))).toThrow('not a WOFF2 file');
});
