/** When somebody wants the mail of the day: a full hour of the day where they are. */
export interface DigestTime {
  hour: number;
  /** IANA */
  timeZone: string;
}

/** In the person's zone, until they choose. */
export const standardHour = 8;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The wall clock of `timeZone` at `at`, as milliseconds of a clock that knows no zones. */
function wallClock(at: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (format === undefined) {
    const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
    format = new Intl.DateTimeFormat('en-u-ca-iso8601', { timeZone, hourCycle: 'h23', ...parts });
    formats.set(timeZone, format);
  }
  const figures = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = figures;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const aDay = 86_400_000;

/** The instant at which the clock of `timeZone` shows `wall`; where clocks are put forward and it is skipped, the first one after. */
function instantOf(wall: number, timeZone: string): number {
  const guess = wall - (wallClock(wall, timeZone) - wall);
  const at = guess - (wallClock(guess, timeZone) - wall);
  return wallClock(at, timeZone) < wall ? at + (wall - wallClock(at, timeZone)) : at;
}

/** The first time after `now` that the clock there strikes the hour. A day that skips the hour has it an hour later, a day that has it twice has it once. */
export function nextDigest({ hour, timeZone }: DigestTime, now: Date): Date {
  const wall = wallClock(now.getTime(), timeZone);
  const midnight = Math.floor(wall / aDay) * aDay;
  for (let days = 0; ; days += 1) {
    const at = instantOf(midnight + days * aDay + hour * 3_600_000, timeZone);
    if (at > now.getTime()) return new Date(at);
  }
}

/** The same when the hour was just changed: a day that has had its mail has no second one. */
export function nextDigestAfter(time: DigestTime, now: Date, last: Date | null): Date {
  const next = nextDigest(time, now);
  const day = (at: Date): number => Math.floor(wallClock(at.getTime(), time.timeZone) / aDay);
  return last !== null && day(last) === day(next) ? nextDigest(time, next) : next;
}
