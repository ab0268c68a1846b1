import type { DeadLetterId } from '#libs/event-log/feed/dead-letters';
import { isId } from '#machines/kernel/ids';

export const deadLetterId = ({ eventId, consumer, projectionVersion }: DeadLetterId): string =>
  `${eventId}.${consumer}.${projectionVersion}`;

const form = /^([^.]{36})\.([\w.-]{1,100})\.(\d{1,9})$/;

export function parseDeadLetterId(text: string): DeadLetterId | undefined {
  const [, eventId = '', consumer = '', version = ''] = form.exec(text) ?? [];
  const event = eventId.toLowerCase();
  return isId(event) ? { eventId: event, consumer, projectionVersion: Number(version) } : undefined;
}
