import { aboutIn, type PerEuro } from '#machines/kernel/exchange';
import type { Language } from '#machines/kernel/ids';
import { type Currency, digitsOf } from '#machines/kernel/money';
import { formatCount, formatDay, formatMoney, formatPercent, formatSpan } from '../../lib/format.js';
import type { Measure, Report } from './use-report.js';

/** Formats a figure; a dash if there is none. */
export function figureText(
  { kind, currency }: Measure,
  value: number | string | null | undefined,
  language: Language,
  none: string,
): string {
  if (value === null || value === undefined) return none;
  if (kind === 'money') return formatMoney({ amount: String(value), currency: currency ?? '' }, language);
  if (kind === 'duration') return formatSpan(Number(value) * 1000, language);
  if (kind === 'rating') return formatCount(Math.round(Number(value) * 100) / 100, language);
  return kind === 'percent' ? formatPercent(Number(value), language) : formatCount(Number(value), language);
}

/** How a figure differs from the one of the previous period. */
export interface Change {
  /** absolute difference, with as many digits as the figures */
  by: number | string;
  direction: 'up' | 'down' | 'same';
  /** percent of the former one; undefined if that was zero */
  percent: number | undefined;
}

type Value = number | string | null | undefined;

/** Undefined if either is absent, or both are zero. */
export function changeOf(now: Value, before: Value): Change | undefined {
  if (now === null || now === undefined || before === null || before === undefined) return undefined;
  const [a, b] = [Number(now), Number(before)];
  if (a === 0 && b === 0) return undefined;
  const digits = typeof now === 'string' ? (now.split('.')[1]?.length ?? 0) : undefined;
  const by = digits === undefined ? Math.abs(a - b) : Math.abs(a - b).toFixed(digits);
  const direction = a === b ? 'same' : a > b ? 'up' : 'down';
  return { by, direction, percent: b === 0 ? undefined : Math.round((Math.abs(a - b) / Math.abs(b)) * 100) };
}

const intervals = ['day', 'week', 'month'];

/** Formats days; other rows have labels. */
export function rowName({ groupBy }: Pick<Report, 'groupBy'>, row: { key: string; label: string }, language: Language): string {
  if (!intervals.includes(groupBy)) return row.label;
  if (groupBy === 'month') {
    const month = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric' }).format(new Date(`${row.key}T12:00:00`));
    return month.replace(/\sг\.$/, '');
  }
  return formatDay(row.key, groupBy === 'day' ? 'short' : 'date', language);
}

/** Measures shown together: all without money, and the money of one currency. */
export const shownMeasures = (measures: readonly Measure[], currency: string): Measure[] =>
  measures.filter((measure) => measure.kind !== 'money' || measure.currency === currency);

export const currenciesOf = (measures: readonly Measure[]): string[] => [...new Set(measures.flatMap(({ currency }) => currency ?? []))];

/** For all time, leaves out empty rows before the first and after the last with data. */
export function spannedRows({ groupBy, rows }: Pick<Report, 'groupBy' | 'rows'>, isAllTime: boolean): Report['rows'] {
  if (!isAllTime || !intervals.includes(groupBy)) return rows;
  const has = rows.map(({ values, previous }) =>
    [...Object.values(values), ...Object.values(previous ?? {})].some((one) => Number(one ?? 0) !== 0),
  );
  const first = has.indexOf(true);
  return first < 0 ? [] : rows.slice(first, has.lastIndexOf(true) + 1);
}

/** Leaves out named rows without any of the shown figures, such as a country without euros. Time axes and statuses stay complete. */
export function informativeRows({ groupBy, rows }: Pick<Report, 'groupBy' | 'rows'>, measures: readonly Measure[]): Report['rows'] {
  if (intervals.includes(groupBy) || groupBy === 'status') return rows;
  return rows.filter(({ values, previous }) =>
    measures.some(({ key }) => Number(values[key] ?? 0) !== 0 || Number(previous?.[key] ?? 0) !== 0),
  );
}

/** Vertical bars along time, horizontal bars for named rows, lines if there are too many steps for bars. */
export type ChartShape = 'upright' | 'lying' | 'lines';

const mostBars = 31;

export const shapeOf = ({ groupBy, rows }: Pick<Report, 'groupBy' | 'rows'>): ChartShape =>
  !intervals.includes(groupBy) ? 'lying' : rows.length > mostBars ? 'lines' : 'upright';

/**
 * The default currency: the one with the largest amounts in euros. Currencies without a rate come last, because they cannot be compared.
 */
export function usualCurrency({ measures, totals }: Pick<Report, 'measures' | 'totals'>, perEuro: PerEuro): string {
  const sizeOf = (code: string): readonly [known: boolean, size: number] => {
    const currency = code as Currency;
    const sums = measures.filter((measure) => measure.currency === code).map(({ key }) => Math.abs(Number(totals.values[key] ?? 0)));
    const whole = Math.round(sums.reduce((sum, one) => sum + one, 0) * 10 ** digitsOf(currency));
    const euros = aboutIn(whole, currency, 'EUR', perEuro);
    return [euros !== undefined, euros ?? whole];
  };
  const sized = currenciesOf(measures).map((code) => ({ code, size: sizeOf(code) }));
  sized.sort((a, b) => Number(b.size[0]) - Number(a.size[0]) || b.size[1] - a.size[1] || (a.code < b.code ? -1 : 1));
  return sized[0]?.code ?? '';
}

/** Whether counts depend on the selected currency: the report has counts, and money in several currencies. */
export const countsMoney = ({ measures }: Pick<Report, 'measures'>): boolean =>
  currenciesOf(measures).length > 1 && ['count', 'money'].every((kind) => measures.some((measure) => measure.kind === kind));
