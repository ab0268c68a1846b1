import { useEffect, useSyncExternalStore } from 'react';

/** The phone rules of all countries, in a separate chunk because of their size. */
export type Phones = typeof import('#machines/kernel/phone-number');

let loaded: Phones | null = null;
let coming: Promise<Phones> | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** @throws TypeError if loading fails; the next call retries */
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

/** Null until the chunk is loaded, which starts once it is `wanted`. */
export function usePhones(wanted = true): Phones | null {
  useEffect(() => {
    if (wanted) loadPhones().catch(() => undefined);
  }, [wanted]);
  return useSyncExternalStore(subscribe, loadedPhones, () => null);
}
