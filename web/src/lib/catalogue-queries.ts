import { contentText } from '#machines/kernel/content-language';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.js';
import { useLanguage } from './use-language.js';

/** First part of the key of every query about the catalogue, so that a write refetches all of them. */
export const catalogueKey = 'catalogue';

const rarely = 300_000;
const byName = { sort: 'name' } as const;

/** Includes archived countries, because people may live anywhere. */
export const useAllCountries = (enabled = true) =>
  useQuery({
    queryKey: [catalogueKey, 'countries', 'all'],
    queryFn: ({ signal }) => call('GET', '/countries/all', { query: byName, signal }),
    select: ({ items }) => items,
    staleTime: rarely,
    enabled,
  });

/** Countries with an active service, for filters and new orders. */
export const useOfferedCountries = (enabled = true) =>
  useQuery({
    queryKey: [catalogueKey, 'countries', 'created'],
    queryFn: ({ signal }) => call('GET', '/countries/created', { query: byName, signal }),
    select: ({ items }) => items,
    staleTime: rarely,
    enabled,
  });

/** Offered countries as options in the reader's language; undefined until they are loaded. */
export function useCountryOptions() {
  const language = useLanguage();
  return useOfferedCountries().data?.map(({ _id, name }) => ({ value: _id, label: contentText(name, language) }));
}

export const serviceQuery = (id: string) =>
  queryOptions({
    queryKey: [catalogueKey, 'services', 'one', id],
    queryFn: ({ signal }) => call('GET', '/services/{id}', { path: { id }, signal }),
  });
