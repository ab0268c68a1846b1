import { useEffect, useRef } from 'react';

/** Where the focus may go when what had it is gone: parts of a page that have a name. */
const places = 'section, [role="tabpanel"], main';

const placesOf = (element: Element): HTMLElement[] => {
  const place = element.closest<HTMLElement>(places);
  return place ? [place, ...(place.parentElement ? placesOf(place.parentElement) : [])] : [];
};

/** Where the focus goes in a place: its heading, else the place itself. */
function focusOn(place: HTMLElement): void {
  const target = place.querySelector<HTMLElement>(':is(h1, h2, h3)') ?? place;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Milliseconds that what follows a change, a closing dialog for one, may take. */
const patience = 1000;

/**
 * Keeps the keyboard's place: when a change of `what` takes away the button that was pressed, the focus goes to the heading of the part that the button was in, and
 * not to the page's beginning. A dialog counts for nothing: what opened it does.
 */
export function useFocusKept(what: unknown): void {
  const last = useRef<HTMLElement[]>([]);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest('[role="dialog"]')) last.current = placesOf(target);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const end = performance.now() + patience;
    let frame = 0;
    const look = () => {
      const isLost = document.activeElement === document.body && !document.querySelector('[role="dialog"]');
      const place = isLost ? last.current.find((one) => one.isConnected) : undefined;
      if (place) focusOn(place);
      else if (performance.now() < end) frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [what]);
}
