import type { Language } from '#libs/kernel/ids';

/** The language of a range like `de-DE`: a supported one, 'other', or undefined if it names none. */
const languageOf = (range: string): Language | 'other' | undefined => {
  const primary = range.trim().toLowerCase().split('-')[0] ?? '';
  if (!/^[a-z]{2,8}$/.test(primary)) return undefined;
  return primary === 'ru' || primary === 'en' ? primary : 'other';
};

/** The quality of `en;q=0.8`: 1 by default, 0 if invalid. */
const weight = (parameters: readonly string[]): number => {
  const q = parameters.map((p) => p.trim().toLowerCase()).find((p) => p.startsWith('q='));
  if (q === undefined) return 1;
  const value = Number(q.slice(2));
  return value >= 0 && value <= 1 ? value : 0;
};

function negotiate(header: string): Language {
  let best: { language: Language; weight: number } | undefined;
  let readsOther = false;
  for (const part of header.split(',')) {
    const [range = '', ...parameters] = part.split(';');
    const language = languageOf(range);
    const q = weight(parameters);
    if (language === 'other') readsOther ||= q > 0;
    else if (language && q > 0 && (!best || q > best.weight)) best = { language, weight: q };
  }
  return best?.language ?? (readsOther ? 'en' : 'ru');
}

/** Cache: browsers send few different headers. It is bounded, because clients control the keys. */
const remembered = new Map<string, Language>();

/**
 * The preferred language in `Accept-Language`: Russian or English, whichever has the higher quality (RFC 9110), the first of equals. Other languages only:
 * English; no language: Russian, by section 9 of the specification.
 */
export function readerLanguage(header: string | undefined): Language {
  if (header === undefined || header === '') return 'ru';
  const known = remembered.get(header);
  if (known) return known;
  const language = negotiate(header);
  if (remembered.size < 500 && header.length <= 200) remembered.set(header, language);
  return language;
}
