import { useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Id } from '#machines/kernel/ids';
import { call } from '../../../api/call.js';
import { serviceQuery } from '../../../lib/catalogue-queries.js';
import { faultOf } from '../../../lib/problem.js';
import type { OrderHistory, OrderResource } from './wire.js';

/** The query keys of one order. Live messages and writes invalidate `all`. */
export const orderKeys = {
  all: (id: Id) => ['order', id] as const,
  resource: (id: Id) => ['order', id, 'resource'] as const,
  events: (id: Id) => ['order', id, 'events'] as const,
  /** not below `all`: what was refused long ago does not change */
  refusals: (id: Id, before: Id | null) => ['refusals', id, before] as const,
};

/** A failure the reader can do something about is tried again by them, not by us: only a missing answer is. */
const retry = (count: number, error: Error) => {
  const fault = faultOf(error);
  return count < 2 && (fault.kind === 'network' || fault.status === 503);
};

export const fetchOrder = (id: Id) => call('GET', '/orders/{id}', { path: { id } });

const fetchHistory = (id: Id) => call('GET', '/orders/{id}/events', { path: { id } });

export const useOrder = (id: Id): UseQueryResult<OrderResource> =>
  useQuery({ queryKey: orderKeys.resource(id), queryFn: () => fetchOrder(id), retry });

export const useHistory = (id: Id): UseQueryResult<OrderHistory> =>
  useQuery({ queryKey: orderKeys.events(id), queryFn: () => fetchHistory(id), retry });

/** Refused attempts before those of the history, a page at a time; nothing is fetched until the reader asks. */
export const useOlderRefusals = (id: Id, before: Id | null) =>
  useInfiniteQuery({
    queryKey: orderKeys.refusals(id, before),
    queryFn: ({ pageParam }) => call('GET', '/orders/{id}/refused-attempts', { path: { id }, query: { before: pageParam } }),
    initialPageParam: before ?? '',
    getNextPageParam: (page) => page.before ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    enabled: false,
    retry,
  });

/** The service behind the order: its term, options and usual documents. They change rarely. */
export const useService = (id: Id, enabled = true) => useQuery({ ...serviceQuery(id), retry, staleTime: 300_000, enabled });
