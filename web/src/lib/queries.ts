import { QueryClient } from '@tanstack/react-query';
import { faultOf } from './problem.js';

/** Retries only network failures; an error response is final. */
export const makeQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: (count, error) => faultOf(error).kind === 'network' && count < 2 },
      mutations: { retry: false },
    },
  });
