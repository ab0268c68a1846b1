import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../storage.js';

/** How this page came to have no session: it never had one, the person left, or it ran out. */
export type SessionEnd = 'never' | 'left' | 'expired';

const listeners = new Set<() => void>();
let end: SessionEnd = 'never';

/** The bearer token of whoever is signed in, as the specification keeps it: under `token` as {accessToken}. */
export function accessToken(): string | null {
  try {
    const kept: unknown = JSON.parse(readStored('token') ?? 'null');
    return kept && typeof kept === 'object' && 'accessToken' in kept && typeof kept.accessToken === 'string' ? kept.accessToken : null;
  } catch {
    return null;
  }
}

/** Signs in (a token) or out (null). `expired` says that nobody asked for it: the pages then lead to the login and back. */
export function keepToken(token: string | null, expired = false): void {
  end = token !== null ? 'never' : expired ? 'expired' : 'left';
  writeStored('token', token === null ? null : JSON.stringify({ accessToken: token }));
  for (const tell of listeners) tell();
}

export const sessionEnd = (): SessionEnd => end;

function subscribe(listener: () => void): () => void {
  const otherTab = (event: StorageEvent) => {
    if (event.key !== 'token' && event.key !== null) return;
    end = accessToken() === null ? 'left' : 'never';
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', otherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', otherTab);
  };
}

/* Pages that a server renders are rendered for nobody in particular. */
const noToken = () => null;

/** The token; drawn again when it changes here or in another tab. */
export const useAccessToken = (): string | null => useSyncExternalStore(subscribe, accessToken, noToken);

/** Whose token it is (its `sub`), unverified: only to notice that another person has signed in. */
export function useSubject(): string | null {
  const token = useAccessToken();
  if (token === null) return null;
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')));
    return claims && typeof claims === 'object' && 'sub' in claims ? String(claims.sub) : 'unknown';
  } catch {
    return 'unknown';
  }
}
