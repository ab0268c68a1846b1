import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { faultOf } from '../lib/problem.js';
import { meQuery } from '../lib/session/session.js';
import { sessionEnd, useAccessToken, useSubject } from '../lib/session/token-store.js';
import type { Session } from './resolve-page.js';

export interface FoundSession {
  session: Session;
  error: unknown;
  /** a required action comes first: two-step login, or a new password */
  duty: boolean;
  retry: () => void;
}

/* 401: the session could not be renewed just now. 408 and 429: the server wants to be asked again later. */
const passing = new Set([401, 408, 429]);

/** Whether the server refused this person, so that retrying is useless. */
function isRefusal(error: unknown): boolean {
  const { status = 0 } = faultOf(error);
  return status >= 400 && status < 500 && !passing.has(status);
}

/** The session in the form that the guards use. */
export function useSession(): FoundSession {
  const token = useAccessToken();
  const person = useSubject();
  const { data, error, refetch } = useQuery({ ...meQuery, enabled: token !== null });
  useEffect(() => {
    if (error) console.error('users/me failed:', error);
  }, [error]);
  const retry = () => void refetch();
  const found = (session: Session, duty = false): FoundSession => ({ session, error, duty, retry });
  // The page goes at once; what is asked for another person begins with a new one.
  if (sessionEnd() === 'replaced') return found({ state: 'asking' });
  if (person === null) return found({ state: 'out', end: sessionEnd() });
  if (error && isRefusal(error)) return found({ state: 'refused' });
  if (data) return found({ state: 'in', actor: data.actor }, data.mustEnrollSecondFactor === true || data.mustChangePassword === true);
  return found({ state: error ? 'failed' : 'asking' });
}
