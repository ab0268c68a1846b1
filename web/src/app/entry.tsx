import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LazyFailed, Waiting } from './unknown-session.js';
import { resolveEntry } from './resolve-entry.js';
import { LazyLanding, LazyLogin } from './parts.js';
import { useSession } from './use-session.js';

/** /login and the other doors. */
export function Entry() {
  const { session, error, retry } = useSession();
  const { pathname } = useLocation();
  const verdict = resolveEntry(session);
  const [loggedIn, setLoggedIn] = useState(false);
  if (verdict === 'login' && !loggedIn) setLoggedIn(true);
  switch (verdict) {
    case 'landing':
      return session.state === 'in' ? <LazyLanding actor={session.actor} loggedIn={loggedIn} /> : null;
    case 'login':
      return pathname === '/login' ? <LazyLogin /> : <Navigate to="/login" replace />;
    case 'failed':
      return <LazyFailed error={error} onRetry={retry} />;
    case 'wait':
    case 'show':
    case 'notFound':
      return <Waiting />;
  }
}
