import type { DeadLetterId } from '#libs/event-log/feed/dead-letters';
import { isId } from '#machines/kernel/ids';

/** The id of a dead letter on the wire: event, consumer and projection version. */
export const deadLetterId = ({ eventId, consumer, projectionVersion }: DeadLetterId): string =>
  `${eventId}.${consumer}.${projectionVersion}`;

const form = /^([^.]{36})\.([\w.-]{1,100})\.(\d{1,9})$/;

/** Parses an id of `deadLetterId`; undefined for anything else. */
export function parseDeadLetterId(text: string): DeadLetterId | undefined {
  const [, eventId = '', consumer = '', version = ''] = form.exec(text) ?? [];
  const event = eventId.toLowerCase();
  return isId(event) ? { eventId: event, consumer, projectionVersion: Number(version) } : undefined;
}
