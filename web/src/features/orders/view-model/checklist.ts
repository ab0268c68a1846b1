import type { Id } from '#machines/kernel/ids';
import type { OrderResource, WireDocument, WireItem } from '../api/wire.js';

/** The server's state, with documents on paper as a separate one. */
export type ItemState = WireItem['state'] | 'paper';

/** Files that were given for an item, the oldest first. */
export const documentsOf = (order: OrderResource, item: Id): WireDocument[] =>
  order.documents.filter((document) => document.item === item).sort((a, b) => a.attachedAt.localeCompare(b.attachedAt));

/** The newest file of an item since its last request; earlier ones no longer count. */
export function currentDocument(order: OrderResource, item: Id): WireDocument | undefined {
  const asked = order.requestedItems.find((one) => one._id === item)?.askedAt ?? '';
  return documentsOf(order, item)
    .filter((document) => document.attachedAt >= asked)
    .at(-1);
}

export const stateOf = ({ receivedOnPaper, state }: WireItem): ItemState => (receivedOnPaper ? 'paper' : state);

export function stateOfDocument({ kind, review, replacedBy }: WireDocument): ItemState | 'result' | 'replaced' {
  if (replacedBy !== null) return 'replaced';
  if (kind === 'result') return 'result';
  return review === 'none' ? 'uploaded' : review;
}

/** Requested items that were not withdrawn. */
export const openItems = (order: OrderResource): WireItem[] => order.requestedItems.filter((item) => !item.withdrawn);

/** Items that the client has to upload: without a valid file and not given on paper. */
export const missingItems = (order: OrderResource): WireItem[] =>
  openItems(order).filter((item) => ['waiting', 'rejected'].includes(stateOf(item)));

/** Whether a missing item's day is past. */
export const isOverdue = (item: WireItem, officeDay: string): boolean =>
  item.due !== null && ['waiting', 'rejected'].includes(stateOf(item)) && item.due < officeDay;

/** The earliest day of missing items, YYYY-MM-DD; null if none has one. */
export const firstDue = (items: readonly WireItem[]): string | null =>
  items.reduce<string | null>((first, { due }) => (due !== null && (first === null || due < first) ? due : first), null);
