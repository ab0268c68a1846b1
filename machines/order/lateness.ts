import { calendarDateOf, type Micros, midnightOf } from '#libs/kernel/time';

/*
 * When an order is late: one rule for its page, lists and their filter, emails and files. A due date is a calendar day, the same for every reader. The day is over
 * at midnight at the office, so an order that is "due today" in one place is overdue in no other.
 */

/** The calendar day by which an order has to be finished: that of the due date on the machine's own clock, UTC. */
export const dueDay = (due: Micros): string => calendarDateOf(due);

/** Due dates before this moment are past. @param officeDay the calendar day that it is at the office */
export const lateBefore = (officeDay: string): Micros => midnightOf(officeDay);

export const isLate = (due: Micros | null, officeDay: string): boolean => due !== null && due < lateBefore(officeDay);
