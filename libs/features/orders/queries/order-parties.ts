import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type OrderParties, OrdersSeenBy, PartiesOfOrders } from '#libs/contracts/orders/order-parties';
import type { Id } from '#libs/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { orderScope } from '#machines/access/table';

@QueryHandler(PartiesOfOrders)
export class PartiesOfOrdersHandler implements IQueryHandler<PartiesOfOrders> {
  constructor(private readonly database: Database) {}

  async execute({ ids }: PartiesOfOrders): Promise<ReadonlyMap<Id, OrderParties>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<OrderParties & { id: Id }>(
      `select id, client_id as client, partner_id as partner, manager_id as manager, number, terms -> 'serviceTitle' as service,
         case when progress in ('projectFinished', 'orderCancelled') then status_since end as "endedAt"
       from orders where id = any ($1)`,
      [ids],
      'parties_of_orders',
    );
    return new Map(rows.map(({ id, ...parties }) => [id, parties]));
  }
}

const columns = { Client: 'client_id', Partner: 'partner_id' } as const;

@QueryHandler(OrdersSeenBy)
export class OrdersSeenByHandler implements IQueryHandler<OrdersSeenBy> {
  constructor(private readonly database: Database) {}

  async execute({ actor }: OrdersSeenBy): Promise<'all' | readonly Id[]> {
    const scope = orderScope(actor);
    if (scope === 'all' || scope === 'none') return scope === 'all' ? scope : [];
    const column = actor.role === 'Client' || actor.role === 'Partner' ? columns[actor.role] : 'manager_id';
    const rows = await this.database.query<{ id: Id }>(`select id from orders where ${column} = $1`, [actor.id], `orders_by_${column}`);
    return rows.map(({ id }) => id);
  }
}
