import { orderStatuses, type OrderStatus } from '#machines/order/statuses';
import {
  askFrame,
  changed,
  type FrameRules,
  isSearched,
  type ListFrame,
  readFrame,
  readSpan,
  readWords,
  writeFrame,
} from '../../../lib/list/list-frame.js';

/** What the list shows, all of it in the address. */
export interface ListAddress extends ListFrame {
  /** Empty: all of them. */
  statuses: OrderStatus[];
  /** Inclusive days, `2026-11-01..2026-11-20`, either end may be missing. */
  placed: string;
  /** Id of a country. */
  country: string;
  /** Id of a manager. */
  manager: string;
}

const rules: FrameRules = { sorts: ['createdAt', 'updatedAt'], usualSort: '-createdAt' };
const isStatus = (text: string): text is OrderStatus => (orderStatuses as readonly string[]).includes(text);

/** Reads an address; what it does not understand is left out, so that a mistyped link still shows a list. */
export const readAddress = (query: URLSearchParams): ListAddress => ({
  ...readFrame(query, rules),
  statuses: readWords(query.get('filter[status]')).filter(isStatus),
  placed: readSpan(query.get('filter[createdAt]')),
  country: query.get('filter[country]') ?? '',
  manager: query.get('filter[manager]') ?? '',
});

/** The address of a list; what is as usual is left out, to keep it short. */
export const writeAddress = (list: ListAddress): URLSearchParams => writeFrame(filtersOf(list), list, rules);

function filtersOf(list: ListAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (list.statuses.length > 0) query.set('filter[status]', list.statuses.join(','));
  if (list.placed) query.set('filter[createdAt]', list.placed);
  if (list.country) query.set('filter[country]', list.country);
  if (list.manager) query.set('filter[manager]', list.manager);
  return query;
}

/** The question put to GET orders. */
export const askedOf = (list: ListAddress): URLSearchParams => askFrame(filtersOf(list), list);

/** True when something narrows the list: then an empty answer means "no match" and not "nothing yet". */
export const isNarrowed = (list: ListAddress): boolean =>
  list.statuses.length > 0 || list.placed !== '' || list.country !== '' || list.manager !== '' || isSearched(list);

/** The same list without anything that narrows it. */
export const widened = (list: ListAddress): ListAddress =>
  changed(list, { statuses: [], placed: '', country: '', manager: '', search: '' });
