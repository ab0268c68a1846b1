import { lazy } from 'react';
import { chunkLimit, withinLimit } from './lazy-page.js';

/** The frame around signed-in pages: nobody fetches it before the sign-in. */
export const LazyShell = lazy(() => withinLimit(() => import('./shell.js').then((module) => ({ default: module.Shell })), chunkLimit));

export const LazyLogin = lazy(() =>
  withinLimit(() => import('../features/session/login-page.js').then((module) => ({ default: module.LoginPage })), chunkLimit),
);
