import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../api/call.js';
import type { components } from '../../api/schema.js';

type Schemas = components['schemas'];
export type DeadLetter = Schemas['DeadLetterDto'];
export type DeadLetterPage = Schemas['DeadLetterPageDto'];
export type ReadModel = Schemas['ReadModelDto'];
export type Rebuild = Schemas['RebuildDto'];

const letters = 'dead letters';
const models = 'read models';

/** How often a worker is looked after while it has something to do: it tells nobody else. Milliseconds. */
const atWork = 1_000;
const atRest = 15_000;

/** A page of events that wait, or that did. */
export const useLetters = (query: URLSearchParams) =>
  useQuery({
    queryKey: [letters, 'page', query.toString()],
    queryFn: ({ signal }) => call<DeadLetterPage>('GET', '/dead-letters', { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: atRest,
  });

/** One of them; looked at again while a worker may be trying it. */
export const useLetter = (id: string) =>
  useQuery({
    queryKey: [letters, 'one', id],
    queryFn: ({ signal }) => call<DeadLetter>('GET', `/dead-letters/${encodeURIComponent(id)}`, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? (state.data.nextAttemptAt ? atWork : atRest) : false),
  });

export const useReadModels = () =>
  useQuery({
    queryKey: [models],
    queryFn: ({ signal }) => call<ReadModel[]>('GET', '/read-models', { signal }),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? atWork : atRest),
  });

/** Whether somebody's wish is being carried out. */
export const isUnderWay = ({ rebuild }: ReadModel): boolean => rebuild?.state === 'waiting' || rebuild?.state === 'running';

interface Act {
  path: string;
  reason?: string;
}

/** A retry, a skip, a rebuild, a swap. The same act tried again keeps its key, so that it is carried out once. */
export function useAct() {
  const queries = useQueryClient();
  const last = useRef({ act: '', key: '' });
  return useMutation({
    mutationFn: ({ path, reason }: Act) => {
      const act = `${path} ${reason ?? ''}`;
      if (last.current.act !== act) last.current = { act, key: crypto.randomUUID() };
      return call<DeadLetter | ReadModel>('POST', path, { ...(reason === undefined ? {} : { body: { reason } }), key: last.current.key });
    },
    onSuccess: () => {
      last.current = { act: '', key: '' };
    },
    onSettled: () => Promise.all([letters, models].map((root) => queries.invalidateQueries({ queryKey: [root] }))),
  });
}
