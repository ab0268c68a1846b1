import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Id } from '#libs/kernel/ids';
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

/** The reader's counts per status; kept by a consumer, so they may trail the list by a moment. */
export function useStatusCounts() {
  return useQuery({
    queryKey: ['orders', 'counts'],
    queryFn: ({ signal }) => call('GET', '/orders/order-statuses', { signal }),
    select: (answer): ReadonlyMap<OrderStatus, number> => new Map(answer.items.map(({ status, count }) => [status, count])),
  });
}

/** Where an order is read, by whoever reads it. */
export const orderPath = (area: 'personal' | 'admin', id: Id): string => `${area === 'admin' ? '/admin/order' : '/order'}?id=${id}`;
