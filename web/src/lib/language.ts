import { isLanguage, type Language, localeOf, ownName } from '#machines/kernel/languages';

/** The language that /boot.js has set on <html>. */
export function bootLanguage(): Language {
  const lang = document.documentElement.lang;
  return isLanguage(lang) ? lang : 'ru';
}

/** "Russian", "русский": a language of the interface as a reader of `reader` calls it. */
export const languageName = (language: Language, reader: Language): string =>
  new Intl.DisplayNames(localeOf(reader), { type: 'language' }).of(language) ?? ownName(language);
