import { isCurrency } from '#libs/kernel/currency';
import { askFrame, changed, isSearched, type ListFrame, readFrame, writeFrame } from '../../lib/list/list-frame.js';
import { archivedFlag, type ArchiveTab, archiveTabs, type Kind } from './use-catalogue.js';

/** The parts of /admin/others: three kinds of choices, and the currencies. */
export const otherTabs = ['activityArea', 'director', 'directorCompany', 'currencies'] as const;
export type OtherTab = (typeof otherTabs)[number];

/** What a list of the catalogue shows, all of it in the address, and what of it is open. Empty words narrow nothing. */
export interface CatalogueAddress extends ListFrame {
  shown: ArchiveTab;
  /** Ids of a country and of a service type. */
  country: string;
  type: string;
  currency: string;
  /** Of /admin/others. */
  tab: OtherTab;
  /** The one that is open, or `new`. */
  id: string;
  /** The part of it that is in view. */
  part: string;
}

const sortsOf: Record<Kind, readonly string[]> = {
  countries: ['createdAt', 'name'],
  services: ['createdAt', 'title', 'price', 'term'],
  'service-types': ['createdAt', 'title'],
  choices: ['createdAt', 'title'],
};

/** What a list may be narrowed by beside its search. */
const filtersFor: Record<Kind, readonly ('country' | 'type' | 'currency')[]> = {
  countries: ['currency'],
  services: ['country', 'type', 'currency'],
  'service-types': [],
  choices: [],
};

const readCurrency = (text: string | null): string => (text !== null && isCurrency(text) ? text : '');

/** How the address of a list is read and written; what it does not understand is left out. */
export const addressOf = (kind: Kind) => {
  const rules = { sorts: sortsOf[kind], usualSort: '-createdAt' };
  const has = (filter: 'country' | 'type' | 'currency') => filtersFor[kind].includes(filter);
  return {
    read: (query: URLSearchParams): CatalogueAddress => ({
      ...readFrame(query, rules),
      shown: archiveTabs.find((tab) => tab === query.get('shown')) ?? 'active',
      country: has('country') ? (query.get('filter[country]') ?? '') : '',
      type: has('type') ? (query.get('filter[type]') ?? '') : '',
      currency: readCurrency(query.get('filter[currency]')),
      tab: otherTabs.find((tab) => tab === query.get('tab')) ?? 'activityArea',
      id: query.get('id') ?? '',
      part: query.get('part') ?? '',
    }),
    write: (list: CatalogueAddress): URLSearchParams => {
      const query = writeFrame(narrowing(list), list, rules);
      if (kind === 'choices' && list.tab !== 'activityArea') query.set('tab', list.tab);
      if (list.shown !== 'active') query.set('shown', list.shown);
      if (list.id) query.set('id', list.id);
      if (list.id && list.part) query.set('part', list.part);
      return query;
    },
  };
};

function narrowing({ country, type, currency }: CatalogueAddress): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ country, type, currency })) if (value) query.set(`filter[${name}]`, value);
  return query;
}

/** The question put to the API. */
export function askedOf(list: CatalogueAddress): URLSearchParams {
  const query = askFrame(narrowing(list), list);
  query.set('filter[archived]', archivedFlag[list.shown]);
  return query;
}

/** The same rows, all of them, for a file. */
export function exportOf(list: CatalogueAddress): URLSearchParams {
  const query = askedOf(list);
  query.delete('page');
  query.delete('per_page');
  return query;
}

/** True when something narrows the list: then an empty answer means "no match" and not "nothing yet". */
export const isNarrowed = (list: CatalogueAddress): boolean => narrowing(list).size > 0 || isSearched(list);

/** The same list without anything that narrows it. */
export const widened = (list: CatalogueAddress): CatalogueAddress => changed(list, { country: '', type: '', currency: '', search: '' });
