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

/** The result for each payoff without changing it. Fetched once, because it would differ after the change. */
export function useBulkPreview(bulk: Bulk) {
  const body = { ...bulk, payoffs: bulk.payoffs.map(({ _id, version }) => ({ _id, version })), dryRun: true };
  return useQuery({
    queryKey: ['payoffs preview', JSON.stringify(body)],
    queryFn: ({ signal }) => call('POST', '/payoffs/bulk', { body, signal }),
    gcTime: 0,
  });
}

export const bulkMutation = ({ payoffs, ...rest }: Bulk) =>
  request('POST', '/payoffs/bulk', { body: { ...rest, payoffs: payoffs.map(({ _id, version }) => ({ _id, version })) } });

/** One operation on one payoff as it was shown; `pay` needs a reference and uses `bulkMutation`. */
export const operationMutation = (operation: Exclude<PayoffOperation, 'pay'>, { _id, version }: Payoff) =>
  request('PATCH', '/payoffs/{id}', { path: { id: _id }, body: { operation }, ifMatch: version });

export const useOperation = () => useApiMutation<Payoff>({ invalidates: [[root]] });

export const useBulk = () => useApiMutation<BulkAnswer>({ invalidates: [[root]], afterRefusal: [] });

const judgementOf = ({ operations }: Payoff, operation: PayoffOperation) => operations.find((one) => one.operation === operation);

/** Operations that the server permits for at least one of the payoffs. */
export const permittedOf = (payoffs: readonly Payoff[], offered: readonly PayoffOperation[]): PayoffOperation[] =>
  offered.filter((operation) => payoffs.some((payoff) => judgementOf(payoff, operation)?.permitted));

/** Why a payoff permits none of `offered`: the reason of the first, as text; undefined if one is permitted. */
export function whyNotOf(payoff: Payoff, offered: readonly PayoffOperation[]): string | undefined {
  if (permittedOf([payoff], offered).length > 0) return undefined;
  return offered.map((operation) => judgementOf(payoff, operation)?.detail).find((detail) => detail !== undefined);
}
