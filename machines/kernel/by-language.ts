import { type Language, languages, pseudoLanguage } from './languages.js';

/** A table with the value of each language. */
export const byLanguage = <Value>(valueOf: (language: Language) => Value): Readonly<Record<Language, Value>> =>
  Object.fromEntries([...languages, pseudoLanguage as Language].map((one) => [one, valueOf(one)])) as Record<Language, Value>;

/** The same from a list; English, the default language, stands in for languages that `given` lacks. */
export const inEachLanguage = <Value>(
  given: Readonly<Partial<Record<Language, Value>> & { en: Value }>,
): Readonly<Record<Language, Value>> => byLanguage((language) => given[language] ?? given.en);
