import type { Language } from '#machines/kernel/ids';
import type { Sentence } from './sentence.js';
import { bankAccounts } from './bank-accounts.js';
import { prices } from './prices.js';
import { companies } from './companies.js';
import { clientTurns } from './client-turns.js';
import { orderDocuments } from './order-documents.js';
import { orderMoney } from './order-money.js';
import { orderProgress } from './order-progress.js';
import { orderWork } from './order-work.js';
import { others } from './other.js';

/** Texts by event and kind of reader. Russian names are placed where the verb needs no gender. */
const sentences = {
  ...orderProgress,
  ...orderDocuments,
  ...orderWork,
  ...orderMoney,
  ...clientTurns,
  ...bankAccounts,
  ...prices,
  ...companies,
  ...others,
} as const;

export type SentenceKey = keyof typeof sentences;
export const sentenceKeys = Object.keys(sentences) as readonly SentenceKey[];

export const sentencesIn = (language: Language): Readonly<Record<SentenceKey, Sentence>> =>
  Object.fromEntries(sentenceKeys.map((key) => [key, sentences[key][language]])) as Record<SentenceKey, Sentence>;
