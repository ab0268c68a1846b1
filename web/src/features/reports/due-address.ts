import { shiftDay } from '../../lib/days.js';
import type { ReportAddress } from './report-address.js';
import type { Report } from './use-report.js';

/** The last day of a step that begins on `first`. */
function endOf(groupBy: Report['groupBy'], first: string): string {
  if (groupBy === 'week') return shiftDay(first, 6);
  if (groupBy === 'day') return first;
  const [year = 0, month = 1] = first.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

const isStep = (groupBy: Report['groupBy']): boolean => groupBy === 'day' || groupBy === 'week' || groupBy === 'month';

/**
 * Address of the due dates behind a figure of the report of renewals, with its filters. The measure `rate` leads to those kept, of those
 * that our services do. `row`: a step or a value of the grouping; empty for the total.
 */
export function dueListAddress(
  { from, to, filters }: Pick<ReportAddress, 'from' | 'to' | 'filters'>,
  groupBy: Report['groupBy'],
  { measure, row }: { measure: string; row: string },
): string {
  const query = new URLSearchParams();
  const [first, last] = row !== '' && isStep(groupBy) ? [row, endOf(groupBy, row)] : [from, to];
  query.set('filter[dueOn]', `${first < from ? from : first}..${last > to ? to : last}`);
  for (const name of ['country', 'kind', 'service'] as const) {
    const value = row !== '' && groupBy === name ? row : filters[name];
    if (value === 'none') query.set('filter[served]', 'false');
    else if (value) query.set(`filter[${name}]`, value);
  }
  if (measure === 'rate') query.set('filter[served]', 'true');
  if (measure !== 'due') query.set('filter[outcome]', measure === 'rate' ? 'kept' : measure);
  return `/admin/due-dates?${query.toString()}`;
}
