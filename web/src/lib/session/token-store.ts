import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../storage.js';

/**
 * Why this page has no session: it never had one, the person logged out, or it expired. `interrupted`: it expired under a page that waits
 * for a login. `replaced`: another person has logged in, so the page must go.
 */
export type SessionEnd = 'never' | 'left' | 'expired' | 'interrupted' | 'replaced';

/** The specification's {accessToken} under `token`, shared by tabs and reloads. Null: the session expired. */
interface Stored {
  accessToken?: unknown;
  /** Idempotency-Key for refreshing this token, kept until an answer has come */
  refreshKey?: unknown;
}

const listeners = new Set<() => void>();
let hasLeft = false;
/** Id of the person whose page waits for a login; null if none waits. */
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

/** The bearer token shared by this browser's tabs; null if nobody is signed in or the session has expired. */
export function accessToken(): string | null {
  const token = stored()?.accessToken;
  return typeof token === 'string' ? token : null;
}

/** Reads `sub` without verification, only to notice another person. */
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

/** Signs in (a token) or out (null). `expired`: the session ended by itself, so pages wait for a login or redirect to it. */
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

/** Lets the page go to the login if its session has ended. */
export function releasePage(): void {
  held = null;
  // The next page may take its place in the same moment.
  queueMicrotask(notify);
}

/** Keeps a page of `person` after its session ends, for a login over it. @returns releasePage */
export function holdPage(person: string): () => void {
  held = person;
  return releasePage;
}

/** Resets the module's state between specs, including calls that wait for a login. */
export function resetPage(): void {
  held = null;
  hasLeft = false;
  isReplaced = false;
  listeners.clear();
  window.removeEventListener('storage', otherTab);
}

/** The key for refreshing the current token, shared by tabs and reloads, so that a repeated refresh is idempotent. */
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

/** Waits for a login if the page does; null if the reader leaves. Never another person's token. */
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

/** Rerenders when the token changes, in other tabs too. */
export const useAccessToken = (): string | null => useSyncExternalStore(subscribe, accessToken, noToken);

function subject(): string | null {
  const token = accessToken();
  if (token !== null) return subjectOf(token);
  return sessionEnd() === 'interrupted' ? held : null;
}

/** The person whose page this is, also while it waits for their login. */
export const useSubject = (): string | null => useSyncExternalStore(subscribe, subject, noToken);
