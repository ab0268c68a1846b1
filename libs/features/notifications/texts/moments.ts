import { formatDay, locales } from '#libs/kernel/format';
import type { Language } from '#libs/kernel/ids';
import { calendarDateOf, type Micros } from '#libs/kernel/time';

/** Whom a text is for: the language, and the zone (IANA) whose clocks its times follow. */
export interface Reader {
  language: Language;
  timeZone: string;
}

const shortMoment: Intl.DateTimeFormatOptions = {
  ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  ...{ hourCycle: 'h23', timeZoneName: 'short' },
};

/** A zone as people call it: "Central European Standard Time". */
export const zoneWords = ({ language, timeZone }: Reader, at: Micros): string =>
  new Intl.DateTimeFormat(locales[language], { timeZone, timeZoneName: 'long' })
    .formatToParts(at / 1000)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** A moment on the reader's clock, with the name of its zone: "Tuesday, 24 November 2026 at 10:00 EET". */
export const momentWords = ({ language, timeZone }: Reader, at: Micros): string => {
  const day = new Intl.DateTimeFormat(locales[language], { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const time = new Intl.DateTimeFormat(locales[language], { timeZone, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' });
  return `${day.format(at / 1000)}, ${time.format(at / 1000)}`;
};

const shortMoments = new Map<string, Intl.DateTimeFormat>();

/** The same in short: "1 Oct 2026, 18:51 CEST", and "1 окт. 2026, 18:51 GMT+2". */
export function shortMomentWords({ language, timeZone }: Reader, at: Micros): string {
  const key = `${language} ${timeZone}`;
  const format = shortMoments.get(key) ?? new Intl.DateTimeFormat(locales[language], { timeZone, ...shortMoment });
  shortMoments.set(key, format);
  return format.format(at / 1000).replace(/\sг\.(?=,)/, '');
}

/** A calendar day, given as its midnight in UTC, which is the same for every reader: "4 December 2026", "4 декабря 2026". */
export const dayWords = (language: Language, day: Micros): string => formatDay(calendarDateOf(day), 'long', language);
