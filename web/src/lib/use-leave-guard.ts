import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { watchMoves } from './watch-moves.js';

export interface LeaveGuard {
  /** the page is asking, because unsaved changes would be lost */
  isAsking: boolean;
  /** closes the question and stays on the page */
  stay: () => void;
  /** continues what was attempted, without saving */
  leave: () => void;
  /** runs `act` at once, or after confirmation */
  attempt: (act: () => void) => void;
}

/** Position of an entry in the browser's history, as the router numbers it. */
const indexIn = (state: unknown): number => {
  const idx = state && typeof state === 'object' && 'idx' in state ? state.idx : undefined;
  return typeof idx === 'number' ? idx : 0;
};

/** The internal address that a click would open in this tab; undefined for other clicks. */
function destination(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search } = window.location;
  const isHere = link.pathname === pathname && link.search === search;
  return link.origin === origin && !isHere ? link.pathname + link.search + link.hash : undefined;
}

/**
 * Asks before leaving while `isDirty`: by links, Back and Forward, and actions of the page; for closing the tab the browser asks. The
 * router's blockers need data routes, which are not used here.
 */
export function useLeaveGuard(isDirty: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState<{ act: () => void } | null>(null);
  const isFree = useRef(false);
  const wait = useEffectEvent((act: () => void) => setWaiting({ act }));
  const go = useEffectEvent((address: string) => void navigate(address));
  useEffect(() => {
    if (!isDirty) return undefined;
    isFree.current = false;
    const here = indexIn(window.history.state);
    let isReturning = false;
    const onClick = (event: MouseEvent) => {
      const address = isFree.current ? undefined : destination(event);
      if (address === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      wait(() => go(address));
    };
    // Back has moved already when it is heard: the entry is put back, and gone to again when they leave.
    const onMove = (event: PopStateEvent) => {
      if (isFree.current) return;
      event.stopImmediatePropagation();
      if (isReturning) {
        isReturning = false;
        return;
      }
      const steps = indexIn(event.state) - here;
      if (steps === 0) return;
      isReturning = true;
      window.history.go(-steps);
      wait(() => window.history.go(steps));
    };
    const onClose = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', onClick, true);
    const stopWatching = watchMoves(onMove);
    window.addEventListener('beforeunload', onClose);
    return () => {
      document.removeEventListener('click', onClick, true);
      stopWatching();
      window.removeEventListener('beforeunload', onClose);
    };
  }, [isDirty]);
  return {
    isAsking: waiting !== null,
    stay: () => setWaiting(null),
    leave: () => {
      setWaiting(null);
      isFree.current = true;
      waiting?.act();
    },
    // After the event: the Escape that asks to leave would close the question too, whose dialog hears it next.
    attempt: (act) => (isDirty ? void setTimeout(() => setWaiting({ act })) : act()),
  };
}
