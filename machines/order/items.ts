import type { Id } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';
import type { OrderEventData } from './events.js';
import type { OrderDocument, OrderFacts, RequestedItem, StepState } from './state.js';

type Asked = Pick<OrderEventData['DocumentsRequested'], 'items' | 'again' | 'withdrawn'>;

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
    return { ...item, withdrawn: false, receivedOnPaper: false, askedAt: afterLast(documents, item.id, at) };
  });
  const added = asked.items.map((item) => ({ ...item, askedAt: at, withdrawn: false, receivedOnPaper: false }));
  return [...changed, ...added];
}

/** Two commands may share a microsecond when a clock was set back; a file of before must not count all the same. */
const afterLast = (documents: readonly OrderDocument[], item: Id, at: Micros): Micros =>
  documents.reduce((latest, document) => (document.item === item ? Math.max(latest, document.attachedAt + 1) : latest), at);

/** The items that nothing answers yet: no file that is not rejected, no paper. */
export const missingItems = (items: readonly RequestedItem[], documents: readonly OrderDocument[]): RequestedItem[] =>
  items.filter((item) => open(item) && !documents.some((document) => answers(document, item) && document.review !== 'rejected'));

const open = (item: RequestedItem): boolean => !item.withdrawn && !item.receivedOnPaper;

/** The facts that items and documents give to the guards. */
export function documentFacts(items: readonly RequestedItem[], documents: readonly OrderDocument[]): Partial<OrderFacts> {
  const accepted = (item: RequestedItem) => documents.some((document) => answers(document, item) && document.review === 'accepted');
  return {
    items: items.filter((item) => !item.withdrawn).length,
    itemsMissing: missingItems(items, documents).length,
    itemsNotAccepted: items.filter((item) => open(item) && !accepted(item)).length,
    resultDocuments: documents.filter((document) => document.kind === 'result').length,
  };
}

/** The facts that steps give to the guards; only visible ones are work that somebody sees. */
export function stepFacts(steps: readonly StepState[]): Pick<OrderFacts, 'visibleSteps' | 'openSteps'> {
  const visible = steps.filter((step) => step.visible);
  return { visibleSteps: visible.length, openSteps: visible.filter((step) => step.completedAt === null).length };
}
