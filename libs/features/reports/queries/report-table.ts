import type { Language } from '#machines/kernel/ids';
import { type Currency, toText } from '#machines/kernel/money';
import { progressStatuses } from '#machines/order/statuses';
import { axisOf, type Interval, intervals, type Period } from '../rules/period.js';
import { type FigureName, figureTitle } from '../rules/report-figures.js';
import type { Grouping } from '../wire/reports.dto.js';
import type { MeasureDto } from '../wire/reports.dto.js';
import type { Cell, ComputedFigure } from './reckoned.js';

type Values = Record<string, number | string | null>;

const measureKey = (figure: FigureName, currency: string | null): string => (currency === null ? figure.key : `${figure.key}.${currency}`);

/** Amounts as decimals, durations in whole seconds, ratings with two digits, counts unchanged. */
function onWire(figure: FigureName, currency: string | null, value: Cell['value']): number | string | null {
  if (value === null) return null;
  if (figure.kind === 'money') return toText(Number(value), currency as Currency).amount;
  if (figure.kind === 'rating') return Math.round(Number(value) * 100) / 100;
  return figure.kind === 'duration' ? Math.round(Number(value)) : Number(value);
}

/** The value of an empty group: zero money, no time or rating, and an unknown share or rate. */
function nothing({ figure, totals }: ComputedFigure, currency: string | null): number | string | null {
  if (figure.kind === 'duration' || figure.kind === 'rating') return null;
  if (figure.kind === 'percent' && !figure.share) return null;
  return figure.share && (totals[0]?.value ?? null) === null ? null : onWire(figure, currency, 0);
}

/** A figure of money becomes one measure per currency, sorted by code. */
export function measuresOf(reckoned: readonly ComputedFigure[], language: Language): MeasureDto[] {
  const all = [...new Set(reckoned.flatMap(({ totals }) => totals.flatMap(({ currency }) => currency ?? [])))].sort();
  return reckoned.flatMap(({ figure }): MeasureDto[] => {
    const common = { title: figureTitle(figure, language), kind: figure.kind };
    return figure.kind === 'money'
      ? all.map((currency) => ({ ...common, key: measureKey(figure, currency), currency: currency as Currency }))
      : [{ ...common, key: figure.key }];
  });
}

/** Rows by key; missing counts are 0, missing durations and ratings absent. */
export function valuesByKey(reckoned: readonly ComputedFigure[], measures: readonly MeasureDto[]): ReadonlyMap<string, Values> {
  const rows = new Map<string, Values>();
  for (const { figure, cells } of reckoned) {
    for (const { key, currency, value } of cells) {
      const row = rows.get(key) ?? empty(reckoned, measures);
      row[measureKey(figure, currency)] = onWire(figure, currency, value);
      rows.set(key, row);
    }
  }
  return rows;
}

export function empty(reckoned: readonly ComputedFigure[], measures: readonly MeasureDto[]): Values {
  const figures = new Map<string, ComputedFigure>(reckoned.map((one) => [one.figure.key, one]));
  return Object.fromEntries(
    measures.map(({ key, currency = null }) => [key, nothing(figures.get(key.split('.')[0] ?? '') as ComputedFigure, currency)]),
  );
}

export function totalsOf(reckoned: readonly ComputedFigure[], measures: readonly MeasureDto[]): Values {
  const values = empty(reckoned, measures);
  for (const { figure, totals } of reckoned)
    for (const { currency, value } of totals) values[measureKey(figure, currency)] = onWire(figure, currency, value);
  return values;
}

/** Whether rows are steps of time. */
export const isInterval = (groupBy: Grouping): groupBy is Interval => (intervals as readonly string[]).includes(groupBy);

/** Keys in the order of rows: the complete time axis, all statuses, or groups by size. */
export function keysOf(
  groupBy: Grouping,
  period: Period,
  measures: readonly MeasureDto[],
  [now, before]: readonly [ReadonlyMap<string, Values>, ReadonlyMap<string, Values>],
): string[] {
  if (isInterval(groupBy)) return axisOf(period, groupBy);
  if (groupBy === 'status') return [...progressStatuses];
  const sized = measures.filter(({ kind }) => kind !== 'percent').map(({ key }) => key);
  const size = (row: string): number => Math.max(0, ...sized.map((key) => Number(now.get(row)?.[key])).filter(Number.isFinite));
  return [...new Set([...now.keys(), ...before.keys()])].sort((a, b) => size(b) - size(a) || (a < b ? -1 : 1));
}

/** The key of the compared row in the previous period; on a time axis the one at the same position. */
export function beside(groupBy: Grouping, period: Period, previous: Period): (key: string) => string {
  if (!isInterval(groupBy)) return (key) => key;
  const [axis, other] = [axisOf(period, groupBy), axisOf(previous, groupBy)];
  const places = new Map(axis.map((key, i) => [key, other[i] ?? '']));
  return (key) => places.get(key) ?? '';
}
