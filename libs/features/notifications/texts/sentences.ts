import { en } from './en-sentences.js';

/** Sentences of notifications, by event and kind of reader. */
export type SentenceKey = keyof typeof en;
export const sentenceKeys = Object.keys(en) as readonly SentenceKey[];
