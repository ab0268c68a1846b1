import { type Face, type PlacedShape, type ShapeData, unitsPerEm } from '../fonts/face.js';
import { FallbackFaces } from '../fonts/fallback-faces.js';
import { golosText, type Weight } from '../fonts/golos-text.js';
import { runsOf } from '../fonts/text-runs.js';
import { trueTypeOf } from '../fonts/true-type.js';

/** Glyph position for pdfkit, in thousandths of an em. */
interface Position {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
}

interface Line {
  glyphs: { id: number; codePoints: readonly number[]; advanceWidth: number }[];
  positions: Position[];
  advanceWidth: number;
}

/** A glyph used in this document. The same outline for other code points is another glyph, so that copied text equals the visible text. */
interface DocumentGlyph {
  face: Face;
  shape: string;
}

/**
 * The font of one weight in one document, with the part of fontkit's `Font` interface that pdfkit 0.20 uses. A line may use glyphs of many faces; those used
 * become one TrueType file.
 */
export class DocumentFont {
  readonly unitsPerEm = unitsPerEm;
  readonly postscriptName: string;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly xHeight: number;
  readonly capHeight: number;
  readonly italicAngle = 0;
  readonly bbox: { minX: number; minY: number; maxX: number; maxY: number };
  readonly post = { isFixedPitch: false };
  readonly head = { macStyle: { italic: false } };

  private readonly glyphs: DocumentGlyph[] = [];
  private readonly ids = new Map<Face, Map<string, number>>();
  private readonly lines = new Map<string, Line>();
  private readonly main: Face;
  private readonly fallback: FallbackFaces;

  constructor(weight: Weight) {
    this.main = golosText(weight);
    this.fallback = new FallbackFaces(weight);
    const { font } = this.main;
    this.postscriptName = font.postscriptName;
    ({ ascent: this.ascent, descent: this.descent, lineGap: this.lineGap, xHeight: this.xHeight, capHeight: this.capHeight } = font);
    const { minX, minY, maxX, maxY } = font.bbox;
    this.bbox = { minX, minY, maxX, maxY };
    this.idOf(this.main, { shape: '', codePoints: [0] });
  }

  layout(text: string): Line {
    const known = this.lines.get(text);
    if (known) return known;
    const line: Line = { glyphs: [], positions: [], advanceWidth: 0 };
    for (const { face, text: part, level } of runsOf(text, this.main, this.fallback)) {
      for (const placed of face.layout(part, level % 2 === 1 ? 'rtl' : 'ltr')) {
        const { codePoints, xAdvance } = placed;
        const id = this.idOf(face, placed);
        line.glyphs.push({ id, codePoints, advanceWidth: this.data(id).advance });
        line.positions.push({ xAdvance, yAdvance: 0, xOffset: 0, yOffset: 0 });
        line.advanceWidth += xAdvance;
      }
    }
    this.lines.set(text, line);
    return line;
  }

  getGlyph(id: number): { advanceWidth: number } {
    return { advanceWidth: this.data(id).advance };
  }

  /** pdfkit's subset of used glyphs: the first is .notdef. */
  createSubset(): { includeGlyph(id: number): number; encode(): Buffer } {
    const places = new Map([[0, 0]]);
    return {
      includeGlyph: (id) => {
        const place = places.get(id) ?? places.size;
        places.set(id, place);
        return place;
      },
      encode: () =>
        trueTypeOf(
          Array.from(places.keys(), (id) => this.data(id)),
          this,
        ),
    };
  }

  private data(id: number): ShapeData {
    const { face, shape } = this.glyphs[id] ?? { face: this.main, shape: '' };
    return face.data(shape);
  }

  private idOf(face: Face, { shape, codePoints }: Pick<PlacedShape, 'shape' | 'codePoints'>): number {
    const ids = this.ids.get(face) ?? new Map<string, number>();
    this.ids.set(face, ids);
    const key = `${shape} ${codePoints.join(' ')}`;
    const id = ids.get(key) ?? this.glyphs.push({ face, shape }) - 1;
    ids.set(key, id);
    return id;
  }
}
