import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { WaitingChatsOf } from '#libs/contracts/chat/chat-queries';
import { OrdersManagedBy } from '#libs/contracts/orders/order-queries';
import { Database } from '#libs/platform/database/database';

@QueryHandler(WaitingChatsOf)
export class WaitingChatsOfHandler implements IQueryHandler<WaitingChatsOf> {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
  ) {}

  async execute({ manager }: WaitingChatsOf): Promise<number> {
    const orders = await this.queries.execute(new OrdersManagedBy(manager));
    const row = await this.database.one<{ count: number }>(
      'select count(*)::int as count from chats where order_id = any ($1::uuid[]) and waiting_since is not null',
      [orders],
    );
    return row?.count ?? 0;
  }
}
