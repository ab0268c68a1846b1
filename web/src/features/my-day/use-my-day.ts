import { useQuery } from '@tanstack/react-query';
import type { DayRow } from '#machines/access/my-day';
import { call } from '../../api/call.js';
import type { Schemas } from '../../api/wire.js';

export type DayThing = Schemas['DayThingDto'];
export type CountedRow = Schemas['DayRowDto'];
export type Area = 'personal' | 'admin';

/** Higher counts are shown as "99+". */
const mostSaid = 99;

/** Below the orders' key, so that changes of orders refetch it; lib/live does so for chats and leads. */
export const useMyDay = () => useQuery({ queryKey: ['orders', 'my-day'], queryFn: ({ signal }) => call('GET', '/my-day', { signal }) });

export const countText = ({ count, isExact }: Pick<CountedRow, 'count' | 'isExact'>): string =>
  count > mostSaid || !isExact ? `${mostSaid}+` : String(count);

const lists: Readonly<Record<DayRow['list'], Record<Area, string>>> = {
  orders: { admin: '/admin/orders-list', personal: '/orders-list' },
  chats: { admin: '/admin/chats', personal: '/chats' },
  findings: { admin: '/admin/payments-to-look-at', personal: '/orders-list' },
  leads: { admin: '/admin/leads', personal: '/orders-list' },
  payoffs: { admin: '/admin/payoffs', personal: '/payoffs' },
  feedbacks: { admin: '/admin/feedbacks', personal: '/feedbacks' },
  companies: { admin: '/admin/companies', personal: '/companies' },
};

/** Address of the list that shows the counted rows, in the order in which they were counted. */
export function listOf({ list, filters, sort }: DayRow, area: Area): string {
  // The chats have their own page, with one of these at a time.
  const query = list === 'chats' ? new URLSearchParams({ show: Object.keys(filters)[0] ?? '' }) : new URLSearchParams();
  if (list !== 'chats') for (const [name, value] of Object.entries(filters)) query.set(`filter[${name}]`, value);
  if (list !== 'chats' && sort !== undefined) query.set('sort', sort);
  return `${lists[list][area]}?${query.toString()}`;
}

/** Address of an item of `row`: its order's page, its own page, or its list with the item opened. */
export function thingOf(row: DayRow, { _id, order }: DayThing, area: Area): string {
  const orderPage = `${area === 'admin' ? '/admin/order' : '/order'}?id=${order ?? ''}`;
  switch (row.list) {
    case 'orders':
      return orderPage;
    case 'findings':
      return order === null ? listOf(row, area) : `${orderPage}&tab=payments`;
    case 'chats':
      return `${listOf(row, area)}&chat=${_id}`;
    case 'leads':
      return `/admin/lead/${_id}`;
    case 'companies':
      return `/admin/company?id=${_id}`;
    case 'payoffs':
      return `${listOf(row, area)}&id=${_id}`;
    case 'feedbacks':
      return `${lists.feedbacks[area]}?filter[order]=${order ?? ''}`;
  }
}
