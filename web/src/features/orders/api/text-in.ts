import type { Language } from '#libs/kernel/ids';
import type { Text } from './wire.js';

/** A text as the reader gets it: one that exists in both languages in theirs. */
export const textIn = (text: Text | null | undefined, language: Language): string =>
  text === null || text === undefined ? '' : typeof text === 'string' ? text : text[language];
