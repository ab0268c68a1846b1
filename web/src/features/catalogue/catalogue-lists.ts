import { isCurrency } from '#machines/kernel/money';
import { defineList, oneOf, type Param, text } from '../../lib/list/define-list.js';
import type { ListOf } from '../../lib/list/use-list.js';
import { archivedFlag, archiveTabs, type Kind } from './use-catalogue.js';

/** Tabs of /admin/others: three kinds of choices, and the currencies. */
export const otherTabs = ['activityArea', 'director', 'directorCompany', 'currencies'] as const;
type OtherTab = (typeof otherTabs)[number];

const sortsOf = {
  countries: ['-createdAt', 'createdAt', 'name', '-name'],
  services: ['-createdAt', 'title', 'price', '-price', 'term'],
  'service-types': ['-createdAt', 'createdAt', 'title', '-title'],
  choices: ['-createdAt', 'createdAt', 'title', '-title'],
} as const satisfies Record<Kind, readonly string[]>;

export type CatalogueFilter = 'country' | 'type' | 'currency';

/** Filters that each list of the catalogue has besides its search. */
export const filtersOf: Record<Kind, readonly CatalogueFilter[]> = {
  countries: ['currency'],
  services: ['country', 'type', 'currency'],
  'service-types': [],
  choices: [],
};

/* A list of the catalogue: what is offered and what was taken out, and what of it is open: its id or `new`, and the part of it that is in view. */
const listOf = (kind: Kind) => {
  const only = (filter: CatalogueFilter, param: Param): Param => (filtersOf[kind].includes(filter) ? param : { ...param, parse: () => '' });
  return defineList({
    sorts: sortsOf[kind],
    filters: {
      country: only('country', text('country')),
      type: only('type', text('type')),
      currency: only('currency', { name: 'currency', initial: '', parse: (code) => (isCurrency(code) ? code : '') }),
    },
    view: {
      tab: oneOf<OtherTab>('tab', kind === 'choices' ? otherTabs : [], 'activityArea'),
      shown: oneOf('shown', archiveTabs, 'active'),
      id: text('id'),
      part: { ...text('part'), within: 'id' },
    },
    apiParams: ({ shown }) => ({ 'filter[archived]': archivedFlag[shown] }),
  });
};

export const catalogueLists = {
  countries: listOf('countries'),
  services: listOf('services'),
  'service-types': listOf('service-types'),
  choices: listOf('choices'),
};

/** A list of the catalogue, whose address also has the open row (`id`) and the tab of its editor (`part`). */
export type CatalogueAt = ListOf<(typeof catalogueLists)[Kind]>;
