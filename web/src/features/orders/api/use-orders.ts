import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Id } from '#machines/kernel/ids';
import type { OrderStatus } from '#machines/order/statuses';
import { call } from '../../../api/call.js';

/** Keeps the rows on screen while the next page is fetched. */
export function useOrders(query: URLSearchParams) {
  return useQuery({
    queryKey: ['orders', 'page', query.toString()],
    queryFn: ({ signal }) => call('GET', '/orders', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Counts over the list's tabs under its filters and search. Without filters they are maintained by a consumer and may lag behind. */
export function useTabCounts(list: URLSearchParams) {
  const query = new URLSearchParams(list);
  for (const name of ['filter[status]', 'filter[toConfirm]', 'sort']) query.delete(name);
  return useQuery({
    queryKey: ['orders', 'counts', query.toString()],
    queryFn: ({ signal }) => call('GET', '/orders/order-statuses', { query, signal }),
    placeholderData: keepPreviousData,
    select: ({ items, toConfirm, isExact }) => ({
      byStatus: new Map<OrderStatus, number>(items.map(({ status, count }) => [status, count])),
      toConfirm,
      isExact,
    }),
  });
}

/** Address of an order's page; the page of staff is another one. */
export const orderPath = (area: 'personal' | 'admin', id: Id): string => `${area === 'admin' ? '/admin/order' : '/order'}?id=${id}`;

/** State of a link from the list to an order: the query of the list's address. */
export interface FromList {
  list: string;
}

/** The query of the list from which the order was opened; undefined if it was opened elsewhere. */
export const listLeft = (state: unknown): string | undefined =>
  state !== null && typeof state === 'object' && 'list' in state && typeof state.list === 'string' ? state.list : undefined;

/** Address of the list with the filters that the reader left it with; without filters if the order was opened elsewhere. */
export const listAsLeft = (path: string, state: unknown): string => path + (listLeft(state) ?? '');
