import type { Micros } from './time.js';

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
const isWeekend = (at: Micros): boolean => weekday(at) === 0 || weekday(at) === 6;

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

/** About how many calendar days a term lasts: a week has five working days. */
export const calendarDaysOf = ({ days, unit }: Term): number => (unit === 'calendar' ? days : (days * 7) / 5);

/** The term that is over first; null of none. */
export const shortest = (terms: readonly Term[]): Term | null =>
  terms.reduce<Term | null>((least, term) => (least && calendarDaysOf(least) <= calendarDaysOf(term) ? least : term), null);
