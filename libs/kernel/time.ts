/** Microseconds since 1970-01-01T00:00:00Z: the unit of every time in the log. A safe integer until the year 2255. */
export type Micros = number;

/** Source of the present: injected, so that decisions stay pure and seeding can tell plausible times. */
export interface Clock {
  now(): Micros;
}

/** RFC 3339 in UTC with milliseconds, as the wire carries times. */
export const toRfc3339 = (at: Micros): string => new Date(Math.floor(at / 1000)).toISOString();
