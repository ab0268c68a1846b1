import type { Language } from '#machines/kernel/ids';
import { writeStored } from './storage.js';

/** Stores the chosen language in local storage for pages, and in a cookie for the server, which answers "/". */
export function keepLanguage(language: Language): void {
  writeStored('language', language);
  document.cookie = `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
}
