import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import { Face, openFont } from './face.js';
import { type Weight, weights } from './golos-text.js';
import { openTypeOf } from './woff2.js';

const require = createRequire(import.meta.url);

/** Families of Noto Sans for characters that the product's typeface lacks; each is a package. */
export const families = [
  'noto-sans',
  'noto-sans-georgian',
  'noto-sans-armenian',
  'noto-sans-hebrew',
  'noto-sans-arabic',
  'noto-sans-thai',
  'noto-sans-sc',
  'noto-sans-jp',
  'noto-sans-kr',
] as const;
export type Family = (typeof families)[number];

/** A file of a package with the code points it covers: pairs of first and last. */
interface Slice {
  file: string;
  ranges: Uint32Array;
}

const slices = new Map<Family, readonly Slice[]>();

/** Families are split into files by code point; a file is loaded when a text needs it. */
function slicesOf(family: Family): readonly Slice[] {
  const known = slices.get(family);
  if (known) return known;
  const listed = require(`@fontsource-variable/${family}/unicode.json`) as Record<string, string>;
  const read = Object.entries(listed).map(([name, ranges]) => ({
    file: `@fontsource-variable/${family}/files/${family}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`,
    ranges: rangesOf(ranges),
  }));
  slices.set(family, read);
  return read;
}

/** Parses "U+4e00-4eff,U+9fa5" into pairs of first and last. Character by character: lists have up to 17,000 ranges. */
function rangesOf(list: string): Uint32Array {
  const ranges = new Uint32Array(2 * list.split(',').length);
  let [at, value, isLast] = [0, 0, false];
  for (const sign of `${list},`) {
    if (sign === ',') {
      ranges[at + 1] = value;
      if (!isLast) ranges[at] = value;
      at += 2;
    } else if (sign === '-') ranges[at] = value;
    if (sign === ',' || sign === '-') {
      isLast = sign === '-';
      value = 0;
    } else if (sign !== 'U' && sign !== '+') value = value * 16 + parseInt(sign, 16);
  }
  return ranges;
}

function lists({ ranges }: Slice, codePoint: number): boolean {
  for (let at = 0; at < ranges.length; at += 2) if ((ranges[at] ?? 0) <= codePoint && codePoint <= (ranges[at + 1] ?? 0)) return true;
  return false;
}

/** Total size of parsed font files in the cache: about a hundred files; a name needs one to five. */
const opened = new LRUCache<string, Face>({ maxSize: 8_000_000 });

function open(file: string, weight: Weight): Face {
  const key = `${file} ${weight}`;
  const known = opened.get(key);
  if (known) return known;
  const font = openTypeOf(readFileSync(require.resolve(file)));
  const face = new Face(openFont(font, { wght: weights[weight] }), false);
  opened.set(key, face, { size: font.length });
  return face;
}

/** The file of `family` that covers `codePoint`, in a weight; undefined if there is none. */
export function notoSans(family: Family, codePoint: number, weight: Weight): Face | undefined {
  for (const slice of slicesOf(family)) {
    if (!lists(slice, codePoint)) continue;
    const face = open(slice.file, weight);
    if (face.has(codePoint)) return face;
  }
  return undefined;
}
