import type { Language } from '#libs/kernel/ids';
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
}

/** All of the form: what is asked for anew, and what becomes of what was asked for before. */
export interface RequestDraft {
  items: DraftItem[];
  choices: Readonly<Record<string, 'keep' | 'again' | 'withdraw'>>;
  /** YYYY-MM-DD; empty: no day is named */
  due: string;
}

export const blankItem = (): DraftItem => ({ key: crypto.randomUUID(), own: true, chosen: true, kind: 'document', title: '', note: '' });

/** What the service required at placing and was not asked for yet, all chosen; without any, one empty line to write in. */
export function prefilled(order: OrderResource, language: Language): DraftItem[] {
  const standing = order.requestedItems.filter((item) => !item.withdrawn);
  const asked = new Set(standing.map((item) => itemTitle(item, order, language)));
  const usual = order.requiredDocuments
    .map((document, index) => ({
      key: `usual-${index}`,
      own: false,
      required: index,
      chosen: true,
      kind: document.kind,
      title: textIn(document.title, language),
      note: textIn(document.note, language),
    }))
    .filter((item) => !asked.has(item.title));
  return usual.length > 0 || asked.size > 0 ? usual : [blankItem()];
}

/** The payload of requestDocuments: only what was chosen, empty notes left out. */
export function payloadOf({ items, choices, due }: RequestDraft) {
  const marked = (choice: 'again' | 'withdraw') => Object.keys(choices).filter((id) => choices[id] === choice);
  return {
    items: items
      .filter(({ chosen }) => chosen)
      .map(({ kind, title, note, required }) =>
        required === undefined ? { kind, title: title.trim(), ...(note.trim() === '' ? {} : { note: note.trim() }) } : { kind, required },
      ),
    again: marked('again'),
    withdraw: marked('withdraw'),
    ...(due !== '' && { due }),
  };
}
