import type { Language } from '#machines/kernel/ids';
import { writeStored } from './storage.js';

/**
 * Keeps the language a person chose: in the local storage, where pages look, and in a cookie, because the address "/" is answered by the server, which sees
 * no local storage.
 */
export function keepLanguage(language: Language): void {
  writeStored('language', language);
  document.cookie = `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
}
