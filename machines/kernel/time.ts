/** Microseconds since 1970-01-01T00:00:00Z: the unit of every time in the log. A safe integer until the year 2255. */
export type Micros = number;

/** Source of the present: injected, so that decisions stay pure and seeds can set plausible times. */
export interface Clock {
  now(): Micros;
}

/** RFC 3339 in UTC with milliseconds, as the wire carries times. */
export const toRfc3339 = (at: Micros): string => new Date(Math.floor(at / 1000)).toISOString();

const dateShape = /^\d{4}-\d{2}-\d{2}$/;

/** Whether `text` is a date of ISO 8601 that a calendar has: neither 2026-02-30 nor a day of the year 0, which databases refuse. */
export function isCalendarDate(text: unknown): text is string {
  if (typeof text !== 'string' || !dateShape.test(text) || text.startsWith('0000')) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** Midnight UTC of a calendar date. */
export const midnightOf = (date: string): Micros => Date.parse(`${date}T00:00:00Z`) * 1000;

/** The calendar date that it is at `at` in UTC. */
export const calendarDateOf = (at: Micros): string => toRfc3339(at).slice(0, 10);

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day, YYYY-MM-DD, on which the clocks of `timeZone` show `moment`. @throws RangeError for an unknown zone */
export function dayIn(moment: Date, timeZone: string): string {
  const format = dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  dayFormats.set(timeZone, format);
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { year, month, day } = parts as Record<'year' | 'month' | 'day', string>;
  return `${year}-${month}-${day}`;
}

export const microsADay: Micros = 86_400_000_000;

/** How a term is counted. Working days leave out Saturdays and Sundays, no holidays: those differ by country and year. */
export const termUnits = ['calendar', 'working'] as const;
export type TermUnit = (typeof termUnits)[number];

/** How long something takes, from the day after it began. */
export interface Term {
  days: number;
  unit: TermUnit;
}

/** 1970-01-01 was a Thursday. */
const weekday = (at: Micros): number => (Math.floor(at / microsADay) + 4) % 7;
/** Whether the moment is on a Saturday or Sunday in UTC. */
export const isWeekend = (at: Micros): boolean => weekday(at) === 0 || weekday(at) === 6;

/** The same time of day on the term's last day. Days are those of UTC. */
export function afterTerm(from: Micros, { days, unit }: Term): Micros {
  if (unit === 'calendar') return from + days * microsADay;
  let at = from;
  for (let left = days; left > 0;) {
    at += microsADay;
    if (!isWeekend(at)) left -= 1;
  }
  return at;
}

/** The time from `from` to `to` that counts in `unit`: of working days Saturdays and Sundays are left out. Days are those of UTC. */
export function countedBetween(from: Micros, to: Micros, unit: TermUnit): Micros {
  if (unit === 'calendar') return Math.max(0, to - from);
  let counted = 0;
  for (let at = from; at < to;) {
    const midnight = at - (at % microsADay) + microsADay;
    const end = Math.min(midnight, to);
    if (!isWeekend(at)) counted += end - at;
    at = end;
  }
  return counted;
}

/** About how many calendar days a term lasts: a week has five working days. */
export const calendarDaysOf = ({ days, unit }: Term): number => (unit === 'calendar' ? days : (days * 7) / 5);

/** The term that is over first; null of none. */
export const shortest = (terms: readonly Term[]): Term | null =>
  terms.reduce<Term | null>((least, term) => (least && calendarDaysOf(least) <= calendarDaysOf(term) ? least : term), null);

/** What follows the date in RFC 3339; seconds may be left out. A day ends at 24:00, which is written as the 00:00 of the next. */
const timeShape = /^T(?!24)\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A moment in RFC 3339, to the millisecond; undefined for any other text, and for a day that no calendar has. */
export function readMoment(text: string): Micros | undefined {
  const at = isCalendarDate(text.slice(0, 10)) && timeShape.test(text.slice(10)) ? Date.parse(text) : NaN;
  return Number.isNaN(at) ? undefined : at * 1000;
}
