import { isBilingual } from '#machines/kernel/content-language';
import type { Bilingual } from '#machines/kernel/ids';
import { trimmedLines } from '#machines/kernel/readable-text';

/** Applies `change` to every bilingual text, at any depth. */
export function eachText<Part>(part: Part, change: (text: Bilingual) => Bilingual): Part {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((one: unknown) => eachText(one, change)) as Part;
  if (isBilingual(part)) return change(part) as Part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, eachText<unknown>(value, change)])) as Part;
}

/** Fills texts without a translation from the other language, so that all readers get all information. */
export const inBothLanguages = <Part>(part: Part): Part =>
  eachText(part, ({ ru, en }) => ({ ru: ru === '' ? en : ru, en: en === '' ? ru : en }));

const line = (text: string): string => text.normalize('NFC').trim();

/** Composes and trims one line in one language, and collapses its white space. */
export const tidyLine = line;

/** Normalises a title: composed, trimmed, white space collapsed. */
export const tidyTitle = ({ ru, en }: Bilingual): Bilingual => ({ ru: line(ru), en: line(en) });

/** Normalises a text of several lines: composed, trimmed, with uniform line ends. */
export const tidyProse = ({ ru, en }: Bilingual): Bilingual => ({ ru: trimmedLines(ru), en: trimmedLines(en) });
