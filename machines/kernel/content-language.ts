import type { Bilingual, Language } from './ids.js';

/** A language in which staff write content: titles of the catalogue, settings, templates. Stored content has these members, whatever the interface speaks. */
export type ContentLanguage = keyof Bilingual;

export const contentLanguages = ['ru', 'en'] as const satisfies readonly ContentLanguage[];

/** The language of content for a reader: their own if content has it, else English, the default language of content. */
export const contentLanguageFor = (language: Language): ContentLanguage => contentLanguages.find((one) => one === language) ?? 'en';

/** The other language of content. */
export const otherContentLanguage = (language: ContentLanguage): ContentLanguage => (language === 'ru' ? 'en' : 'ru');

/** A text in the reader's language if content has that, else in English, the default language of content. */
export function contentText(text: Bilingual, language: Language): string;
export function contentText(text: Bilingual | null | undefined, language: Language): string | undefined;
export function contentText(text: Bilingual | null | undefined, language: Language): string | undefined {
  return text?.[contentLanguageFor(language)];
}

/** The same, or the other language's text where nobody has written that one. */
export function writtenText(text: Bilingual, language: Language): string {
  const own = contentLanguageFor(language);
  return text[own].trim() || text[otherContentLanguage(own)].trim();
}

export const isBilingual = (value: unknown): value is Bilingual =>
  typeof value === 'object' && value !== null && contentLanguages.every((one) => typeof (value as Partial<Bilingual>)[one] === 'string');
