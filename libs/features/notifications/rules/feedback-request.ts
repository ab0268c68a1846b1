import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import type { Notice } from './notice.js';
import { noticeId } from './notice-ids.js';

/** The id depends on the order, so repetitions create no second one. */
export const feedbackRequestOf = ({ order, client, at }: { order: Id; client: Id; at: Micros }): Notice => ({
  id: noticeId(order, client, 'feedbackAsked'),
  audience: client,
  except: [],
  reader: 'client',
  kind: 'feedbackAsked',
  template: 'FeedbackAsked.client',
  event: order,
  actor: null,
  subjectType: 'order',
  subject: order,
  order,
  figures: {},
  at,
});
