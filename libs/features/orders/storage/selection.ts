import type { Micros } from '#machines/kernel/time';
import type { ListQuery } from '#libs/platform/http/list-query';
import type { Scope } from '../rules/reader.js';
import { type OrderFilters, type OrderSort, searchedRows } from '../rules/list-grammar.js';

/** A query of the list: scope, filters and search. */
export interface Selection {
  scope: Scope;
  /** without `overdue` */
  filters: ListQuery<OrderFilters, OrderSort>['filters'];
  /** only late orders if `holds`, else only those in time; `before`: due dates earlier than this are past */
  overdue?: { holds: boolean; before: Micros };
  search?: string;
  searchColumn: 'staff' | 'public';
}

/** Counts filters, without scope and search. */
export const narrowings = ({ filters, overdue }: Pick<Selection, 'filters' | 'overdue'>): number =>
  Object.keys(filters).length + (overdue === undefined ? 0 : 1);

/** Rows that are counted without a maintained count. Filters are counted along an index, a search is not. */
export const countLimit = ({ search }: Pick<Selection, 'search'>): number => (search === undefined ? 10_000 : searchedRows);
