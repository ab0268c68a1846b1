import { daysBetween, shiftDay } from '../../../lib/days.js';

const isWorking = (day: string): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
};

/** Working days from one calendar day to another (Monday to Friday, holidays unknown); negative when `to` has passed. 0 for the same day alone: a weekend between counts as one. */
export function workingDaysBetween(from: string, to: string): number {
  if (to === from) return 0;
  if (to < from) return -Math.max(1, workingDaysAfter(shiftDay(to, -1), shiftDay(from, -1)));
  return Math.max(1, workingDaysAfter(from, to));
}

/** The working days after `from` up to `to`, which is not before it: five of every whole week, and those of what is left. */
function workingDaysAfter(from: string, to: string): number {
  const days = daysBetween({ from, to }) - 1;
  const left = Array.from({ length: days % 7 }, (_, index) => shiftDay(to, -index));
  return Math.floor(days / 7) * 5 + left.filter(isWorking).length;
}
