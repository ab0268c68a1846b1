import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface Kept {
  token: string;
}

const keptIn = (state: unknown): string | null => (state as Partial<Kept> | null)?.token ?? null;

/**
 * The token of an emailed link, from the fragment, which no server, log or referrer sees; older emails have it in the query. It is moved
 * from the address to the history entry, where a reload finds it.
 */
export function useMailedToken(): { pathname: string; token: string | null } {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const shown = new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token');
  useEffect(() => {
    if (shown !== null) void navigate(pathname, { replace: true, state: { token: shown } satisfies Kept });
  }, [navigate, pathname, shown]);
  return { pathname, token: shown ?? keptIn(state) };
}
