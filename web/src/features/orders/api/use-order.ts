import { useInfiniteQuery, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Id } from '#machines/kernel/ids';
import { call } from '../../../api/call.js';
import { serviceQuery } from '../../../lib/catalogue-queries.js';
import { faultOf } from '../../../lib/problem.js';
import type { OrderHistory, OrderResource } from './wire.js';

/** Query keys of one order. Live messages and writes invalidate `all`. */
export const orderKeys = {
  all: (id: Id) => ['order', id] as const,
  resource: (id: Id) => ['order', id, 'resource'] as const,
  events: (id: Id) => ['order', id, 'events'] as const,
  /** not below `all`, because old refusals do not change */
  refusals: (id: Id, before: Id | null) => ['refusals', id, before] as const,
};

/** Retries only missing answers; other failures need the reader. */
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

/** Pages of refused attempts before those of the history; fetched only on request. */
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

/** The order's service with its current term, options and documents, which change rarely. */
export const useService = (id: Id, enabled = true) => useQuery({ ...serviceQuery(id), retry, staleTime: 300_000, enabled });
