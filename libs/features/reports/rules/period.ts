/** Days as 2026-01-31; both ends are included. */
export interface Period {
  from: string;
  to: string;
}

/** Steps of a time axis. */
export const intervals = ['day', 'week', 'month'] as const;
export type Interval = (typeof intervals)[number];

const dayMs = 86_400_000;
const shape = /^\d{4}-\d{2}-\d{2}$/;

const msOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Whether it is a valid day, as 2026-01-31, between 2000 and 2199. */
export const isDay = (text: string): boolean =>
  shape.test(text) && !Number.isNaN(msOf(text)) && dayOf(msOf(text)) === text && text >= '2000-01-01' && text < '2200-01-01';

export const addDays = (day: string, days: number): string => dayOf(msOf(day) + days * dayMs);

/** The first day of the month `months` away from that of `day`. */
function monthStart(day: string, months = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return dayOf(Date.UTC(year, month - 1 + months, 1));
}

/** Days of a period, both ends included. */
export const daysIn = ({ from, to }: Period): number => Math.round((msOf(to) - msOf(from)) / dayMs) + 1;

/**
 * The previous period of equal length: days, or months for whole months. A period that is not over by `today` is compared with the same
 * days of the previous one: 1 to 25 November with 1 to 25 October.
 */
export function periodBefore({ from, to }: Period, today?: string): Period {
  const isWhole = from === monthStart(from) && addDays(to, 1) === monthStart(addDays(to, 1));
  const months = isWhole ? monthsBetween(from, addDays(to, 1)) : 0;
  const days = daysIn({ from, to });
  const earlier = (day: string): string => (isWhole ? monthsEarlier(day, months) : addDays(day, -days));
  const isUnderWay = today !== undefined && from <= today && today < to;
  return { from: earlier(from), to: isUnderWay ? earlier(today) : addDays(from, -1) };
}

/** The same day of an earlier month, or its last day. */
function monthsEarlier(day: string, months: number): string {
  const first = monthStart(day, -months);
  const [same, last] = [addDays(first, Number(day.slice(8)) - 1), addDays(monthStart(first, 1), -1)];
  return same < last ? same : last;
}

function monthsBetween(first: string, last: string): number {
  const [y1 = 0, m1 = 0] = first.split('-').map(Number);
  const [y2 = 0, m2 = 0] = last.split('-').map(Number);
  return (y2 - y1) * 12 + (m2 - m1);
}

/** Weeks begin on Monday. */
export function startOf(day: string, interval: Interval): string {
  if (interval === 'day') return day;
  if (interval === 'month') return monthStart(day);
  const weekday = (new Date(msOf(day)).getUTCDay() + 6) % 7;
  return addDays(day, -weekday);
}

/** First days of all intervals that overlap the period. */
export function axisOf({ from, to }: Period, interval: Interval): string[] {
  const axis: string[] = [];
  for (let day = startOf(from, interval); day <= to; day = next(day, interval)) axis.push(day);
  return axis;
}

const next = (day: string, interval: Interval): string =>
  interval === 'month' ? monthStart(day, 1) : addDays(day, interval === 'week' ? 7 : 1);
