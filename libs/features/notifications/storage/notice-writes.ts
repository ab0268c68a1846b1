import type { Id } from '#machines/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import type { Notice } from '../rules/notice.js';
import { noticeShape, rowOf } from './notice-row.js';
import { notifyPeople } from '#libs/event-log/signals/notified';

/**
 * Inserts notifications; existing ones stay. A stream that was parked or overtaken may bring notifications below a person's watermark:
 * marks keep those unread.
 * @param marked false: writes no marks, for a table that is rebuilt next to people's marks
 * @returns the inserted ones
 */
export async function writeNotices(
  tx: Queryable,
  table: 'notifications' | 'side_notifications',
  notices: readonly Notice[],
  marked = true,
): Promise<Notice[]> {
  if (notices.length === 0) return [];
  const rows = await tx.query<{ id: Id }>(
    `with added as (
       insert into ${table} select * from json_to_recordset($1) as r(${noticeShape}) on conflict (id) do nothing returning id, at_us
     ), late as (
       insert into notification_marks (person_id, notification_id, at_us, read_at)
       select w.person_id, a.id, a.at_us, null from added a
       join notification_watermarks w on $2 and (w.at_us, w.notification_id) >= (a.at_us, a.id) on conflict do nothing
     )
     select id from added`,
    [JSON.stringify(notices.map(rowOf)), marked],
    `${table}_write`,
  );
  const added = new Set(rows.map(({ id }) => id));
  return notices.filter(({ id }) => added.has(id));
}

/** Inserts notifications that no event caused; existing ones stay. @returns the inserted ones */
export const addSideNotices = (tx: Queryable, notices: readonly Notice[]): Promise<Notice[]> =>
  writeNotices(tx, 'side_notifications', notices);

/** Inserts a notification for one person that appears only in the list. */
export async function addSideNotice(tx: Queryable, notice: Notice): Promise<void> {
  const written = await addSideNotices(tx, [notice]);
  if (written.length > 0) await notifyPeople(tx, [notice.audience]);
}
