import { minor } from '#machines/kernel/money';
import type { Figure, FigureName } from '../rules/report-figures.js';

export interface Cell {
  key: string;
  currency: string | null;
  value: number | string | null;
}

/** A figure with its groups and totals, per currency for money. */
export interface ComputedFigure {
  figure: FigureName;
  cells: readonly Cell[];
  totals: readonly Omit<Cell, 'key'>[];
}

/** A row of a pass: its group and figures as v0, v1 ... */
export interface PassRow extends Record<string, number | string | null> {
  currency: string | null;
}

/** Whether the total is the sum of the groups: not for durations and ratings, nor if an order belongs to several groups. */
export const isSummable = ({ kind, each }: Figure): boolean => !each && (kind === 'count' || kind === 'money');

/** The cells of a figure in `column`; absent if nothing was counted. On a time axis the key is the step's position. */
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

/** Adds up counts that are split by currency because money was computed with them. */
function perKey(cells: readonly Cell[]): Cell[] {
  const sums = new Map<string, number>();
  for (const { key, value } of cells) sums.set(key, (sums.get(key) ?? 0) + Number(value));
  return [...sums].map(([key, value]) => ({ key, currency: null, value }));
}

/** Totals per currency. */
export function summed(cells: readonly Cell[]): Omit<Cell, 'key'>[] {
  const sums = new Map<string | null, number>();
  for (const { currency, value } of cells) sums.set(currency, minor((sums.get(currency) ?? 0) + Number(value)));
  return [...sums].map(([currency, value]) => ({ currency, value }));
}

/** Converts a figure to percentages of its total, with two digits. */
export function shares(figure: Figure, cells: readonly Cell[], totals: readonly Omit<Cell, 'key'>[]): ComputedFigure {
  const whole = Number(totals[0]?.value ?? 0);
  const part = (value: Cell['value']): number | null => (whole === 0 ? null : Math.round((10_000 * Number(value)) / whole) / 100);
  return {
    figure,
    cells: cells.map((cell) => ({ ...cell, value: part(cell.value) })),
    totals: totals.map((total) => ({ ...total, value: part(total.value) })),
  };
}
