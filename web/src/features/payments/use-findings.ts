import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.js';
import type { Schemas } from '../../api/wire.js';

export type Finding = Schemas['FindingDto'];

/** Below the orders' key, because changes of orders open and close findings. */
export const findingsKey = ['orders', 'payment-findings'];

/** A page of GET order-payments/findings: payments that a person has to look at. */
export const useFindings = (asked: URLSearchParams) =>
  useQuery({
    queryKey: [...findingsKey, asked.toString()],
    queryFn: ({ signal }) => call('GET', '/order-payments/findings', { query: asked, signal }),
    placeholderData: keepPreviousData,
  });

const open = new URLSearchParams([
  ['per_page', '1'],
  ['filter[settled]', 'false'],
]);

/** 0 while it is unknown. */
export const useOpenFindings = (): number => useFindings(open).data?.total ?? 0;
