import type { Face } from './face.js';
import type { FallbackFaces } from './fallback-faces.js';
import { hasRightToLeft, inVisualOrder, levelsOf } from './text-direction.js';

/** A part of a line in one face and one direction. */
export interface TextRun {
  text: string;
  face: Face;
  /** embedding level of the bidirectional algorithm: odd ones are right-to-left */
  level: number;
}

/** A grapheme: a character with its marks and joiners, which stay in one face. */
const graphemes = /[^\p{M}\p{Cf}][\p{M}\p{Cf}]*|[\p{M}\p{Cf}]+/gu;

/** Words with their trailing spaces. */
const words = /\S+\s*|\s+/gu;

/** The runs of a line in a left-to-right paragraph, in visual order. `main` covers what it can, `fallback` the rest. */
export function runsOf(line: string, main: Face, fallback: FallbackFaces): TextRun[] {
  const levels = hasRightToLeft(line) ? levelsOf(line) : undefined;
  const runs: TextRun[] = [];
  for (const { 0: word, index } of line.matchAll(words)) {
    if (!levels && main.covers(word)) runs.push({ text: word, face: main, level: 0 });
    else runs.push(...runsOfWord(word, facesOf(word, main, fallback, line), (within) => levels?.[index + within] ?? 0));
  }
  return inVisualOrder(runs);
}

/** Characters of one face and direction share a run, so that they can join. */
function runsOfWord(word: string, faces: (grapheme: string) => Face, levelAt: (index: number) => number): TextRun[] {
  const runs: TextRun[] = [];
  for (const { 0: grapheme, index } of word.matchAll(graphemes)) {
    const [face, level, last] = [faces(grapheme), levelAt(index), runs.at(-1)];
    if (last?.face === face && last.level === level) last.text += grapheme;
    else runs.push({ text: grapheme, face, level });
  }
  return runs;
}

/** Selects the face of each character of a word. A word with Latin or Cyrillic characters that `main` lacks is set in one fallback typeface. */
function facesOf(word: string, main: Face, fallback: FallbackFaces, line: string): (grapheme: string) => Face {
  const missing = (word.match(graphemes) ?? []).filter((grapheme) => !main.covers(grapheme));
  const isMixed = missing.some((grapheme) => /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(grapheme));
  return (grapheme) => {
    if (!main.covers(grapheme)) return fallback.of(grapheme, line) ?? main;
    return (isMixed && /\p{L}/u.test(grapheme) && fallback.sameTypeface(grapheme)) || main;
  };
}
