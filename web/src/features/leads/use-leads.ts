import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type BodyOf, call, request } from '../../api/call.js';
import { useApiMutation } from '../../api/use-api-mutation.js';
import type { Schemas } from '../../api/wire.js';

/** Operations of staff; `order` converts the lead. */
export type LeadOperation = LeadOperationView['operation'];

/** Operations that ask for more than a click. */
export type FormOperation = Exclude<LeadOperation, 'take' | 'reopen'>;

/** An operation with the server's text if it is refused. */
export type LeadOperationView = Schemas['LeadOperationDto'];

/** The visitor's data are null after erasure. */
export type Lead = Schemas['LeadDto'];

/** A line of GET leads/:id/events. `by` is null for the visitor. */
export type LeadEvent = Schemas['LeadEventDto'];

/** First part of the key of every query about leads; live hints invalidate it. */
const root = 'leads';
const rarely = 300_000;

/** Keeps the rows on screen while the next page is fetched. */
export function useLeads(query: URLSearchParams) {
  return useQuery({
    queryKey: [root, 'page', query.toString()],
    queryFn: ({ signal }) => call('GET', '/leads', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useLead(id: string) {
  return useQuery({ queryKey: [root, 'one', id], queryFn: ({ signal }) => call('GET', '/leads/{id}', { path: { id }, signal }) });
}

export function useLeadEvents(id: string) {
  return useQuery({
    queryKey: [root, 'events', id],
    queryFn: ({ signal }) => call('GET', '/leads/{id}/events', { path: { id }, signal }),
    select: ({ items }) => items,
  });
}

/** Sources of leads for the filter, the most frequent first. */
export function useSources(enabled = true) {
  return useQuery({
    queryKey: [root, 'sources'],
    queryFn: ({ signal }) => call('GET', '/leads/sources', { signal }),
    select: ({ items }) => items,
    enabled,
  });
}

/** People to whom leads can be assigned; cached for five minutes. */
export function useAssignees(enabled = true) {
  return useQuery({
    queryKey: ['lead assignees'],
    queryFn: ({ signal }) => call('GET', '/leads/assignees', { signal }),
    select: ({ items }) => items,
    staleTime: rarely,
    enabled,
  });
}

type Body = BodyOf<'PATCH', '/leads/{id}'>;

/** Each write applies to the version that was shown. */
export const mutations = {
  operate: ({ _id, version }: Lead, operation: Body['operation'], payload: Body['payload']) =>
    request('PATCH', '/leads/{id}', { path: { id: _id }, body: { operation, payload }, ifMatch: version }),
  erase: ({ _id, version }: Lead) => request('DELETE', '/leads/{id}', { path: { id: _id }, body: { confirm: 'ERASE' }, ifMatch: version }),
  order: ({ _id, version }: Lead, body: BodyOf<'POST', '/leads/{id}/order'>) =>
    request('POST', '/leads/{id}/order', { path: { id: _id }, body, ifMatch: version }),
};

/** Refetches all queries about leads. */
export const useLeadMutation = <Answer = unknown>() => useApiMutation<Answer>({ invalidates: [[root]] });
