import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Id } from '#libs/kernel/ids';
import { call } from '../../../api/call.js';
import { serviceQuery } from '../../../lib/catalogue-queries.js';
import { faultOf } from '../../../lib/problem.js';
import type { OrderHistory, OrderResource } from './wire.js';

/** The query keys of one order. Live messages and writes invalidate `all`. */
export const orderKeys = {
  all: (id: Id) => ['order', id] as const,
  resource: (id: Id) => ['order', id, 'resource'] as const,
  events: (id: Id) => ['order', id, 'events'] as const,
};

/** A failure the reader can do something about is tried again by them, not by us: only a missing answer is. */
const retry = (count: number, error: Error) => {
  const fault = faultOf(error);
  return count < 2 && (fault.kind === 'network' || fault.status === 503);
};

export const fetchOrder = (id: Id) => call('GET', '/orders/{id}', { path: { id } });

export const fetchHistory = (id: Id) => call('GET', '/orders/{id}/events', { path: { id } });

export const useOrder = (id: Id): UseQueryResult<OrderResource> =>
  useQuery({ queryKey: orderKeys.resource(id), queryFn: () => fetchOrder(id), retry });

export const useHistory = (id: Id): UseQueryResult<OrderHistory> =>
  useQuery({ queryKey: orderKeys.events(id), queryFn: () => fetchHistory(id), retry });

/** The service behind the order: its term, options and usual documents. They change rarely. */
export const useService = (id: Id) => useQuery({ ...serviceQuery(id), retry, staleTime: 300_000 });
