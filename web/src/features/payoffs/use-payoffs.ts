import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../api/call.js';
import type { components } from '../../api/schema.js';

type Schemas = components['schemas'];
export type Payoff = Schemas['PayoffDto'];
export type PayoffLine = Schemas['PayoffLineDto'];
export type PayoffPage = Schemas['PayoffPageDto'];
export type PayoffOperation = Payoff['operations'][number]['operation'];
export type BulkAnswer = Schemas['PayoffsBulkDto'];
export type PayoffMoney = Schemas['SignedMoneyDto'];

const root = 'payoffs';

export function usePayoffs(query: URLSearchParams) {
  return useQuery({
    queryKey: [root, 'page', query.toString()],
    queryFn: ({ signal }) => call<PayoffPage>('GET', '/payoffs', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function usePayoff(id: string) {
  return useQuery({ queryKey: [root, 'one', id], queryFn: ({ signal }) => call<Payoff>('GET', `/payoffs/${id}`, { signal }) });
}

interface Bulk {
  operation: PayoffOperation;
  payoffs: readonly Pick<Payoff, '_id' | 'version'>[];
  reference?: string;
}

/** What would become of each, without doing it. Asked once: what is being changed here must not be asked about again. */
export function useBulkPreview(bulk: Bulk) {
  const body = { ...bulk, payoffs: bulk.payoffs.map(({ _id, version }) => ({ _id, version })), dryRun: true };
  return useQuery({
    queryKey: ['payoffs preview', JSON.stringify(body)],
    queryFn: ({ signal }) => call<BulkAnswer>('POST', '/payoffs/bulk', { body, signal }),
    gcTime: 0,
  });
}

export function useBulk() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ payoffs, ...rest }: Bulk) =>
      call<BulkAnswer>('POST', '/payoffs/bulk', { body: { ...rest, payoffs: payoffs.map(({ _id, version }) => ({ _id, version })) } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [root] }),
  });
}
