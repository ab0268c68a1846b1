import type { ReactNode } from 'react';
import type { Language } from '#machines/kernel/ids';
import { useLanguage } from '../lib/use-language.js';

/** Guesses the language of typed text by its alphabet: Cyrillic means Russian, anything else English. */
export const languageOfText = (text: string): Language => (/\p{Script=Cyrillic}/u.test(text) ? 'ru' : 'en');

/** Shows typed text unchanged, with its language if it is not the reader's, so that screen readers pronounce it. */
export function Quoted({ text, children = text }: { text: string; children?: ReactNode }) {
  const typed = languageOfText(text);
  return typed === useLanguage() ? children : <span lang={typed}>{children}</span>;
}
