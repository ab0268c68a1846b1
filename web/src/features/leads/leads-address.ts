import { type LeadKind, leadKinds, type LeadStatus, leadStates } from '#machines/lead/state';
import {
  askFrame,
  changed,
  type FrameRules,
  isSearched,
  type ListFrame,
  readFrame,
  readSpan,
  writeFrame,
} from '../../lib/list/list-frame.js';

/** What the list of leads shows, all of it in the address. Empty words narrow nothing. */
export interface LeadsAddress extends ListFrame {
  state: LeadStatus | '';
  kind: LeadKind | '';
  source: string;
  /** Id of a country. */
  country: string;
  /** Id of a colleague. */
  assignee: string;
  /** Inclusive days. */
  created: string;
  /** `true`: only where a call is agreed. */
  callAgain: 'true' | '';
}

const rules: FrameRules = { sorts: ['createdAt', 'callAgainAt'], usualSort: '-createdAt' };

const names = {
  state: 'state',
  kind: 'kind',
  source: 'source',
  country: 'country',
  assignee: 'assignee',
  created: 'createdAt',
  callAgain: 'callAgain',
} as const;

/** The filters beside the tabs of the states. */
export type LeadsFilter = Exclude<keyof typeof names, 'state'>;

const longestSource = 200;
const oneOf = <Word extends string>(words: readonly Word[], text: string | null): Word | '' => words.find((word) => word === text) ?? '';

/** Reads an address; what it does not understand is left out. */
export const readAddress = (query: URLSearchParams): LeadsAddress => ({
  ...readFrame(query, rules),
  state: oneOf(leadStates, query.get('filter[state]')),
  kind: oneOf(leadKinds, query.get('filter[kind]')),
  source: (query.get('filter[source]') ?? '').slice(0, longestSource),
  country: query.get('filter[country]') ?? '',
  assignee: query.get('filter[assignee]') ?? '',
  created: readSpan(query.get('filter[createdAt]')),
  callAgain: oneOf(['true'], query.get('filter[callAgain]')),
});

/** The address of a list; what is as usual is left out. */
export const writeAddress = (list: LeadsAddress): URLSearchParams => writeFrame(filtersOf(list), list, rules);

function filtersOf(list: LeadsAddress): URLSearchParams {
  const query = new URLSearchParams();
  for (const [field, name] of Object.entries(names) as [keyof typeof names, string][]) {
    if (list[field]) query.set(`filter[${name}]`, list[field]);
  }
  return query;
}

/** The question put to GET leads. */
export const askedOf = (list: LeadsAddress): URLSearchParams => askFrame(filtersOf(list), list);

/** True when something narrows the list. */
export const isNarrowed = (list: LeadsAddress): boolean => filtersOf(list).size > 0 || isSearched(list);

/** The same list without anything that narrows it. */
export const widened = (list: LeadsAddress): LeadsAddress =>
  changed(list, { state: '', kind: '', source: '', country: '', assignee: '', created: '', callAgain: '', search: '' });
