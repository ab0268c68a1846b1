import { QueryClient } from '@tanstack/react-query';
import { faultOf } from './problem.js';

/** Retry policy of queries: an error response is final, only network failures are retried. */
export const makeQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: (count, error) => faultOf(error).kind === 'network' && count < 2 },
      mutations: { retry: false },
    },
  });
