import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves the focus to `content` when a new page removes the link that led to it. */
export function useKeptFocus(content: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const shown = useRef(`${pathname}${search}`);
  useEffect(() => {
    // A newly opened page begins at its top, as everywhere.
    if (shown.current === `${pathname}${search}`) return;
    shown.current = `${pathname}${search}`;
    if (document.activeElement === null || document.activeElement === document.body) content.current?.focus({ preventScroll: true });
  }, [content, pathname, search]);
}
