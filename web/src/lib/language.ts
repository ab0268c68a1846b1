import type { Language } from '#machines/kernel/ids';
import { languages } from '#machines/kernel/languages';

export const isLanguage = (text: unknown): text is Language => languages.includes(text as Language);

/** The language that /boot.js has set on <html>. */
export function bootLanguage(): Language {
  const lang = document.documentElement.lang;
  return isLanguage(lang) ? lang : 'ru';
}
