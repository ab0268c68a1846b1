import type { Face } from './face.js';
import type { Weight } from './golos-text.js';
import { families, type Family, notoSans } from './noto-sans.js';

/** Maximum number of font files per document: a name of forty Chinese characters needs about ten, and each blocks the event loop for milliseconds. */
const mostFiles = 32;

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const hangul = /\p{Script=Hangul}/u;

const scripts: readonly (readonly [RegExp, Family])[] = [
  [/\p{Script=Georgian}/u, 'noto-sans-georgian'],
  [/\p{Script=Armenian}/u, 'noto-sans-armenian'],
  [/\p{Script=Hebrew}/u, 'noto-sans-hebrew'],
  [/\p{Script=Arabic}/u, 'noto-sans-arabic'],
  [/\p{Script=Thai}/u, 'noto-sans-thai'],
  [hangul, 'noto-sans-kr'],
  [kana, 'noto-sans-jp'],
];

/** Selects faces for characters that the product's typeface lacks. */
export class FallbackFaces {
  private readonly chosen = new Map<string, Face | undefined>();
  private readonly opened = new Set<Face>();

  constructor(private readonly weight: Weight) {}

  /** The first face that has the grapheme with its marks, or at least without them; `line` is its text line. Undefined if no face has it. */
  of(grapheme: string, line: string): Face | undefined {
    const han = hanFamily(line);
    const key = `${han} ${grapheme}`;
    if (!this.chosen.has(key)) this.chosen.set(key, this.choose(grapheme, han));
    return this.chosen.get(key);
  }

  /** The Noto Sans face for a character, in a word that the product's typeface does not cover. */
  sameTypeface(grapheme: string): Face | undefined {
    const face = this.in('noto-sans', grapheme);
    return face?.covers(grapheme) ? face : undefined;
  }

  private choose(grapheme: string, han: Family): Face | undefined {
    const faces = preferred(grapheme, han).map((family) => () => this.in(family, grapheme));
    let partly: Face | undefined;
    for (const open of faces) {
      const face = open();
      if (face?.covers(grapheme)) return face;
      partly ??= face;
    }
    return partly;
  }

  private in(family: Family, grapheme: string): Face | undefined {
    if (this.opened.size >= mostFiles) return [...this.opened].find((face) => face.covers(grapheme));
    const face = notoSans(family, grapheme.codePointAt(0) ?? 0, this.weight);
    if (face) this.opened.add(face);
    return face;
  }
}

/** Chinese characters differ by language: a line with kana is Japanese, with Hangul Korean. */
const hanFamily = (line: string): Family => (kana.test(line) ? 'noto-sans-jp' : hangul.test(line) ? 'noto-sans-kr' : 'noto-sans-sc');

/** Families in lookup order. */
function preferred(grapheme: string, han: Family): Family[] {
  const own = scripts.find(([script]) => script.test(grapheme))?.[1];
  const first = own ?? (/\p{Script_Extensions=Han}/u.test(grapheme) ? han : 'noto-sans');
  return [...new Set([first, 'noto-sans' as const, han, ...families])];
}
