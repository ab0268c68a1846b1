import { askFrame, changed, type FrameRules, type ListFrame, readFrame, writeFrame } from '../../lib/list/list-frame.js';

export const letterStates = ['open', 'resolved', 'all'] as const;
export const auditTabs = ['letters', 'models'] as const;

/** What the page of stuck events shows, all of it in the address. */
export interface LettersAddress extends ListFrame {
  tab: (typeof auditTabs)[number];
  state: (typeof letterStates)[number];
  /** Empty: everywhere. */
  consumer: string;
  /** The event that is open beside the list. */
  id: string;
}

const rules: FrameRules = { sorts: ['failedAt'], usualSort: '-failedAt' };

/** Reads an address; what it does not understand is left out. */
export const readAddress = (query: URLSearchParams): LettersAddress => ({
  ...readFrame(query, rules),
  tab: auditTabs.find((tab) => tab === query.get('tab')) ?? 'letters',
  state: letterStates.find((state) => state === query.get('filter[state]')) ?? 'open',
  consumer: query.get('filter[consumer]') ?? '',
  id: query.get('id') ?? '',
});

/** The address of a list; what is as usual is left out. */
export function writeAddress(list: LettersAddress): URLSearchParams {
  const query = writeFrame(filtersOf(list), list, rules);
  if (list.tab !== 'letters') query.set('tab', list.tab);
  if (list.id) query.set('id', list.id);
  return query;
}

function filtersOf({ state, consumer }: LettersAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (state !== 'open') query.set('filter[state]', state);
  if (consumer) query.set('filter[consumer]', consumer);
  return query;
}

/** The question put to GET dead-letters. */
export const askedOf = (list: LettersAddress): URLSearchParams => askFrame(filtersOf(list), list);

/** True when something narrows the list. */
export const isNarrowed = (list: LettersAddress): boolean => filtersOf(list).size > 0;

/** The same list without anything that narrows it. */
export const widened = (list: LettersAddress): LettersAddress => changed(list, { state: 'open', consumer: '' });
