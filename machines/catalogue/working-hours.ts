import { fillText, formatDay } from '#machines/kernel/format';
import type { Language } from '#machines/kernel/ids';
import { localeOf } from '#machines/kernel/languages';
import { dayIn } from '#machines/kernel/time';
import { WallClock } from '#machines/kernel/wall-clock';
import type { WorkingHours } from './site-settings.js';
import { texts } from './texts/all-opening.js';

const minute = 60_000;
const day = 86_400_000;

/** Minutes from midnight to "09:30". */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Whether the office works on the day that begins at `midnight`, milliseconds on its wall clock. */
export const isWorkingDay = ({ days }: Pick<WorkingHours, 'days'>, midnight: number): boolean =>
  days.includes(((new Date(midnight).getUTCDay() + 6) % 7) + 1);

/** When the office opens next, in milliseconds; null while it is open. An opening that the change of clocks skips is an hour later. */
export function nextOpening(hours: WorkingHours, now: number): number | null {
  const clock = WallClock.of(hours.timeZone);
  const wall = clock.at(new Date(now));
  const today = Math.floor(wall / day) * day;
  for (let midnight = today; midnight <= today + 7 * day; midnight += day) {
    if (!isWorkingDay(hours, midnight)) continue;
    const opens = midnight + minutesOf(hours.from) * minute;
    if (wall < opens) return clock.compatibleInstantOf(opens);
    if (wall < midnight + minutesOf(hours.to) * minute) return null;
  }
  return null;
}

const clockText = (at: number, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(at);

/** An opening by the reader's day and clock, with the office's where that differs: "tomorrow from 07:00 your time (09:00 at our office)". */
export function openingText(opening: number, now: number, zones: { own: string; office: string }, language: Language): string {
  const { today, tomorrow, weekdays, from, ownAndOffice } = texts[language];
  const opens = dayIn(new Date(opening), zones.own);
  const away = (Date.parse(opens) - Date.parse(dayIn(new Date(now), zones.own))) / day;
  const named = weekdays[(new Date(opens).getUTCDay() + 6) % 7] ?? '';
  const when = away === 0 ? today : away === 1 ? tomorrow : away < 7 ? named : `${named}, ${formatDay(opens, 'day', language)}`;
  const [own, office] = [clockText(opening, zones.own, language), clockText(opening, zones.office, language)];
  return `${when} ${own === office ? fillText(from, { at: own }) : fillText(ownAndOffice, { own, office })}`;
}

/** "Tallinn time" of "Europe/Tallinn" in the reader's language, as far as the platform knows it: "Estonia Time", "Эстония". */
export function zoneText(timeZone: string, language: Language, at: number = Date.now()): string {
  const part = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'shortGeneric' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName');
  return part?.value ?? timeZone;
}
