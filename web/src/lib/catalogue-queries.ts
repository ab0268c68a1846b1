import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/call.js';
import { useLanguage } from './use-language.js';

/** First word of every query about the catalogue, in any feature: a write of the catalogue refetches all of them. */
export const catalogueKey = 'catalogue';

const rarely = 300_000;
const byName = { sort: 'name' } as const;

/** Every country of the catalogue, archived ones too: where people live is not limited to where companies are registered. */
export const useAllCountries = (enabled = true) =>
  useQuery({
    queryKey: [catalogueKey, 'countries', 'all'],
    queryFn: ({ signal }) => call('GET', '/countries/all', { query: byName, signal }),
    select: ({ items }) => items,
    staleTime: rarely,
    enabled,
  });

/** Countries that have an active service: what a filter and a new order choose from. */
export const useOfferedCountries = (enabled = true) =>
  useQuery({
    queryKey: [catalogueKey, 'countries', 'created'],
    queryFn: ({ signal }) => call('GET', '/countries/created', { query: byName, signal }),
    select: ({ items }) => items,
    staleTime: rarely,
    enabled,
  });

/** The same as the choices of a filter, in the reader's language; undefined until they are known. */
export function useCountryOptions() {
  const language = useLanguage();
  return useOfferedCountries().data?.map(({ _id, name }) => ({ value: _id, label: name[language] }));
}

/** One service of the catalogue. */
export const serviceQuery = (id: string) =>
  queryOptions({
    queryKey: [catalogueKey, 'services', 'one', id],
    queryFn: ({ signal }) => call('GET', '/services/{id}', { path: { id }, signal }),
  });
