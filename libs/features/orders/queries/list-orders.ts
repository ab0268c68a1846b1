import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Page } from '#libs/contracts/wire/page';
import { pageOf, parseListQuery } from '#libs/platform/http/list-query';
import { invalid } from '#libs/platform/http/problem';
import type { OrderListItemDto } from '../wire/order.dto.js';
import { OrderViews } from '../projections/order-view.js';
import type { Reader } from '../rules/reader.js';
import { OrderList } from '../storage/order-list.js';
import { grammarFor } from '../rules/list-grammar.js';
import { Selections } from './selections.js';

/** A page of the reader's orders. @throws Problem 422 for what the reader's list does not offer */
export class ListOrders extends Query<Page<OrderListItemDto>> {
  constructor(
    readonly raw: unknown,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(ListOrders)
export class ListOrdersHandler implements IQueryHandler<ListOrders> {
  constructor(
    private readonly list: OrderList,
    private readonly selections: Selections,
    private readonly views: OrderViews,
  ) {}

  async execute({ raw, reader }: ListOrders): Promise<Page<OrderListItemDto>> {
    const query = parseListQuery(raw, { ...grammarFor(reader), parameters: ['include'] });
    const withOperations = includesOperations(raw);
    const { orders, total, totalIsExact } = await this.list.page(await this.selections.of(reader, query), query);
    return pageOf(query, await this.views.items(orders, reader, withOperations), total, totalIsExact);
  }
}

/** @throws Problem 422 for any other part than the one that may be asked for */
function includesOperations(raw: unknown): boolean {
  const { include } = (raw ?? {}) as { include?: string };
  if (include !== undefined && include !== 'operations') throw invalid({ field: 'include', code: 'notOffered' });
  return include !== undefined;
}
