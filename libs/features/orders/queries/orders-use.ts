import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { OrdersUse } from '#libs/contracts/orders/orders-use';
import { Database } from '#libs/platform/database/database';

const sql = {
  service: 'select exists (select from orders where service_id = $1) as used',
  country: 'select exists (select from orders where country_id = $1) as used',
} as const satisfies Record<OrdersUse['what'], string>;

@QueryHandler(OrdersUse)
export class OrdersUseHandler implements IQueryHandler<OrdersUse> {
  constructor(private readonly database: Database) {}

  async execute({ what, id }: OrdersUse): Promise<boolean> {
    const row = await this.database.one<{ used: boolean }>(sql[what], [id]);
    return row?.used ?? false;
  }
}
