import type { Language } from './ids.js';
import { afterTerm, calendarDateOf, type Term, type TermUnit } from './time.js';

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const unitForms: Record<TermUnit, Record<Language, PluralForms>> = {
  calendar: {
    ru: { one: 'день', few: 'дня', many: 'дней', other: 'дня' },
    en: { one: 'day', other: 'days' },
  },
  working: {
    ru: { one: 'рабочий день', few: 'рабочих дня', many: 'рабочих дней', other: 'рабочего дня' },
    en: { one: 'working day', other: 'working days' },
  },
};

/** "10 days", "10 рабочих дней"; with `upTo` "3–10 days". Days may be as they are typed. */
export function formatDays(days: number | string, language: Language, upTo?: number | string, unit: TermUnit = 'calendar'): string {
  const own = unitForms[unit][language];
  const word = own[new Intl.PluralRules(language).select(Number(upTo ?? days))] ?? own.other;
  const span = upTo !== undefined && String(upTo) !== String(days) ? `${days}–${upTo}` : String(days);
  return `${span}\u00a0${word}`;
}

/** How long a service takes: "5 working days". */
export const formatTerm = ({ days, unit }: Term, language: Language): string => formatDays(days, language, undefined, unit);

/** The calendar date that is a term's last if it begins at `from`. */
export const lastDayOf = (term: Term, from: Date): string => calendarDateOf(afterTerm(from.getTime() * 1000, term));
