import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import type { HeldWork } from '#machines/access/person-rights';
import { call, request } from '../../api/call.js';
import { useApiMutation } from '../../api/use-api-mutation.js';
import type { Page, Schemas } from '../../api/wire.js';
import type { Group } from './groups.js';
import { statusesOf } from './people-list.js';
import {
  type AccountEvent,
  type Invitation,
  isWhole,
  type NewPartner,
  type Note,
  type Person,
  type PersonChange,
  type PersonStatus,
} from './wire.js';

const root = 'people';

/** Leaves out people of whom the reader gets only the name. */
const whole = <Answer extends { items: Schemas['PersonDto'][] }>(answer: Answer) => ({ ...answer, items: answer.items.filter(isWhole) });

const fetchGroup = (group: Group, query: Query, signal: AbortSignal) => call('GET', `/users/${group}`, { query, signal });
type Query = URLSearchParams | { per_page: number; 'filter[status]'?: PersonStatus };

/** Keeps the rows on screen while the next page is fetched. */
export function usePeople(group: Group, query: URLSearchParams) {
  return useQuery({
    queryKey: [root, 'page', group, query.toString()],
    queryFn: ({ signal }) => fetchGroup(group, query, signal),
    select: whole,
    placeholderData: keepPreviousData,
  });
}

/** Number of people per status, and in total under ''; numbers that are still loading or inexact are left out. */
export function useCounts(group: Group): ReadonlyMap<PersonStatus | '', number> {
  const wanted = ['', ...statusesOf(group)] as const;
  return useQueries({
    queries: wanted.map((status) => ({
      queryKey: [root, 'count', group, status],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        fetchGroup(group, { per_page: 1, ...(status ? { 'filter[status]': status } : {}) }, signal),
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
  return useQuery({
    queryKey: [root, 'one', id],
    queryFn: ({ signal }) => call('GET', '/users/{id}', { path: { id }, signal }),
    select: (person) => (isWhole(person) ? person : undefined),
  });
}

export function useSummary(id: string) {
  return useQuery({
    queryKey: [root, 'summary', id],
    queryFn: ({ signal }) => call('GET', '/users/{id}/summary', { path: { id }, signal }),
  });
}

/** Whether a person holds open work of the given kinds; true while that is unknown. */
export function useHoldsWork({ _id }: Person): (kinds: HeldWork) => boolean {
  const { data } = useSummary(_id);
  return ({ orders, leads }) => data === undefined || (orders && data.openOrders > 0) || (leads && (data.openLeads ?? 0) > 0);
}

export function useNotes(id: string) {
  return useInfiniteQuery(
    pagesOf<Note>([root, 'notes', id], (query, signal) => call('GET', '/users/{id}/notes', { path: { id }, query, signal })),
  );
}

export function useAccountHistory(id: string) {
  return useInfiniteQuery(
    pagesOf<AccountEvent>([root, 'history', id], (query, signal) => call('GET', '/users/{id}/history', { path: { id }, query, signal })),
  );
}

const perRequest = 50;
type PageAsked = { page: number; per_page: number };

/* Newest first; older ones are fetched when asked for. */
const pagesOf = <Item>(queryKey: readonly string[], fetchPage: (query: PageAsked, signal: AbortSignal) => Promise<Page<Item>>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage({ page: pageParam, per_page: perRequest }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * perRequest < total ? page + 1 : undefined),
    select: ({ pages }) => ({ items: pages.flatMap(({ items }) => items), total: pages.at(0)?.total ?? 0 }),
  });

/** Refetches all queries about people. */
export const usePeopleMutation = <Answer = unknown>() => useApiMutation<Answer>({ invalidates: [[root]], afterRefusal: [[root, 'one']] });

/** Unsent requests about people; changing and erasing apply to the version that was shown. */
export const mutations = {
  invite: (body: Invitation) => request('POST', '/users/invite', { body }),
  create: (body: NewPartner) => request('POST', '/users/create', { body }),
  inviteAgain: (id: string) => request('POST', '/users/{id}/invite-again', { path: { id } }),
  change: ({ _id, version }: Person, body: PersonChange) => request('PATCH', '/users/{id}', { path: { id: _id }, body, ifMatch: version }),
  erase: ({ _id, version }: Person) =>
    request('DELETE', '/users/{id}', { path: { id: _id }, body: { confirm: 'ERASE' }, ifMatch: version }),
  resetSecondFactor: (id: string) => request('DELETE', '/users/{id}/second-factor', { path: { id } }),
  addNote: (id: string, text: string) => request('POST', '/users/{id}/notes', { path: { id }, body: { text } }),
  removeNote: (id: string, noteId: string) => request('DELETE', '/users/{id}/notes/{noteId}', { path: { id, noteId } }),
};
