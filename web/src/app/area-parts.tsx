import { lazy } from 'react';
import { chunkLimit, withinLimit } from './lazy-page.js';

/** The frame around signed-in pages: nobody fetches it before the sign-in. */
export const LazyShell = lazy(() => withinLimit(() => import('./shell.js').then((module) => ({ default: module.Shell })), chunkLimit));

/** In the place of every page, until the second step that is required of them is there. */
export const LazyEnrol = lazy(() =>
  withinLimit(() => import('../features/account/session/enrol-page.js').then((module) => ({ default: module.EnrolPage })), chunkLimit),
);

export const LazyNotFound = lazy(() =>
  withinLimit(() => import('./not-found-page.js').then((module) => ({ default: module.NotFoundPage })), chunkLimit),
);
