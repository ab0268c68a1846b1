import { requiredOf } from '#machines/order/items';
import type { OrderState, RequestedItem } from '#machines/order/state';
import type { DocumentName } from './notice.js';

/** Null for an item without a document; the document is the service's, or was typed by hand. */
function documentName(item: RequestedItem, { terms }: Pick<OrderState, 'terms'>): DocumentName | null {
  const required = requiredOf(item, terms);
  const typed = item.title?.text;
  if (required === undefined) return typed ?? null;
  return typed === undefined ? required.title : { ...required.title, of: typed };
}

const isNamed = (name: DocumentName | null): name is DocumentName => name !== null;

/** Skips items without a name. */
export const namesOfItems = (items: readonly RequestedItem[], order: Pick<OrderState, 'terms'>): DocumentName[] =>
  items.map((item) => documentName(item, order)).filter(isNamed);
