import { lazy } from 'react';
import { chunkLimit, withinLimit } from './lazy-page.js';

/** The frame around signed-in pages: nobody fetches it before the sign-in. */
export const LazyShell = lazy(() => withinLimit(() => import('./shell.js').then((module) => ({ default: module.Shell })), chunkLimit));

export const LazyLogin = lazy(() =>
  withinLimit(() => import('../features/session/login-page.js').then((module) => ({ default: module.LoginPage })), chunkLimit),
);

export const LazyNotFound = lazy(() =>
  withinLimit(() => import('./not-found-page.js').then((module) => ({ default: module.NotFoundPage })), chunkLimit),
);

/** What a person sees when the session could not be asked for. */
export const LazyFailed = lazy(() =>
  withinLimit(() => import('./failed-session.js').then((module) => ({ default: module.FailedSession })), chunkLimit),
);
