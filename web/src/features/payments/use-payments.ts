import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.js';
import type { Schemas } from '../../api/wire.js';

export type HistoryPayment = Schemas['PaymentHistoryItemDto'];
/** Received and refunded sums in one currency. */
export type PaymentTotals = Schemas['PaymentTotalsDto'];

/** A page of GET order-payments, below the orders' key, so that a change of an order refetches it. */
export function usePayments(asked: URLSearchParams) {
  return useQuery({
    queryKey: ['orders', 'payments', asked.toString()],
    queryFn: ({ signal }) => call('GET', '/order-payments', { query: asked, signal }),
    placeholderData: keepPreviousData,
  });
}

const declared = new URLSearchParams([
  ['per_page', '1'],
  ['filter[state]', 'declared'],
]);

/** Number of declared transfers that wait for a confirmation; undefined until it is known, and if not `asked`. */
export function useDeclared(asked: boolean): number | undefined {
  return useQuery({
    queryKey: ['orders', 'payments', declared.toString()],
    queryFn: ({ signal }) => call('GET', '/order-payments', { query: declared, signal }),
    enabled: asked,
  }).data?.total;
}

/** Adds the totals over all matching rows, one per currency. */
export const usePaymentsWithTotals = (asked: URLSearchParams) => usePayments(new URLSearchParams([...asked, ['include', 'totals']]));
