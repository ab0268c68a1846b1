import { calendarDateOf, type Micros, midnightOf } from '#libs/kernel/time';

/*
 * When an order is late: one rule for its page, lists, filters, emails and files. A due date is a calendar day, the same for every reader. The day ends at
 * midnight in the office's time zone, so that all of them agree.
 */

/** The calendar day of a due date, in UTC, the machine's clock. */
export const dueDay = (due: Micros): string => calendarDateOf(due);

/** Due dates before this moment are past. @param officeDay the office's current calendar day */
export const lateBefore = (officeDay: string): Micros => midnightOf(officeDay);

export const isLate = (due: Micros | null, officeDay: string): boolean => due !== null && due < lateBefore(officeDay);
