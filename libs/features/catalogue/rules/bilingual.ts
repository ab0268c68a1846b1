import type { Bilingual } from '#machines/kernel/ids';
import { trimmedLines } from '#machines/kernel/plain-text';

const isBilingual = (part: object): part is Bilingual =>
  'ru' in part && 'en' in part && typeof part.ru === 'string' && typeof part.en === 'string';

/** The same with `change` made to every text in two languages, however deep it lies. */
export function eachText<Part>(part: Part, change: (text: Bilingual) => Bilingual): Part {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((one: unknown) => eachText(one, change)) as Part;
  if (isBilingual(part)) return change(part) as Part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, eachText<unknown>(value, change)])) as Part;
}

/** Fills every text that lacks a language from the other one, so that readers of both languages see all information. */
export const inBothLanguages = <Part>(part: Part): Part =>
  eachText(part, ({ ru, en }) => ({ ru: ru === '' ? en : ru, en: en === '' ? ru : en }));

const line = (text: string): string => text.normalize('NFC').trim();

/** One line in one language as it is kept. */
export const tidyLine = line;

/** A title as it is kept: composed, nothing around it. */
export const tidyTitle = ({ ru, en }: Bilingual): Bilingual => ({ ru: line(ru), en: line(en) });

/** A text of several lines as it is kept: composed, nothing around it, lines ended in one way. */
export const tidyProse = ({ ru, en }: Bilingual): Bilingual => ({ ru: trimmedLines(ru), en: trimmedLines(en) });
