import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import type { PerEuro } from '#machines/kernel/exchange';
import { call } from '../../api/call.js';
import { type MutationOptions, useApiMutation } from '../../api/use-api-mutation.js';
import type { Page } from '../../api/wire.js';
import { catalogueKey as root } from '../../lib/catalogue-queries.js';
import type { Choice, Country, Service, ServiceType } from './wire.js';

/** Rates with their days, also as a table by currency; empty while they load. */
export function useExchangeRates() {
  const { data, isPending } = useQuery({
    queryKey: ['settings', 'exchange-rates'],
    queryFn: ({ signal }) => call('GET', '/settings/exchange-rates', { signal }),
  });
  const items = data?.items ?? [];
  const perEuro: PerEuro = Object.fromEntries(items.map(({ currency, perEuro: rate }) => [currency, rate]));
  return { items, perEuro, isPending };
}

/** Type of a row of each list of the catalogue, by the list's path in the API. */
export interface Listed {
  countries: Country;
  services: Service;
  'service-types': ServiceType;
  choices: Choice;
}
export type Kind = keyof Listed;

/* One call each: what a list answers is typed by its path. */
const lists: { [K in Kind]: (query: URLSearchParams, signal: AbortSignal) => Promise<Page<Listed[K]>> } = {
  countries: (query, signal) => call('GET', '/countries', { query, signal }),
  services: (query, signal) => call('GET', '/services', { query, signal }),
  'service-types': (query, signal) => call('GET', '/service-types', { query, signal }),
  choices: (query, signal) => call('GET', '/choices', { query, signal }),
};

/** Keeps the rows on screen while the next page is fetched. */
export function useRows<K extends Kind>(kind: K, query: URLSearchParams) {
  return useQuery({
    queryKey: [root, kind, 'page', query.toString()],
    queryFn: ({ signal }) => lists[kind](query, signal),
    placeholderData: keepPreviousData,
  });
}

/** Tabs of a list: on offer, or archived. */
export const archiveTabs = ['active', 'archived'] as const;
export type ArchiveTab = (typeof archiveTabs)[number];

/** Value of the API's filter `archived` for each tab. */
export const archivedFlag: Record<ArchiveTab, string> = { active: 'false', archived: 'true' };

/** Number of rows per tab, without numbers that are still loading or inexact. */
export function useArchiveCounts(kind: Kind, fixed: Readonly<Record<string, string>> = {}): ReadonlyMap<ArchiveTab, number> {
  return useQueries({
    queries: archiveTabs.map((tab) => ({
      queryKey: [root, kind, 'count', tab, fixed],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        lists[kind](new URLSearchParams({ page: '1', per_page: '1', 'filter[archived]': archivedFlag[tab], ...fixed }), signal),
    })),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data }, index) => {
          const tab = archiveTabs[index];
          return tab && data?.totalIsExact ? [[tab, data.total] as const] : [];
        }),
      ),
  });
}

const ones: { [K in 'countries' | 'services']: (id: string, signal: AbortSignal) => Promise<Listed[K]> } = {
  countries: (id, signal) => call('GET', '/countries/{id}', { path: { id }, signal }),
  services: (id, signal) => call('GET', '/services/{id}', { path: { id }, signal }),
};

/** One country or service by its id, archived ones too; nothing is fetched while `id` is empty. */
export function useOne<K extends 'countries' | 'services'>(kind: K, id: string) {
  return useQuery({
    queryKey: [root, kind, 'one', id],
    queryFn: ({ signal }): Promise<Listed[K]> => ones[kind](id, signal),
    enabled: id !== '',
  });
}

/** Sorts the choices of pickers by creation, the oldest first. */
const inOrderMade = { sort: 'createdAt' } as const;

export function useAllTypes() {
  return useQuery({
    queryKey: [root, 'service-types', 'all'],
    queryFn: ({ signal }) => call('GET', '/service-types', { query: inOrderMade, signal }),
    select: ({ items }) => items,
    staleTime: 60_000,
  });
}

export function useAllChoices() {
  return useQuery({
    queryKey: [root, 'choices', 'all'],
    queryFn: ({ signal }) => call('GET', '/choices', { query: inOrderMade, signal }),
    select: ({ items }) => items,
    staleTime: 60_000,
  });
}

export function useCurrencies() {
  return useQuery({
    queryKey: [root, 'currencies'],
    queryFn: ({ signal }) => call('GET', '/settings/currencies', { signal }),
  });
}

export function useSite() {
  return useQuery({ queryKey: [root, 'site'], queryFn: ({ signal }) => call('GET', '/settings/site', { signal }) });
}

/** Refetches all queries about the catalogue. */
export const useCatalogueMutation = <Answer = unknown>(options: Pick<MutationOptions<Answer>, 'onStale'> = {}) =>
  useApiMutation<Answer>({ invalidates: [[root]], afterRefusal: [], ...options });
