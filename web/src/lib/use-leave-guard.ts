import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { watchMoves } from './watch-moves.js';

export interface LeaveGuard {
  /** Somebody is about to leave what is not saved; the page asks. */
  isAsking: boolean;
  /** They stay. */
  stay: () => void;
  /** They leave, and what was not saved is gone. */
  leave: () => void;
  /** Does `act` at once, or after the question. */
  attempt: (act: () => void) => void;
}

/** The place of an entry in the browser's history, as the router numbers it. */
const indexIn = (state: unknown): number => {
  const idx = state && typeof state === 'object' && 'idx' in state ? state.idx : undefined;
  return typeof idx === 'number' ? idx : 0;
};

/** The address within the product that a click would lead to in this tab; undefined for every other click. */
function destination(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search } = window.location;
  const isHere = link.pathname === pathname && link.search === search;
  return link.origin === origin && !isHere ? link.pathname + link.search + link.hash : undefined;
}

/**
 * Holds back links, Back and Forward, and what the page itself would do, while `isDirty`; closing the tab is asked by the browser.
 * The router has blockers only for routes that are data, which ours are not.
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
