import type { Id } from '#machines/kernel/ids';
import type { OrderResource, WireDocument, WireItem } from '../api/wire.js';

/** The server's state, with documents on paper as a separate one. */
export type ItemState = WireItem['state'] | 'paper';

/** The files of an item, oldest first. */
export const documentsOf = (order: OrderResource, item: Id): WireDocument[] =>
  order.documents.filter((document) => document.item === item).sort((a, b) => a.attachedAt.localeCompare(b.attachedAt));

/** The newest file of an item: the one that counts. What was attached before it was asked for again no longer does. */
export function currentDocument(order: OrderResource, item: Id): WireDocument | undefined {
  const asked = order.requestedItems.find((one) => one._id === item)?.askedAt ?? '';
  return documentsOf(order, item)
    .filter((document) => document.attachedAt >= asked)
    .at(-1);
}

export const stateOf = ({ receivedOnPaper, state }: WireItem): ItemState => (receivedOnPaper ? 'paper' : state);

/** The state of one file, requested or not. */
export function stateOfDocument({ kind, review, replacedBy }: WireDocument): ItemState | 'result' | 'replaced' {
  if (replacedBy !== null) return 'replaced';
  if (kind === 'result') return 'result';
  return review === 'none' ? 'uploaded' : review;
}

/** Items that are still asked for: withdrawn ones are gone from the checklist. */
export const openItems = (order: OrderResource): WireItem[] => order.requestedItems.filter((item) => !item.withdrawn);

/** Items without a file that still counts and not on paper: what the client has to upload. */
export const missingItems = (order: OrderResource): WireItem[] =>
  openItems(order).filter((item) => ['waiting', 'rejected'].includes(stateOf(item)));

/** Whether the day has passed by which something was wanted that is not there. */
export const isOverdue = (item: WireItem, officeDay: string): boolean =>
  item.due !== null && ['waiting', 'rejected'].includes(stateOf(item)) && item.due < officeDay;

/** The first day by which something is wanted that is missing, YYYY-MM-DD; null where none was named. */
export const firstDue = (items: readonly WireItem[]): string | null =>
  items.reduce<string | null>((first, { due }) => (due !== null && (first === null || due < first) ? due : first), null);
