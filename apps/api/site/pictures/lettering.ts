import { golosText, type Weight } from '#libs/platform/fonts/golos-text';

export interface Face {
  /** pixels */
  size: number;
  weight: Weight;
  /** in em; 0 by default */
  spacing?: number;
}

/** Width of `text` in `face`, in pixels. */
export function widthOf(text: string, { size, weight, spacing = 0 }: Face): number {
  const { font } = golosText(weight);
  const { advanceWidth, glyphs } = font.layout(text);
  return (advanceWidth / font.unitsPerEm) * size + glyphs.length * spacing * size;
}

/** `text` as outlines with the baseline at x, y: rendering needs no font. */
export function lettered(text: string, face: Face, x: number, y: number, fill: string): string {
  const { size, weight, spacing = 0 } = face;
  const { font } = golosText(weight);
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let at = 0;
  const shapes = glyphs.map((glyph, index) => {
    const position = positions[index];
    const shape = `<path transform="translate(${at + (position?.xOffset ?? 0)} ${position?.yOffset ?? 0})" d="${glyph.path.toSVG()}"/>`;
    at += (position?.xAdvance ?? 0) + spacing * font.unitsPerEm;
    return shape;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${shapes.join('')}</g>`;
}

/** Breaks `text` into lines of `width` pixels, only at plain spaces, so that no-break parts stay together. Text beyond `most` lines ends with an ellipsis. */
export function linesOf(text: string, face: Face, width: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, face) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line !== '') lines.push(line);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), shortened(lines[most - 1] ?? '', face, width)];
}

function shortened(line: string, face: Face, width: number): string {
  let words = line.split(' ');
  while (words.length > 1 && widthOf(`${words.join(' ')}…`, face) > width) words = words.slice(0, -1);
  return `${words.join(' ').replace(/[,.:;]$/, '')}…`;
}
