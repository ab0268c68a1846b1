import i18next from 'i18next';
import { type ComponentType, lazy, useEffect } from 'react';
import { releasePage } from '../lib/session/token-store.js';
import { framed } from './framed.js';
import { chunkLimit, lazyPart, withinLimit } from './lazy-page.js';

/** The frame of signed-in pages, loaded after the sign-in. */
export const LazyShell = lazy(() => withinLimit(() => import('./shell.js').then((module) => ({ default: module.Shell })), chunkLimit));

/** Replaces every page until a required action is done: two-step login, or a new password. */
export const LazyDuty = framed(() => import('../features/account/session/duty-page.js').then((module) => module.DutyPage));

/** The pages that links in emails open, such as /reset-password; loaded on first use. */
export const LazyMailedLink = framed(() =>
  import('../features/account/session/mailed-link-page.js').then((module) => module.MailedLinkPage),
);

/* Where the login over the page does not arrive, the reader goes to the login page. */
function NoLogin(): null {
  useEffect(releasePage, []);
  return null;
}

async function loadLoginOver(): Promise<ComponentType> {
  const [{ LoginOver }] = await Promise.all([import('../features/account/session/login-over.js'), i18next.loadNamespaces('account')]);
  return LoginOver;
}

/** The login over a page whose session has ended. If its chunk fails to load, the page goes to the login instead. */
export const LazyLoginOver = lazyPart(() => withinLimit(loadLoginOver, chunkLimit).catch(() => NoLogin));

export const LazyNotFound = framed(() => import('./not-found-page.js').then((module) => module.NotFoundPage));
