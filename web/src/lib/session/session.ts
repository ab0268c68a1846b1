import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.js';
import type { Me } from '../../api/wire.js';
import { useAccessToken, useSubject } from './token-store.js';

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => call('GET', '/users/me', { signal }),
  staleTime: 60_000,
  // Every part of a page that wants to know asks; what was refused to one is not asked again by the next.
  retryOnMount: false,
});

/** The signed-in person once loaded; also while the page waits for their login. */
export function useMe(): Me | undefined {
  const token = useAccessToken();
  const person = useSubject();
  const { data } = useQuery({ ...meQuery, enabled: token !== null });
  return person === null ? undefined : data;
}
