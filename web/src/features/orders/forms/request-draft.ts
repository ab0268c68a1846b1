import type { Language } from '#machines/kernel/ids';
import { itemTitle, textIn } from '../api/text-in.js';
import type { OrderResource } from '../api/wire.js';

/** One thing to ask for, while the form is open. `own` ones were added by hand and can be edited and removed. */
export interface DraftItem {
  key: string;
  own: boolean;
  /** place among what the service requires; absent of own ones */
  required?: number;
  chosen: boolean;
  kind: 'document' | 'address';
  title: string;
  note: string;
  /** each gives their own; empty: it is asked for once */
  persons: readonly string[];
}

/** All of the form: new requests, and what becomes of earlier ones. */
export interface RequestDraft {
  items: DraftItem[];
  choices: Readonly<Record<string, 'keep' | 'again' | 'withdraw'>>;
  /** YYYY-MM-DD; empty: no day is named */
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

/** Required documents that were not requested yet, all chosen; without any, one empty line. */
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

/** People who each give a document: the founders where their names are known, else two to be named. */
export function personsOf({ details }: OrderResource): string[] {
  const named = details.founders.map(({ name }) => name);
  return named.length > 1 ? named : [named[0] ?? '', ''];
}

/** Paths of chosen items without a name, or without the name of a person. */
export function blankPaths({ chosen, title, persons }: DraftItem, index: number): string[] {
  if (!chosen) return [];
  const unnamed = persons.flatMap((person, place) => (person.trim() === '' ? [`items.${index}.persons.${place}`] : []));
  return title.trim() === '' ? [`items.${index}.title`, ...unnamed] : unnamed;
}

type Asked = Pick<DraftItem, 'kind'> & { title?: string; note?: string; required?: number };

/** Items of one line: one, or one for each person. */
function askedFor({ kind, title, note, required, persons }: DraftItem): Asked[] {
  if (required === undefined) return [{ kind, title: title.trim(), ...(note.trim() === '' ? {} : { note: note.trim() }) }];
  return persons.length === 0 ? [{ kind, required }] : persons.map((person) => ({ kind, required, title: person.trim() }));
}

/** The payload of requestDocuments: only what was chosen, empty notes left out. */
export function payloadOf({ items, choices, due }: RequestDraft) {
  const marked = (choice: 'again' | 'withdraw') => Object.keys(choices).filter((id) => choices[id] === choice);
  return {
    items: items.filter(({ chosen }) => chosen).flatMap(askedFor),
    again: marked('again'),
    withdraw: marked('withdraw'),
    ...(due !== '' && { due }),
  };
}
