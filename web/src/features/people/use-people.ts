import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../api/call.js';
import type { Country, Page } from '../../api/wire.js';
import type { Group } from './groups.js';
import { statusesOf } from './people-list.js';
import type { AccountEvent, Invitation, NewPartner, Note, Person, PersonChange, PersonStatus, PersonSummary } from './wire.js';

const root = 'people';

/** A page of a list. The rows before stay while the next ones are fetched. */
export function usePeople(group: Group, query: URLSearchParams) {
  return useQuery({
    queryKey: [root, 'page', group, query.toString()],
    queryFn: ({ signal }) => call<Page<Person>>('GET', `/users/${group}`, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** How many there are in each status, and altogether; unknown ones are left out. */
export function useCounts(group: Group): ReadonlyMap<PersonStatus | '', number> {
  const wanted = ['', ...statusesOf(group)] as const;
  return useQueries({
    queries: wanted.map((status) => ({
      queryKey: [root, 'count', group, status],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call<Page<Person>>('GET', `/users/${group}`, { query: { per_page: 1, ...(status ? { 'filter[status]': status } : {}) }, signal }),
    })),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data }, index) =>
          data?.totalIsExact ? [[wanted[index] ?? '', data.total] as [PersonStatus | '', number]] : [],
        ),
      ),
  });
}

export function usePerson(id: string) {
  return useQuery({ queryKey: [root, 'one', id], queryFn: ({ signal }) => call<Person>('GET', `/users/${id}`, { signal }) });
}

export function useSummary(id: string) {
  return useQuery({
    queryKey: [root, 'summary', id],
    queryFn: ({ signal }) => call<PersonSummary>('GET', `/users/${id}/summary`, { signal }),
  });
}

export function useNotes(id: string) {
  return useInfiniteQuery(pagesOf<Note>([root, 'notes', id], `/users/${id}/notes`));
}

export function useAccountHistory(id: string) {
  return useInfiniteQuery(pagesOf<AccountEvent>([root, 'history', id], `/users/${id}/history`));
}

const perRequest = 50;

/* Newest first; older ones are fetched when asked for. */
const pagesOf = <Item>(queryKey: readonly string[], path: string) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => call<Page<Item>>('GET', path, { query: { page: pageParam, per_page: perRequest }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * perRequest < total ? page + 1 : undefined),
    select: ({ pages }) => ({ items: pages.flatMap(({ items }) => items), total: pages.at(0)?.total ?? 0 }),
  });

/** Every country of the catalogue: where people live is not limited to where companies are registered. */
export function useAllCountries(enabled = true) {
  return useQuery({
    queryKey: ['countries', 'all'],
    queryFn: ({ signal }) => call<{ items: Country[] }>('GET', '/countries/all', { query: { sort: 'name' }, signal }),
    select: ({ items }): Country[] => items,
    staleTime: 300_000,
    enabled,
  });
}

/** A write, and what is asked for. One key per intention: pressing again after a lost answer has no second effect. */
export interface PeopleWrite {
  method: 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body?: unknown;
  ifMatch?: number;
}

/** Sends writes about people; afterwards everything shown about them is fetched again. */
export function usePeopleWrite<Answer = void>() {
  const queries = useQueryClient();
  const last = useRef({ write: '', key: '' });
  return useMutation({
    mutationFn: ({ method, path, ...options }: PeopleWrite) => {
      const write = JSON.stringify([method, path, options]);
      if (last.current.write !== write) last.current = { write, key: crypto.randomUUID() };
      return call<Answer>(method, path, { ...options, key: last.current.key });
    },
    // A write that was answered is over: the same words sent once more are meant once more.
    onSuccess: () => {
      last.current = { write: '', key: '' };
      return queries.invalidateQueries({ queryKey: [root] });
    },
    onError: () => queries.invalidateQueries({ queryKey: [root, 'one'] }),
  });
}

/** The writes there are. */
export const writes = {
  invite: (body: Invitation): PeopleWrite => ({ method: 'POST', path: '/users/invite', body }),
  create: (body: NewPartner): PeopleWrite => ({ method: 'POST', path: '/users/create', body }),
  inviteAgain: (id: string): PeopleWrite => ({ method: 'POST', path: `/users/${id}/invite-again` }),
  change: ({ _id, version }: Person, body: PersonChange): PeopleWrite => ({
    method: 'PATCH',
    path: `/users/${_id}`,
    body,
    ifMatch: version,
  }),
  erase: ({ _id, version }: Person): PeopleWrite => ({
    method: 'DELETE',
    path: `/users/${_id}`,
    body: { confirm: 'ERASE' },
    ifMatch: version,
  }),
  resetSecondFactor: (id: string): PeopleWrite => ({ method: 'DELETE', path: `/users/${id}/second-factor` }),
  addNote: (id: string, text: string): PeopleWrite => ({ method: 'POST', path: `/users/${id}/notes`, body: { text } }),
  removeNote: (id: string, note: string): PeopleWrite => ({ method: 'DELETE', path: `/users/${id}/notes/${note}` }),
};
