import type { Micros } from '#machines/kernel/time';
import type { MessageRow } from '../storage/messages.js';
import type { Notice } from './notice.js';
import { noticeId } from './notice-ids.js';

/** Sent once per final failure. */
export const bouncedNotice = (
  { id, sent_by, order_id, to_person }: Pick<MessageRow, 'id' | 'sent_by' | 'order_id' | 'to_person'>,
  attempts: number,
  at: Micros,
): Notice => ({
  id: noticeId(id, sent_by, `mailBounced ${attempts}`),
  audience: sent_by,
  except: [],
  reader: 'staff',
  kind: 'mailBounced',
  template: 'MailBounced.staff',
  event: id,
  actor: null,
  subjectType: 'order',
  subject: order_id,
  order: order_id,
  figures: { person: to_person },
  at,
});
