import type { Id } from '#machines/kernel/ids';
import type { Queryable } from '#libs/platform/database/database';
import type { Notice } from '../rules/notice.js';
import { noticeShape, rowOf } from './notice-row.js';
import { notifyPeople } from '#libs/event-log/signals/notified';

/**
 * Writes notifications; what is there already is left alone. A stream that was parked, or that another one overtook, brings some whose place is below the
 * watermark of somebody: marks keep them from being read before they were seen.
 * @param marked false: writes no marks, for a table that is rebuilt next to the marks that people have made
 * @returns those that are new
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

/** Writes notifications of what is no event; what is there already is left alone. @returns those that are new */
export const addSideNotices = (tx: Queryable, notices: readonly Notice[]): Promise<Notice[]> =>
  writeNotices(tx, 'side_notifications', notices);

/** The same for one person who is only to see it in the list. */
export async function addSideNotice(tx: Queryable, notice: Notice): Promise<void> {
  const written = await addSideNotices(tx, [notice]);
  if (written.length > 0) await notifyPeople(tx, [notice.audience]);
}
