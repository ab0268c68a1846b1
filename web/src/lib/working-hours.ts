import type { Language } from '#libs/kernel/ids';
import type { WorkingHours } from '#machines/catalogue/site-settings';

/* 1 January 2024 was a Monday. */
const weekday = (day: number, language: Language) =>
  new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));

const isRun = (days: readonly number[]) => days.every((day, index) => index === 0 || day === (days[index - 1] ?? 0) + 1);

/** Days of the week as people name them: "Mon–Fri" or "Mon, Wed". */
export function daysText(days: readonly number[], language: Language): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (days.length > 2 && isRun(days)) return `${weekday(first, language)}–${weekday(last, language)}`;
  return days.map((day) => weekday(day, language)).join(', ');
}

/** "Tallinn" of "Europe/Tallinn" in the reader's words, as far as the browser's data know it. */
function zoneText(timeZone: string, language: Language): string {
  const part = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'shortGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName');
  return part?.value ?? timeZone;
}

/** "Mon–Fri, 9:00–19:00 (Tallinn time)" */
export function hoursText({ days, from, to, timeZone }: WorkingHours, language: Language): string {
  const clock = (time: string) => time.replace(/^0/, '');
  return `${daysText(days, language)}, ${clock(from)}–${clock(to)} (${zoneText(timeZone, language)})`;
}
