import { tellNotified } from '#libs/event-log/wakeup/notified';
import type { Id } from '#libs/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import type { Notice } from '../rules/notice.js';
import { insertSql, rowOf } from './notice-row.js';
import { keepUnread } from './watermarks.js';

/** Writes notifications of what is no event; what is there already is left alone. @returns those that are new */
export async function addSideNotices(tx: Queryable, notices: readonly Notice[]): Promise<Notice[]> {
  const rows = notices.map(rowOf);
  const added = await tx.query<{ id: Id }>(insertSql('side_notifications'), [JSON.stringify(rows)], 'side_notifications_insert');
  const fresh = new Set(added.map(({ id }) => id));
  const written = notices.filter(({ id }) => fresh.has(id));
  if (written.length > 0) await keepUnread(tx, written.map(rowOf));
  return written;
}

/** The same for one person who is only to see it in the list. */
export async function addSideNotice(tx: Queryable, notice: Notice): Promise<void> {
  const written = await addSideNotices(tx, [notice]);
  if (written.length > 0) await tellNotified(tx, [notice.audience]);
}
