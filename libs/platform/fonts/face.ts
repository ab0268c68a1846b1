import { create, type Font, type Glyph } from 'fontkit';
import { LRUCache } from 'lru-cache';
import { BigEndianWriter } from './big-endian.js';
import { GlyphBuilder, type GlyphFacts } from './glyph-data.js';
import { mirrored } from './text-direction.js';

/** Units per em to which all metrics are normalised. */
export const unitsPerEm = 1000;

export type Direction = 'ltr' | 'rtl';

/** A grapheme of laid out text with all its marks: one glyph, so that programs that read a document find the whole grapheme. */
export interface PlacedShape {
  /** name of the glyph in its face */
  shape: string;
  /** its text */
  codePoints: readonly number[];
  /** distance to the next grapheme, in units per em: kerning makes it differ from the glyph's own advance */
  xAdvance: number;
}

/** A component glyph and its offset. */
interface Part {
  glyph: number;
  x: number;
  y: number;
}

interface Shape {
  parts: readonly Part[];
  advance: number;
}

/** A glyph as the document's font file stores it. */
export type ShapeData = GlyphFacts & { data: Buffer; advance: number };

/** A glyph positioned by fontkit. */
interface PlacedGlyph extends Part {
  codePoints: readonly number[];
  pen: number;
  advance: number;
  xAdvance: number;
}

/** Default ignorable characters: they change others and have no glyph. */
const shapeless = /[\p{Cf}\p{Variation_Selector}]/u;

const isMark = (codePoint: number): boolean => /\p{M}/u.test(String.fromCodePoint(codePoint));

/** Characters that neither join nor carry marks. */
const unjoined =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{N}\p{P}\p{S}]+$/u;

/** One font in one weight. Layouts are independent of earlier layouts and drawings. */
export class Face {
  private readonly shapes = new Map<string, Shape>();
  private readonly drawn = new Map<string, ShapeData>();
  private readonly known = new Map<number, boolean>();
  /** Cache: words in documents repeat, and shaping is most of the work. */
  private readonly runs = new LRUCache<string, readonly PlacedShape[]>({ max: 1000 });
  private readonly scale: number;

  /**
   * @param kerned false: characters that neither join nor carry marks are placed without kerning, whose tables take longer to parse than everything else that a
   * name needs
   */
  constructor(
    readonly font: Font,
    private readonly kerned: boolean,
  ) {
    this.scale = unitsPerEm / font.unitsPerEm;
  }

  has(codePoint: number): boolean {
    const known = this.known.get(codePoint) ?? this.font.hasGlyphForCodePoint(codePoint);
    this.known.set(codePoint, known);
    return known;
  }

  /** Whether the face has a glyph for every visible character of `text`. */
  covers(text: string): boolean {
    for (const sign of text) if (!this.has(sign.codePointAt(0) ?? 0) && !shapeless.test(sign)) return false;
    return true;
  }

  /** The glyphs of `text` from left to right. */
  layout(text: string, direction: Direction): readonly PlacedShape[] {
    const key = `${direction} ${text}`;
    const run = this.runs.get(key) ?? this.shaped(text, direction);
    this.runs.set(key, run);
    return run;
  }

  /** The outline of a glyph that `layout` named; .notdef under the empty name. */
  data(name: string): ShapeData {
    const known = this.drawn.get(name);
    if (known) return known;
    const { parts, advance } = this.shapes.get(name) ?? { parts: [{ glyph: 0, x: 0, y: 0 }], advance: this.advanceOf(0) };
    for (const part of parts) this.draw(part);
    const into = new BigEndianWriter();
    const drawn = { ...builder.finish(into), data: Buffer.from(into.written()), advance: Math.round(advance) };
    this.drawn.set(name, drawn);
    return drawn;
  }

  private shaped(text: string, direction: Direction): PlacedShape[] {
    const seen = direction === 'rtl' ? [...text].map(mirrored).join('') : text;
    const placed = direction === 'rtl' || this.kerned || !unjoined.test(seen) ? this.place(seen, direction) : this.placeInARow(seen);
    // Base characters before their marks, whatever the direction.
    const graphemes = graphemesOf(direction === 'rtl' ? placed.reverse() : placed).map((glyphs) => this.shapeOf(glyphs));
    return direction === 'rtl' ? graphemes.reverse() : graphemes;
  }

