import type { Queryable } from '#libs/platform/database/database';
import type { Notice } from '../rules/notice.js';
import { noticeShape, rowOf } from './notice-row.js';

/**
 * Writes or moves the notifications of chats, and marks them unread for everyone, even below a watermark.
 * @returns those that are newer than the stored ones
 */
export async function writeChatNotices(tx: Queryable, notices: readonly Notice[]): Promise<Notice[]> {
  if (notices.length === 0) return [];
  const rows = await tx.query<{ id: string }>(
    `insert into side_notifications as s select * from json_to_recordset($1) as r(${noticeShape})
     on conflict (id) do update set except_audiences = excluded.except_audiences, reader = excluded.reader, event_id = excluded.event_id,
       actor_id = excluded.actor_id, figures = excluded.figures, at_us = excluded.at_us
     where (s.figures ->> 'nth')::integer < (excluded.figures ->> 'nth')::integer returning id`,
    [JSON.stringify([...notices].sort((a, b) => (a.id < b.id ? -1 : 1)).map(rowOf))],
    'chat_notices_write',
  );
  const written = rows.map(({ id }) => id);
  if (written.length === 0) return [];
  await tx.query('delete from notification_marks where notification_id = any ($1)', [written], 'chat_notices_unmark');
  await tx.query(
    `insert into notification_marks (person_id, notification_id, at_us, read_at)
     select w.person_id, n.id, n.at_us, null from side_notifications n
     join notification_watermarks w on (w.at_us, w.notification_id) >= (n.at_us, n.id) where n.id = any ($1) on conflict do nothing`,
    [written],
    'chat_notices_late',
  );
  return notices.filter(({ id }) => written.includes(id));
}
