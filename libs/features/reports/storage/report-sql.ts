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

function fromAndWhere(figure: Figure, asked: Asked, add: Parameters['add']): string {
  const { narrowing, departments } = asked;
  const department =
    asked.groupBy === 'department'
      ? ` left join unnest(${add(departments.managers)}::uuid[], ${add(departments.codes)}::text[]) as d(manager_id, department) using (manager_id)`
      : '';
  const ids = (['country', 'service', 'manager', 'partner'] as const).flatMap((name) =>
    narrowing[name] ? [`o.${name}_id = any (${add(narrowing[name])}::uuid[])`] : [],
  );
  const conditions = [
    `${figure.time} >= ${add(asked.from)}`,
    `${figure.time} < ${add(asked.before)}`,
    ...(figure.where ? [figure.where] : []),
    ...ids,
    ...(narrowing.status ? [`o.progress::text = any (${add(narrowing.status)})`] : []),
    ...(narrowing.currency ? [`o.currency = any (${add(narrowing.currency)})`] : []),
  ];
  return `from ${sources[figure.source]}${department} where ${conditions.join(' and ')}`;
}

export interface Statement {
  text: string;
  values: unknown[];
}

/** One row per group (and currency, where it is money): key, currency, value. */
export function figureSql(figure: Figure, asked: Asked): Statement {
  const { add, values } = new Parameters();
  const money = figure.kind === 'money';
  const key = keyOf(figure, asked, add);
  const text = `select ${key} as key, ${money ? 'o.currency' : 'null::text'} as currency, ${figure.value} as value
    ${fromAndWhere(figure, asked, add)} group by 1${money ? ', 2' : ''}`;
  return { text, values };
}

/** The same over all groups, for the totals: a distinct count or a median is not the sum of its parts. */
export function totalSql(figure: Figure, asked: Asked): Statement {
  const { add, values } = new Parameters();
  const money = figure.kind === 'money';
  const text = `select ${money ? 'o.currency' : 'null::text'} as currency, ${figure.value} as value
    ${fromAndWhere(figure, asked, add)} ${money ? 'group by 1' : ''}`;
  return { text, values };
}

/** The orders behind one cell: id and amount; the newest event of each order first. `row` undefined: of the total. */
export function behindSql(figure: Figure, asked: Asked, row: string | undefined, currency: string | undefined): Statement {
  const parameters = new Parameters();
  const { add, values } = parameters;
  const key = row === undefined ? undefined : `${keyOf(figure, asked, add)} = ${add(row)}`;
  const where = [key, currency === undefined ? undefined : `o.currency = ${add(currency)}`].filter((one) => one !== undefined);
  const text = `select o.order_id as id, ${figure.amount ?? 'null::bigint'} as amount, max(${figure.time}) as at
    ${fromAndWhere(figure, asked, add)}${where.map((one) => ` and ${one}`).join('')}
    group by o.order_id`;
  return { text, values };
}

const ofOrders = { source: 'orders', time: 'o.placed_at' } as const;
const ofMoney = { source: 'money', time: 'm.at' } as const;

/** Every order placed, or every movement of money, in the period, the newest first. */
export function rowsSql(money: boolean, asked: Asked): Statement {
  const { add, values } = new Parameters();
  const about = money ? ofMoney : ofOrders;
  const columns = money ? 'm.*, o.number, o.client_id, o.service_id, o.country_id' : 'o.*';
  const text = `select ${columns} ${fromAndWhere(about as Figure, asked, add)} order by ${about.time} desc, o.order_id`;
  return { text, values };
}
