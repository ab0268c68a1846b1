import { useQuery } from '@tanstack/react-query';
import { faultOf } from '../lib/problem.js';
import { meQuery } from '../lib/session/session.js';
import { keepToken, sessionEnd, useAccessToken } from '../lib/session/token-store.js';
import type { Session } from './judge-path.js';

interface Found {
  session: Session;
  error: unknown;
  /** Nothing but setting up the second step is open to them. */
  mustEnrol: boolean;
  retry: () => void;
}

/** The session as the guards see it. A person the server no longer knows is signed out. */
export function useSession(): Found {
  const token = useAccessToken();
  const { data, error, refetch } = useQuery({
    ...meQuery,
    enabled: token !== null,
    retry: (count, failure) => {
      const { status } = faultOf(failure);
      if (status === 403 || status === 404) keepToken(null);
      return faultOf(failure).kind === 'network' && count < 2;
    },
  });
  const retry = () => void refetch();
  if (token === null) return { session: { state: 'out', end: sessionEnd() }, error: null, mustEnrol: false, retry };
  if (data) return { session: { state: 'in', actor: data.actor }, error: null, mustEnrol: data.mustEnrollSecondFactor === true, retry };
  return { session: { state: error ? 'failed' : 'asking' }, error, mustEnrol: false, retry };
}
