import type { Queryable } from '#libs/platform/database/database';
import { askNightlyCertificate } from './certificate-requests.js';

/** The hour of the day, in UTC, from which on a nightly certificate is due. */
const nightlyHour = 1;

/** Requests the certificate of the night once its hour has come; a process that was away then requests it when it is back. @returns whether it is new */
export async function askNightly(queryable: Queryable, now: Date): Promise<boolean> {
  return now.getUTCHours() < nightlyHour ? false : askNightlyCertificate(queryable, now.toISOString().slice(0, 10));
}
