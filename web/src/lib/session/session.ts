import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.js';
import type { Me } from '../../api/wire.js';
import { keepToken, useAccessToken } from './token-store.js';

/** Query of the signed-in person. Its first word `me` is also what a live hint about a changed user invalidates. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: ({ signal }) => call('GET', '/users/me', { signal }),
  staleTime: 60_000,
  // Every part of a page that wants to know asks; what was refused to one is not asked again by the next.
  retryOnMount: false,
});

/** Whoever is signed in, once known. */
export function useMe(): Me | undefined {
  const token = useAccessToken();
  const { data } = useQuery({ ...meQuery, enabled: token !== null });
  return token === null ? undefined : data;
}

/** Signs out. The server revokes the session; here it is over even when the server is out of reach. */
export async function logOut(): Promise<void> {
  await call('POST', '/auth/logout').catch(() => undefined);
  keepToken(null);
}
