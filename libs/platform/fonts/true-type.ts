import { BigEndianWriter } from './big-endian.js';
import { type ShapeData, unitsPerEm } from './face.js';
import { sfnt } from './sfnt.js';

export interface VerticalMetrics {
  ascent: number;
  descent: number;
}

/** A TrueType file of `glyphs`, the first of which is .notdef; with only the tables that a PDF needs. */
export function trueTypeOf(glyphs: readonly ShapeData[], { ascent, descent }: VerticalMetrics): Buffer {
  const [glyf, loca, hmtx] = [new BigEndianWriter(), new BigEndianWriter().u32(0), new BigEndianWriter()];
  for (const { data, advance, bounds } of glyphs) {
    loca.u32(glyf.write(data).length);
    hmtx.u16(advance).u16(bounds.xMin);
  }
  const most = (of: (glyph: ShapeData) => number): number => Math.max(...glyphs.map(of));
  const box = [
    -most(({ bounds }) => -bounds.xMin),
    -most(({ bounds }) => -bounds.yMin),
    most(({ bounds }) => bounds.xMax),
    most(({ bounds }) => bounds.yMax),
  ];
  const head = new BigEndianWriter().u32(0x10000).u32(0x10000).u32(0).u32(0x5f0f3cf5).u16(0).u16(unitsPerEm).write(Buffer.alloc(16));
  for (const side of box) head.u16(side);
  head.u16(0).u16(8).u16(2).u16(1).u16(0);
  const hhea = new BigEndianWriter().u32(0x10000).u16(ascent).u16(descent).u16(0);
  hhea
    .u16(most(({ advance }) => advance))
    .write(Buffer.alloc(22))
    .u16(glyphs.length);
  const maxp = new BigEndianWriter()
    .u32(0x10000)
    .u16(glyphs.length)
    .u16(most(({ points }) => points));
  maxp
    .u16(most(({ contours }) => contours))
    .u32(0)
    .u16(2)
    .write(Buffer.alloc(16));
  const written = { glyf, loca, hmtx, head, hhea, maxp };
  return sfnt(0x10000, Object.fromEntries(Object.entries(written).map(([tag, table]) => [tag, table.written()])));
}
