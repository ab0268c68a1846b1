import { lazy } from 'react';
import { chunkLimit, withinLimit } from './lazy-page.js';

/** The frame around signed-in pages: nobody fetches it before the sign-in. */
export const LazyShell = lazy(() => withinLimit(() => import('./shell.js').then((module) => ({ default: module.Shell })), chunkLimit));

/** In the place of every page, until what is asked of them first is there: a second step, or a password of their own. */
export const LazyDuty = lazy(() =>
  withinLimit(() => import('../features/account/session/duty-page.js').then((module) => ({ default: module.DutyPage })), chunkLimit),
);

export const LazyNotFound = lazy(() =>
  withinLimit(() => import('./not-found-page.js').then((module) => ({ default: module.NotFoundPage })), chunkLimit),
);
