import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { Bell } from '../features/notifications/bell.js';

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
