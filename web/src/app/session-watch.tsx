import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery } from '../lib/session/session.js';
import { useAccessToken, useSubject } from '../lib/session/token-store.js';

/** Follows live changes while a person is signed in, and clears fetched data when they leave or another person comes. */
export function SessionWatch(): null {
  const queries = useQueryClient();
  const person = useSubject();
  const token = useAccessToken();
  useEffect(() => {
    // What a token was refused says nothing of the next one.
    const me = queries.getQueryState(meQuery.queryKey);
    if (token === null || me?.status !== 'error') return;
    // A page that waited for this token is drawn by what is known.
    void queries[me.data ? 'invalidateQueries' : 'resetQueries']({ queryKey: meQuery.queryKey });
  }, [token, queries]);
  useEffect(() => {
    if (person === null) return;
    let stop: () => void = () => undefined;
    let gone = false;
    // Fetched apart: the first paint does not need it, and a page without it only has to be reloaded by hand.
    import('../lib/live/follow-others.js').then(
      ({ followOthers }) => {
        if (!gone) stop = followOthers(queries);
      },
      () => undefined,
    );
    return () => {
      gone = true;
      stop();
      queries.clear();
    };
  }, [person, queries]);
  return null;
}
