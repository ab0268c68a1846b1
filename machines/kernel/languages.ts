/** What code knows of a language besides its texts. */
interface LanguageEntry {
  /** BCP 47: numbers, amounts, days and lists are written by its conventions. */
  locale: string;
  /** Its name in itself, under which readers find it. */
  name: string;
}

/** The languages of the interface, in the order in which they are offered. Apart from `ids`, because every page fetches this at once. */
const entries = {
  ru: { locale: 'ru-RU', name: 'Русский' },
  en: { locale: 'en-GB', name: 'English' },
} satisfies Record<string, LanguageEntry>;

/**
 * A language that only tests speak: English with accents. Types count it among the languages, so that code which lists those by hand does not compile. Its code
 * is private by BCP 47.
 */
export const pseudoLanguage = 'qps';

/** A language of the interface, in which emails and papers are written too. Content has fewer: `ContentLanguage`. */
export type Language = keyof typeof entries | typeof pseudoLanguage;

/** Codes of the languages that readers can choose. */
export const languages = Object.keys(entries) as readonly Language[];

export const isLanguage = (text: unknown): text is Language => languages.some((one) => one === text);

/** A table with the value of each language. */
export const byLanguage = <Value>(valueOf: (language: Language) => Value): Readonly<Record<Language, Value>> =>
  Object.fromEntries([...languages, pseudoLanguage as Language].map((one) => [one, valueOf(one)])) as Record<Language, Value>;

/** The same from a list; English, the default language, stands in for languages that `given` lacks. */
export const inEachLanguage = <Value>(
  given: Readonly<Partial<Record<Language, Value>> & { en: Value }>,
): Readonly<Record<Language, Value>> => byLanguage((language) => given[language] ?? given.en);

const known = /* @__PURE__ */ inEachLanguage<LanguageEntry>(entries);

export const localeOf = (language: Language): string => known[language].locale;

/** The script of ISO 15924 that the language is written in: "Latn", "Cyrl". */
export const scriptOf = (language: Language): string => new Intl.Locale(localeOf(language)).maximize().script ?? 'Latn';

/** "English", "Русский": the language's name in itself. */
export const ownName = (language: Language): string => known[language].name;
