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

/** The first time after `now` that the clock there strikes the hour. A day that skips the hour has it an hour later, a day that has it twice has it once. */
export function nextDigest({ hour, timeZone }: DigestTime, now: Date): Date {
  const clock = WallClock.of(timeZone);
  const midnight = Math.floor(clock.at(now) / aDay) * aDay;
  for (let days = 0; ; days += 1) {
    const at = clock.compatibleInstantOf(midnight + days * aDay + hour * 3_600_000);
    if (at > now.getTime()) return new Date(at);
  }
}

/** The same when the hour was just changed: a day that has had its mail has no second one. */
export function nextDigestAfter(time: DigestTime, now: Date, last: Date | null): Date {
  const next = nextDigest(time, now);
  const clock = WallClock.of(time.timeZone);
  const day = (at: Date): number => Math.floor(clock.at(at) / aDay);
  return last !== null && day(last) === day(next) ? nextDigest(time, next) : next;
}
