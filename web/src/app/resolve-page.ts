import type { Actor } from '#machines/kernel/people';
import type { SessionEnd } from '../lib/session/token-store.js';
import type { Page } from './pages.js';

/** What is known of the session when an address is opened. */
export type Session =
  | { state: 'out'; end: SessionEnd }
  | { state: 'asking' }
  /** the server could not say who they are; another try may help */
  | { state: 'failed' }
  /** the server does not know them, though they have a token */
  | { state: 'refused' }
  | { state: 'in'; actor: Actor };

export type Verdict = 'show' | 'notFound' | 'login' | 'wait' | 'failed';

/** What an address leads to, by the guards of the access rules. `page` is undefined for an address of the area that has no page. */
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

/** An address to come back to after the login, when it is one of our own; anything else is no address. */
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
