import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { PaidOutOrders, type PayoffFigures, PayoffFiguresOf } from '#libs/contracts/payoffs/payoff-queries';
import type { Id } from '#machines/kernel/ids';
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

@QueryHandler(PayoffFiguresOf)
export class PayoffFiguresOfHandler implements IQueryHandler<PayoffFiguresOf> {
  constructor(private readonly database: Database) {}

  execute({ partner }: PayoffFiguresOf): Promise<readonly PayoffFigures[]> {
    return this.database.query<PayoffFigures>(
      `select currency, count(*) as payoffs, sum(amount)::bigint as earned, sum(amount - due)::bigint as "paidOut", sum(due)::bigint as due
       from payoffs where partner_id = $1 group by currency order by currency`,
      [partner],
    );
  }
}
