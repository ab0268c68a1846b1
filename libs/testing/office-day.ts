import { daysAfter } from '#machines/company/due-dates';
import { dayIn } from '#machines/kernel/time';

/** YYYY-MM-DD, `ahead` days from today at the office of new settings: from 22:00 UTC on another day than UTC's. */
export const officeDay = (ahead = 0): string => daysAfter(dayIn(new Date(), 'Europe/Tallinn'), ahead);
