import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { OrderNumbers } from '#libs/contracts/orders/order-numbers';
import type { Id } from '#libs/kernel/ids';
import { Database } from '#libs/platform/database/database';

@QueryHandler(OrderNumbers)
export class OrderNumbersHandler implements IQueryHandler<OrderNumbers> {
  constructor(private readonly database: Database) {}

  async execute({ ids }: OrderNumbers): Promise<ReadonlyMap<Id, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<{ id: Id; number: number }>('select id, number from orders where id = any ($1)', [ids]);
    return new Map(rows.map(({ id, number }) => [id, number]));
  }
}
