import type { Language } from '#machines/kernel/ids';
import { requiredOf, titleOfItem } from '#machines/order/items';
import type { OrderResource, Text, WireItem } from './wire.js';

/** A text as the reader gets it: one that exists in both languages in theirs. */
export const textIn = (text: Text | null | undefined, language: Language): string =>
  text === null || text === undefined ? '' : typeof text === 'string' ? text : text[language];

type Asked = Pick<WireItem, 'title' | 'person' | 'note' | 'required'>;
type Requiring = Pick<OrderResource, 'requiredDocuments'>;

/** The name of what is asked for: in the reader's language where the service requires it, with whose it is; else as it was typed. */
export function itemTitle(item: Asked, order: Requiring, language: Language): string {
  const listed = requiredOf(item, order)?.title;
  return (listed && titleOfItem(textIn(listed, language), item.person)) ?? item.title;
}

/** The note of an item, in the same way. */
export const itemNote = (item: Asked, order: Requiring, language: Language): string =>
  textIn(requiredOf(item, order)?.note ?? item.note, language);
