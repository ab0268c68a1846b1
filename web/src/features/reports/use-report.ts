import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { PerEuro } from '#machines/kernel/exchange';
import { call } from '../../api/call.js';
import type { Schemas } from '../../api/wire.js';
import { askedOf, type ReportAddress } from './report-address.js';
export type Report = Schemas['ReportDto'];
export type Measure = Schemas['MeasureDto'];
export type ReportRow = Schemas['ReportRowDto'];
export type OrderBehind = Schemas['OrderBehindDto'];
export type Values = Record<string, number | string | null>;

/** Keeps former figures while new ones are computed, unless the report changes. */
export function useReport(address: ReportAddress, enabled = true) {
  const asked = askedOf(address).toString();
  return useQuery({
    queryKey: ['reports', address.kind, asked],
    queryFn: ({ signal }) => call('GET', '/reports/{report}', { path: { report: address.kind }, query: askedOf(address), signal }),
    enabled,
    placeholderData: (before) => (before?.report === address.kind ? keepPreviousData(before) : undefined),
  });
}

const perPage = 20;

/** Orders that a figure counts, 20 per request; more are fetched on demand. */
export function useOrdersBehind(address: ReportAddress, drill: { measure: string; row: string }) {
  const asked = askedOf({ ...address, compare: false });
  asked.set('measure', drill.measure);
  if (drill.row) asked.set('row', drill.row);
  asked.set('per_page', String(perPage));
  return useInfiniteQuery({
    queryKey: ['reports', address.kind, 'behind', asked.toString()],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams(asked);
      query.set('page', String(pageParam));
      return call('GET', '/reports/{report}/orders', { path: { report: address.kind }, query, signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * perPage < total ? page + 1 : undefined),
  });
}

/** Rates for comparing amounts; undefined while they load, none if they cannot be loaded. */
export function useRates(): PerEuro | undefined {
  const { data, error } = useQuery({
    queryKey: ['reports', 'rates'],
    queryFn: ({ signal }) => call('GET', '/settings/exchange-rates', { signal }),
    staleTime: 300_000,
    retry: false,
  });
  return error ? {} : data && Object.fromEntries(data.items.map(({ currency, perEuro }) => [currency, perEuro]));
}
