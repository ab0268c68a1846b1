import { minor } from '#machines/kernel/money';
import type { Figure, FigureTitle } from '../rules/report-figures.js';

/** One group of a figure as the database gave it. */
export interface Cell {
  key: string;
  currency: string | null;
  value: number | string | null;
}

/** A figure with its groups and its totals, each per currency where it is money. */
export interface ComputedFigure {
  figure: FigureTitle;
  cells: readonly Cell[];
  totals: readonly Omit<Cell, 'key'>[];
}

/** A row of a pass: its group and the values of its figures as v0, v1 ... */
export interface PassRow extends Record<string, number | string | null> {
  currency: string | null;
}

/** Whether the total of a figure is the sum of its parts: not of spans of time and ratings, nor where an order belongs to several parts. */
export const isSummable = ({ kind, each }: Figure): boolean => !each && (kind === 'count' || kind === 'money');

/** The cells of the figure that stands in `column`; where nothing counted there is none. On an axis of time a key is the place of its step. */
export function cellsOf(figure: Figure, column: string, rows: readonly PassRow[], axis: readonly string[]): Cell[] {
  const isMoney = figure.kind === 'money';
  const isMean = figure.kind === 'duration' || figure.kind === 'rating';
  const found = rows.flatMap((row) => {
    const value = row[column] ?? null;
    if (value === null || (!isMoney && !isMean && Number(value) === 0)) return [];
    const key = String(row['key'] ?? '');
    return [{ key: axis.length > 0 ? (axis[Number(key) - 1] ?? '') : key, currency: isMoney ? row.currency : null, value }];
  });
  return isMoney || isMean ? found : perKey(found);
}

/** Counts that came per currency, because money stood beside them, added up. */
function perKey(cells: readonly Cell[]): Cell[] {
  const sums = new Map<string, number>();
  for (const { key, value } of cells) sums.set(key, (sums.get(key) ?? 0) + Number(value));
  return [...sums].map(([key, value]) => ({ key, currency: null, value }));
}

/** The totals of parts that add up, per currency. */
export function summed(cells: readonly Cell[]): Omit<Cell, 'key'>[] {
  const sums = new Map<string | null, number>();
  for (const { currency, value } of cells) sums.set(currency, minor((sums.get(currency) ?? 0) + Number(value)));
  return [...sums].map(([currency, value]) => ({ currency, value }));
}

/** The same figure as parts of its total, in percent with two digits. */
export function shares(figure: Figure, cells: readonly Cell[], totals: readonly Omit<Cell, 'key'>[]): ComputedFigure {
  const whole = Number(totals[0]?.value ?? 0);
  const part = (value: Cell['value']): number | null => (whole === 0 ? null : Math.round((10_000 * Number(value)) / whole) / 100);
  return {
    figure,
    cells: cells.map((cell) => ({ ...cell, value: part(cell.value) })),
    totals: totals.map((total) => ({ ...total, value: part(total.value) })),
  };
}
