import { useEffect, useSyncExternalStore } from 'react';

/** What knows the numbers of every country. It is heavier than the page that asks for it, so it comes by itself. */
export type Phones = typeof import('#machines/kernel/phone-number');

let loaded: Phones | null = null;
let coming: Promise<Phones> | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** @throws TypeError where it does not come; the next call tries again */
export const loadPhones = (): Promise<Phones> =>
  (coming ??= import('#machines/kernel/phone-number').then(
    (phones) => {
      loaded = phones;
      for (const listener of listeners) listener();
      return phones;
    },
    (fault: unknown) => {
      coming = undefined;
      throw fault;
    },
  ));

export const loadedPhones = (): Phones | null => loaded;

/** Null until it has come, which it does once it is `wanted`. */
export function usePhones(wanted = true): Phones | null {
  useEffect(() => {
    if (wanted) loadPhones().catch(() => undefined);
  }, [wanted]);
  return useSyncExternalStore(subscribe, loadedPhones, () => null);
}
