import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, request } from '../../api/call.js';
import { useApiMutation } from '../../api/use-api-mutation.js';
import type { Schemas } from '../../api/wire.js';

export type DeadLetter = Schemas['DeadLetterDto'];
export type ReadModel = Schemas['ReadModelDto'];
export type Rebuild = Schemas['RebuildDto'];

const deadLetters = 'dead letters';
const models = 'read models';

/** Milliseconds between requests while a worker is busy, because it sends no event. */
const atWork = 1_000;
const atRest = 15_000;

/** Refetches every 15 seconds, because a worker sends no event when it retries. */
export const useDeadLetters = (query: URLSearchParams) =>
  useQuery({
    queryKey: [deadLetters, 'page', query.toString()],
    queryFn: ({ signal }) => call('GET', '/dead-letters', { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: atRest,
  });

/** Refetches while a worker may be retrying it. */
export const useDeadLetter = (id: string) =>
  useQuery({
    queryKey: [deadLetters, 'one', id],
    queryFn: ({ signal }) => call('GET', '/dead-letters/{id}', { path: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? (state.data.nextAttemptAt ? atWork : atRest) : false),
  });

export const useReadModels = () =>
  useQuery({
    queryKey: [models],
    queryFn: ({ signal }) => call('GET', '/read-models', { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? atWork : atRest),
  });

/** Whether a rebuild of the read model waits for a worker or runs. */
export const isUnderWay = ({ rebuild }: ReadModel): boolean => rebuild?.state === 'waiting' || rebuild?.state === 'running';

/** Unsent requests; the audit log records the `reason` of `skip` and `swap`. */
export const mutations = {
  retry: (id: string) => request('POST', '/dead-letters/{id}/retry', { path: { id } }),
  skip: (id: string, reason: string) => request('POST', '/dead-letters/{id}/skip', { path: { id }, body: { reason } }),
  rebuild: (name: string) => request('POST', '/read-models/{name}/rebuild', { path: { name } }),
  swap: (name: string, reason: string) => request('POST', '/read-models/{name}/swap', { path: { name }, body: { reason } }),
};

export const useAuditMutation = () => useApiMutation<DeadLetter | ReadModel>({ invalidates: [[deadLetters], [models]] });
