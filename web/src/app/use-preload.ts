import { useEffect } from 'react';
import { pageAt } from './pages.js';

const whenIdle = (load: () => void) => ('requestIdleCallback' in window ? requestIdleCallback(load) : setTimeout(load, 200));

/** Loads the chunk of the page that a link leads to while the link has the focus or the pointer, so that a press does not wait for it. */
export function usePreload(): void {
  useEffect(() => {
    let last: string | undefined;
    const onLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.host !== location.host || link.pathname === last) return;
      last = link.pathname;
      const page = pageAt(last);
      if (page) whenIdle(() => void page.Component.preload().catch(() => undefined));
    };
    document.addEventListener('focusin', onLink);
    document.addEventListener('pointerover', onLink);
    return () => {
      document.removeEventListener('focusin', onLink);
      document.removeEventListener('pointerover', onLink);
    };
  }, []);
}
