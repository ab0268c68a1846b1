import { requiredOf } from '#machines/order/items';
import type { OrderState, RequestedItem } from '#machines/order/state';
import type { DocumentName } from './notice.js';

/** What of a service's documents, or of those typed by hand, an item asks for. */
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
