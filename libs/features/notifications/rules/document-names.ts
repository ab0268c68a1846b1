import { requiredOf } from '#machines/order/items';
import type { OrderState, RequestedItem } from '#machines/order/state';
import type { DocumentName } from './notice.js';

/** The document of an item, of the service's or typed by hand. */
function documentName(item: RequestedItem, { terms }: Pick<OrderState, 'terms'>): DocumentName | null {
  const required = requiredOf(item, terms);
  const typed = item.title?.text;
  if (required === undefined) return typed ?? null;
  return typed === undefined ? required.title : { ...required.title, of: typed };
}

const isNamed = (name: DocumentName | null): name is DocumentName => name !== null;

/** The names of the items that have one, in their order. */
export const namesOfItems = (items: readonly RequestedItem[], order: Pick<OrderState, 'terms'>): DocumentName[] =>
  items.map((item) => documentName(item, order)).filter(isNamed);
