import { lazy } from 'react';
import { framed } from './framed.js';
import { chunkLimit, withinLimit } from './lazy-page.js';

/** The frame around signed-in pages: nobody fetches it before the sign-in. */
export const LazyShell = lazy(() => withinLimit(() => import('./shell.js').then((module) => ({ default: module.Shell })), chunkLimit));

/** In the place of every page, until what is asked of them first is there: a second step, or a password of their own. */
export const LazyDuty = framed(() => import('../features/account/session/duty-page.js').then((module) => module.DutyPage));

export const LazyNotFound = framed(() => import('./not-found-page.js').then((module) => module.NotFoundPage));
