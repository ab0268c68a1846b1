import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, request } from '../../api/call.js';
import { useApiMutation } from '../../api/use-api-mutation.js';
import type { Schemas } from '../../api/wire.js';

export type Payoff = Schemas['PayoffDto'];
export type PayoffLine = Schemas['PayoffLineDto'];
export type PayoffPage = Schemas['PayoffPageDto'];
export type PayoffOperation = Payoff['operations'][number]['operation'];
export type BulkAnswer = Schemas['PayoffsBulkDto'];

const root = 'payoffs';

export function usePayoffs(query: URLSearchParams) {
  return useQuery({
    queryKey: [root, 'page', query.toString()],
    queryFn: ({ signal }) => call('GET', '/payoffs', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function usePayoff(id: string) {
  return useQuery({ queryKey: [root, 'one', id], queryFn: ({ signal }) => call('GET', '/payoffs/{id}', { path: { id }, signal }) });
}

interface Bulk {
  operation: PayoffOperation;
  payoffs: readonly Pick<Payoff, '_id' | 'version'>[];
  reference?: string;
}

/** The result for each payout without changing it. It is fetched once: after the change it would differ. */
export function useBulkPreview(bulk: Bulk) {
  const body = { ...bulk, payoffs: bulk.payoffs.map(({ _id, version }) => ({ _id, version })), dryRun: true };
  return useQuery({
    queryKey: ['payoffs preview', JSON.stringify(body)],
    queryFn: ({ signal }) => call('POST', '/payoffs/bulk', { body, signal }),
    gcTime: 0,
  });
}

/** The write itself, for payoffs as they were shown. */
export const bulkMutation = ({ payoffs, ...rest }: Bulk) =>
  request('POST', '/payoffs/bulk', { body: { ...rest, payoffs: payoffs.map(({ _id, version }) => ({ _id, version })) } });

/** One operation on one payoff as it was shown; `pay` goes by `bulkMutation`, with its reference. */
export const operationMutation = (operation: Exclude<PayoffOperation, 'pay'>, { _id, version }: Payoff) =>
  request('PATCH', '/payoffs/{id}', { path: { id: _id }, body: { operation }, ifMatch: version });

export const useOperation = () => useApiMutation<Payoff>({ invalidates: [[root]] });

export const useBulk = () => useApiMutation<BulkAnswer>({ invalidates: [[root]], afterRefusal: [] });

const judgementOf = ({ operations }: Payoff, operation: PayoffOperation) => operations.find((one) => one.operation === operation);

/** Those of `offered` that at least one of the payouts permits, as the server decided for this reader. */
export const permittedOf = (payoffs: readonly Payoff[], offered: readonly PayoffOperation[]): PayoffOperation[] =>
  offered.filter((operation) => payoffs.some((payoff) => judgementOf(payoff, operation)?.permitted));

/** Why a payoff lets the reader do nothing of `offered`: the reason of the first, in words; undefined where it permits one of them. */
export function whyNotOf(payoff: Payoff, offered: readonly PayoffOperation[]): string | undefined {
  if (permittedOf([payoff], offered).length > 0) return undefined;
  return offered.map((operation) => judgementOf(payoff, operation)?.detail).find((detail) => detail !== undefined);
}
