import { type RefObject, useEffect, useState } from 'react';

/** Main actions: the main button of a page or dialog, the first field of its form, the result of a check. */
const mainActions = '[data-main], [data-result], form:has([data-main]) select';

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether `box` overlaps a main action. A hidden box keeps its layout, so that it can return. */
function coversMain(box: Element): boolean {
  const place = box.getBoundingClientRect();
  if (place.width === 0 || place.height === 0) return false;
  return [...document.querySelectorAll(mainActions)].some(
    (action) => !box.contains(action) && overlaps(place, action.getBoundingClientRect()),
  );
}

/** Updates on scrolling, zooming and rendering. @param shown whether the box exists */
export function useCoversMain(box: RefObject<HTMLElement | null>, shown = true): boolean {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    if (!shown) return;
    let frame = 0;
    const measure = () => {
      frame = 0;
      setCovers(box.current !== null && coversMain(box.current));
    };
    const later = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const drawn = new ResizeObserver(later);
    drawn.observe(document.body);
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    later();
    return () => {
      cancelAnimationFrame(frame);
      drawn.disconnect();
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
    };
  }, [box, shown]);
  return covers;
}
