import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type BodyOf, call, request } from '../../api/call.js';
import { useApiMutation } from '../../api/use-api-mutation.js';
import type { Schemas } from '../../api/wire.js';

/** Operations of staff; `order` converts the lead. */
export type LeadOperation = LeadOperationView['operation'];

/** An operation that asks for something first. */
export type FormOperation = Exclude<LeadOperation, 'take' | 'reopen'>;

/** An operation as it stands for the reader, with the server's words where it is refused. */
export type LeadOperationView = Schemas['LeadOperationDto'];

/** GET leads/:id, and a row of GET leads. Who the visitor is, is null once erased. */
export type Lead = Schemas['LeadDto'];

/** A line of GET leads/:id/events, in the reader's language. `by` is null where the visitor acted. */
export type LeadEvent = Schemas['LeadEventDto'];

/** First word of every query about leads; a live hint about one invalidates it. */
const root = 'leads';
const rarely = 300_000;

/** A page of the list. The rows before stay while the next ones are fetched. */
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

/** Sources of leads, the most frequent first. */
export function useSources(enabled = true) {
  return useQuery({
    queryKey: [root, 'sources'],
    queryFn: ({ signal }) => call('GET', '/leads/sources', { signal }),
    select: ({ items }) => items,
    enabled,
  });
}

/** People to whom leads are assigned. */
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

/** The writes there are, each meant for the lead as it was shown. */
export const mutations = {
  operate: ({ _id, version }: Lead, operation: Body['operation'], payload: Body['payload']) =>
    request('PATCH', '/leads/{id}', { path: { id: _id }, body: { operation, payload }, ifMatch: version }),
  erase: ({ _id, version }: Lead) => request('DELETE', '/leads/{id}', { path: { id: _id }, body: { confirm: 'ERASE' }, ifMatch: version }),
  order: ({ _id, version }: Lead, body: BodyOf<'POST', '/leads/{id}/order'>) =>
    request('POST', '/leads/{id}/order', { path: { id: _id }, body, ifMatch: version }),
};

/** Writes about leads; afterwards everything shown about them is fetched again. */
export const useLeadMutation = <Answer = unknown>() => useApiMutation<Answer>({ invalidates: [[root]] });
