import { isCalendarDate, microsADay, calendarDateOf, midnightOf } from '#machines/kernel/time';

/** How often something falls due; `once`: at the first anchor day alone. */
export const duePeriods = ['year', 'quarter', 'month', 'once'] as const;
export type DuePeriod = (typeof duePeriods)[number];

export const dueKinds = ['report', 'tax', 'address', 'licence', 'agent'] as const;
export type DueKind = (typeof dueKinds)[number];

/** Limits of a rule: whole months after the anchor day, then whole days, which may go back. */
export const mostDueMonths = 60;
export const mostDueDays = 366;

/** When a duty of a company falls due: so many months, then days, after each of its anchor days. */
export interface DueRule {
  id: string;
  /** id of a country of the catalogue */
  country: string;
  /** code of one of the country's legal forms; null: every form */
  legalForm: string | null;
  /** `registeredOn`, `yearEnd`, or a day of every year as MM-DD; 02-29 is the last day of February */
  anchor: string;
  months: number;
  days: number;
  every: DuePeriod;
}

/** What of a company its due dates are computed from; null: not known, and nothing that needs it falls due. */
export interface DueCompany {
  country: string;
  legalForm: string | null;
  /** YYYY-MM-DD */
  registeredOn: string | null;
  /** MM-DD; one that is the last day of its month is so every year */
  yearEnd: string | null;
}

/** `rule` and `anchorDay` are its key: a rule has at most one occurrence for an anchor day. Days are YYYY-MM-DD. */
export interface DueDate {
  rule: string;
  anchorDay: string;
  dueOn: string;
}

export interface DueRuleFault {
  field: 'anchor' | 'months' | 'days' | 'every';
  code: 'dueAnchorMissing' | 'impossibleDay' | 'outOfRange' | 'notOffered';
}

/** Whether `text` is MM-DD and some year has that day. */
export const isDayOfYear = (text: string): boolean => /^\d{2}-\d{2}$/.test(text) && isCalendarDate(`2028-${text}`);

const isWholeWithin = (value: number, least: number, most: number): boolean => Number.isInteger(value) && value >= least && value <= most;

/** Why nothing can be computed by a rule; empty for one that is sound. */
export function dueRuleFaults({ anchor, months, days, every }: Pick<DueRule, DueRuleFault['field']>): DueRuleFault[] {
  const faults: DueRuleFault[] = [];
  if (!/^(registeredOn|yearEnd|\d{2}-\d{2})$/.test(anchor)) faults.push({ field: 'anchor', code: 'dueAnchorMissing' });
  else if (/^\d/.test(anchor) && !isDayOfYear(anchor)) faults.push({ field: 'anchor', code: 'impossibleDay' });
  if (!isWholeWithin(months, 0, mostDueMonths)) faults.push({ field: 'months', code: 'outOfRange' });
  if (!isWholeWithin(days, -mostDueDays, mostDueDays)) faults.push({ field: 'days', code: 'outOfRange' });
  if (!duePeriods.includes(every)) faults.push({ field: 'every', code: 'notOffered' });
  return faults;
}

const tidyForm = (form: string): string => form.trim().toLocaleUpperCase('en');

const appliesTo = (rule: DueRule, { country, legalForm }: DueCompany): boolean =>
  rule.country === country && (rule.legalForm === null || (legalForm !== null && tidyForm(rule.legalForm) === tidyForm(legalForm)));

/** Months since year 0, and a day that each month cuts to its length. */
interface MonthDay {
  month: number;
  day: number;
}

const lengthOf = (month: number): number => new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate();

const dayOf = ({ month, day }: MonthDay): string => {
  const [year, ofYear] = [Math.floor(month / 12), (month % 12) + 1];
  return `${String(year).padStart(4, '0')}-${String(ofYear).padStart(2, '0')}-${String(Math.min(day, lengthOf(month))).padStart(2, '0')}`;
};

const monthDayOf = (date: string): MonthDay => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { month: year * 12 + month - 1, day };
};

/** The calendar date so many days after `date`, which may be negative. */
export const daysAfter = (date: string, days: number): string => calendarDateOf(midnightOf(date) + days * microsADay);

const monthsBetween: Readonly<Record<DuePeriod, number>> = { year: 12, quarter: 3, month: 1, once: 12 };

/** A moment of the series of anchor days, `year` its year where the anchor has none; null where the company's fact is missing. */
function anchorOf({ anchor }: DueRule, company: DueCompany, year: string): MonthDay | null {
  if (anchor === 'registeredOn') return company.registeredOn === null ? null : monthDayOf(company.registeredOn);
  const given = anchor === 'yearEnd' ? company.yearEnd : anchor;
  if (given === null) return null;
  const { month, day } = monthDayOf(`${year}-${given}`);
  const isLast = day >= (given.startsWith('02') ? 28 : lengthOf(month));
  return { month, day: isLast && (anchor === 'yearEnd' || given === '02-29') ? 31 : day };
}

function occurrencesOf(rule: DueRule, company: DueCompany, from: string, to: string): DueDate[] {
  const registeredOn = company.registeredOn ?? '0000-01-01';
  const isOnce = rule.every === 'once';
  if (isOnce && company.registeredOn === null) return [];
  // Nothing is due more than a year before its anchor day, and no day of the year 10000 can be written.
  if (registeredOn > daysAfter(to, mostDueDays)) return [];
  const anchor = anchorOf(rule, company, (isOnce ? registeredOn : from).slice(0, 4));
  if (anchor === null) return [];
  const step = monthsBetween[rule.every];
  const dueMonth = (date: string): number => monthDayOf(daysAfter(date, -rule.days)).month - rule.months - anchor.month;
  const [first, last] = isOnce ? [0, 1] : [Math.floor(dueMonth(from) / step), Math.ceil(dueMonth(to) / step)];
  const series = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => anchor.month + (first + at) * step);
  const all = series
    .map((month) => ({
      rule: rule.id,
      anchorDay: dayOf({ month, day: anchor.day }),
      dueOn: daysAfter(dayOf({ month: month + rule.months, day: anchor.day }), rule.days),
    }))
    .filter(({ anchorDay }) => anchorDay >= registeredOn);
  return (isOnce ? all.slice(0, 1) : all).filter(({ dueOn }) => dueOn >= from && dueOn <= to);
}

/**
 * What falls due for a company from the day `from` to the day `to`, both included, by day, then by rule. Anchor days before it was registered have none.
 * Months are counted to the same day of the later month, or its last day if it has none; days follow.
 * @throws RangeError for a rule that `dueRuleFaults` refuses
 */
export function dueDatesOf(company: DueCompany, rules: readonly DueRule[], from: string, to: string): DueDate[] {
  const found = rules.flatMap((rule) => {
    const [fault] = dueRuleFaults(rule);
    if (fault) throw new RangeError(`due rule ${rule.id}: ${fault.code} of ${fault.field}`);
    return appliesTo(rule, company) ? occurrencesOf(rule, company, from, to) : [];
  });
  return found.sort((one, other) => (one.dueOn + one.rule < other.dueOn + other.rule ? -1 : 1));
}
