import type { Language } from './ids.js';
import { texts } from './texts/all-units.js';
import { afterTerm, calendarDateOf, type Term, type TermUnit } from './time.js';

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

function unitFor(count: number, unit: TermUnit | 'years', language: Language): string {
  const forms: PluralForms = texts[language][unit];
  return forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
}

/** "10 days", "10 рабочих дней"; with `upTo` "3–10 days". Days may be as they are typed. */
export function formatDays(days: number | string, language: Language, upTo?: number | string, unit: TermUnit = 'calendar'): string {
  const word = unitFor(Number(upTo ?? days), unit, language);
  const span = upTo !== undefined && String(upTo) !== String(days) ? `${days}–${upTo}` : String(days);
  return `${span}\u00a0${word}`;
}

/** "5 years", "5 лет" */
export const formatYears = (count: number, language: Language): string => `${count}\u00a0${unitFor(count, 'years', language)}`;

/** How long a service takes: "5 working days". */
export const formatTerm = ({ days, unit }: Term, language: Language): string => formatDays(days, language, undefined, unit);

/** The calendar date that is a term's last if it begins at `from`. */
export const lastDayOf = (term: Term, from: Date): string => calendarDateOf(afterTerm(from.getTime() * 1000, term));
