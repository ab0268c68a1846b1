import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type OrderInBrief, OrdersInBrief } from '#libs/contracts/orders/orders-in-brief';
import type { Id } from '#libs/kernel/ids';
import { Database } from '#libs/platform/database/database';

@QueryHandler(OrdersInBrief)
export class OrdersInBriefHandler implements IQueryHandler<OrdersInBrief> {
  constructor(private readonly database: Database) {}

  async execute({ ids }: OrdersInBrief): Promise<ReadonlyMap<Id, OrderInBrief>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<OrderInBrief & { id: Id }>(
      `select id, client_id as client, terms -> 'serviceTitle' as service from orders where id = any ($1)`,
      [ids],
    );
    return new Map(rows.map(({ id, client, service }) => [id, { client, service }]));
  }
}