  private place(text: string, direction: Direction): PlacedGlyph[] {
    const { glyphs, positions } = this.font.layout(text, undefined, undefined, undefined, direction);
    const { scale } = this;
    let pen = 0;
    return glyphs.flatMap(({ id, codePoints, advanceWidth }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const at = pen;
      pen += xAdvance * scale;
      // fontkit draws characters without a glyph, such as joiners, as spaces without width.
      if (xAdvance === 0 && codePoints[0] === 0x20) return [];
      const place = { pen: at, x: at + xOffset * scale, y: yOffset * scale };
      return [{ glyph: id, codePoints, ...place, advance: advanceWidth * scale, xAdvance: xAdvance * scale }];
    });
  }

  private placeInARow(text: string): PlacedGlyph[] {
    let pen = 0;
    return this.font.glyphsForString(text).map(({ id, codePoints, advanceWidth }) => {
      const advance = advanceWidth * this.scale;
      const place = { pen, x: pen, y: 0 };
      pen += advance;
      return { glyph: id, codePoints, ...place, advance, xAdvance: advance };
    });
  }

  private shapeOf(glyphs: readonly PlacedGlyph[]): PlacedShape {
    const origin = Math.min(...glyphs.map(({ pen }) => pen));
    const parts = glyphs.map(({ glyph, x, y }) => ({ glyph, x: Math.round(x - origin), y: Math.round(y) }));
    const shape = parts.map(({ glyph, x, y }) => `${glyph} ${x} ${y}`).join();
    const sum = (of: (glyph: PlacedGlyph) => number): number => glyphs.reduce((total, glyph) => total + of(glyph), 0);
    if (!this.shapes.has(shape))
      this.shapes.set(shape, { parts, advance: sum(({ advance, xAdvance }) => (xAdvance === 0 && glyphs.length > 1 ? 0 : advance)) });
    return { shape, codePoints: glyphs.flatMap(({ codePoints }) => codePoints), xAdvance: sum(({ xAdvance }) => xAdvance) };
  }

  private advanceOf(glyph: number): number {
    return this.font.getGlyph(glyph).advanceWidth * this.scale;
  }

  /** Adds the contours of a glyph to the builder: integer coordinates, without repeating the first point of a contour. */
  private draw({ glyph, x: left, y: bottom }: Part): void {
    let contour: [x: number, y: number, onCurve: boolean][] = [];
    for (const { command, args } of this.font.getGlyph(glyph).path.commands) {
      if (command === 'bezierCurveTo') throw new Error('only outlines of quadratic curves are supported');
      for (let at = 0; at < args.length; at += 2) {
        const [x, y] = [(args[at] ?? 0) * this.scale + left, (args[at + 1] ?? 0) * this.scale + bottom];
        contour.push([Math.round(x), Math.round(y), at + 2 >= args.length]);
      }
      if (command !== 'closePath') continue;
      const [first, last] = [contour[0], contour.at(-1)];
      if (contour.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1]) contour.pop();
      for (const [x, y, onCurve] of contour) builder.addAt(x, y, onCurve);
      builder.endContour();
      contour = [];
    }
  }
}

const builder = new GlyphBuilder();

/** Attaches marks and additional glyphs to their base character. */
function graphemesOf(glyphs: readonly PlacedGlyph[]): PlacedGlyph[][] {
  const graphemes: PlacedGlyph[][] = [];
  for (const glyph of glyphs) {
    const belongs = glyph.codePoints.length === 0 || (glyph.xAdvance === 0 && glyph.codePoints.every(isMark));
    if (belongs && graphemes.length > 0) graphemes.at(-1)?.push(glyph);
    else graphemes.push([glyph]);
  }
  return graphemes;
}

/**
 * Parses a font file. fontkit keeps one object per glyph with the code points it was first used for: none if it was a component of another glyph, another
 * character's if two characters share a glyph. Here every use of a glyph has an object with its own code points, and the outline is shared.
 */
export function openFont(file: Buffer, variation?: Readonly<Record<string, number>>): Font {
  const parsed = create(file) as Font;
  const font = variation ? parsed.getVariation(variation) : parsed;
  const shared = font.getGlyph.bind(font);
  const others = new Map<string, Glyph>();
  font.getGlyph = (id, codePoints = []) => {
    const glyph = shared(id, codePoints);
    if (glyph.codePoints.length === codePoints.length && codePoints.every((point, at) => glyph.codePoints[at] === point)) return glyph;
    const key = `${id} ${codePoints.join(' ')}`;
    const other = others.get(key) ?? (Object.create(glyph, propertiesOf(codePoints)) as Glyph);
    others.set(key, other);
    return other;
  };
  return font;
}

const propertiesOf = (codePoints: readonly number[]): PropertyDescriptorMap => ({
  codePoints: { value: codePoints },
  isMark: { value: codePoints.length > 0 && codePoints.every(isMark) },
  isLigature: { value: codePoints.length > 1 },
});
