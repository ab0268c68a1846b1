import type { Id } from '#machines/kernel/ids';
import type { Figure } from '../rules/report-figures.js';
import type { Grouping } from '../wire/reports.dto.js';

/** Filters of a report's orders, or of its due dates. */
export interface Narrowing {
  country?: readonly Id[];
  service?: readonly Id[];
  manager?: readonly Id[];
  partner?: readonly Id[];
  status?: readonly string[];
  currency?: readonly string[];
  kind?: readonly string[];
}

/** A question with all that its statements need. Times in microseconds: from (inclusive) to before (exclusive). */
export interface Asked {
  from: number;
  before: number;
  groupBy: Grouping;
  narrowing: Narrowing;
  /** the department of each manager there is */
  departments: { managers: readonly Id[]; codes: readonly string[] };
  /** the steps of time that rows stand for: their first days and the moments when they begin; empty where rows are something else */
  axis: { keys: readonly string[]; moments: readonly number[] };
  /** sampled figures look at orders whose number is divisible by it; 1: at all */
  every: number;
}

/** The value for none: no manager, no partner, no department. */
export const nobody = 'none';

/** Parameters in the order in which they are named; the same value is named once. */
export class Parameters {
  readonly values: unknown[] = [];
  readonly add = (value: unknown): string => {
    const known = this.values.indexOf(value);
    return `$${known < 0 ? this.values.push(value) : known + 1}`;
  };
}

/** The time condition of a figure: in the period, or at its end. */
export function windowOf({ time, until }: Pick<Figure, 'time' | 'until'>, { from, before }: Asked, add: Parameters['add']): string[] {
  const end = `${add(before)}::bigint`;
  return until === undefined
    ? [`${time} >= ${add(from)}::bigint`, `${time} < ${end}`]
    : [`${time} < ${end}`, `(${until} is null or ${until} >= ${end})`];
}

/** The condition of filtered orders; `alias` is the table with the grouped columns. */
export function narrowed({ narrowing }: Pick<Asked, 'narrowing'>, alias: 'o' | 'm', add: Parameters['add']): string[] {
  const ids = (['country', 'service', 'manager', 'partner'] as const).flatMap((name) =>
    narrowing[name] ? [`${alias}.${name}_id = any (${add(narrowing[name])}::uuid[])`] : [],
  );
  return [
    ...ids,
    ...(narrowing.status ? [`${alias}.progress = any (${add(narrowing.status)}::order_progress[])`] : []),
    ...(narrowing.currency ? [`${alias}.currency = any (${add(narrowing.currency)}::text[])`] : []),
  ];
}
