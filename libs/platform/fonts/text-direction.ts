import bidiFactory from 'bidi-js';

let factory: ReturnType<typeof bidiFactory> | undefined;

/** The library's tables are loaded for the first line that needs them. */
const bidi = (): ReturnType<typeof bidiFactory> => (factory ??= bidiFactory());

/** Right-to-left scripts, and characters that change the direction. */
const rightToLeft = /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export const hasRightToLeft = (line: string): boolean => rightToLeft.test(line);

/** Embedding levels of a line's UTF-16 units in a left-to-right paragraph: odd levels are right-to-left. Trailing spaces have the paragraph's level. */
export const levelsOf = (line: string): Uint8Array => bidi().getEmbeddingLevels(line, 'ltr').levels.fill(0, line.trimEnd().length);

/** Reverses right-to-left sequences, from the highest level down (UAX #9, rule L2). */
export function inVisualOrder<Run extends { level: number }>(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  for (let level = runs.reduce((most, run) => Math.max(most, run.level), 0); level > 0; level -= 1) {
    for (let from = 0; from < ordered.length; from += 1) {
      let to = from;
      while ((ordered[to]?.level ?? -1) >= level) to += 1;
      ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = to;
    }
  }
  return ordered;
}

/** The mirrored form of a bracket; other characters unchanged. */
export const mirrored = (sign: string): string => bidi().getMirroredCharacter(sign) ?? sign;
