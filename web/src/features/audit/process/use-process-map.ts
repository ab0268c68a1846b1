import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.js';
import type { Schemas } from '../../../api/wire.js';

export type ProcessMap = Schemas['ProcessMapDto'];
export type WalkedStatus = Schemas['WalkedStatusDto'];
export type WalkedArrow = Schemas['WalkedArrowDto'];
export type WalkedOrder = Schemas['WalkedOrderDto'];

/** Keeps the former map on screen while the map for other filters is loaded. */
export const useProcessMap = (query: URLSearchParams, enabled = true) =>
  useQuery({
    queryKey: ['audit', 'process map', query.toString()],
    queryFn: ({ signal }) => call('GET', '/audit/process-map', { query, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });

const perPage = 20;

/** Orders that a figure counts, 20 per request; more are fetched on demand. */
export const useWalkedOrders = (asked: URLSearchParams) =>
  useInfiniteQuery({
    queryKey: ['audit', 'walked orders', asked.toString()],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams([...asked, ['page', String(pageParam)], ['per_page', String(perPage)]]);
      return call('GET', '/audit/process-map/orders', { query, signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * perPage < total ? page + 1 : undefined),
  });
