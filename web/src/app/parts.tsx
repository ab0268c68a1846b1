import { lazy } from 'react';
import { chunkLimit, withinLimit } from './lazy-page.js';

/** The frame around signed-in pages: nobody fetches it before the sign-in. */
export const LazyShell = lazy(() => withinLimit(() => import('./shell.js').then((module) => ({ default: module.Shell })), chunkLimit));

export const LazyLogin = lazy(() =>
  withinLimit(() => import('../features/session/login-page.js').then((module) => ({ default: module.LoginPage })), chunkLimit),
);

/** The pages that mailed links lead to. */
export const LazyMailedLink = lazy(() =>
  withinLimit(() => import('../features/session/mailed-link-page.js').then((module) => ({ default: module.MailedLinkPage })), chunkLimit),
);

/** In the place of every page, until the second step that is required of them is there. */
export const LazyEnrol = lazy(() =>
  withinLimit(() => import('../features/session/enrol-page.js').then((module) => ({ default: module.EnrolPage })), chunkLimit),
);

export const LazyNotFound = lazy(() =>
  withinLimit(() => import('./not-found-page.js').then((module) => ({ default: module.NotFoundPage })), chunkLimit),
);

/** What a person sees when the session could not be asked for. */
export const LazyFailed = lazy(() =>
  withinLimit(() => import('./failed-session.js').then((module) => ({ default: module.FailedSession })), chunkLimit),
);
