import { brotliDecompressSync } from 'node:zlib';
import { BigEndianReader, BigEndianWriter } from './big-endian.js';
import { GlyphBuilder } from './glyph-data.js';
import { sfnt } from './sfnt.js';

/** Tags that a directory entry refers to by number (W3C WOFF2, 4.1). */
const knownTags = [
  ...['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca', 'prep', 'CFF ', 'VORG', 'EBDT'],
  ...['EBLC', 'gasp', 'hdmx', 'kern', 'LTSH', 'PCLT', 'VDMX', 'vhea', 'vmtx', 'BASE', 'GDEF', 'GPOS', 'GSUB', 'EBSC', 'JSTF', 'MATH'],
  ...['CBDT', 'CBLC', 'COLR', 'CPAL', 'SVG ', 'sbix', 'acnt', 'avar', 'bdat', 'bloc', 'bsln', 'cvar', 'fdsc', 'feat', 'fmtx', 'fvar'],
  ...['gvar', 'hsty', 'just', 'lcar', 'mort', 'morx', 'opbd', 'prop', 'trak', 'Zapf', 'Silf', 'Glat', 'Gloc', 'Feat', 'Sill'],
];

interface Entry {
  tag: string;
  length: number;
  transformed: boolean;
}

/**
 * Converts a WOFF2 file to plain OpenType without hinting. fontkit reads WOFF2 too, but then neither varies the weight nor decompresses natively.
 * @throws Error for another format, or for the transformation of `hmtx`, which no package here uses
 */
export function openTypeOf(woff2: Buffer): Buffer {
  const file = new BigEndianReader(woff2);
  if (file.tag() !== 'wOF2') throw new Error('not a WOFF2 file');
  const flavor = file.u32();
  file.skip(4);
  const count = file.u16();
  file.skip(6);
  const compressed = file.u32();
  file.skip(24);
  const entries = Array.from({ length: count }, () => entryOf(file));
  const data = new BigEndianReader(brotliDecompressSync(file.bytes(compressed)));
  const tables: Record<string, Uint8Array> = {};
  for (const { tag, length, transformed } of entries) {
    const table = data.bytes(length);
    if (!transformed) tables[tag] = table;
    else if (tag === 'glyf') Object.assign(tables, outlinesOf(table));
    else if (tag !== 'loca') throw new Error(`the transformation of ${tag} is not supported`);
  }
  return sfnt(flavor, withLongOffsets(tables), 'unchecked');
}

function entryOf(file: BigEndianReader): Entry {
  const flags = file.u8();
  const tag = (flags & 63) === 63 ? file.tag() : (knownTags[flags & 63] ?? '');
  const length = file.base128();
  const outlines = tag === 'glyf' || tag === 'loca';
  const transformed = outlines ? flags >> 6 !== 3 : flags >> 6 !== 0;
  return { tag, length: transformed ? file.base128() : length, transformed };
}

/** Sets the 4-byte offset format of `loca` in `head`, as `outlinesOf` writes it. */
function withLongOffsets(tables: Record<string, Uint8Array>): Record<string, Uint8Array> {
  const head = Buffer.from(tables['head'] ?? new Uint8Array(54));
  head.writeInt16BE(1, 50);
  return { ...tables, head };
}

/** The tables `glyf` and `loca` of the transformed `glyf` (W3C WOFF2, 5.1). */
function outlinesOf(table: Buffer): { glyf: Buffer; loca: Buffer } {
  const head = new BigEndianReader(table);
  head.skip(4);
  const count = head.u16();
  head.skip(2);
  const sizes = Array.from({ length: 7 }, () => head.u32());
  const [contours, points, flags, glyphs, composites, boxes] = sizes.map((size) => new BigEndianReader(head.bytes(size)));
  if (!contours || !points || !flags || !glyphs || !composites || !boxes) throw new Error('no outlines');
  const hasBox = boxes.bytes(4 * Math.floor((count + 31) / 32));
  const [glyf, loca] = [new BigEndianWriter(), new BigEndianWriter().u32(0)];
  for (let glyph = 0; glyph < count; glyph += 1) {
    const contourCount = contours.i16();
    const box = (hasBox[glyph >> 3] ?? 0) & (0x80 >> (glyph & 7)) ? boxes.bytes(8) : undefined;
    if (contourCount > 0) simpleGlyph(contourCount, { points, flags, glyphs, glyf }, box);
    else if (contourCount < 0) compositeGlyph({ composites, glyphs, glyf }, box);
    loca.u32(glyf.align(4).length);
  }
  return { glyf: glyf.written(), loca: loca.written() };
}

/** Input streams of glyphs, and the output table. */
interface Streams {
  points: BigEndianReader;
  flags: BigEndianReader;
  glyphs: BigEndianReader;
  composites: BigEndianReader;
  glyf: BigEndianWriter;
}

function simpleGlyph(contourCount: number, { points, flags, glyphs, glyf }: Omit<Streams, 'composites'>, box: Buffer | undefined): void {
  const counts = Array.from({ length: contourCount }, () => points.u16of255());
  for (const count of counts) {
    for (let point = 0; point < count; point += 1) addPoint(flags.u8(), glyphs);
    builder.endContour();
  }
  // Skips the instruction length: instructions are dropped.
  glyphs.u16of255();
  builder.finish(glyf, box);
}

const builder = new GlyphBuilder();

/** Adds a point whose delta is encoded in one to four bytes (W3C WOFF2, 5.2). */
function addPoint(flags: number, from: BigEndianReader): void {
  const shape = flags & 127;
  const onCurve = flags < 128;
  const xSign = shape & 1 ? 1 : -1;
  const ySign = shape & 2 ? 1 : -1;
  const first = from.u8();
  if (shape < 10) builder.add(0, xSign * (((shape & 14) << 7) + first), onCurve);
  else if (shape < 20) builder.add(xSign * ((((shape - 10) & 14) << 7) + first), 0, onCurve);
  else if (shape < 84) {
    const high = shape - 20;
    builder.add(xSign * (1 + (high & 0x30) + (first >> 4)), ySign * (1 + ((high & 0x0c) << 2) + (first & 15)), onCurve);
  } else {
    const second = from.u8();
    if (shape < 120) {
      const high = shape - 84;
      builder.add(xSign * (1 + (Math.floor(high / 12) << 8) + first), ySign * (1 + (((high % 12) >> 2) << 8) + second), onCurve);
    } else {
      const third = from.u8();
      if (shape < 124) builder.add(xSign * ((first << 4) + (second >> 4)), ySign * (((second & 15) << 8) + third), onCurve);
      else builder.add(xSign * ((first << 8) + second), ySign * ((third << 8) + from.u8()), onCurve);
    }
  }
}

const part = { wordArguments: 1, scale: 8, more: 32, twoScales: 64, matrix: 128, instructions: 256 } as const;

/** A composite glyph; components are copied, without the flag for the dropped instructions. */
function compositeGlyph({ composites, glyphs, glyf }: Pick<Streams, 'composites' | 'glyphs' | 'glyf'>, box: Buffer | undefined): void {
  if (!box) throw new Error('a composite glyph has no box');
  glyf.u16(-1).write(box);
  let flags: number = part.more;
  let hinted = false;
  while (flags & part.more) {
    flags = composites.u16();
    hinted ||= (flags & part.instructions) !== 0;
    const scales = flags & part.matrix ? 8 : flags & part.twoScales ? 4 : flags & part.scale ? 2 : 0;
    glyf.u16(flags & ~part.instructions).write(composites.bytes(2 + (flags & part.wordArguments ? 4 : 2) + scales));
  }
  if (hinted) glyphs.u16of255();
}
