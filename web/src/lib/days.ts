import { daySeparator, formatDay } from '#machines/kernel/format';
import type { Language } from '#machines/kernel/ids';
import { dayIn } from '#machines/kernel/time';
import { dueDay } from '#machines/order/lateness';
import { namedZone } from './time-zones.js';

/** Calendar days as on the wire, `2026-11-21`; both ends are included. */
export interface Days {
  from: string;
  to: string;
}

export const presets = ['today', 'week', 'month', 'thisMonth', 'lastMonth', 'quarter', 'year', 'all', 'next60'] as const;
export type Preset = (typeof presets)[number];

const dayMs = 86_400_000;
const iso = /^\d{4}-\d{2}-\d{2}$/;
const pad = (value: number, digits = 2): string => String(value).padStart(digits, '0');
const isoOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The device's time zone as an IANA name, or UTC. */
export const ownZone = (): string => namedZone() ?? 'UTC';

/** Today's date in the reader's time zone, YYYY-MM-DD. */
export const ownToday = (now: Date | number = new Date()): string => dayIn(new Date(now), ownZone());

/**
 * The day of `at` (RFC 3339) in UTC, as the order's machine and emails use it: the same for every reader, although their local date may
 * differ.
 */
export const promisedDay = (at: string): string => dueDay(Date.parse(at) * 1000);

/** Adds the year only if it is not the current one: "5 December", "5 December 2027". */
export const dueDayText = (day: string, language: Language): string =>
  formatDay(day, day.startsWith(ownToday().slice(0, 4)) ? 'day' : 'long', language);

/** The API accepts the years 2000 to 2199. */
export const isDay = (text: string): boolean => {
  const ms = iso.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(ms) && isoOf(ms) === text && text >= '2000-01-01' && text < '2200-01-01';
};

/** Adds days to a date YYYY-MM-DD; computed in UTC, so that changes of clocks do not matter. */
export const shiftDay = (day: string, days: number): string => isoOf(Date.parse(`${day}T00:00:00Z`) + days * dayMs);

/** Number of days of a period; both ends count. */
export const daysBetween = ({ from, to }: Days): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs) + 1;

/** `all` means ten years. */
export function daysOf(preset: Preset, today: string): Days {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const first = (away: number, of = month): string => isoOf(Date.UTC(year, of - 1 + away, 1));
  const quarter = month - ((month - 1) % 3);
  const days: Record<Preset, () => Days> = {
    today: () => ({ from: today, to: today }),
    week: () => ({ from: shiftDay(today, -6), to: today }),
    month: () => ({ from: shiftDay(today, -29), to: today }),
    thisMonth: () => ({ from: first(0), to: shiftDay(first(1), -1) }),
    lastMonth: () => ({ from: first(-1), to: shiftDay(first(0), -1) }),
    quarter: () => ({ from: first(0, quarter), to: shiftDay(first(3, quarter), -1) }),
    year: () => ({ from: `${year}-01-01`, to: `${year}-12-31` }),
    all: () => ({ from: `${year - 9}-01-01`, to: `${year}-12-31` }),
    next60: () => ({ from: today, to: shiftDay(today, 60) }),
  };
  return days[preset]();
}

/** Formats a date YYYY-MM-DD day first, with the separator of the language: 21.11.2026 in Russian, 21/11/2026 in English. */
export const dayText = (day: string, language: Language): string => day.split('-').reverse().join(daySeparator(language));

/**
 * Parses a typed day: day first, separated by dots, slashes, dashes or spaces, with two or four digits of the year; or ISO. Undefined for
 * an invalid day.
 */
export function parseDay(text: string): string | undefined {
  const parts = text.trim().split(/[./\-\s]+/);
  if (parts.length !== 3 || parts.some((part) => !/^\d{1,4}$/.test(part))) return undefined;
  const [a = '', b = '', c = ''] = parts;
  const [year, month, day] = a.length === 4 ? [a, b, c] : [c.length === 2 ? `20${c}` : c, b, a];
  const read = `${year}-${pad(Number(month))}-${pad(Number(day))}`;
  return isDay(read) ? read : undefined;
}
