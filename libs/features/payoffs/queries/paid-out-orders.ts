import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { PaidOutOrders } from '#libs/contracts/payoffs/paid-out-orders';
import type { Id } from '#libs/kernel/ids';
import { Database } from '#libs/platform/database/database';

@QueryHandler(PaidOutOrders)
export class PaidOutOrdersHandler implements IQueryHandler<PaidOutOrders> {
  constructor(private readonly database: Database) {}

  async execute({ partner }: PaidOutOrders): Promise<readonly Id[]> {
    const rows = await this.database.query<{ id: Id }>(
      `select order_id as id from payoffs where partner_id = $1 and status in ('paid', 'reversed')`,
      [partner],
    );
    return rows.map(({ id }) => id);
  }
}
