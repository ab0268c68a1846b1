import type { Id } from '#libs/kernel/ids';
import type { Figure, Grouping, Source } from '../rules/report-figures.js';

/** Which orders a report is narrowed to. */
export interface Narrowing {
  country?: readonly Id[];
  service?: readonly Id[];
  manager?: readonly Id[];
  partner?: readonly Id[];
  status?: readonly string[];
  currency?: readonly string[];
}

/** Everything of a question that its statements need. Times in microseconds: from (inclusive) to before (exclusive). */
export interface Asked {
  from: number;
  before: number;
  timeZone: string;
  groupBy: Grouping;
  narrowing: Narrowing;
  /** the department of each manager there is */
  departments: { managers: readonly Id[]; codes: readonly string[] };
}

/** Nobody's: no manager, no partner, no department. */
export const nobody = 'none';

const sources: Record<Source, string> = {
  orders: 'report_orders o',
  money: 'report_money m join report_orders o using (order_id)',
  moves: 'report_moves v join report_orders o using (order_id)',
};

/** Parameters in the order in which they are named. */
export class Parameters {
  readonly values: unknown[] = [];
  readonly add = (value: unknown): string => `$${this.values.push(value)}`;
}

/** What the rows of `figure` are grouped by, as text. */
function keyOf(figure: Figure, { groupBy, timeZone }: Asked, add: Parameters['add']): string {
  switch (groupBy) {
    case 'status':
      return `${figure.by ?? 'o.progress'}::text`;
    case 'day':
    case 'week':
    case 'month':
      return `to_char(date_trunc('${groupBy}', to_timestamp(${figure.time} / 1000000.0) at time zone ${add(timeZone)}), 'YYYY-MM-DD')`;
    case 'method':
      return 'm.method';
    case 'stage':
      return 'm.stage';
    case 'department':
      return `coalesce(d.department, '${nobody}')`;
    case 'country':
    case 'service':
    case 'manager':
    case 'partner':
      return `coalesce(o.${groupBy}_id::text, '${nobody}')`;
  }
}

/** When the rows of a figure count: they happened in the period, or stood at its end. */
function windowOf({ time, until }: Pick<Figure, 'time' | 'until'>, { from, before }: Asked, add: Parameters['add']): string[] {
  const end = add(before);
  return until === undefined
    ? [`${time} >= ${add(from)}`, `${time} < ${end}`]
    : [`${time} < ${end}`, `(${until} is null or ${until} >= ${end})`];
}

/** Which orders are asked for. */
function narrowed({ narrowing }: Asked, add: Parameters['add']): string[] {
  const ids = (['country', 'service', 'manager', 'partner'] as const).flatMap((name) =>
    narrowing[name] ? [`o.${name}_id = any (${add(narrowing[name])}::uuid[])`] : [],
  );
  return [
    ...ids,
    ...(narrowing.status ? [`o.progress::text = any (${add(narrowing.status)})`] : []),
    ...(narrowing.currency ? [`o.currency = any (${add(narrowing.currency)})`] : []),
  ];
}

const filled = (fragment: string, { before }: Asked, add: Parameters['add']): string =>
  fragment.includes(':before') ? fragment.replaceAll(':before', add(before)) : fragment;

type Counted = Pick<Figure, 'source' | 'time' | 'until' | 'where'>;

function fromAndWhere(figure: Counted, asked: Asked, add: Parameters['add'], more: readonly string[] = []): string {
  const { departments } = asked;
  const department =
    asked.groupBy === 'department'
      ? ` left join unnest(${add(departments.managers)}::uuid[], ${add(departments.codes)}::text[]) as d(manager_id, department) using (manager_id)`
      : '';
  const where = figure.where === undefined ? [] : [filled(figure.where, asked, add)];
  const conditions = [...windowOf(figure, asked, add), ...where, ...narrowed(asked, add), ...more];
  return `from ${sources[figure.source]}${department} where ${conditions.join(' and ')}`;
}

export interface Statement {
  text: string;
  values: unknown[];
}

const ofOrders: Counted = { source: 'orders', time: 'o.placed_at' };
const ofMoney: Counted = { source: 'money', time: 'm.at' };

/** What is shown of a group: its value, or what part that is of all orders placed in the period. */
function valueOf(figure: Figure, asked: Asked, add: Parameters['add']): string {
  const value = filled(figure.value, asked, add);
  if (!figure.share) return value;
  return `round(100.0 * ${value} / nullif((select count(*) ${fromAndWhere(ofOrders, { ...asked, groupBy: 'status' }, add)}), 0), 2)`;
}

/** One row per group (and currency, where it is money): key, currency, value. */
export function figureSql(figure: Figure, asked: Asked): Statement {
  const { add, values } = new Parameters();
  const money = figure.kind === 'money';
  const key = keyOf(figure, asked, add);
  const text = `select ${key} as key, ${money ? 'o.currency' : 'null::text'} as currency, ${valueOf(figure, asked, add)} as value
    ${fromAndWhere(figure, asked, add)} group by 1${money ? ', 2' : ''}`;
  return { text, values };
}

/** The same over all groups, for the totals: a distinct count or a median is not the sum of its parts. */
export function totalSql(figure: Figure, asked: Asked): Statement {
  const { add, values } = new Parameters();
  const money = figure.kind === 'money';
  const text = `select ${money ? 'o.currency' : 'null::text'} as currency, ${valueOf(figure, asked, add)} as value
    ${fromAndWhere(figure, asked, add)} ${money ? 'group by 1' : ''}`;
  return { text, values };
}

/**
 * The orders behind one cell: id, amount, how often each counts in it (null where the figure is no count) and when last; the newest first. `row` undefined: of
 * the total.
 */
export function behindSql(figure: Figure, asked: Asked, row: string | undefined, currency: string | undefined): Statement {
  const { add, values } = new Parameters();
  const cell = [
    ...(row === undefined ? [] : [`${keyOf(figure, asked, add)} = ${add(row)}`]),
    ...(currency === undefined ? [] : [`o.currency = ${add(currency)}`]),
  ];
  const counted = figure.kind === 'count' ? figure.value : 'null::bigint';
  const text = `select o.order_id as id, ${figure.amount ?? 'null::bigint'} as amount, ${counted} as counted, max(${figure.time}) as at
    ${fromAndWhere(figure, asked, add, cell)} group by o.order_id`;
  return { text, values };
}

/** Every movement of money in the period, the newest first. */
export function moneyRowsSql(asked: Asked): Statement {
  const { add, values } = new Parameters();
  const text = `select m.*, o.number, o.client_id, o.service_id, o.country_id ${fromAndWhere(ofMoney, asked, add)} order by m.at desc, m.event_id`;
  return { text, values };
}

/** Every order that one of `figures` counts in the period, the newest first. */
export function orderRowsSql(figures: readonly Figure[], asked: Asked): Statement {
  const { add, values } = new Parameters();
  const windows = figures.map((figure) =>
    figure.source === 'orders' ? windowOf(figure, asked, add) : windowOf({ time: 'o.placed_at' }, asked, add),
  );
  const counted = [...new Set(windows.map((one) => `(${one.join(' and ')})`))].join(' or ');
  const where = [`(${counted})`, ...narrowed(asked, add)].join(' and ');
  return { text: `select o.* from ${sources.orders} where ${where} order by o.placed_at desc, o.order_id`, values };
}
