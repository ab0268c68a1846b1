import type { Language } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';

const locales = { ru: 'ru-RU', en: 'en-GB' } as const;

const shortMoment: Intl.DateTimeFormatOptions = {
  ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  ...{ hourCycle: 'h23', timeZoneName: 'short' },
};

/** A zone as people call it: "Central European Standard Time". */
export const zoneWords = (language: Language, at: Micros, timeZone: string): string =>
  new Intl.DateTimeFormat(locales[language], { timeZone, timeZoneName: 'long' })
    .formatToParts(at / 1000)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** A moment in words, on the clock of a zone and with its name: "Tuesday, 24 November 2026 at 10:00 EET". */
export const momentWords = (language: Language, at: Micros, timeZone: string): string => {
  const day = new Intl.DateTimeFormat(locales[language], { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const time = new Intl.DateTimeFormat(locales[language], { timeZone, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' });
  return `${day.format(at / 1000)}, ${time.format(at / 1000)}`;
};

const shortMoments = new Map<string, Intl.DateTimeFormat>();

/** The same in short: "1 Oct 2026, 18:51 CEST", and "1 окт. 2026, 18:51 GMT+2". */
export function shortMomentWords(language: Language, at: Micros, timeZone: string): string {
  const key = `${language} ${timeZone}`;
  const format = shortMoments.get(key) ?? new Intl.DateTimeFormat(locales[language], { timeZone, ...shortMoment });
  shortMoments.set(key, format);
  return format.format(at / 1000).replace(/\sг\.(?=,)/, '');
}

/** A day in words, in UTC: "4 December 2026", and "4 декабря 2026 г.", which is also its genitive and dative. */
export const dayWords = (language: Language, at: Micros): string =>
  new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }).format(at / 1000);
