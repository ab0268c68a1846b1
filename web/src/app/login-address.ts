import type { Location } from 'react-router-dom';
import { addresses } from '#machines/access/addresses';
import { sessionEnd } from '../lib/session/token-store.js';

/** The login for whoever stands at an address, and the way back to it. What is in front of the sign-in is nowhere to come back to. */
export function loginAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  if (pathname === '/login') return `/login${search}`;
  // Whoever left on purpose is not led back: the next person may be another one.
  if (sessionEnd() === 'left' || addresses.open.some((open) => open === pathname)) return '/login';
  return `/login?next=${encodeURIComponent(pathname + search)}`;
}
