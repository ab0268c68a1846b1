import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the hydrating render, then true. Use it for parts that need scripts. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
