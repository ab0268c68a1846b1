import { QueryClient } from '@tanstack/react-query';
import { faultOf } from './problem.js';

/** How the pages ask: a refusal is an answer, only silence is worth asking again. */
export const makeQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, retry: (count, error) => faultOf(error).kind === 'network' && count < 2 },
      mutations: { retry: false },
    },
  });
