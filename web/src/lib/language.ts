import type { Language } from '#machines/kernel/ids';
import { isLanguage } from '#machines/kernel/languages';

/** The language that /boot.js has set on <html>. */
export function bootLanguage(): Language {
  const lang = document.documentElement.lang;
  return isLanguage(lang) ? lang : 'ru';
}
