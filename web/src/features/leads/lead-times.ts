import type { Language } from '#machines/kernel/ids';
import { localeOf } from '#machines/kernel/languages';
import { formatTime } from '../../lib/format.js';

/** A time in another zone: "25 Nov, 14:00". */
export const timeThere = (at: string, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(at));

/** "25 Nov, 14:00–14:30" in the reader's zone. */
export const spanOf = ({ start, end }: { start: string; end: string }, language: Language): string =>
  `${formatTime(start, 'moment', language)}–${formatTime(end, 'time', language)}`;

const pad = (value: number) => String(value).padStart(2, '0');

/** Formats a time for a `datetime-local` field in the reader's zone: "2026-11-25T14:00". */
export const localText = (at: Date): string =>
  `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}T${pad(at.getHours())}:${pad(at.getMinutes())}`;

/** The next full hour that is at least an hour away, the default of another call. */
export function nextHour(now: Date): Date {
  const next = new Date(now);
  next.setHours(next.getHours() + 2, 0, 0, 0);
  return next;
}

/** Whether the time of an agreed call has come. */
export const isDue = (at: string, now: Date): boolean => Date.parse(at) <= now.getTime();
