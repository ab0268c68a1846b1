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

/** The use of a clause: a sort that it must know, counting, or whole rows (an export). */
export type Purpose = OrderSort | 'count' | 'rows';

/** The clause of a selection without its search. */
export function clauseOf(selection: Selection, purpose: Purpose): Clause {
  const params = new Params();
  if ((purpose === 'createdAt' || purpose === 'count') && isMerge(selection)) return merged(selection, params);
  const where = [...commonConditions(selection, 'o', params), ...orderConditions(selection, params)];
  const from = isFenced(selection, purpose) ? fenced(selection.scope, where) : 'orders o';
  return { from, where: from === 'orders o' ? whereOf(where) : '', params: params.values };
}

/**
 * One condition is a walk along its index in the order of the list. Several may have next to nothing in common, which the planner cannot know: it would walk along
 * the sort and throw all but a few away. Behind `offset 0` they are found first and sorted then.
 */
const fenced = (scope: Scope, where: readonly string[]): string =>
  `(select ${sortableSql(scope)}, o.number from orders o ${whereOf(where)} offset 0) o`;

function isFenced(selection: Selection, purpose: Purpose): boolean {
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

/** Several statuses without the reward's, which would name orders twice, and nothing else. */
function isMerge(selection: Selection): boolean {
  const { status = [] } = selection.filters;
  return selection.scope.of === 'all' && narrowings(selection) === 1 && status.length > 1 && !status.includes(rewardStatus);
}

/** Each status is a walk along its own index; merged they give the order without a sort, however deep the page. */
function merged({ filters: { status = [] } }: Selection, params: Params): Clause {
  const wanted = [...new Set(status.map((one) => (one === 'NEW_ORDER' ? 'newOrder' : one)))];
  const arms = wanted.map(
    (one) => `select o.created_at, o.number from orders o where ${among('o.progress', [one], params, 'order_progress')}`,
  );
  return { from: `(${arms.join(' union all ')}) o`, where: '', params: params.values };
}

/** The order of the list; the number breaks ties, so that pages neither repeat nor lose a row. */
export function orderBy(scope: Scope, sort: OrderSort, descending: boolean, at = 'o'): string {
  const way = descending ? 'desc' : 'asc';
  return sort === 'number' ? `${at}.number ${way}` : `${at}.${askedColumn(scope, sort)} ${way}, ${at}.number ${way}`;
}

/** Columns of an order in a list; the terms are large, so only their shown parts are read. */
export const summaryColumns = `o.id, o.version, o.number, o.machine_version, o.progress, o.reward, o.facts, o.detail -> 'configuration' as configuration,
  ${listedSql('o')}, o.service_id, o.country_id, o.terms -> 'serviceTitle' as service_title,
  (o.terms -> 'prepaymentPercent')::integer as prepayment_percent, (o.terms -> 'termDays')::integer as term_days,
  o.terms ->> 'termUnit' as term_unit, (o.terms -> 'roundTo')::integer as round_to`;
