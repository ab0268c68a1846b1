import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { mayShareViews } from '#machines/access/order-views';
import type { Reader } from '../rules/reader.js';
import { isOffered } from '../rules/view-query.js';
import { SavedViews } from '../storage/saved-views.js';
import type { OrderViewDto } from '../wire/order-views.dto.js';

/** The reader's named questions to the list of orders, and the shared ones that their list answers. */
export class ViewsOfOrders extends Query<OrderViewDto[]> {
  constructor(readonly reader: Reader) {
    super();
  }
}

@QueryHandler(ViewsOfOrders)
export class ViewsOfOrdersHandler implements IQueryHandler<ViewsOfOrders> {
  constructor(private readonly views: SavedViews) {}

  async execute({ reader }: ViewsOfOrders): Promise<OrderViewDto[]> {
    const views = await this.views.for(reader.actor.id);
    return views
      .filter(({ shared, query }) => !shared || isOffered(query, reader))
      .map(({ id, name, query, shared }) => ({ _id: id, name, query, shared, mayChange: !shared || mayShareViews(reader.actor) }));
  }
}
