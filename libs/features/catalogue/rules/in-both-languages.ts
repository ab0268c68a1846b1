import type { Bilingual } from '#libs/kernel/ids';

const isBilingual = (part: object): part is Bilingual =>
  'ru' in part && 'en' in part && typeof part.ru === 'string' && typeof part.en === 'string';

/** The same with every text that misses a language borrowed from the other: whoever reads a page learns what there is to learn. */
export function inBothLanguages<Part>(part: Part): Part {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((one: unknown) => inBothLanguages(one)) as Part;
  if (isBilingual(part)) return { ru: part.ru === '' ? part.en : part.ru, en: part.en === '' ? part.ru : part.en } as Part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, inBothLanguages<unknown>(value)])) as Part;
}
