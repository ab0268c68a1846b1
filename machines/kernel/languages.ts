/** The languages of the interface, in the order in which they are offered, with the locales (BCP 47) by which numbers and days are written. */
const locales = {
  ru: 'ru-RU',
  en: 'en-GB',
} satisfies Record<string, string>;

/**
 * A language that only tests speak: English with accents. Types count it among the languages, so that code which lists those by hand does not compile. Its code
 * is private by BCP 47.
 */
export const pseudoLanguage = 'qps';

/** A language of the interface, in which emails and papers are written too. Content has fewer: `ContentLanguage`. */
export type Language = keyof typeof locales | typeof pseudoLanguage;

/** Codes of the languages that readers can choose. Every page fetches this module at once. */
export const languages = Object.keys(locales) as readonly Language[];

export const isLanguage = (text: unknown): text is Language => languages.some((one) => one === text);

/** That of English for the pseudo-language. */
export const localeOf = (language: Language): string => (locales as Partial<Record<Language, string>>)[language] ?? locales.en;
