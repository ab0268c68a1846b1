import type { QueryBus } from '@nestjs/cqrs';
import { type DueOutcomeCount, DueOutcomes } from '#libs/contracts/companies/company-queries';
import { type DueOutcome, dueOutcomes } from '#machines/company/due-states';
import { axisOf, type Period } from '../rules/period.js';
import type { FigureName } from '../rules/report-figures.js';
import { nobody } from '../storage/asked-sql.js';
import type { AskedReport } from './asked-report.js';
import type { ComputedFigure } from './reckoned.js';
import { isInterval } from './report-table.js';

const due: FigureName = { key: 'due', kind: 'count' };
const rate: FigureName = { key: 'rate', kind: 'percent' };
const counts: readonly (FigureName & { of: readonly DueOutcome[] })[] = [
  { ...due, of: dueOutcomes },
  ...dueOutcomes.map((outcome) => ({
    key: outcome,
    kind: 'count' as const,
    title: outcome === 'open' ? ('openDue' as const) : outcome,
    of: [outcome],
  })),
];
/** Outcomes of which the rate is a share. */
const ended: readonly DueOutcome[] = ['kept', 'elsewhere', 'lost'];

const sumOf = (rows: readonly DueOutcomeCount[], of: readonly DueOutcome[]): number =>
  rows.reduce((sum, { outcome, count }) => sum + (of.includes(outcome) ? count : 0), 0);

/** Percent with two digits; null where nothing ended. */
function rateOf(rows: readonly DueOutcomeCount[]): number | null {
  const served = rows.filter((row) => row.served);
  const whole = sumOf(served, ended);
  return whole === 0 ? null : Math.round((10_000 * sumOf(served, ['kept'])) / whole) / 100;
}

/** The figures of a report of due dates: how many, what became of them, and the share that was renewed with us. */
export async function dueFigures(queries: QueryBus, { groupBy, narrowing }: AskedReport, period: Period): Promise<ComputedFigure[]> {
  const { country, kind, service } = narrowing;
  const rows = await queries.execute(
    new DueOutcomes({
      ...period,
      ...(isInterval(groupBy)
        ? { groupBy: 'step', steps: axisOf(period, groupBy) }
        : { groupBy: groupBy as 'country' | 'kind' | 'service', steps: [] }),
      ...(country && { country }),
      ...(kind && { kind }),
      ...(service && { service }),
    }),
  );
  const keys = [...new Set(rows.map(({ key }) => key))];
  const figure = (name: FigureName, valueOf: (some: readonly DueOutcomeCount[]) => number | null): ComputedFigure => ({
    figure: name,
    cells: keys.map((key) => ({ key: key ?? nobody, currency: null, value: valueOf(rows.filter((row) => row.key === key)) })),
    totals: [{ currency: null, value: valueOf(rows) }],
  });
  return [...counts.map(({ of, ...name }) => figure(name, (some) => sumOf(some, of))), figure(rate, rateOf)];
}
