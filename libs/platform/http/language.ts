import type { Language } from '#machines/kernel/ids';
import { isLanguage } from '#machines/kernel/languages';

/** What a reader of a range like `de-DE` is given: that language if the product has it, else English; undefined where the range names none. */
const languageOf = (range: string): Language | undefined => {
  const primary = range.trim().toLowerCase().split('-')[0] ?? '';
  if (!/^[a-z]{2,8}$/.test(primary)) return undefined;
  return isLanguage(primary) ? primary : 'en';
};

/** The quality of `en;q=0.8`: 1 by default, 0 if invalid. */
const weight = (parameters: readonly string[]): number => {
  const q = parameters.map((p) => p.trim().toLowerCase()).find((p) => p.startsWith('q='));
  if (q === undefined) return 1;
  const value = Number(q.slice(2));
  return value >= 0 && value <= 1 ? value : 0;
};

function negotiate(header: string): Language {
  let first: Language = 'ru';
  let highest = 0;
  for (const part of header.split(',')) {
    const [range = '', ...parameters] = part.split(';');
    const language = languageOf(range);
    const q = weight(parameters);
    if (language && q > highest) [first, highest] = [language, q];
  }
  return first;
}

/** Cache: browsers send few different headers. It is bounded, because clients control the keys. */
const remembered = new Map<string, Language>();

/**
 * The language that `Accept-Language` asks for, by the range of the highest quality (RFC 9110), the first of equals: English where it is a language that
 * the product lacks, Russian where it names none. Source: section 9 of the specification.
 */
export function readerLanguage(header: string | undefined): Language {
  if (header === undefined || header === '') return 'ru';
  const known = remembered.get(header);
  if (known) return known;
  const language = negotiate(header);
  if (remembered.size < 500 && header.length <= 200) remembered.set(header, language);
  return language;
}
