import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../api/call.js';
import type { Country } from '../../api/wire.js';
import type { Assignee, Lead, LeadEvent, LeadPage, LeadPayloads, LeadSource } from './wire.js';

/** First word of every query about leads; a live hint about one invalidates it. */
const root = 'leads';
const rarely = 300_000;

/** A page of the list. The rows before stay while the next ones are fetched. */
export function useLeads(query: URLSearchParams) {
  return useQuery({
    queryKey: [root, 'page', query.toString()],
    queryFn: ({ signal }) => call<LeadPage>('GET', '/leads', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useLead(id: string) {
  return useQuery({ queryKey: [root, 'one', id], queryFn: ({ signal }) => call<Lead>('GET', `/leads/${id}`, { signal }) });
}

export function useLeadEvents(id: string) {
  return useQuery({
    queryKey: [root, 'events', id],
    queryFn: ({ signal }) => call<{ items: LeadEvent[] }>('GET', `/leads/${id}/events`, { signal }),
    select: ({ items }) => items,
  });
}

/** Where leads came from, the most frequent first. */
export function useSources(enabled = true) {
  return useQuery({
    queryKey: [root, 'sources'],
    queryFn: ({ signal }) => call<{ items: LeadSource[] }>('GET', '/leads/sources', { signal }),
    select: ({ items }) => items,
    enabled,
  });
}

/** Who works on leads. */
export function useAssignees(enabled = true) {
  return useQuery({
    queryKey: ['lead assignees'],
    queryFn: ({ signal }) => call<{ items: Assignee[] }>('GET', '/leads/assignees', { signal }),
    select: ({ items }) => items,
    staleTime: rarely,
    enabled,
  });
}

/** Countries that have an active service. */
export function useOfferedCountries(enabled = true) {
  return useQuery({
    queryKey: ['countries', 'created'],
    queryFn: ({ signal }) => call<{ items: Country[] }>('GET', '/countries/created', { query: { sort: 'name' }, signal }),
    select: ({ items }): Country[] => items,
    staleTime: rarely,
    enabled,
  });
}

interface Write {
  method: 'POST' | 'PATCH' | 'DELETE';
  path: string;
  body: unknown;
  ifMatch?: number;
}

type Operation = keyof LeadPayloads;

/** The writes there are, each meant for the lead as it was shown. */
export const writes = {
  operate: <Name extends Operation>({ _id, version }: Lead, operation: Name, payload: LeadPayloads[Name]): Write => ({
    method: 'PATCH',
    path: `/leads/${_id}`,
    body: { operation, payload },
    ifMatch: version,
  }),
  erase: ({ _id, version }: Lead): Write => ({ method: 'DELETE', path: `/leads/${_id}`, body: { confirm: 'ERASE' }, ifMatch: version }),
  order: ({ _id, version }: Lead, body: unknown): Write => ({ method: 'POST', path: `/leads/${_id}/order`, body, ifMatch: version }),
};

/** Sends writes about leads; afterwards everything shown about them is fetched again. One key per intention: pressing again after a lost answer has no second effect. */
export function useLeadWrite<Answer = unknown>() {
  const queries = useQueryClient();
  const last = useRef({ write: '', key: '' });
  return useMutation({
    mutationFn: ({ method, path, ...options }: Write) => {
      const write = JSON.stringify([method, path, options]);
      if (last.current.write !== write) last.current = { write, key: crypto.randomUUID() };
      return call<Answer>(method, path, { ...options, key: last.current.key });
    },
    onSuccess: () => {
      last.current = { write: '', key: '' };
      return queries.invalidateQueries({ queryKey: [root] });
    },
    onError: () => queries.invalidateQueries({ queryKey: [root] }),
  });
}
