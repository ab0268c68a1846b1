import type { Language } from '#machines/kernel/ids';
import type { WorkingHours } from '#machines/catalogue/site-settings';
import { zoneText } from '#machines/catalogue/working-hours';

/* 1 January 2024 was a Monday. */
const weekday = (day: number, language: Language) =>
  new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));

/** "Mon–Fri" or "Mon, Wed": three or more consecutive days become a range. `days` ascend. */
function daysText(days: readonly number[], language: Language): string {
  const runs: number[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  const runText = (run: number[]) => {
    const names = run.map((day) => weekday(day, language));
    return names.length > 2 ? `${names[0]}–${names.at(-1)}` : names.join(', ');
  };
  return runs.map(runText).join(', ');
}

/** "Mon–Fri, 9:00–19:00 (Tallinn time)" */
export function hoursText({ days, from, to, timeZone }: WorkingHours, language: Language): string {
  const clock = (time: string) => time.replace(/^0/, '');
  return `${daysText(days, language)}, ${clock(from)}–${clock(to)} (${zoneText(timeZone, language)})`;
}
