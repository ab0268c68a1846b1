import type { ComponentProps, ComponentType } from 'react';
import type { DayCount } from '../features/my-day/my-day.js';
import type { Bell } from '../features/notifications/bell.js';
import { chunkLimit, lazyPart, withinLimit } from './lazy-page.js';

/** A part that is loaded after the frame, and omitted if its chunk fails to load. */
const late = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  lazyPart(() => withinLimit(load, chunkLimit).catch((): ComponentType<Props> => () => null));

export const LazyBell = late<ComponentProps<typeof Bell>>(() => import('../features/notifications/bell.js').then((module) => module.Bell));

/** Asks the reader to confirm their mailbox; renders nothing until its chunk is loaded. */
export const LazyUnconfirmedEmail = late(() =>
  import('../features/account/profile/unconfirmed-email.js').then((module) => module.UnconfirmedEmail),
);

/** Phone, email and hours of the office at the foot of clients' and partners' pages. */
export const LazyContactLine = late(() => import('../features/support/contact-line.js').then((module) => module.ContactLine));

/** Link to the chats in the corner of clients' and partners' pages. */
export const LazyChatsButton = late(() => import('../features/leads/public/chats-button.js').then((module) => module.ChatsButton));

/** Number of chats with news, at their entry of the sidebar. */
export const LazyUnreadChats = late(() => import('../features/chat/unread-chats.js').then((module) => module.UnreadChats));

/** Number of waiting items, at an entry of the sidebar. */
export const LazyDayCount = late<ComponentProps<typeof DayCount>>(() =>
  import('../features/my-day/my-day.js').then((module) => module.DayCount),
);

/** Number of payments to review, at their entry of the sidebar. */
export const LazyOpenFindings = late(() => import('../features/payments/open-findings.js').then((module) => module.OpenFindings));
