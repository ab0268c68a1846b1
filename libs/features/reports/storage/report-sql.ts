import type { Figure, Source } from '../rules/report-figures.js';
import { type Asked, narrowed, nobody, Parameters, windowOf } from './asked-sql.js';

export interface Statement {
  text: string;
  values: unknown[];
}

const sources: Record<Source, string> = {
  orders: 'report_orders o',
  money: 'report_money m',
  moves: 'report_orders o join report_moves v using (order_id)',
  feedbacks: 'report_orders o join report_feedbacks f using (order_id)',
};

/** Money movements contain the order's grouping, so they need no join. */
const aliasOf = ({ source }: Pick<Figure, 'source'>): 'm' | 'o' => (source === 'money' ? 'm' : 'o');

/** The grouping expression; on a time axis the step's position, from 1. */
function keyOf(figure: Figure, { groupBy, axis }: Asked, add: Parameters['add']): string {
  switch (groupBy) {
    case 'status':
      return figure.by ?? `${aliasOf(figure)}.progress`;
    case 'day':
    case 'week':
    case 'month':
      return `width_bucket(${figure.time}, ${add(axis.moments)}::bigint[])`;
    case 'method':
      return 'm.method';
    case 'stage':
      return 'm.stage';
    case 'kind':
      throw new Error('only due dates have kinds');
    case 'department':
      return 'd.department';
    case 'country':
    case 'service':
    case 'manager':
    case 'partner':
      return `${aliasOf(figure)}.${groupBy}_id`;
  }
}

const filled = (fragment: string, { before }: Asked, add: Parameters['add']): string =>
  fragment.includes(':before') ? fragment.replaceAll(':before', add(before)) : fragment;

/** Conditions besides the period. */
function conditionOf({ where, sampled }: Figure, asked: Asked, add: Parameters['add']): string {
  const conditions = [
    ...(where === undefined ? [] : [filled(where, asked, add)]),
    ...(sampled && asked.every > 1 ? [`o.number % ${add(asked.every)} = 0`] : []),
  ];
  return conditions.join(' and ');
}

type Counted = Pick<Figure, 'source' | 'time' | 'until'>;

function fromAndWhere(figure: Counted, asked: Asked, add: Parameters['add'], more: readonly string[] = []): string {
  const { managers, codes } = asked.departments;
  const department =
    asked.groupBy === 'department'
      ? ` left join unnest(${add(managers)}::uuid[], ${add(codes)}::text[]) as d(manager_id, department) using (manager_id)`
      : '';
  const conditions = [...windowOf(figure, asked, add), ...narrowed(asked, aliasOf(figure), add), ...more.filter((one) => one !== '')];
  return `from ${sources[figure.source]}${department} where ${conditions.join(' and ')}`;
}

/** Key of figures that share a pass. */
export const passOf = ({ source, time, until, by, each }: Figure): string => JSON.stringify([source, time, until, by, each]);

/**
 * A row per group (and currency, if a figure is money) with figures as v0, v1 ...; `key` is a text, on a time axis the step's position.
 * Ungrouped: totals of figures that do not add up.
 */
export function passSql(figures: readonly [Figure, ...Figure[]], asked: Asked, grouped: boolean): Statement {
  const { add, values } = new Parameters();
  const [first] = figures;
  const conditions = figures.map((figure) => conditionOf(figure, asked, add));
  const common = new Set(conditions).size === 1;
  const figuresSql = figures.map((figure, i) => {
    const value = filled(figure.value, asked, add);
    return `${value}${common || !conditions[i] ? '' : ` filter (where ${conditions[i]})`} as v${i}`;
  });
  const currency = figures.some(({ kind }) => kind === 'money') ? `${aliasOf(first)}.currency` : 'null::text';
  const key = grouped ? keyOf(first, asked, add) : 'null::text';
  const from = fromAndWhere(first, asked, add, common ? conditions.slice(0, 1) : []);
  const inner = `select ${key} as k, ${currency} as currency, ${figuresSql.join(', ')} ${from}${grouped ? ' group by 1, 2' : currency === 'null::text' ? '' : ' group by 2'}`;
  const columns = figures.map((_, i) => (grouped && first.each ? `sum(v${i}) as v${i}` : `v${i}`)).join(', ');
  if (!grouped) return { text: `select currency, ${columns} from (${inner}) g`, values };
  if (!first.each) return { text: `select coalesce(k::text, '${nobody}') as key, currency, ${columns} from (${inner}) g`, values };
  return { text: `select e::text as key, currency, ${columns} from (${inner}) g, unnest(g.k) e group by 1, 2`, values };
}

/** Counts the orders placed in the period. */
export function placedSql(asked: Asked): Statement {
  const { add, values } = new Parameters();
  const from = fromAndWhere({ source: 'orders', time: 'o.placed_at' }, { ...asked, groupBy: 'status' }, add);
  return { text: `select count(*) as n ${from}`, values };
}

/** Condition of rows in the group `row`. */
function inRow(figure: Figure, row: string, asked: Asked, add: Parameters['add']): string {
  const key = keyOf(figure, asked, add);
  if (figure.each && asked.groupBy === 'status') return `${add(row)} = any (${key}::text[])`;
  const isTime = key.startsWith('width_bucket');
  if (isTime) return `${key} = ${add(asked.axis.keys.indexOf(row) + 1)}`;
  return row === nobody ? `${key} is null` : `${key}::text = ${add(row)}`;
}

/** The orders of a cell: id, amount, number of occurrences (null unless it is a count) and the last time. `row` undefined: the total. */
export function behindSql(figure: Figure, asked: Asked, row: string | undefined, currency: string | undefined): Statement {
  const { add, values } = new Parameters();
  const alias = aliasOf(figure);
  const cell = [
    conditionOf(figure, { ...asked, every: 1 }, add),
    ...(row === undefined ? [] : [inRow(figure, row, asked, add)]),
    ...(currency === undefined ? [] : [`${alias}.currency = ${add(currency)}`]),
  ];
  const counted = figure.kind === 'count' ? figure.value : 'null::bigint';
  const text = `select ${alias}.order_id as id, ${figure.amount ?? 'null::bigint'} as amount, ${counted} as counted, max(${figure.time}) as at
    ${fromAndWhere(figure, asked, add, cell)} group by ${alias}.order_id`;
  return { text, values };
}

/** Every money movement in the period, newest first. */
export function moneyRowsSql(asked: Asked): Statement {
  const { add, values } = new Parameters();
  const where = [...windowOf({ time: 'm.at' }, asked, add), ...narrowed(asked, 'm', add)].join(' and ');
  const text = `select m.*, o.number, o.client_id from report_money m join report_orders o using (order_id) where ${where} order by m.at desc, m.event_id`;
  return { text, values };
}

/** Every order that one of `figures` counts in the period, newest first. */
export function orderRowsSql(figures: readonly Figure[], asked: Asked): Statement {
  const { add, values } = new Parameters();
  const windows = figures.map((figure) =>
    figure.source === 'orders' ? windowOf(figure, asked, add) : windowOf({ time: 'o.placed_at' }, asked, add),
  );
  const counted = [...new Set(windows.map((one) => `(${one.join(' and ')})`))].join(' or ');
  const where = [`(${counted})`, ...narrowed(asked, 'o', add)].join(' and ');
  return { text: `select o.* from report_orders o where ${where} order by o.placed_at desc, o.order_id`, values };
}
