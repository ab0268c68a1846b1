import type { Micros } from '#machines/kernel/time';
import type { ListQuery } from '#libs/platform/http/list-query';
import type { Scope } from '../rules/reader.js';
import { type OrderFilters, type OrderSort, searchedRows } from '../rules/list-grammar.js';

/** A query of the list: scope, filters and search. */
export interface Selection {
  scope: Scope;
  /** all but `overdue` */
  filters: ListQuery<OrderFilters, OrderSort>['filters'];
  /** only those that are late, or only the others; `before`: which due dates are past */
  overdue?: { holds: boolean; before: Micros };
  search?: string;
  searchColumn: 'staff' | 'public';
}

/** The number of narrowing conditions, without scope and search. */
export const narrowings = ({ filters, overdue }: Pick<Selection, 'filters' | 'overdue'>): number =>
  Object.keys(filters).length + (overdue === undefined ? 0 : 1);

/** Counting stops here when no kept count answers the question. Filters are counted along an index, a search is not. */
export const countLimit = ({ search }: Pick<Selection, 'search'>): number => (search === undefined ? 10_000 : searchedRows);
