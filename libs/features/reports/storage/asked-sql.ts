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

/** Parameters of a report's statements. Times in microseconds: from (inclusive) to before (exclusive). */
export interface Asked {
  from: number;
  before: number;
  groupBy: Grouping;
  narrowing: Narrowing;
  /** department of each manager */
  departments: { managers: readonly Id[]; codes: readonly string[] };
  /** steps of a time axis: their first days and begins; empty for other groupings */
  axis: { keys: readonly string[]; moments: readonly number[] };
  /** sampled figures read orders whose number is divisible by it; 1: all */
  every: number;
}

/** The key of a missing manager, partner or department. */
export const nobody = 'none';

/** Parameters in order of use; equal values share one. */
export class Parameters {
  readonly values: unknown[] = [];
  readonly add = (value: unknown): string => {
    const known = this.values.indexOf(value);
    return `$${known < 0 ? this.values.push(value) : known + 1}`;
  };
}

/** The time condition of a figure: within the period, or at its end. */
export function windowOf({ time, until }: Pick<Figure, 'time' | 'until'>, { from, before }: Asked, add: Parameters['add']): string[] {
  const end = `${add(before)}::bigint`;
  return until === undefined
    ? [`${time} >= ${add(from)}::bigint`, `${time} < ${end}`]
    : [`${time} < ${end}`, `(${until} is null or ${until} >= ${end})`];
}

/** `alias` is the table with the grouped columns. */
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
