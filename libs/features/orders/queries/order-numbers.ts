import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { OrdersByNumber } from '#libs/contracts/orders/order-moments';
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

@QueryHandler(OrdersByNumber)
export class OrdersByNumberHandler implements IQueryHandler<OrdersByNumber> {
  constructor(private readonly database: Database) {}

  async execute({ numbers }: OrdersByNumber): Promise<readonly Id[]> {
    const rows = await this.database.query<{ id: Id }>('select id from orders where number = any ($1::bigint[])', [numbers]);
    return rows.map(({ id }) => id);
  }
}
