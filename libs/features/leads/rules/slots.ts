import { LRUCache } from 'lru-cache';
import type { Micros } from '#machines/kernel/time';
import { WallClock } from '#machines/kernel/wall-clock';
import type { WorkingHours } from '#machines/catalogue/site-settings';
import { isWorkingDay, minutesOf } from '#machines/catalogue/working-hours';
import { consultationGrace, consultationHorizon, consultationMinutes, consultationNotice } from './limits.js';

const minute = 60_000;
const day = 86_400_000;

/** A day of the calendar: "2026-11-24". */
const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** The day's midnight as a wall clock without zones shows it, in milliseconds; undefined for what is no day. */
export function wallDay(text: string): number | undefined {
  const at = isDay.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? at : undefined;
}

/** The office's day at an instant, as its own wall clock shows it. */
export const officeDay = (at: Micros, { timeZone }: WorkingHours): number =>
  Math.floor(WallClock.of(timeZone).at(new Date(at / 1000)) / day) * day;

/**
 * The beginnings of all consultations that fit into the working hours of `days` days from the wall day `from`, in the office's time zone, from two hours after `now`
 * to the horizon. Whether they are free is not asked here.
 */
export function slotsOf(hours: WorkingHours, now: Micros, from: number, days: number): Micros[] {
  const [earliest, latest] = [now / 1000 + consultationNotice * minute, now / 1000 + consultationHorizon * day];
  const slots: Micros[] = [];
  for (let wall = from; wall < from + days * day; wall += day) {
    // No zone is two days away from another: other days have nothing to offer, and are not computed.
    if (wall < earliest - 2 * day || wall > latest + 2 * day || !isWorkingDay(hours, wall)) continue;
    for (const instant of instantsOf(hours, wall)) if (instant >= earliest && instant <= latest) slots.push(instant * 1000);
  }
  return slots;
}

/** Computed days by working hours and day: anybody may ask for them as often as they like. */
const computed = new LRUCache<string, readonly number[]>({ max: 500 });

/** The beginnings of consultations within the working hours of a day, in milliseconds. */
function instantsOf({ timeZone, from, to }: WorkingHours, wall: number): readonly number[] {
  const key = `${timeZone} ${from} ${to} ${wall}`;
  const known = computed.get(key);
  if (known !== undefined) return known;
  const [opens, closes, clock] = [minutesOf(from), minutesOf(to), WallClock.of(timeZone)];
  const instants: number[] = [];
  for (let at = opens; at + consultationMinutes <= closes; at += consultationMinutes) {
    const instant = clock.instantOf(wall + at * minute);
    if (instant !== undefined) instants.push(instant);
  }
  computed.set(key, instants);
  return instants;
}

/** Whether a consultation may be booked: it is offered now, or was when a form that is being filled in may have been opened. */
export const isBookable = (slot: Micros, hours: WorkingHours, now: Micros): boolean =>
  [now, now - consultationGrace * minute * 1000].some((opened) => slotsOf(hours, opened, officeDay(slot, hours), 1).includes(slot));
