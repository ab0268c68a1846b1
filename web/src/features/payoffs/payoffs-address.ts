import { type PayoffStatus, payoffStatuses } from '#machines/payoff/state';
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

/** What the list of payoffs shows, all of it in the address. */
export interface PayoffsAddress extends ListFrame {
  /** Empty: all. */
  state: PayoffStatus | '';
  /** Id of a partner. */
  partner: string;
  currency: string;
  /** Inclusive days on which the orders were finished. */
  finished: string;
  /** The payoff that is open beside the list. */
  id: string;
}

const rules: FrameRules = { sorts: ['finishedAt', 'amount'], usualSort: '-finishedAt' };

/** Reads an address; what it does not understand is left out. */
export const readAddress = (query: URLSearchParams): PayoffsAddress => ({
  ...readFrame(query, rules),
  state: payoffStatuses.find((state) => state === query.get('filter[state]')) ?? '',
  partner: query.get('filter[partner]') ?? '',
  currency: query.get('filter[currency]') ?? '',
  finished: readSpan(query.get('filter[finishedAt]')),
  id: query.get('id') ?? '',
});

/** The address of a list; what is as usual is left out. */
export function writeAddress(list: PayoffsAddress): URLSearchParams {
  const query = writeFrame(filtersOf(list), list, rules);
  if (list.id) query.set('id', list.id);
  return query;
}

function filtersOf({ state, partner, currency, finished }: PayoffsAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (state) query.set('filter[state]', state);
  if (partner) query.set('filter[partner]', partner);
  if (currency) query.set('filter[currency]', currency);
  if (finished) query.set('filter[finishedAt]', finished);
  return query;
}

/** The question put to GET payoffs. */
export const askedOf = (list: PayoffsAddress): URLSearchParams => askFrame(filtersOf(list), list);

/** True when something narrows the list. */
export const isNarrowed = (list: PayoffsAddress): boolean => filtersOf(list).size > 0 || isSearched(list);

/** The same list without anything that narrows it. */
export const widened = (list: PayoffsAddress): PayoffsAddress =>
  changed(list, { state: '', partner: '', currency: '', finished: '', search: '' });

/** The same list and page with another payoff open; '' closes it. */
export const withOpen = (list: PayoffsAddress, id: string): PayoffsAddress => ({ ...list, id });
