import type { Location } from 'react-router-dom';
import { addresses } from '#machines/access/addresses';
import { sessionEnd } from '../lib/session/token-store.js';

/** The login page with the current address to return to, unless that is public. */
export function loginAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  if (pathname === '/login') return `/login${search}`;
  // After a logout there is no return address: the next person may be another one.
  if (sessionEnd() === 'left' || addresses.open.some((open) => open === pathname)) return '/login';
  return `/login?next=${encodeURIComponent(pathname + search)}`;
}
