import { useEffect, useRef } from 'react';

/** Named parts of a page that may get the focus. */
const places = 'section, [role="tabpanel"], main';

const placesOf = (element: Element): HTMLElement[] => {
  const place = element.closest<HTMLElement>(places);
  return place ? [place, ...(place.parentElement ? placesOf(place.parentElement) : [])] : [];
};

/** Focuses the heading of a part, or the part itself. */
function focusOn(place: HTMLElement): void {
  const target = place.querySelector<HTMLElement>(':is(h1, h2, h3)') ?? place;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Milliseconds that an effect of a change, such as a closing dialog, may take. */
const patience = 1000;

/**
 * Keeps the keyboard's place: if a change of `what` removes the focused button, its part's heading gets the focus instead of the page.
 * Dialogs are ignored, because their opener gets the focus.
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
      // A dialog is looked for last: that reads the whole page.
      const place = document.activeElement === document.body ? last.current.find((one) => one.isConnected) : undefined;
      if (place && !document.querySelector('[role="dialog"]')) focusOn(place);
      else if (performance.now() < end) frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [what]);
}
