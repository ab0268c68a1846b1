import { rewardStatus } from '#machines/order/statuses';
import type { Scope } from '../rules/reader.js';
import type { OrderSort } from '../rules/list-grammar.js';
import { Params, among, commonConditions, orderConditions, whereOf } from './order-conditions.js';
import { askedColumn, listedSql, sortableSql } from './listed-columns.js';
import { narrowings, type Selection } from './selection.js';

/** A from-where clause over orders, as o, with its parameters. */
export interface Clause {
  from: string;
  where: string;
  params: unknown[];
}

/** The use of a clause: a sort whose columns it needs, counting, or whole rows (an export). */
export type Purpose = OrderSort | 'count' | 'rows';

/** A page of a list: its order, its length in rows and the rows before it. */
export interface WantedPage {
  by: OrderSort;
  descending: boolean;
  limit: number;
  offset: number;
}

/**
 * Counts the rows of `from` (an alias o with the sort's columns and the number) up to `most + 1` as `total`, and returns a page of them if there are not more,
 * in one statement, so that both are of one snapshot and no row is shown that its reader lost. Without rows there is one row of nulls next to `total`.
 */
export function countedPage(
  from: string,
  scope: Scope,
  { by, descending, limit, offset }: WantedPage,
  most: number,
  params: Params,
): string {
  const order = orderBy(scope, by, descending);
  return `with found as materialized (select o.* from ${from} limit ${most + 1}),
      counted as materialized (select count(*) as total from found),
      page as materialized (
        select o.number from found o, counted where total <= ${most} order by ${order} limit ${params.add(limit)} offset ${params.add(offset)})
    select counted.total, listed.* from counted left join (
      select row_number() over (order by ${order}) as place, ${summaryColumns} from page join orders o on o.number = page.number) listed on true
    order by place`;
}

/** The clause of a selection without its search. */
export function clauseOf(selection: Selection, purpose: Purpose): Clause {
  const params = new Params();
  if ((purpose === 'createdAt' || purpose === 'count') && isMerge(selection)) return merged(selection, params);
  const where = [...commonConditions(selection, 'o', params), ...orderConditions(selection, params)];
  const from = isFenced(selection, purpose) ? fenced(selection.scope, where) : 'orders o';
  return { from, where: from === 'orders o' ? whereOf(where) : '', params: params.values };
}

/**
 * Finds the rows before sorting (`offset 0`). One condition is a scan along its index in the order of the list; several may have few rows
 * in common, which the planner cannot know: it would scan the sort and discard almost everything.
 */
const fenced = (scope: Scope, where: readonly string[]): string =>
  `(select ${sortableSql(scope)}, o.number from orders o ${whereOf(where)} offset 0) o`;

export function isFenced(selection: Selection, purpose: Purpose): boolean {
  if (purpose === 'rows') return false;
  const { scope, filters } = selection;
  const conditions = narrowings(selection) + (scope.of === 'all' ? 0 : 1);
  // Few managers are gone: their orders are found first, by the index of each.
  return (
    conditions > 1 ||
    filters.managerGone === true ||
    (conditions > 0 && purpose === 'number') ||
    (filters.updatedAt !== undefined && purpose === 'createdAt')
  );
}

/** True for a filter by several statuses and nothing else, without the reward's status, which would repeat orders. */
function isMerge(selection: Selection): boolean {
  const { status = [] } = selection.filters;
  return selection.scope.of === 'all' && narrowings(selection) === 1 && status.length > 1 && !status.includes(rewardStatus);
}

/** Merges an index scan per status, which gives the order without a sort, at any page. */
function merged({ filters: { status = [] } }: Selection, params: Params): Clause {
  const wanted = [...new Set(status.map((one) => (one === 'NEW_ORDER' ? 'newOrder' : one)))];
  const arms = wanted.map(
    (one) => `select o.created_at, o.number from orders o where ${among('o.progress', [one], params, 'order_progress')}`,
  );
  return { from: `(${arms.join(' union all ')}) o`, where: '', params: params.values };
}

/** Includes the number, so that pages neither repeat nor skip a row. */
export function orderBy(scope: Scope, sort: OrderSort, descending: boolean, at = 'o'): string {
  const way = descending ? 'desc' : 'asc';
  return sort === 'number' ? `${at}.number ${way}` : `${at}.${askedColumn(scope, sort)} ${way}, ${at}.number ${way}`;
}

/** Columns of an order in a list; only the shown parts of the terms are read, because they are large. */
export const summaryColumns = `o.id, o.version, o.number, o.machine_version, o.progress, o.reward, o.facts, o.detail -> 'configuration' as configuration,
  ${listedSql('o')}, o.service_id, o.country_id, o.terms -> 'serviceTitle' as service_title,
  (o.terms -> 'prepaymentPercent')::integer as prepayment_percent, (o.terms -> 'termDays')::integer as term_days,
  o.terms ->> 'termUnit' as term_unit, (o.terms -> 'roundTo')::integer as round_to`;
