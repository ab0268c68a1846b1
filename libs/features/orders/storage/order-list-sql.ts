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

/** The clause of a selection. `needsOrders`: the sort is one that only orders knows. */
export function clauseOf(selection: Selection, needsOrders: boolean): Clause {
  const params = new Params();
  const { search, searchColumn } = selection;
  if (search === undefined) {
    const where = [...commonConditions(selection, 'o', params), ...orderConditions(selection, params)];
    return { from: 'orders o', where: whereOf(where), params: params.values, head: 'o' };
  }
  const found = `s.${searchColumn} like '%' || lower(${params.add(escaped(search))}) || '%'`;
  const ofOrders = orderConditions(selection, params);
  const from = ofOrders.length > 0 || needsOrders ? 'order_search s join orders o on o.number = s.number' : 'order_search s';
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
