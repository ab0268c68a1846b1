import type { ListQuery } from '#libs/platform/http/list-query';
import { rewardStatus } from '#machines/order/statuses';
import type { Scope } from '../projections/reader.js';
import type { OrderFilters, OrderSort } from '../queries/list-grammar.js';

/** What is asked of the list: whose orders, which of them, found by which words. */
export interface Selection {
  scope: Scope;
  filters: ListQuery<OrderFilters, OrderSort>['filters'];
  search?: string;
  searchColumn: 'staff' | 'public';
}

/** A from-where clause with its parameters; `searched`: it reads order_search (as s); `joined`: it also reads orders (as o). */
export interface Clause {
  from: string;
  where: string;
  params: unknown[];
  /** the alias that holds created_at and number */
  head: 'o' | 's';
}

class Params {
  readonly values: unknown[] = [];
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** One value is an equality, so that an index on the column still gives the order; several are a list. */
const among = (column: string, values: readonly unknown[], params: Params, type: string): string =>
  values.length === 1 ? `${column} = ${params.add(values[0])}::${type}` : `${column} = any (${params.add(values)}::${type}[])`;

function statusCondition(wanted: readonly string[], params: Params): string {
  const progress = [...new Set(wanted.map((status) => (status === 'NEW_ORDER' ? 'newOrder' : status)))].filter(
    (status) => status !== rewardStatus,
  );
  const changed = wanted.includes(rewardStatus) ? [`o.reward = 'changed'`] : [];
  const moved = progress.length > 0 ? [among('o.progress', progress, params, 'order_progress')] : [];
  const both = [...moved, ...changed];
  return both.length > 1 ? `(${both.join(' or ')})` : (both[0] ?? 'false');
}

const spanCondition = (column: string, span: { from?: number; before?: number }, params: Params): string[] => [
  ...(span.from === undefined ? [] : [`${column} >= ${params.add(span.from)}`]),
  ...(span.before === undefined ? [] : [`${column} < ${params.add(span.before)}`]),
];

/** Conditions that only `orders` can answer. */
function orderConditions({ filters }: Selection, params: Params): string[] {
  return [
    ...(filters.status ? [statusCondition(filters.status, params)] : []),
    ...(filters.country ? [among('o.country_id', filters.country, params, 'uuid')] : []),
    ...(filters.service ? [among('o.service_id', filters.service, params, 'uuid')] : []),
    ...(filters.updatedAt ? spanCondition('o.updated_at', filters.updatedAt, params) : []),
  ];
}

/** Conditions that both tables can answer. */
function commonConditions({ scope, filters }: Selection, at: 'o' | 's', params: Params): string[] {
  return [
    ...(scope.of === 'all' ? [] : [`${at}.${scope.of}_id = ${params.add(scope.id)}::uuid`]),
    ...(filters.client ? [among(`${at}.client_id`, filters.client, params, 'uuid')] : []),
    ...(filters.partner ? [among(`${at}.partner_id`, filters.partner, params, 'uuid')] : []),
    ...(filters.manager ? [among(`${at}.manager_id`, filters.manager, params, 'uuid')] : []),
    ...(filters.createdAt ? spanCondition(`${at}.created_at`, filters.createdAt, params) : []),
  ];
}

const escaped = (search: string): string => search.replace(/[\\%_]/g, '\\$&');

/** What a clause is for: the sort it must know, or whole rows (an export). */
export type Purpose = OrderSort | 'rows';

/** The clause of a selection. */
export function clauseOf(selection: Selection, purpose: Purpose): Clause {
  if (selection.search !== undefined) return searched(selection, purpose);
  const params = new Params();
  if (purpose === 'createdAt' && isMerge(selection)) return merged(selection, params);
  const where = [...commonConditions(selection, 'o', params), ...orderConditions(selection, params)];
  const from = purpose === 'rows' || purpose === 'updatedAt' || !selection.filters.updatedAt ? 'orders o' : fenced(where);
  return { from, where: from === 'orders o' ? whereOf(where) : '', params: params.values, head: 'o' };
}

/**
 * A time of change says much about the time of placing, which the planner does not know: it would walk along the one and throw nearly all away. Behind
 * `offset 0` it finds the rows first.
 */
const fenced = (where: readonly string[]): string => `(select o.created_at, o.number from orders o ${whereOf(where)} offset 0) o`;

/** Several statuses without the reward's, which would name orders twice. */
const isMerge = ({ filters: { status = [] } }: Selection): boolean => status.length > 1 && !status.includes(rewardStatus);

/** Each status is a walk along its own index; merged they give the order without a sort, however deep the page. */
function merged(selection: Selection, params: Params): Clause {
  const { status = [], ...others } = selection.filters;
  const rest = { ...selection, filters: others };
  const shared = [...commonConditions(rest, 'o', params), ...orderConditions(rest, params)];
  const wanted = [...new Set(status.map((one) => (one === 'NEW_ORDER' ? 'newOrder' : one)))];
  const arms = wanted.map(
    (one) => `select o.created_at, o.number from orders o ${whereOf([among('o.progress', [one], params, 'order_progress'), ...shared])}`,
  );
  return { from: `(${arms.join(' union all ')}) o`, where: '', params: params.values, head: 'o' };
}

function searched(selection: Selection, purpose: Purpose): Clause {
  const params = new Params();
  const found = `s.${selection.searchColumn} like '%' || lower(${params.add(escaped(selection.search ?? ''))}) || '%'`;
  const ofOrders = orderConditions(selection, params);
  const joined = ofOrders.length > 0 || purpose === 'rows' || purpose === 'updatedAt';
  const from = joined ? 'order_search s join orders o on o.number = s.number' : 'order_search s';
  return { from, where: whereOf([found, ...commonConditions(selection, 's', params), ...ofOrders]), params: params.values, head: 's' };
}

const whereOf = (conditions: readonly string[]): string => (conditions.length > 0 ? `where ${conditions.join(' and ')}` : '');

/** The order of the list; the number breaks ties, so that pages neither repeat nor lose a row. */
export function orderBy(sort: OrderSort, descending: boolean, head: 'o' | 's'): string {
  const way = descending ? 'desc' : 'asc';
  switch (sort) {
    case 'createdAt':
      return `${head}.created_at ${way}, ${head}.number ${way}`;
    case 'updatedAt':
      return `o.updated_at ${way}, o.number ${way}`;
    case 'number':
      return `${head}.number ${way}`;
  }
}

/** What a list shows of an order; the terms are large, so only what is shown of them travels. */
export const summaryColumns = `o.id, o.version, o.number, o.machine_version, o.progress, o.reward, o.facts, o.detail -> 'configuration' as configuration,
  o.created_at, o.updated_at, o.status_since, o.service_id, o.country_id, o.terms -> 'serviceTitle' as service_title,
  (o.terms -> 'prepaymentPercent')::integer as prepayment_percent, (o.terms -> 'termDays')::integer as term_days`;
