import { LRUCache } from 'lru-cache';
import type { Micros } from '#machines/kernel/time';
import { WallClock } from '#machines/kernel/wall-clock';
import type { WorkingHours } from '#machines/catalogue/site-settings';
import { isWorkingDay, minutesOf } from '#machines/catalogue/working-hours';
import { consultationGrace, consultationHorizon, consultationMinutes, consultationNotice } from './limits.js';

const minute = 60_000;
const day = 86_400_000;

const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** That day's midnight on a clock without time zone, in milliseconds; undefined for an invalid day. */
export function wallDay(text: string): number | undefined {
  const at = isDay.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? at : undefined;
}

/** The office's day at an instant, in its own time zone. */
export const officeDay = (at: Micros, { timeZone }: WorkingHours): number =>
  Math.floor(WallClock.of(timeZone).at(new Date(at / 1000)) / day) * day;

/**
 * Returns the beginnings of all consultations within the working hours of `days` days from the wall day `from`, in the office's time zone,
 * from two hours after `now` to the horizon. Booked slots are included.
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

/** Days by working hours and date, because anyone may request them at any rate. */
const computed = new LRUCache<string, readonly number[]>({ max: 500 });

/** Beginnings of consultations within the working hours of a day, in milliseconds. */
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

/** Whether a slot is offered now, or was when a form that is still being filled in may have been opened. */
export const isBookable = (slot: Micros, hours: WorkingHours, now: Micros): boolean =>
  [now, now - consultationGrace * minute * 1000].some((opened) => slotsOf(hours, opened, officeDay(slot, hours), 1).includes(slot));
