import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../lib/storage.js';
import { forgetUtm, rememberUtm } from './utm.js';

export type CookieChoice = 'accepted' | 'declined';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether the visitor still has to be asked. Not known on the server, where nobody is asked. */
export const useIsAsked = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !['accepted', 'declined'].includes(readStored('cookie') ?? ''),
    () => false,
  );

/** Keeps the answer under `cookie`. Declining drops the marks of the link that led here at once. */
export function choose(choice: CookieChoice): void {
  writeStored('cookie', choice);
  if (choice === 'declined') forgetUtm();
  else rememberUtm();
  for (const tell of listeners) tell();
}
