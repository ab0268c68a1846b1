import type { Language } from '#machines/kernel/ids';
import { itemTitle, textIn } from '../api/text-in.js';
import type { OrderResource } from '../api/wire.js';

/** An item in the form. `own` items were added by hand and can be edited and removed. */
export interface DraftItem {
  key: string;
  own: boolean;
  /** position among the service's documents; absent for own items */
  required?: number;
  chosen: boolean;
  kind: 'document' | 'address';
  title: string;
  note: string;
  /** people who each give the document; empty: it is requested once */
  persons: readonly string[];
}

/** Values of the form: new requests, changes of earlier ones, and the day until which documents are due. */
export interface RequestDraft {
  items: DraftItem[];
  choices: Readonly<Record<string, 'keep' | 'again' | 'withdraw'>>;
  /** YYYY-MM-DD; empty: no day */
  due: string;
}

export const blankItem = (): DraftItem => ({
  key: crypto.randomUUID(),
  own: true,
  chosen: true,
  kind: 'document',
  title: '',
  note: '',
  persons: [],
});

/** Required documents that were not requested yet, all selected; or one empty line. */
export function prefilled(order: OrderResource, language: Language): DraftItem[] {
  const requested = order.requestedItems.filter((item) => !item.withdrawn);
  const asked = new Set(requested.map((item) => itemTitle(item, order, language)));
  const places = new Set(requested.map(({ required }) => required));
  const usual = order.requiredDocuments
    .map((document, index) => ({
      key: `usual-${index}`,
      own: false,
      required: index,
      chosen: true,
      kind: document.kind,
      title: textIn(document.title, language),
      note: textIn(document.note, language),
      persons: [],
    }))
    .filter((item) => !places.has(item.required) && !asked.has(item.title));
  return usual.length > 0 || asked.size > 0 ? usual : [blankItem()];
}

/** Names of the founders if they are known, otherwise two empty ones. */
export function personsOf({ details }: OrderResource): string[] {
  const named = details.founders.map(({ name }) => name);
  return named.length > 1 ? named : [named[0] ?? '', ''];
}

/** Paths of selected items without a title or a person's name. */
export function blankPaths({ chosen, title, persons }: DraftItem, index: number): string[] {
  if (!chosen) return [];
  const unnamed = persons.flatMap((person, place) => (person.trim() === '' ? [`items.${index}.persons.${place}`] : []));
  return title.trim() === '' ? [`items.${index}.title`, ...unnamed] : unnamed;
}

type Asked = Pick<DraftItem, 'kind'> & { title?: string; note?: string; required?: number };

/** Body of an item: one, or one for each of its `persons`. */
function askedFor({ kind, title, note, required, persons }: DraftItem): Asked[] {
  if (required === undefined) return [{ kind, title: title.trim(), ...(note.trim() === '' ? {} : { note: note.trim() }) }];
  return persons.length === 0 ? [{ kind, required }] : persons.map((person) => ({ kind, required, title: person.trim() }));
}

/** Payload of requestDocuments: only selected items, without empty notes. */
export function payloadOf({ items, choices, due }: RequestDraft) {
  const marked = (choice: 'again' | 'withdraw') => Object.keys(choices).filter((id) => choices[id] === choice);
  return {
    items: items.filter(({ chosen }) => chosen).flatMap(askedFor),
    again: marked('again'),
    withdraw: marked('withdraw'),
    ...(due !== '' && { due }),
  };
}
