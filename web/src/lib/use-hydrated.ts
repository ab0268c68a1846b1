import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first drawing that repeats the server's, true from then on: what needs scripts is offered only where they run. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
