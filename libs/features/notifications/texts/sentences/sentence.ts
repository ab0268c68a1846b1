import type { Language } from '#machines/kernel/ids';

/** A sentence that changes with {{count}}: Russian needs one, few, many and other. */
export type Plural = { one: string; other: string; few?: string; many?: string };
type Words = string | Plural;

/** The text of a notification: a line for the list, which is the email's subject, and a sentence or two. */
export interface Sentence {
  title: Words;
  text: Words;
}

/** A sentence in both languages. */
export type SentenceByLanguage = Readonly<Record<Language, Sentence>>;
