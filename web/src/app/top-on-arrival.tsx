import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A new page starts at its top; Back and Forward keep the place the browser remembers. */
export function TopOnArrival(): null {
  const { pathname } = useLocation();
  const how = useNavigationType();
  useEffect(() => {
    if (how === 'PUSH') window.scrollTo(0, 0);
  }, [pathname, how]);
  return null;
}
