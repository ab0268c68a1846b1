import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Id } from '#machines/kernel/ids';
import type { OrderStatus } from '#machines/order/statuses';
import { call } from '../../../api/call.js';

/** A page of the list. The rows before stay while the next ones are fetched. */
export function useOrders(query: URLSearchParams) {
  return useQuery({
    queryKey: ['orders', 'page', query.toString()],
    queryFn: ({ signal }) => call('GET', '/orders', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The counts over the list's tabs, as its filters and its search narrow them; kept by a consumer where nothing does, so they may trail the list by a moment. */
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

/** The path of an order's page, by reader. */
export const orderPath = (area: 'personal' | 'admin', id: Id): string => `${area === 'admin' ? '/admin/order' : '/order'}?id=${id}`;

/** State that the way from the list to an order keeps: the query of the list's address. */
export interface FromList {
  list: string;
}

/** The query of the list that was left for the order; undefined for who comes from elsewhere. */
export const listLeft = (state: unknown): string | undefined =>
  state !== null && typeof state === 'object' && 'list' in state && typeof state.list === 'string' ? state.list : undefined;

/** The list as its reader left it for the order; from elsewhere, the list as usual. */
export const listAsLeft = (path: string, state: unknown): string => path + (listLeft(state) ?? '');
