import { lazy } from 'react';
import { chunkLimit, withinLimit } from './lazy-page.js';

/** What a person sees when the session could not be asked for. */
export const LazyFailed = lazy(() =>
  withinLimit(() => import('./failed-session.js').then((module) => ({ default: module.FailedSession })), chunkLimit),
);
