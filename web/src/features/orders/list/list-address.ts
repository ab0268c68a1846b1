import { orderStatuses, type OrderStatus } from '#machines/order/statuses';

/** What the list shows, all of it in the address, so that Back, refresh and a sent link keep it. */
export interface ListAddress {
  page: number;
  perPage: number;
  search: string;
  /** Empty: all of them. */
  statuses: OrderStatus[];
  /** Inclusive days, `2026-11-01..2026-11-20`, either end may be missing. */
  placed: string;
  /** Id of a country. */
  country: string;
  /** Id of a manager. */
  manager: string;
  /** As on the wire: `-createdAt`. */
  sort: string;
  /** Columns the reader has switched from what they usually are: taken away, or brought in. */
  switched: string[];
}

export const perPageChoices = [5, 12, 25, 50, 100] as const;
export const defaultPerPage = 12;
export const defaultSort = '-createdAt';
/** Shorter words are not searched for: the API wants three characters. */
export const shortestSearch = 3;

const sorts = ['createdAt', 'updatedAt'];
const isSort = (text: string) => sorts.includes(text.replace(/^-/, ''));
const isStatus = (text: string): text is OrderStatus => (orderStatuses as readonly string[]).includes(text);
const days = /^(\d{4}-\d{2}-\d{2})?\.\.(\d{4}-\d{2}-\d{2})?$/;

const positive = (text: string | null, otherwise: number): number => {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : otherwise;
};
const words = (text: string | null): string[] => (text ?? '').split(',').filter(Boolean);

/** Reads an address; what it does not understand is left out, so that a mistyped link still shows a list. */
export function readAddress(query: URLSearchParams): ListAddress {
  const placed = query.get('filter[createdAt]') ?? '';
  const sort = query.get('sort') ?? defaultSort;
  return {
    page: positive(query.get('page'), 1),
    perPage: Math.min(100, positive(query.get('per_page'), defaultPerPage)),
    search: query.get('search') ?? '',
    statuses: words(query.get('filter[status]')).filter(isStatus),
    placed: days.test(placed) && placed !== '..' ? placed : '',
    country: query.get('filter[country]') ?? '',
    manager: query.get('filter[manager]') ?? '',
    sort: isSort(sort) ? sort : defaultSort,
    switched: words(query.get('columns')),
  };
}

/** The address of a list; what is as usual is left out, to keep it short. */
export function writeAddress(list: ListAddress): URLSearchParams {
  const query = filtersOf(list);
  if (list.page > 1) query.set('page', String(list.page));
  if (list.perPage !== defaultPerPage) query.set('per_page', String(list.perPage));
  if (list.search) query.set('search', list.search);
  if (list.sort !== defaultSort) query.set('sort', list.sort);
  if (list.switched.length > 0) query.set('columns', list.switched.join(','));
  return query;
}

function filtersOf(list: ListAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (list.statuses.length > 0) query.set('filter[status]', list.statuses.join(','));
  if (list.placed) query.set('filter[createdAt]', list.placed);
  if (list.country) query.set('filter[country]', list.country);
  if (list.manager) query.set('filter[manager]', list.manager);
  return query;
}

/** The question put to GET orders. A search too short for the API is left out. */
export function askedOf(list: ListAddress): URLSearchParams {
  const query = filtersOf(list);
  query.set('page', String(list.page));
  query.set('per_page', String(list.perPage));
  query.set('sort', list.sort);
  const search = list.search.trim();
  if (search.length >= shortestSearch) query.set('search', search);
  return query;
}

/** A change of what is asked for starts again at the first page; turning the page, or hiding a column, does not. */
export function changed(list: ListAddress, change: Partial<ListAddress>): ListAddress {
  const keepsPage = 'page' in change || Object.keys(change).every((key) => key === 'switched');
  return { ...list, ...(keepsPage ? {} : { page: 1 }), ...change };
}

/** True when something narrows the list: then an empty answer means "no match" and not "nothing yet". */
export const isNarrowed = (list: ListAddress): boolean =>
  list.statuses.length > 0 ||
  list.placed !== '' ||
  list.country !== '' ||
  list.manager !== '' ||
  list.search.trim().length >= shortestSearch;

/** The same list without anything that narrows it. */
export const widened = (list: ListAddress): ListAddress =>
  changed(list, { statuses: [], placed: '', country: '', manager: '', search: '' });
