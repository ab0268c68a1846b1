import type { Language } from '#machines/kernel/ids';

/** A text that depends on {{count}}: Russian needs one, few, many and other. */
export type Plural = { one: string; other: string; few?: string; many?: string };
type Words = string | Plural;

/** A line for the list, which is also the email's subject, and one or two sentences. */
export interface Sentence {
  title: Words;
  text: Words;
}

export type SentenceByLanguage = Readonly<Record<Language, Sentence>>;
