import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.js';
import type { Schemas } from '../../api/wire.js';

export type Found = Schemas['FoundDto'];

/** Names of countries and forms of companies are short; the server looks for orders and people from three characters. */
const shortest = 2;

/** What the server finds for `search`; what was found for the word before stays while this one is asked. */
export function useFound(search: string) {
  return useQuery({
    queryKey: ['search', search],
    queryFn: ({ signal }) => call('GET', '/search', { query: { search }, signal }),
    enabled: [...search].length >= shortest,
    placeholderData: keepPreviousData,
  });
}
