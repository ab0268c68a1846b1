import { contentText } from '#machines/kernel/content-language';
import type { Language } from '#machines/kernel/ids';
import { requiredOf, titleOfItem } from '#machines/order/items';
import type { OrderResource, Text, WireItem } from './wire.js';

/** Selects the reader's language of a bilingual text. */
export const textIn = (text: Text | null | undefined, language: Language): string =>
  text === null || text === undefined ? '' : typeof text === 'string' ? text : contentText(text, language);

type Asked = Pick<WireItem, 'title' | 'person' | 'note' | 'required'>;
type Requiring = Pick<OrderResource, 'requiredDocuments'>;

/** In the reader's language if the service requires the item, with the person whose it is; otherwise as it was typed. */
export function itemTitle(item: Asked, order: Requiring, language: Language): string {
  const listed = requiredOf(item, order)?.title;
  return (listed && titleOfItem(textIn(listed, language), item.person)) ?? item.title;
}

/** The note of an item: the service's in the reader's language, otherwise as it was typed. */
export const itemNote = (item: Asked, order: Requiring, language: Language): string =>
  textIn(requiredOf(item, order)?.note ?? item.note, language);
