import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { Bell } from '../features/notifications/bell.js';
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

/* The frame stands without it: where its chunk does not come, there is no bell, and everything else is there. */
type BellProps = ComponentProps<typeof Bell>;
const NoBell = (_: BellProps): null => null;
const LateBell = lazy(async (): Promise<{ default: ComponentType<BellProps> }> => {
  const module = await import('../features/notifications/bell.js').catch(() => null);
  return { default: module?.Bell ?? NoBell };
});

/** The bell of notifications, fetched when the frame is there. */
export const LazyBell = (props: BellProps) => (
  <Suspense fallback={null}>
    <LateBell {...props} />
  </Suspense>
);
