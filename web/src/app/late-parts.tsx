import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { Bell } from '../features/notifications/bell.js';

/** A part of the frame that is fetched when the frame is there. Where its chunk does not come there is no such part, and everything else is there. */
function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Late = lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) })) as ComponentType<Props>;
  return function LatePart(props: Props) {
    return (
      <Suspense fallback={null}>
        <Late {...props} />
      </Suspense>
    );
  };
}

/** The bell of notifications. */
export const LazyBell = late<ComponentProps<typeof Bell>>(() => import('../features/notifications/bell.js').then((module) => module.Bell));

/** Whom clients and partners may turn to. */
export const LazyContactLine = late(() => import('../features/support/contact-line.js').then((module) => module.ContactLine));

/** How many chats have something new, at their entry of the sidebar. */
export const LazyUnreadChats = late(() => import('../features/chat/unread-chats.js').then((module) => module.UnreadChats));
