/** Microseconds since 1970-01-01T00:00:00Z: the unit of every time in the log. A safe integer until the year 2255. */
export type Micros = number;

/** Source of the present: injected, so that decisions stay pure and seeding can tell plausible times. */
export interface Clock {
  now(): Micros;
}

/** RFC 3339 in UTC with milliseconds, as the wire carries times. */
export const toRfc3339 = (at: Micros): string => new Date(Math.floor(at / 1000)).toISOString();

const dateShape = /^\d{4}-\d{2}-\d{2}$/;

/** Whether `text` is a date of ISO 8601 that a calendar has: 2026-02-30 is none. */
export function isCalendarDate(text: unknown): text is string {
  if (typeof text !== 'string' || !dateShape.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** Midnight UTC of a calendar date. */
export const midnightOf = (date: string): Micros => Date.parse(`${date}T00:00:00Z`) * 1000;

/** The calendar date that it is at `at` in UTC. */
export const calendarDateOf = (at: Micros): string => toRfc3339(at).slice(0, 10);
