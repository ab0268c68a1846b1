import { keepPreviousData, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../api/call.js';
import type { Page } from '../../api/wire.js';
import type { Choice, Country, Currencies, Service, ServiceType, Site } from './wire.js';

const root = 'catalogue';

/** The resources that are listed, by their path. */
export interface Listed {
  countries: Country;
  services: Service;
  'service-types': ServiceType;
  choices: Choice;
}
export type Kind = keyof Listed;

/** A page of a list. The rows before stay while the next ones are fetched. */
export function useRows<K extends Kind>(kind: K, query: URLSearchParams) {
  return useQuery({
    queryKey: [root, kind, 'page', query.toString()],
    queryFn: ({ signal }) => call<Page<Listed[K]>>('GET', `/${kind}`, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** What of a list is shown: what the public sees, or what was taken out. */
export const archiveTabs = ['active', 'archived'] as const;
export type ArchiveTab = (typeof archiveTabs)[number];

/** How the wire is asked for it. */
export const archivedFlag: Record<ArchiveTab, string> = { active: 'false', archived: 'true' };

/** How many rows there are in each of the tabs; unknown ones are left out. */
export function useArchiveCounts(kind: Kind, fixed: Readonly<Record<string, string>> = {}): ReadonlyMap<ArchiveTab, number> {
  return useQueries({
    queries: archiveTabs.map((tab) => ({
      queryKey: [root, kind, 'count', tab, fixed],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call<Page<unknown>>('GET', `/${kind}`, {
          query: { page: 1, per_page: 1, 'filter[archived]': archivedFlag[tab], ...fixed },
          signal,
        }),
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

/** One of a list, archived or not. */
export function useOne<K extends 'countries' | 'services'>(kind: K, id: string) {
  return useQuery({
    queryKey: [root, kind, 'one', id],
    queryFn: ({ signal }) => call<Listed[K]>('GET', `/${kind}/${id}`, { signal }),
    enabled: id !== '',
  });
}

/** Every country of the catalogue, archived ones too: for filters, and for the service that is in one. */
export function useAllCountries() {
  return useQuery({
    queryKey: [root, 'countries', 'all'],
    queryFn: ({ signal }) => call<{ items: Country[] }>('GET', '/countries/all', { query: { sort: 'name' }, signal }),
    select: ({ items }) => items,
    staleTime: 60_000,
  });
}

/** What a service is put together from stands in a picker as it was put in, not the newest first. */
const inOrderMade = { sort: 'createdAt' };

export function useAllTypes() {
  return useQuery({
    queryKey: [root, 'service-types', 'all'],
    queryFn: ({ signal }) => call<{ items: ServiceType[] }>('GET', '/service-types', { query: inOrderMade, signal }),
    select: ({ items }) => items,
    staleTime: 60_000,
  });
}

export function useAllChoices() {
  return useQuery({
    queryKey: [root, 'choices', 'all'],
    queryFn: ({ signal }) => call<{ items: Choice[] }>('GET', '/choices', { query: inOrderMade, signal }),
    select: ({ items }) => items,
    staleTime: 60_000,
  });
}

export function useCurrencies() {
  return useQuery({
    queryKey: [root, 'currencies'],
    queryFn: ({ signal }) => call<Currencies>('GET', '/settings/currencies', { signal }),
  });
}

export function useSite() {
  return useQuery({ queryKey: [root, 'site'], queryFn: ({ signal }) => call<Site>('GET', '/settings/site', { signal }) });
}

/** A write, and what is asked for. */
export interface CatalogueWrite {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
  ifMatch?: number;
}

/** Sends writes of the catalogue; afterwards everything shown of it is fetched again. One key per intention: a repeat has no second effect. */
export function useCatalogueWrite<Answer = void>() {
  const queries = useQueryClient();
  const last = useRef({ write: '', key: '' });
  return useMutation({
    mutationFn: ({ method, path, ...options }: CatalogueWrite) => {
      const write = JSON.stringify([method, path, options]);
      if (last.current.write !== write) last.current = { write, key: crypto.randomUUID() };
      return call<Answer>(method, path, { ...options, key: last.current.key });
    },
    onSuccess: () => {
      last.current = { write: '', key: '' };
      void queries.invalidateQueries({ queryKey: [root] });
    },
  });
}

/** Everything of the catalogue is fetched again. */
export function useRefresh(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [root] });
}
