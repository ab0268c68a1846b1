import type { Actor } from '#machines/kernel/people';
import type { SessionEnd } from '../lib/session/token-store.js';
import type { Page } from './pages.js';

/**
 * What is known of the session when an address is opened. `out`: nobody is signed in, and `end` says why; `asking`: the server has not
 * answered yet.
 */
export type Session =
  | { state: 'out'; end: SessionEnd }
  | { state: 'asking' }
  /** the server could not identify them; a retry may help */
  | { state: 'failed' }
  /** the server does not know the token's owner */
  | { state: 'refused' }
  | { state: 'in'; actor: Actor };

export type Verdict = 'show' | 'notFound' | 'login' | 'wait' | 'failed';

/** Applies the guards of the access rules to an address. `page` is undefined for an address without a page. */
export function resolvePage(area: Page['area'], page: Page | undefined, session: Session): Verdict {
  switch (session.state) {
    case 'out':
      // Who has just left, or whose session ran out, is no stranger to the page: they get the login.
      return area === 'admin' || (session.end !== 'never' && page) ? 'login' : 'notFound';
    case 'asking':
      return 'wait';
    case 'failed':
      return 'failed';
    case 'refused':
      return 'notFound';
    case 'in':
      return page?.opensTo(session.actor) ? 'show' : 'notFound';
  }
}

/** Undefined for an address that is not ours. */
export function safeNext(next: string | null): string | undefined {
  if (!next || !/^\/(?![/\\])/.test(next)) return undefined;
  try {
    const url = new URL(next, 'https://registra.invalid');
    // What the parser makes of dots may begin with two slashes, and would be another host where it is followed.
    const own = url.origin === 'https://registra.invalid' && !url.pathname.startsWith('//');
    return own && url.pathname !== '/login' ? url.pathname + url.search : undefined;
  } catch {
    return undefined;
  }
}
