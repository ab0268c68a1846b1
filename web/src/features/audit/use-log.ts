import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.js';
import type { Schemas } from '../../api/wire.js';

export type LogEvent = Schemas['AuditEventDto'];
export type EventDetail = Schemas['AuditEventDetailDto'];
export type Refusal = Schemas['RefusalDto'];
export type Subject = Schemas['AuditSubjectDto'];
export type Read = Schemas['ReadDto'];
export type AuditActor = Schemas['AuditActorDto'];
export type LogHead = Schemas['LogHeadDto'];

export const useLog = (query: URLSearchParams) =>
  useQuery({
    queryKey: ['audit', 'events', query.toString()],
    queryFn: ({ signal }) => call('GET', '/audit/events', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** The newest checkpoint; a worker signs about once a minute. */
export const useLogHead = () =>
  useQuery({
    queryKey: ['audit', 'head'],
    queryFn: ({ signal }) => call('GET', '/audit/head', { signal }),
    refetchInterval: 30_000,
  });

/** Refetches until the event's consumers have processed it. */
export const useLogEvent = (id: string) =>
  useQuery({
    queryKey: ['audit', 'event', id],
    queryFn: ({ signal }) => call('GET', '/audit/events/{id}', { path: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.consumers.some((one) => one.state === 'waiting') ? 2_000 : false),
  });

/** Titles of event types and their groups; fetched once per page load. */
export const useEventTypes = () =>
  useQuery({
    queryKey: ['audit', 'event types'],
    queryFn: ({ signal }) => call('GET', '/audit/event-types', { signal }),
    staleTime: Infinity,
  });

/** Includes counts by reason, operation and person. */
export const useRefusals = (asked: URLSearchParams) => {
  const query = new URLSearchParams([...asked, ['include', 'counts']]);
  return useQuery({
    queryKey: ['audit', 'refusals', query.toString()],
    queryFn: ({ signal }) => call('GET', '/audit/refusals', { query, signal }),
    placeholderData: keepPreviousData,
  });
};

/** Keeps the rows on screen while the next page is fetched. */
export const useReads = (query: URLSearchParams) =>
  useQuery({
    queryKey: ['audit', 'reads', query.toString()],
    queryFn: ({ signal }) => call('GET', '/audit/reads', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** People by name or email whom the reader may see. */
export const usePeopleFound = (search: string) =>
  useQuery({
    queryKey: ['audit', 'people', search],
    queryFn: ({ signal }) => call('GET', '/search', { query: { search }, signal }),
    enabled: search !== '',
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
