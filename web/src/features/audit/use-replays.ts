import { useQuery } from '@tanstack/react-query';
import { call, request } from '../../api/call.js';
import { useApiMutation } from '../../api/use-api-mutation.js';
import type { Schemas } from '../../api/wire.js';

export type Replay = Schemas['ReplayDto'];

const replays = 'replays';

/** Milliseconds between requests, because a worker sends no event. */
const atWork = 1_000;
const atRest = 15_000;

const isUnderWay = (replay: Pick<Replay, 'state'> | null | undefined): boolean =>
  replay?.state === 'waiting' || replay?.state === 'running';

/** The newest nightly replay, and the newest one that a person started. */
export const useNewestReplays = () =>
  useQuery({
    queryKey: [replays, 'newest'],
    queryFn: ({ signal }) => call('GET', '/audit/replays', { signal }),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.started) ? atWork : atRest),
  });

/** Never refetched once it has ended. */
export const useReplay = (id: string) =>
  useQuery({
    queryKey: [replays, 'one', id],
    queryFn: ({ signal }) => call('GET', '/audit/replays/{id}', { path: { id }, signal }),
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? atWork : false),
  });

/** @param order its number as typed; empty: everything */
export const startReplay = (order: string) => request('POST', '/audit/replays', { body: order === '' ? {} : { order } });

export const useReplayStart = () => useApiMutation<Replay>({ invalidates: [[replays]] });
