import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

export interface Dragged {
  from: number;
  to: number;
  /** distance of the dragged row in pixels */
  by: number;
}

const edge = 72;
const pace = 14;

/** Scrolls the page while a row is near the edge of the window. */
function scrollNear(y: number): void {
  if (y < edge) window.scrollBy(0, -pace);
  else if (y > window.innerHeight - edge) window.scrollBy(0, pace);
}

/** Position of a row dragged to height `y`: after every other row whose middle is above. */
export function placeAt(y: number, from: number, middles: readonly number[]): number {
  return middles.filter((middle, index) => index !== from && middle < y).length;
}

/**
 * Drags rows of `list` by a handle, with mouse, pen or finger. `handle` returns the listeners of a row's handle; Escape cancels. Keyboard
 * users have buttons.
 */
export function useDragOrder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const start = useRef({ page: 0, middles: [] as number[] });
  const rows = () => [...(list.current?.children ?? [])];
  const end = () => setDragged(null);
  const isDragging = dragged !== null;
  useEffect(() => {
    if (!isDragging) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDragged(null);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isDragging]);
  /** Position of row `from` under the pointer. */
  const placeOf = (from: number, { clientY }: PointerEvent<HTMLElement>): Dragged => {
    const by = clientY + window.scrollY - start.current.page;
    return { from, to: placeAt((start.current.middles[from] ?? 0) + by, from, start.current.middles), by };
  };
  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const middles = rows().map((row) => {
        const { top, height } = row.getBoundingClientRect();
        return top + window.scrollY + height / 2;
      });
      start.current = { page: event.clientY + window.scrollY, middles };
      setDragged({ from: index, to: index, by: 0 });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!dragged) return;
      scrollNear(event.clientY);
      setDragged(placeOf(dragged.from, event));
    },
    // Where the pointer is now: a busy browser has not drawn the last moves yet.
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      end();
      if (!dragged) return;
      const { from, to } = placeOf(dragged.from, event);
      if (to !== from) onMove(from, to);
    },
    onPointerCancel: end,
    onLostPointerCapture: end,
  });
  return { dragged, handle };
}
