import type { Id } from '#machines/kernel/ids';
import { type Micros, microsADay } from '#machines/kernel/time';
import type { NamedOrder } from './known-order.js';
import type { DocumentName, Notice } from './notice.js';
import { noticeId } from './notice-ids.js';

const microsAnHour: Micros = 3_600_000_000;

/** Emails are sent at 07:00 UTC, when people from Lisbon to Tashkent are awake. */
const morning = 7 * microsAnHour;

/** The time of emails on the day of a moment. */
export const morningOf = (at: Micros): Micros => at - (at % microsADay) + morning;

/** A client who was asked less than this ago gets no reminder. Microseconds. */
const quiet = 12 * microsAnHour;

export type ReminderStage = 'before' | 'after';
export interface Reminder {
  stage: ReminderStage;
  at: Micros;
}

/**
 * Reminders of documents due on the day that begins at `due`: two days before, or that morning if less time was given, and the morning
 * after.
 */
export function remindersOf(due: Micros, askedAt: Micros): Reminder[] {
  const ahead = [due - 2 * microsADay + morning, due + morning].find((at) => at >= askedAt + quiet);
  const before: Reminder[] = ahead === undefined ? [] : [{ stage: 'before', at: ahead }];
  return [...before, { stage: 'after', at: due + microsADay + morning }];
}

/** A day until which `missing` documents or addresses were requested and not given. */
export interface DueDay {
  order: NamedOrder;
  due: Micros;
  stage: ReminderStage;
  missing: DocumentName[];
  at: Micros;
}

/**
 * Reminds the client, and after the due day also notifies the order's manager. The id depends on day and stage, so repetitions create no
 * second one.
 */
export function documentReminders({ order, due, stage, missing, at }: DueDay): Notice[] {
  const template = stage === 'before' ? 'DocumentsDue' : 'DocumentsOverdue';
  const about = (audience: string, reader: 'client' | 'staff'): Notice => ({
    id: noticeId(`${order.id} ${due}` as Id, audience, template),
    audience,
    except: [],
    reader,
    kind: 'actionNeeded',
    template: `${template}.${reader}`,
    event: order.id,
    actor: null,
    subjectType: 'order',
    subject: order.id,
    order: order.id,
    figures: { count: missing.length, documents: missing, date: due },
    at,
  });
  const client = about(order.client, 'client');
  return stage === 'before' ? [client] : [client, about(order.manager ?? 'orderDesk', 'staff')];
}
