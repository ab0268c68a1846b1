import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import type { OrderEventData } from './events.js';
import type { OrderDocument, OrderFacts, RequestedItem } from './state.js';

type Asked = Pick<OrderEventData['DocumentsRequested'], 'items' | 'again' | 'withdrawn' | 'due'>;

/** The required document of the terms that an item refers to, with title and note in both languages; undefined for one typed by hand. */
export const requiredOf = <Required>({ required }: Pick<RequestedItem, 'required'>, terms: { requiredDocuments: readonly Required[] }) =>
  required === null ? undefined : terms.requiredDocuments[required];

/** Title of an item: that of the service's terms, followed by the person where each person provides their own; else the typed one. */
export const titleOfItem = (required: string | undefined, typed: string | null | undefined): string | undefined =>
  required && typed ? `${required}: ${typed}` : (required ?? typed ?? undefined);

/** Whether `document` still answers `item`: attached to it, and after its last request. */
export const answers = (document: OrderDocument, item: RequestedItem): boolean =>
  document.item === item.id && document.attachedAt >= item.askedAt;

/** The items after a request: new ones added, others requested again or withdrawn. */
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

/** Ensures ascending times: after a clock was set back, two commands may share a microsecond, and an earlier file must not count. */
const afterLast = (documents: readonly OrderDocument[], item: Id, at: Micros): Micros =>
  documents.reduce((latest, document) => (document.item === item ? Math.max(latest, document.attachedAt + 1) : latest), at);

/** Items without an answer: no file that is not rejected, nothing on paper. */
export const missingItems = (items: readonly RequestedItem[], documents: readonly OrderDocument[]): RequestedItem[] =>
  items.filter((item) => open(item) && !documents.some((document) => answers(document, item) && document.review !== 'rejected'));

const open = (item: RequestedItem): boolean => !item.withdrawn && !item.receivedOnPaper;

/** State of an item: from its newest valid file, or from what was received on paper. */
export type ItemState = 'waiting' | 'uploaded' | 'accepted' | 'rejected';

export function itemState(item: RequestedItem, documents: readonly OrderDocument[]): ItemState {
  if (item.receivedOnPaper) return 'accepted';
  const newest = documents.findLast((document) => answers(document, item));
  if (!newest) return 'waiting';
  return newest.review === 'none' ? 'uploaded' : newest.review;
}

/** Whether a file of the item was accepted since its last request; a newer one is then refused. */
export const isAccepted = (item: RequestedItem, documents: readonly OrderDocument[]): boolean =>
  documents.some((document) => answers(document, item) && document.review === 'accepted');

/** The result that replaces `document`; undefined if it is the current one. */
export const replacementOf = <T extends { replaces: Id | null }>(document: { id: Id }, documents: readonly T[]): T | undefined =>
  documents.find(({ replaces }) => replaces === document.id);

/** Whether `document` was replaced: by another result, by a newer file for its item, or because the item was requested again. */
export function isReplaced(document: OrderDocument, items: readonly RequestedItem[], documents: readonly OrderDocument[]): boolean {
  const item = items.find(({ id }) => id === document.item);
  if (!item) return replacementOf(document, documents) !== undefined;
  return documents.findLast((one) => answers(one, item))?.id !== document.id;
}

/** Version number of `document`, from 1: among the files of its item, or among results that replaced each other. */
export function versionOf(document: OrderDocument, documents: readonly OrderDocument[]): number {
  if (document.item !== null) return documents.filter(({ item }) => item === document.item).indexOf(document) + 1;
  const before = documents.find(({ id }) => id === document.replaces);
  return before ? versionOf(before, documents) + 1 : 1;
}

/** Facts about items and documents for the guards. */
export function documentFacts(items: readonly RequestedItem[], documents: readonly OrderDocument[]): Partial<OrderFacts> {
  return {
    items: items.filter((item) => !item.withdrawn).length,
    itemsMissing: missingItems(items, documents).length,
    itemsNotAccepted: items.filter((item) => open(item) && !isAccepted(item, documents)).length,
    addressItems: items.filter((item) => !item.withdrawn && item.kind === 'address').length,
    resultDocuments: documents.filter((document) => document.kind === 'result' && !replacementOf(document, documents)).length,
  };
}
