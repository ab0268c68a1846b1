import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Key of the entry in the browser's history, as the router names it. */
const enteredKey = (): string => (window.history.state as { key?: string } | null)?.key ?? 'default';

/** Marks the link that was pressed with `data-pressed` until its page is shown: the former page stays while the new one is rendered. */
export function usePressedLink(): void {
  const { key } = useLocation();
  const shown = useRef(key);
  const marked = useRef<HTMLAnchorElement>(null);
  const mark = (link: HTMLAnchorElement | null) => {
    marked.current?.removeAttribute('data-pressed');
    link?.setAttribute('data-pressed', '');
    marked.current = link;
  };
  useLayoutEffect(() => {
    shown.current = key;
    mark(null);
  }, [key]);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      // The router has entered the address already; a link that it leaves to the browser, or that a form keeps, has no effect here.
      if (link && enteredKey() !== shown.current) mark(link);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
