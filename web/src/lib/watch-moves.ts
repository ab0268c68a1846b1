type Watch = (event: PopStateEvent) => void;

let watching: Watch | null = null;

/*
 * Events of the window itself are heard in the order of listening, whatever the listeners ask for. So this one is here before the router
 * is, and listeners that must hold back a move are asked first.
 */
window.addEventListener('popstate', (event) => watching?.(event));

/** Calls `watch` on Back and Forward before the router, which stopping the event prevents. @returns unsubscribes */
export function watchMoves(watch: Watch): () => void {
  watching = watch;
  return () => {
    if (watching === watch) watching = null;
  };
}
