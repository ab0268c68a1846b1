import { departments } from '#libs/kernel/people';
import { askFrame, changed, isSearched, type ListFrame, readFrame, readSpan, writeFrame } from '../../lib/list/list-frame.js';
import type { Group } from './groups.js';
import { staffRoles } from './groups.js';
import type { PersonStatus } from './wire.js';

/** What a list of people shows, all of it in the address. Empty words narrow nothing. */
export interface PeopleAddress extends ListFrame {
  status: PersonStatus | '';
  role: string;
  department: string;
  /** Id of a country. */
  country: string;
  /** Inclusive days, `2026-11-01..2026-11-20`, either end may be missing. */
  joined: string;
  /** The person whose sheet lies over the list. */
  person: string;
}

const rules = { sorts: ['createdAt', 'lastName'], usualSort: '-createdAt' };

/** The tabs over a list beside that of the usual ones, who are active or invited. Clients are never invited: they sign up. */
export const statusesOf = (group: Group): PersonStatus[] =>
  group === 'clients' ? ['deactivated', 'erased'] : ['invited', 'deactivated', 'erased'];

const oneOf = <Word extends string>(words: readonly Word[], text: string | null): Word | '' => words.find((word) => word === text) ?? '';

const names = { status: 'status', role: 'role', department: 'department', country: 'country', joined: 'createdAt' } as const;

/** How the address of a group's list is read and written; what it does not understand is left out. */
export const addressOf = (group: Group) => ({
  read: (query: URLSearchParams): PeopleAddress => ({
    ...readFrame(query, rules),
    status: oneOf(statusesOf(group), query.get('filter[status]')),
    role: group === 'staff' ? oneOf(staffRoles, query.get('filter[role]')) : '',
    department: group === 'staff' ? oneOf(departments, query.get('filter[department]')) : '',
    country: query.get('filter[country]') ?? '',
    joined: readSpan(query.get('filter[createdAt]')),
    person: group === 'staff' ? (query.get('id') ?? '') : '',
  }),
  write: (list: PeopleAddress): URLSearchParams => {
    const query = writeFrame(filtersOf(list), list, rules);
    if (list.person) query.set('id', list.person);
    return query;
  },
});

function filtersOf(list: PeopleAddress): URLSearchParams {
  const query = new URLSearchParams();
  for (const [field, name] of Object.entries(names) as [keyof typeof names, string][]) {
    if (list[field]) query.set(`filter[${name}]`, list[field]);
  }
  return query;
}

/** The question put to GET users/{group}. */
export const askedOf = (list: PeopleAddress): URLSearchParams => askFrame(filtersOf(list), list);

/** True when something narrows the list: then an empty answer means "no match" and not "nothing yet". */
export const isNarrowed = (list: PeopleAddress): boolean => filtersOf(list).size > 0 || isSearched(list);

/** The same list without anything that narrows it. */
export const widened = (list: PeopleAddress): PeopleAddress =>
  changed(list, { status: '', role: '', department: '', country: '', joined: '', search: '' });
