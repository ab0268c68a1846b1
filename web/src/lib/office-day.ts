import { dayIn } from '#machines/kernel/time';
import { ownZone } from './days.js';
import { useMe } from './session/session.js';

const dayThere = (zone: string, now: Date | number = Date.now()): string => dayIn(new Date(now), zone);

/** The calendar day that it is at the office, by which orders are late and documents overdue. The reader's own until it is known who they are. */
export const useOfficeDay = (now?: Date | number): string => dayThere(useMe()?.officeTimeZone ?? ownZone(), now);
