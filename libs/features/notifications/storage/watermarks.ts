import { Injectable } from '@nestjs/common';
import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import { Database } from '#libs/platform/database/database';
import type { NoticeRow } from './notice-row.js';

/** Everything up to (at, id) is read, since `readAt`. */
export interface Watermark {
  at: Micros;
  id: Id;
  readAt: Date;
}

const lastId: Id = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Read marks of people. A watermark instead of a mark for each notification, because a member of a group may have a hundred thousand of
 * them. Before its first change, notifications from more than two days before the account count as read.
 */
@Injectable()
export class Watermarks {
  constructor(private readonly database: Database) {}

  async of(person: Id): Promise<Watermark> {
    const row = await this.database.one<Watermark>(
      `select coalesce(w.at_us, (extract(epoch from u.created_at - interval '2 days') * 1000000)::bigint) as at,
         coalesce(w.notification_id, $2) as id, coalesce(w.read_at, u.created_at) as "readAt"
       from users u left join notification_watermarks w on w.person_id = u.id where u.id = $1`,
      [person, lastId],
      'notification_watermark',
    );
    return row ?? { at: 0, id: lastId, readAt: new Date(0) };
  }

  /** Raises the watermark, never lowers it, and deletes the marks below it. */
  async raise(person: Id, { id, at_us }: Pick<NoticeRow, 'id' | 'at_us'>): Promise<void> {
    await this.database.transaction(async (tx) => {
      await tx.query(
        `insert into notification_watermarks as w (person_id, at_us, notification_id, read_at) values ($1, $2, $3, clock_timestamp())
         on conflict (person_id) do update set at_us = excluded.at_us, notification_id = excluded.notification_id, read_at = excluded.read_at
         where (w.at_us, w.notification_id) < (excluded.at_us, excluded.notification_id)`,
        [person, at_us, id],
      );
      await tx.query('delete from notification_marks where person_id = $1 and (at_us, notification_id) <= ($2::bigint, $3::uuid)', [
        person,
        at_us,
        id,
      ]);
    });
  }

  /** Marks one notification as read or unread; an equal mark keeps its time. */
  async mark(person: Id, { id, at_us }: Pick<NoticeRow, 'id' | 'at_us'>, read: boolean): Promise<boolean> {
    const rows = await this.database.query(
      `insert into notification_marks as m (person_id, notification_id, at_us, read_at)
       values ($1, $2, $3, case when $4 then clock_timestamp() end)
       on conflict (person_id, notification_id) do update set read_at = excluded.read_at where (m.read_at is null) <> (excluded.read_at is null)
       returning 1`,
      [person, id, at_us, read],
    );
    return rows.length > 0;
  }
}
