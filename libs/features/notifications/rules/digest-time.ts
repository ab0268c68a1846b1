import { WallClock } from '#machines/kernel/wall-clock';

/** The full hour, in the person's zone, at which they get the daily email. */
export interface DigestTime {
  hour: number;
  /** IANA */
  timeZone: string;
}

/** The hour in the person's zone until they choose another. */
export const standardHour = 8;

const aDay = 86_400_000;

/**
 * The first time after `now` at which the clock there shows the hour. On a day that skips the hour it is an hour later; on a day that has
 * it twice it happens once.
 */
export function nextDigest({ hour, timeZone }: DigestTime, now: Date): Date {
  const clock = WallClock.of(timeZone);
  const midnight = Math.floor(clock.at(now) / aDay) * aDay;
  for (let days = 0; ; days += 1) {
    const at = clock.compatibleInstantOf(midnight + days * aDay + hour * 3_600_000);
    if (at > now.getTime()) return new Date(at);
  }
}

/** After a change of the hour: a day that already had its email gets no second one. */
export function nextDigestAfter(time: DigestTime, now: Date, last: Date | null): Date {
  const next = nextDigest(time, now);
  const clock = WallClock.of(time.timeZone);
  const day = (at: Date): number => Math.floor(clock.at(at) / aDay);
  return last !== null && day(last) === day(next) ? nextDigest(time, next) : next;
}
