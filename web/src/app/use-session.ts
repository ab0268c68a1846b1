import { useQuery } from '@tanstack/react-query';
import { faultOf } from '../lib/problem.js';
import { meQuery } from '../lib/session/session.js';
import { keepToken, sessionEnd, useAccessToken } from '../lib/session/token-store.js';
import type { Session } from './judge-path.js';

interface Found {
  session: Session;
  error: unknown;
  /** Something is asked of them before anything else: the second step, or a password of their own. */
  duty: boolean;
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
  if (token === null) return { session: { state: 'out', end: sessionEnd() }, error: null, duty: false, retry };
  if (data) {
    const duty = data.mustEnrollSecondFactor === true || data.mustChangePassword === true;
    return { session: { state: 'in', actor: data.actor }, error: null, duty, retry };
  }
  return { session: { state: error ? 'failed' : 'asking' }, error, duty: false, retry };
}
