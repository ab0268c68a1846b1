import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import type { Side } from '#machines/order/who';
import type { Kind } from '../wire/kinds.js';
import type { Notice, NoticeFigures } from '../rules/notice.js';
import type { SubjectType } from '../wire/kinds.js';

export interface NoticeRow {
  id: Id;
  audience: string;
  except_audiences: string[];
  reader: Side;
  kind: Kind;
  template: string;
  event_id: Id;
  actor_id: Id | null;
  subject_type: SubjectType;
  subject_id: string;
  order_id: Id | null;
  figures: NoticeFigures;
  at_us: Micros;
}

export const rowOf = (notice: Notice): NoticeRow => ({
  id: notice.id,
  audience: notice.audience,
  except_audiences: notice.except,
  reader: notice.reader,
  kind: notice.kind,
  template: notice.template,
  event_id: notice.event,
  actor_id: notice.actor,
  subject_type: notice.subjectType,
  subject_id: notice.subject,
  order_id: notice.order,
  figures: notice.figures,
  at_us: notice.at,
});

export const noticeOf = (row: NoticeRow): Notice => ({
  id: row.id,
  audience: row.audience,
  except: row.except_audiences,
  reader: row.reader,
  kind: row.kind,
  template: row.template,
  event: row.event_id,
  actor: row.actor_id,
  subjectType: row.subject_type,
  subject: row.subject_id,
  order: row.order_id,
  figures: row.figures,
  at: row.at_us,
});

/** Columns and their types, for rows that are sent as one JSON parameter. */
export const noticeShape = `id uuid, audience text, except_audiences text[], reader text, kind text, template text, event_id uuid, actor_id uuid, subject_type text,
  subject_id text, order_id uuid, figures jsonb, at_us bigint`;
