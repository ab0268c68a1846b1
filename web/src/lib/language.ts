import type { Language } from '#machines/kernel/ids';

export const languages: readonly Language[] = ['ru', 'en'];

export const isLanguage = (text: unknown): text is Language => text === 'ru' || text === 'en';

/** The language the page was painted in: /boot.js has set it on <html> before any of this ran. */
export function bootLanguage(): Language {
  const lang = document.documentElement.lang;
  return isLanguage(lang) ? lang : 'ru';
}
