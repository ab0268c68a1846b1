import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { FindOrders, type FoundOrder } from '#libs/contracts/search/find';
import { orderScope } from '#machines/access/table';
import { anyReader, scopeOf, searchColumnOf } from '../rules/reader.js';
import { OrderList } from '../storage/order-list.js';

@QueryHandler(FindOrders)
export class FindOrdersHandler implements IQueryHandler<FindOrders> {
  constructor(private readonly list: OrderList) {}

  async execute({ sought: { search, actor, most } }: FindOrders): Promise<readonly FoundOrder[]> {
    if (orderScope(actor) === 'none') return [];
    const reader = anyReader({ actor, language: 'ru' });
    const orders = await this.list.newest({ scope: scopeOf(reader), filters: {}, search, searchColumn: searchColumnOf(reader) }, most);
    return orders.map(({ id, number, facts, terms }) => ({ id, number, client: facts.client, service: terms.serviceTitle }));
  }
}
