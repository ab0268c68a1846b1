import type { Language } from '#libs/kernel/ids';
import type { OrderResource, Text, WireItem } from './wire.js';

/** A text as the reader gets it: one that exists in both languages in theirs. */
export const textIn = (text: Text | null | undefined, language: Language): string =>
  text === null || text === undefined ? '' : typeof text === 'string' ? text : text[language];

type Asked = Pick<WireItem, 'title' | 'note' | 'required'>;
type Requiring = Pick<OrderResource, 'requiredDocuments'>;

/** The name of what is asked for: in the reader's language where the service requires it, else as it was typed. */
export const itemTitle = ({ title, required }: Asked, order: Requiring, language: Language): string =>
  required === null ? title : textIn(order.requiredDocuments[required]?.title ?? title, language);

/** What is said beside it, likewise. */
export const itemNote = ({ note, required }: Asked, order: Requiring, language: Language): string =>
  required === null ? (note ?? '') : textIn(order.requiredDocuments[required]?.note ?? note, language);

/** The language a text was typed in, told by its alphabet. */
export const languageOfText = (text: string): Language => (/\p{Script=Cyrillic}/u.test(text) ? 'ru' : 'en');
