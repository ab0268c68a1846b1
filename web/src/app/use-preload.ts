import { useEffect } from 'react';
import { pageAt } from './pages.js';

const whenIdle = (load: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(load) : setTimeout(load, 200));

/** Loads the chunk of the page that a link leads to while the link has the focus or the pointer, so that a press does not wait for it. */
export function usePreload(): void {
  useEffect(() => {
    const asked = new Set<string>();
    const onLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.origin !== window.location.origin || asked.has(link.pathname)) return;
      asked.add(link.pathname);
      whenIdle(
        () =>
          void pageAt(link.pathname)
            ?.Component.preload()
            .catch(() => undefined),
      );
    };
    const on = ['focusin', 'pointerover'] as const;
    for (const name of on) document.addEventListener(name, onLink);
    return () => on.forEach((name) => document.removeEventListener(name, onLink));
  }, []);
}
