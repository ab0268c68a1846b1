import { dayIn } from '#machines/kernel/time';
import type { Language } from '#machines/kernel/ids';
import { localeOf } from '#machines/kernel/languages';

/** Start of a free half hour (RFC 3339, UTC). */
export type Slot = string;

/** Groups free slots by day in the time zone `zone`; both sorted. */
export function slotsByDay(slots: readonly Slot[], zone: string): { day: string; slots: Slot[] }[] {
  const days = new Map<string, Slot[]>();
  const ordered = [...slots].sort((a, b) => Date.parse(a) - Date.parse(b));
  for (const slot of ordered) {
    const day = dayIn(new Date(slot), zone);
    const known = days.get(day);
    if (known) known.push(slot);
    else days.set(day, [slot]);
  }
  return [...days].map(([day, of]) => ({ day, slots: of }));
}

const capital = (text: string, language: Language) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** "14:30" in the time zone `zone`. */
export const timeOf = (moment: Slot | number, zone: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone }).format(
    new Date(moment),
  );

/** Formats `2026-11-25` as "Wed, 25 Nov" (short) or "Wednesday, 25 November". */
export const dayOf = (day: string, style: 'short' | 'long', language: Language): string =>
  capital(
    // A number does not part from its month at the end of a line.
    new Intl.DateTimeFormat(localeOf(language), {
      weekday: style,
      day: 'numeric',
      month: style,
      timeZone: 'UTC',
    })
      .format(new Date(`${day}T12:00:00Z`))
      .replace(/(\d) /g, '$1\u00a0'),
    language,
  );
