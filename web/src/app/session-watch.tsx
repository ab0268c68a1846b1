import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followLive } from '../lib/live/live.js';
import { refreshOnHint } from '../lib/live/refresh-on-hint.js';
import { useSubject } from '../lib/session/token-store.js';

/** While somebody is signed in: follows what others do. When they go, or another person comes, forgets what was fetched for them. */
export function SessionWatch(): null {
  const queries = useQueryClient();
  const person = useSubject();
  useEffect(() => {
    if (person === null) return;
    const stop = followLive(refreshOnHint(queries));
    return () => {
      stop();
      queries.clear();
    };
  }, [person, queries]);
  return null;
}
