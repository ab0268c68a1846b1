import { formatDay } from '#machines/kernel/format';
import type { Language } from '#machines/kernel/ids';
import { localeOf } from '#machines/kernel/languages';
import { calendarDateOf, type Micros } from '#machines/kernel/time';
import { zoneText } from '#machines/catalogue/working-hours';

/** Whom a text is for: the language, and the zone (IANA) whose clocks its times follow. */
export interface Reader {
  language: Language;
  timeZone: string;
}

const shortMoment: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'short',
};

const longDay = ({ language, timeZone }: Reader, at: Micros): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(
    at / 1000,
  );

/** A moment on the reader's clock, with the name of its zone: "Tuesday, 24 November 2026 at 10:00 EET". */
export function formatMoment(reader: Reader, at: Micros): string {
  const { language, timeZone } = reader;
  const time = new Intl.DateTimeFormat(localeOf(language), { timeZone, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' });
  return `${longDay(reader, at)}, ${time.format(at / 1000)}`;
}

/** The same for somebody who does not work here, with the zone in words: "Tuesday, 24 November 2026, 10:00 (Estonia Time)". */
export function spokenMoment(reader: Reader, at: Micros): string {
  const { language, timeZone } = reader;
  const time = new Intl.DateTimeFormat(localeOf(language), { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${longDay(reader, at)}, ${time.format(at / 1000)} (${zoneText(timeZone, language, at / 1000)})`;
}

const shortMoments = new Map<string, Intl.DateTimeFormat>();

/** The same in short: "1 Oct 2026, 18:51 CEST", and "1 окт. 2026, 18:51 GMT+2". */
export function formatShortMoment({ language, timeZone }: Reader, at: Micros): string {
  const key = `${language} ${timeZone}`;
  const format = shortMoments.get(key) ?? new Intl.DateTimeFormat(localeOf(language), { timeZone, ...shortMoment });
  shortMoments.set(key, format);
  return format.format(at / 1000).replace(/\sг\.(?=,)/, '');
}

/** A calendar day, given as its midnight in UTC, which is the same for every reader: "4 December 2026", "4 декабря 2026". */
export const formatDate = (language: Language, day: Micros): string => formatDay(calendarDateOf(day), 'long', language);
