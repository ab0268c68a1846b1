import type { ComponentProps, ComponentType } from 'react';
import type { DayCount } from '../features/my-day/my-day.js';
import type { Bell } from '../features/notifications/bell.js';
import { chunkLimit, lazyPart, withinLimit } from './lazy-page.js';

/** A part of the frame that is fetched when the frame is there. Where its chunk does not come there is no such part, and everything else is there. */
const late = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazyPart(() => withinLimit(load, chunkLimit).catch((): ComponentType<Props> => () => null));

/** The bell of notifications. */
export const LazyBell = late<ComponentProps<typeof Bell>>(() => import('../features/notifications/bell.js').then((module) => module.Bell));

/** What to do while the mailbox is not confirmed. */
export const LazyUnconfirmedEmail = late(() =>
  import('../features/account/profile/unconfirmed-email.js').then((module) => module.UnconfirmedEmail),
);

/** Whom clients and partners may turn to. */
export const LazyContactLine = late(() => import('../features/support/contact-line.js').then((module) => module.ContactLine));

/** The way to the chats from the corner of the pages of clients and partners. */
export const LazyChatsButton = late(() => import('../features/leads/public/chats-button.js').then((module) => module.ChatsButton));

/** How many chats have something new, at their entry of the sidebar. */
export const LazyUnreadChats = late(() => import('../features/chat/unread-chats.js').then((module) => module.UnreadChats));

/** What of the start page waits at an entry of the sidebar. */
export const LazyDayCount = late<ComponentProps<typeof DayCount>>(() =>
  import('../features/my-day/my-day.js').then((module) => module.DayCount),
);

/** How many payments wait to be reviewed, at their entry of the sidebar. */
export const LazyOpenFindings = late(() => import('../features/payments/open-findings.js').then((module) => module.OpenFindings));
