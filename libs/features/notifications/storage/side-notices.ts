import { notifyPeople } from '#libs/event-log/signals/notified';
import type { Queryable } from '#libs/platform/database/database';
import type { Notice } from '../rules/notice.js';
import { writeNotices } from './notice-writes.js';

/** Writes notifications of what is no event; what is there already is left alone. @returns those that are new */
export const addSideNotices = (tx: Queryable, notices: readonly Notice[]): Promise<Notice[]> =>
  writeNotices(tx, 'side_notifications', notices);

/** The same for one person who is only to see it in the list. */
export async function addSideNotice(tx: Queryable, notice: Notice): Promise<void> {
  const written = await addSideNotices(tx, [notice]);
  if (written.length > 0) await notifyPeople(tx, [notice.audience]);
}
