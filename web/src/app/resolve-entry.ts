import type { Actor } from '#libs/kernel/people';
import type { SessionEnd } from '../lib/session/token-store.js';

/** What is known of the session when an address is opened. */
export type Session =
  | { state: 'out'; end: SessionEnd }
  | { state: 'asking' }
  /** the server could not say who they are; another try may help */
  | { state: 'failed' }
  /** the server does not know them, though they have a token */
  | { state: 'refused' }
  | { state: 'in'; actor: Actor };

export type Verdict = 'show' | 'notFound' | 'login' | 'landing' | 'wait' | 'failed';

/** /login, /admin and the places whose public pages are not there yet: one's own place when signed in, else the login, which is also the way out of a refusal. */
export function resolveEntry(session: Session): Verdict {
  if (session.state === 'in') return 'landing';
  if (session.state === 'out' || session.state === 'refused') return 'login';
  return session.state === 'asking' ? 'wait' : 'failed';
}
