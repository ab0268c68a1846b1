import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { answerOf, type DayAnswer, listQueryOf, RowOfPayoffs } from '#libs/contracts/my-day/day-rows';
import { PaidOutOrders, type PayoffFigures, PayoffFiguresOf } from '#libs/contracts/payoffs/payoff-queries';
import { contentText } from '#machines/kernel/content-language';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { PayoffReads } from './payoff-reads.js';

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

@QueryHandler(RowOfPayoffs)
export class RowOfPayoffsHandler implements IQueryHandler<RowOfPayoffs> {
  constructor(private readonly reads: PayoffReads) {}

  async execute({ asked }: RowOfPayoffs): Promise<DayAnswer> {
    const { actor, language } = asked;
    const page = await this.reads.list(listQueryOf(asked), actor, language);
    return answerOf(page, ({ _id, order, partner, service }) => ({
      _id,
      title: order.number,
      about: (actor.role === 'Partner' ? contentText(service, language) : partner.name) || null,
    }));
  }
}
