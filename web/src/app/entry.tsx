import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LazyFailed, Waiting } from './unknown-session.js';
import { LazyLanding, LazyLogin } from './parts.js';
import { useSession } from './use-session.js';

/** /login and /admin: redirects signed-in people to their area, and others to the login. */
export function Entry() {
  const { session, error, retry } = useSession();
  const { pathname } = useLocation();
  const isOut = session.state === 'out' || session.state === 'refused';
  const [loggedIn, setLoggedIn] = useState(false);
  if (isOut && !loggedIn) setLoggedIn(true);
  if (isOut) return pathname === '/login' ? <LazyLogin /> : <Navigate to="/login" replace />;
  if (session.state === 'in') return <LazyLanding actor={session.actor} loggedIn={loggedIn} />;
  return session.state === 'failed' ? <LazyFailed error={error} onRetry={retry} /> : <Waiting />;
}
