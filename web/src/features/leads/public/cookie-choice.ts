import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../lib/storage.js';
import { forgetLooked, rememberLooked } from './looked.js';
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

/** Whether the visitor has not answered yet; false on the server. */
export const useIsAsked = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !['accepted', 'declined'].includes(readStored('cookie') ?? ''),
    () => false,
  );

/** Stores the answer under `cookie`. Declining deletes the stored campaign and pages at once. */
export function choose(choice: CookieChoice): void {
  writeStored('cookie', choice);
  for (const act of choice === 'declined' ? [forgetUtm, forgetLooked] : [() => rememberUtm(), rememberLooked]) act();
  for (const notify of listeners) notify();
}
