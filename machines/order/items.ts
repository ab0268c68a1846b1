import type { Id } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';
import type { OrderEventData } from './events.js';
import type { OrderDocument, OrderFacts, RequestedItem, StepState } from './state.js';

type Asked = Pick<OrderEventData['DocumentsRequested'], 'items' | 'again' | 'withdrawn' | 'due'>;

/** The document of the terms that an item asks for, which has title and note in both languages; undefined of one typed by hand. */
export const requiredOf = <Required>({ required }: Pick<RequestedItem, 'required'>, terms: { requiredDocuments: readonly Required[] }) =>
  required === null ? undefined : terms.requiredDocuments[required];

/** What an item is called: its title in the service's terms, followed by whose it is where each person gives their own; else what was typed. */
export const titleOfItem = (required: string | undefined, typed: string | null | undefined): string | undefined =>
  required && typed ? `${required}: ${typed}` : (required ?? typed ?? undefined);

/** Whether `document` still answers `item`: it was attached to it, and not before it was last asked for. */
export const answers = (document: OrderDocument, item: RequestedItem): boolean =>
  document.item === item.id && document.attachedAt >= item.askedAt;

/** The items after a request: new ones added, others asked for again or withdrawn. */
export function itemsAfter(
  items: readonly RequestedItem[],
  documents: readonly OrderDocument[],
  asked: Asked,
  at: Micros,
): RequestedItem[] {
  const changed = items.map((item) => {
    if (asked.withdrawn.includes(item.id)) return { ...item, withdrawn: true };
    if (!asked.again.includes(item.id)) return item;
    return { ...item, withdrawn: false, receivedOnPaper: false, askedAt: afterLast(documents, item.id, at), due: asked.due };
  });
  const added = asked.items.map((item) => ({ ...item, askedAt: at, due: asked.due, withdrawn: false, receivedOnPaper: false }));
  return [...changed, ...added];
}

/** Two commands may share a microsecond when a clock was set back; a file of before must not count all the same. */
const afterLast = (documents: readonly OrderDocument[], item: Id, at: Micros): Micros =>
  documents.reduce((latest, document) => (document.item === item ? Math.max(latest, document.attachedAt + 1) : latest), at);

/** The items that nothing answers yet: no file that is not rejected, no paper. */
export const missingItems = (items: readonly RequestedItem[], documents: readonly OrderDocument[]): RequestedItem[] =>
  items.filter((item) => open(item) && !documents.some((document) => answers(document, item) && document.review !== 'rejected'));

const open = (item: RequestedItem): boolean => !item.withdrawn && !item.receivedOnPaper;

/** How an item stands: by its newest file that still answers it, or by what came on paper. */
export type ItemState = 'waiting' | 'uploaded' | 'accepted' | 'rejected';

export function itemState(item: RequestedItem, documents: readonly OrderDocument[]): ItemState {
  if (item.receivedOnPaper) return 'accepted';
  const newest = documents.findLast((document) => answers(document, item));
  if (!newest) return 'waiting';
  return newest.review === 'none' ? 'uploaded' : newest.review;
}

/** Whether a file of the item was accepted since it was last asked for; a newer one is then not wanted. */
export const isAccepted = (item: RequestedItem, documents: readonly OrderDocument[]): boolean =>
  documents.some((document) => answers(document, item) && document.review === 'accepted');

/** The result that stands in for `document`; undefined while it is the one that counts. */
export const replacementOf = <T extends { replaces: Id | null }>(document: { id: Id }, documents: readonly T[]): T | undefined =>
  documents.find(({ replaces }) => replaces === document.id);

/** Whether `document` counts no more: another result stands in for it, a newer file answers its item, or the item was asked for again. */
export function isReplaced(document: OrderDocument, items: readonly RequestedItem[], documents: readonly OrderDocument[]): boolean {
  const item = items.find(({ id }) => id === document.item);
  if (!item) return replacementOf(document, documents) !== undefined;
  return documents.findLast((one) => answers(one, item))?.id !== document.id;
}

/** Which version of its item `document` is, from 1: the files attached to one item, and a result with those it replaced. */
export function versionOf(document: OrderDocument, documents: readonly OrderDocument[]): number {
  if (document.item !== null) return documents.filter(({ item }) => item === document.item).indexOf(document) + 1;
  const before = documents.find(({ id }) => id === document.replaces);
  return before ? versionOf(before, documents) + 1 : 1;
}

/** The facts that items and documents give to the guards. */
export function documentFacts(items: readonly RequestedItem[], documents: readonly OrderDocument[]): Partial<OrderFacts> {
  return {
    items: items.filter((item) => !item.withdrawn).length,
    itemsMissing: missingItems(items, documents).length,
    itemsNotAccepted: items.filter((item) => open(item) && !isAccepted(item, documents)).length,
    addressItems: items.filter((item) => !item.withdrawn && item.kind === 'address').length,
    resultDocuments: documents.filter((document) => document.kind === 'result' && !replacementOf(document, documents)).length,
  };
}

/** The facts that steps give to the guards; only visible ones are work that somebody sees. */
export function stepFacts(steps: readonly StepState[]): Pick<OrderFacts, 'visibleSteps' | 'openSteps'> {
  const visible = steps.filter((step) => step.visible);
  return { visibleSteps: visible.length, openSteps: visible.filter((step) => step.completedAt === null).length };
}
