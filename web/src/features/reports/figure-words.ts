import type { Language } from '#libs/kernel/ids';
import { formatCount, formatMoney, formatPercent, formatSpan, formatTime } from '../../lib/format.js';
import type { Measure, Report } from './use-report.js';

/** A figure as people read it; a dash where there is none. */
export function figureText(
  { kind, currency }: Measure,
  value: number | string | null | undefined,
  language: Language,
  none: string,
): string {
  if (value === null || value === undefined) return none;
  if (kind === 'money') return formatMoney({ amount: String(value), currency: currency ?? '' }, language);
  if (kind === 'duration') return formatSpan(Number(value) * 1000, language);
  return kind === 'percent' ? formatPercent(Number(value), language) : formatCount(Number(value), language);
}

/** How a figure differs from the one before, in percent of that one; undefined when either is absent. */
export function changeOf(
  now: number | string | null | undefined,
  before: number | string | null | undefined,
): number | 'fresh' | undefined {
  if (now === null || now === undefined || before === null || before === undefined) return undefined;
  const [a, b] = [Number(now), Number(before)];
  if (a === b) return 0;
  return b === 0 ? 'fresh' : Math.round(((a - b) / Math.abs(b)) * 100);
}

const intervals = ['day', 'week', 'month'];

/** What a row is called: days are written by the reader's device, everything else comes with its label. */
export function rowName({ groupBy }: Pick<Report, 'groupBy'>, row: { key: string; label: string }, language: Language): string {
  if (!intervals.includes(groupBy)) return row.label;
  if (groupBy === 'month') {
    const month = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric' }).format(new Date(`${row.key}T12:00:00`));
    return month.replace(/\sг\.$/, '');
  }
  return formatTime(`${row.key}T12:00:00`, groupBy === 'day' ? 'short' : 'date', language);
}

/** The measures that are shown together: all that are no money, and the money of one currency. */
export const shownMeasures = (measures: readonly Measure[], currency: string): Measure[] =>
  measures.filter((measure) => measure.kind !== 'money' || measure.currency === currency);

export const currenciesOf = (measures: readonly Measure[]): string[] => [...new Set(measures.flatMap(({ currency }) => currency ?? []))];
