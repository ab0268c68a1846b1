import { dayIn } from '#machines/kernel/time';
import { ownZone } from './days.js';
import { useMe } from './session/session.js';

const dayThere = (zone: string, now: Date | number = Date.now()): string => dayIn(new Date(now), zone);

/** Today at the office, by which orders are late; the reader's own day until the session is known. */
export const useOfficeDay = (now?: Date | number): string => dayThere(useMe()?.officeTimeZone ?? ownZone(), now);
