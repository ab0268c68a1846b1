import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Actor } from '#machines/kernel/people';
import { orderScope } from '#machines/access/table';
import { call } from '../../../api/call.js';
import { useApiMutation } from '../../../api/use-api-mutation.js';
import type { Schemas } from '../../../api/wire.js';
import { ordersList } from './orders-list.js';

export type OrderView = Schemas['OrderViewDto'];

const key = ['order-views'];

/** The reader's own views and the shared ones. */
export const useViews = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => call('GET', '/order-views', { signal }), staleTime: 60_000 });

/** Every write except deleting returns all views. */
export function useViewMutation<Answer>() {
  const queries = useQueryClient();
  return useApiMutation<Answer>({
    invalidates: [key],
    onAnswer: (now) => {
      if (Array.isArray(now)) queries.setQueryData(key, now);
    },
  });
}

type BuiltIn = 'mine' | 'overdue' | 'toConfirm' | 'cancellationAsked';

/** Views that exist without being saved, as queries of the list; readers without all orders only get overdue ones. */
export function builtInViews(actor: Actor): { name: BuiltIn; query: string }[] {
  const overdue = { name: 'overdue', query: 'filter[overdue]=true&sort=dueAt' } as const;
  if (orderScope(actor) !== 'all') return [overdue];
  return [
    { name: 'mine', query: 'filter[manager]=me&filter[turn]=staff,moneyStaff&sort=dueAt' },
    overdue,
    { name: 'toConfirm', query: 'filter[toConfirm]=true' },
    { name: 'cancellationAsked', query: 'filter[cancellationAsked]=true' },
  ];
}

/** Converts a view's query to the list's address, without unknown parameters. */
export const addressOf = (query: string): string => {
  const { page: _page, perPage: _perPage, ...asked } = ordersList.parse(new URLSearchParams(query));
  const params = ordersList.serialize({ ...asked, page: 1, perPage: usual.perPage, switched: [] });
  params.sort();
  return params.toString();
};

const usual = ordersList.parse(new URLSearchParams());
