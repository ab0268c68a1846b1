import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../storage.js';

/**
 * Why this page has no session: it never had one, the person logged out, or it ran out. `interrupted`: it ran out under a page that stays until a login over it.
 * `replaced`: another person has logged in, so the page of the first one must go.
 */
export type SessionEnd = 'never' | 'left' | 'expired' | 'interrupted' | 'replaced';

/** The specification's {accessToken} under `token`, which other tabs and a reload read too. Null there: the session ran out. */
interface Stored {
  accessToken?: unknown;
  /** Idempotency-Key of the refresh of this token. It goes with the token, so it lasts until an answer has come. */
  refreshKey?: unknown;
}

const listeners = new Set<() => void>();
let hasLeft = false;
/** Whose page is shown here, of those that a login may open over. */
let held: string | null = null;
let isReplaced = false;

function stored(): Stored | null {
  try {
    const kept: unknown = JSON.parse(readStored('token') ?? 'null');
    return kept && typeof kept === 'object' ? kept : null;
  } catch {
    return null;
  }
}

/** The bearer token of the signed-in person. */
export function accessToken(): string | null {
  const token = stored()?.accessToken;
  return typeof token === 'string' ? token : null;
}

/** The `sub` of a token, unverified: only to notice that another person has signed in. */
function subjectOf(token: string): string {
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')));
    return claims && typeof claims === 'object' && 'sub' in claims ? String(claims.sub) : 'unknown';
  } catch {
    return 'unknown';
  }
}

function noteOwner(): void {
  const token = accessToken();
  isReplaced ||= held !== null && token !== null && subjectOf(token) !== held;
}

function notify(): void {
  noteOwner();
  for (const listener of listeners) listener();
}

/** Signs in (a token) or out (null). `expired`: nobody logged out, so pages wait for a login or lead to it and back. */
export function keepToken(token: string | null, expired = false): void {
  hasLeft = token === null && !expired;
  writeStored('token', hasLeft ? null : JSON.stringify({ accessToken: token }));
  notify();
}

export function sessionEnd(): SessionEnd {
  if (isReplaced) return 'replaced';
  if (accessToken() !== null) return 'never';
  if (stored() !== null) return held === null ? 'expired' : 'interrupted';
  return hasLeft ? 'left' : 'never';
}

/** Gives the page up: should its session be over, the reader goes to the login page. */
export function releasePage(): void {
  held = null;
  // The next page may take its place in the same moment.
  queueMicrotask(notify);
}

/** Keeps a page of `person` while its session is over, for a login over it. @returns releasePage */
export function holdPage(person: string): () => void {
  held = person;
  return releasePage;
}

/** The state of a page that was just loaded. For specs, which share modules and so would find what the one before left: also its calls that wait for a login. */
export function resetPage(): void {
  held = null;
  hasLeft = false;
  isReplaced = false;
  listeners.clear();
  window.removeEventListener('storage', otherTab);
}

/** The key under which the present token is refreshed, by every tab and after a reload, so that a repeated refresh has one effect. */
export function refreshKey(): string {
  const kept = stored();
  // Not randomUUID, which only secure origins have.
  const key = typeof kept?.refreshKey === 'string' ? kept.refreshKey : crypto.getRandomValues(new Uint32Array(4)).join('-');
  writeStored('token', JSON.stringify({ ...kept, refreshKey: key }));
  return key;
}

/* Another tab has logged in or out. */
function otherTab({ key }: StorageEvent): void {
  if (key !== 'token' && key !== null) return;
  hasLeft = stored() === null;
  notify();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', otherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', otherTab);
  };
}

const isWaiting = (): boolean => ['interrupted', 'replaced'].includes(sessionEnd());

/** The token to send. While the page waits for a login: that of the login, or null when the reader leaves the page. Never another person's. */
export async function tokenToSend(): Promise<string | null> {
  if (isWaiting()) {
    await new Promise<void>((resolve) => {
      const stop = subscribe(() => {
        if (isWaiting()) return;
        stop();
        resolve();
      });
    });
  }
  return accessToken();
}

/* Pages that a server renders are rendered for nobody in particular. */
const noToken = () => null;

/** The token; drawn again when it changes here or in another tab. */
export const useAccessToken = (): string | null => useSyncExternalStore(subscribe, accessToken, noToken);

function subject(): string | null {
  const token = accessToken();
  if (token !== null) return subjectOf(token);
  return sessionEnd() === 'interrupted' ? held : null;
}

/** Whose page this is: the signed-in person, also while the page waits for them to log in again. */
export const useSubject = (): string | null => useSyncExternalStore(subscribe, subject, noToken);
