import type { ListQuery } from '#libs/platform/http/list-query';
import type { Scope } from '../projections/reader.js';
import type { OrderFilters, OrderSort } from '../queries/list-grammar.js';

/** What is asked of the list: whose orders, which of them, found by which words. */
export interface Selection {
  scope: Scope;
  filters: ListQuery<OrderFilters, OrderSort>['filters'];
  search?: string;
  searchColumn: 'staff' | 'public';
}
