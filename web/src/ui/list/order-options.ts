import { useQuery } from '@tanstack/react-query';
import { contentText } from '#machines/kernel/content-language';
import { titleFor } from '#machines/kernel/person-name';
import { call } from '../../api/call.js';
import type { Page } from '../../api/wire.js';
import { catalogueKey, useAllCountries } from '../../lib/catalogue-queries.js';
import { useLanguage } from '../../lib/use-language.js';
import type { Option } from './filters.js';

/* What orders are filtered by. Each asks for its options when somebody wants to filter, or has filtered. */

const rarely = 300_000;

export function useCountryOptions(): Option[] | undefined {
  const language = useLanguage();
  const { data } = useAllCountries();
  return data?.map(({ _id, name }) => ({ value: _id, label: contentText(name, language) }));
}

export function useServiceOptions(): Option[] | undefined {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: [catalogueKey, 'services', 'every'],
    queryFn: ({ signal }) => everyPage((page) => call('GET', '/services', { query: { sort: 'title', ...page }, signal })),
    staleTime: rarely,
  });
  return data?.map(({ _id, title }) => ({ value: _id, label: contentText(title, language) }));
}

export const useManagerOptions = () => usePeopleOptions('staff');
export const usePartnerOptions = () => usePeopleOptions('partners');

function usePeopleOptions(directory: 'partners' | 'staff'): Option[] | undefined {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['directory', directory, 'first'],
    queryFn: ({ signal }) => call('GET', `/users/${directory}`, { query: { per_page: 100 }, signal }),
    staleTime: 60_000,
    retry: false,
  });
  return data?.items.map((person) => ({ value: person._id, label: titleFor(person, language) }));
}

/** Pages that are loaded at most; longer lists should be searched instead. */
const mostPages = 20;

/** Loads all items, a hundred at a time. */
async function everyPage<Item>(
  fetchPage: (page: { page: number; per_page: number }) => Promise<Pick<Page<Item>, 'items' | 'total'>>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const answer = await fetchPage({ page, per_page: 100 });
    items.push(...answer.items);
    if (items.length >= answer.total || answer.items.length === 0) break;
  }
  return items;
}
