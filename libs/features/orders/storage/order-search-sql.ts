import { searchedDigits } from '#machines/kernel/phone';
import { matchesDigits, matchesSearch } from '#libs/platform/database/search-words';
import type { SortableName } from '#machines/order/listed-fields';
import type { OrderSort } from '../rules/list-grammar.js';
import { Params, commonConditions, orderConditions, whereOf } from './order-conditions.js';
import { askedColumn, sortableSql } from './listed-columns.js';
import { clauseOf, countedPage, orderBy, summaryColumns, type WantedPage } from './order-list-sql.js';
import type { Selection } from './selection.js';

/** A statement that returns numbers of orders. */
export interface NumbersSql {
  text: string;
  params: unknown[];
}

const orderNumber = /^[№#\s]*(?:[rрк][\s-]*)?0*(\d{1,12})[.,;:]?$/i;

/**
 * Matches orders that contain every word; the order's number in any form (41, R-41, №41., with Cyrillic Р or К too), and the digits of a
 * phone.
 */
export const found = ({ search = '', searchColumn }: Pick<Selection, 'search' | 'searchColumn'>, params: Params): string => {
  const column = `s.${searchColumn}`;
  const add = (value: unknown) => params.add(value);
  const digits = searchedDigits(search);
  const [, number] = orderNumber.exec(search) ?? [];
  const ways = [
    matchesSearch([column], search, add),
    ...(digits === undefined || digits === search ? [] : [matchesDigits(column, digits, add)]),
    ...(number === undefined ? [] : [`s.number = ${params.add(Number(number))}::bigint`]),
  ];
  return `(${ways.join(' or ')})`;
};

/** Columns that the search text has for sorting. */
const searchedSorts: readonly SortableName[] = ['createdAt'];

/** Whether `order_search` has all columns that filter and sort the query, so that `orders` need not be read. */
const knowsSort = (selection: Selection, sort: OrderSort | 'count'): boolean =>
  (sort === 'count' || sort === 'number' || searchedSorts.includes(sort)) && orderConditions(selection, new Params()).length === 0;

/**
 * Checks visibility on the order itself, because the search text lags behind: by the text alone a replaced partner or manager would still
 * find the order. The same condition on the text only reduces the join.
 */
const visible = ({ scope }: Selection, params: Params): string[] => commonConditions({ scope, filters: {} }, 'o', params);

/** Conditions over the search text (s) and its order (o). */
const hitConditions = (selection: Selection, params: Params): string[] => [
  found(selection, params),
  ...commonConditions(selection, 's', params),
  ...visible(selection, params),
  ...orderConditions(selection, params),
];

/**
 * Matching orders, as o. The planner estimates their number and scans the sort or the trigram index accordingly. Numbers cluster in the
 * sort, which it does not know, so those are found first and sorted then.
 */
export function hits(selection: Selection, sort: OrderSort | 'count', params: Params): string {
  const alone = selection.scope.of === 'all' && knowsSort(selection, sort);
  const where = whereOf(hitConditions(selection, params));
  const from = alone ? 'order_search s' : 'order_search s join orders o on o.number = s.number';
  const columns = `${alone ? 's.created_at' : sortableSql(selection.scope, searchedSorts)}, s.number`;
  return `(select ${columns} from ${from} ${where}${isNumber(selection) ? ' offset 0' : ''}) o`;
}

const isNumber = ({ search = '' }: Selection): boolean => /^r?-?\d+$/i.test(search);

/** Counts the hits, up to `limit`. */
export function countHits(selection: Selection, limit: number): NumbersSql {
  const params = new Params();
  const from = hits(selection, 'count', params);
  return { text: `select count(*) as total from (select from ${from} limit ${params.add(limit)}) counted`, params: params.values };
}

/** Counts the hits and returns a page of them (`countedPage`). */
export function countedHits(selection: Selection, wanted: WantedPage, most: number): NumbersSql {
  const params = new Params();
  const text = countedPage(hits(selection, wanted.by, params), selection.scope, wanted, most, params);
  return { text, params: params.values };
}

/** Unsorted. */
export function numbersOfHits(selection: Selection): NumbersSql {
  const params = new Params();
  const from = hits(selection, 'count', params);
  return { text: `select o.number from ${from}`, params: params.values };
}

/** A page of all hits, sorted before it is cut. */
export function pageOfHits(selection: Selection, { by, descending, limit, offset }: WantedPage): NumbersSql {
  const params = new Params();
  const from = hits(selection, by, params);
  const text = `select o.number from ${from} order by ${orderBy(selection.scope, by, descending)} limit ${params.add(limit)} offset ${params.add(offset)}`;
  return { text, params: params.values };
}

/** Whether to scan the top of the list first, because the number of hits does not show how many pass the other filters. */
export const isLookedForNearTheTop = (selection: Selection, { by, limit, offset }: WantedPage): boolean =>
  !knowsSort(selection, by) && offset + limit <= 100;

/** Orders at the list's top that are scanned, in some 10 ms. */
const reach = 5_000;

/**
 * Scans the first orders that pass the other filters, in the list's order, until the page is full. A page that is not full is inconclusive.
 */
export function pageNearTheTop(selection: Selection, { by, descending, limit, offset }: WantedPage): NumbersSql {
  const { from, where, params: values } = clauseOf(selection, by);
  const params = new Params(values);
  const order = orderBy(selection.scope, by, descending);
  const sorted = by === 'number' ? 'o.number' : `o.number, o.${askedColumn(selection.scope, by)}`;
  const top = `(select ${sorted} from ${from} ${where} order by ${order} limit ${params.add(reach)}) o`;
  const match = `(select from order_search s where s.number = o.number and ${found(selection, params)} offset 0) s`;
  const text = `select o.number from ${top} cross join lateral ${match}
    order by ${order} limit ${params.add(limit)} offset ${params.add(offset)}`;
  return { text, params: params.values };
}

export function exportCountSql(selection: Selection): NumbersSql {
  if (selection.search !== undefined) return countHits(selection, Number.MAX_SAFE_INTEGER);
  const { from, where, params } = clauseOf(selection, 'count');
  return { text: `select count(*) as total from ${from} ${where}`, params };
}

/** All matching orders with the columns of a list. */
export function exportSql(selection: Selection, by: OrderSort, descending: boolean): NumbersSql {
  const order = `order by ${orderBy(selection.scope, by, descending)}`;
  if (selection.search === undefined) {
    const { from, where, params } = clauseOf(selection, 'rows');
    return { text: `select ${summaryColumns} from ${from} ${where} ${order}`, params };
  }
  const params = new Params();
  const text = `select ${summaryColumns} from order_search s join orders o on o.number = s.number ${whereOf(hitConditions(selection, params))} ${order}`;
  return { text, params: params.values };
}
